import Foundation
import Testing

@testable import InterfaceBuilder

/// What views are called in words, for people who do not know identifiers by heart.
struct SummaryTests {
  @Test func `views are told by class and what they show, constraints by what they say`() throws {
    let frame = #"<rect key="frame" x="0" y="0" width="40" height="40"/>"#
    let long = "A text that is too long\nto be told in full anywhere"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="root" customClass="HeaderView">\(frame)<subviews>
      <label id="label" text="Lots">\(frame)</label>
      <label id="long">\(frame)<string key="text">\(long)</string></label>
      <imageView id="picture" image="logo">\(frame)</imageView>
      <button id="button" customClass="ActionButton">\(frame)<state key="normal" title="Go"/></button>
      <button id="filled">\(frame)<state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" title="New"/></button>
      <textField id="field" placeholder="Name">\(frame)</textField>
      <segmentedControl id="segments">\(frame)</segmentedControl>
      </subviews><constraints><constraint id="edge" firstAttribute="width" constant="100"/>
      <constraint id="below" firstItem="filled" firstAttribute="top" relation="greaterThanOrEqual" \
      secondItem="label" secondAttribute="bottom" multiplier="2" constant="-8"/></constraints></view>
      </objects></document>
      """
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "a.xib")

    #expect(
      document.summaries == [
        "root": "HeaderView with “Lots”", "label": "UILabel “Lots”",
        "long": "UILabel “A text that is too long to be…”", "picture": "UIImageView “logo”",
        "button": "ActionButton “Go”", "filled": "UIButton “New”", "field": "UITextField “Name”",
        "segments": "UISegmentedControl", "edge": "HeaderView with “Lots”.width = 100",
        "below": "UIButton “New”.top ≥ 2 × UILabel “Lots”.bottom − 8",
      ])
  }
}
