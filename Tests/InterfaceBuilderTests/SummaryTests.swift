import Foundation
import Testing

@testable import InterfaceBuilder

/// What views are called in words, for people who do not know identifiers by heart.
@Suite struct SummaryTests {
  @Test func `views are told by class or kind and by what they show`() throws {
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
      </subviews><constraints><constraint id="edge" firstAttribute="width"/></constraints></view>
      </objects></document>
      """
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "a.xib")

    #expect(
      document.summaries == [
        "root": "HeaderView", "label": "label 'Lots'",
        "long": "label 'A text that is too long to be …'", "picture": "image view 'logo'",
        "button": "ActionButton 'Go'", "filled": "button 'New'", "field": "text field 'Name'",
        "segments": "segmented control",
      ])
  }
}
