import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// Split view controllers of documents: which columns they have, and how these are arranged.
@MainActor struct SplitTests {
  private func split(_ attributes: String, _ relationships: [String]) throws
    -> UISplitViewController
  {
    let segues = relationships.map {
      #"<segue destination="\#($0)" kind="relationship" relationship="\#($0)ViewController" id="s\#($0)"/>"#
    }
    let scenes = relationships.map {
      """
      <scene sceneID="x\($0)"><objects><viewController id="\($0)" title="\($0)">
        <view key="view" id="v\($0)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects></scene>
      """
    }
    let opened = try OpenedStoryboard(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
        initialViewController="split">
      <device id="ipad9_7" orientation="landscape"/>
      <scenes><scene sceneID="s"><objects><splitViewController id="split" \(attributes)>
        <connections>\(segues.joined())</connections></splitViewController></objects></scene>
      \(scenes.joined())</scenes></document>
      """, on: "ipad_10_5")
    return try #require(opened.instance.root as? UISplitViewController)
  }

  private func title(_ split: UISplitViewController, _ column: UISplitViewController.Column)
    -> String?
  { split.viewController(for: column)?.title }

  @Test func `documents of before columns had names have a list and its detail`() throws {
    let made = try split(
      #"preferredDisplayMode="allVisible" minimumPrimaryColumnWidth="290" presentsWithGesture="NO""#,
      ["master", "detail"])

    #expect(made.style == .unspecified)
    #expect(made.viewControllers.map(\.title) == ["master", "detail"])
    #expect(made.preferredDisplayMode == .oneBesideSecondary)
    #expect(made.minimumPrimaryColumnWidth == 290)
    #expect(!made.presentsWithGesture)
  }

  @Test func `KS03 two columns, and what stands in for them where there is room for one`() throws {
    let made = try split(
      #"allowDoubleColumnStyle="YES" behavior="tile" preferredDisplayMode="over""#,
      ["master", "detail", "compact"])

    #expect(made.style == .doubleColumn)
    #expect(title(made, .primary) == "master")
    #expect(title(made, .secondary) == "detail")
    #expect(title(made, .compact) == "compact")
    #expect(made.preferredSplitBehavior == .tile)
    #expect(made.preferredDisplayMode == .oneOverSecondary)
  }

  @Test func `KS03 three columns with their widths`() throws {
    let made = try split(
      #"allowDoubleColumnStyle="YES" preferredSupplementaryColumnWidth="250" preferredPrimaryColumnWidthFraction="0.25""#,
      ["master", "supplementary", "detail"])

    #expect(made.style == .tripleColumn)
    #expect(title(made, .primary) == "master")
    #expect(title(made, .supplementary) == "supplementary")
    #expect(title(made, .secondary) == "detail")
    #expect(made.preferredSupplementaryColumnWidth == 250)
    #expect(made.preferredPrimaryColumnWidthFraction == 0.25)
  }
}
