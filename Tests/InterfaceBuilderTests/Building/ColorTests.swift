import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// Colours in the words of documents.
@MainActor struct ColorTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="300" height="40"/>"#

  private func view(_ name: String, _ children: String) throws -> UIView {
    let opened = try OpenedStoryboard(
      views: "<\(name) id=\"x\">\(Self.frame)\(children)</\(name)>",
      resources: """
        <namedColor name="Sea"><color red="0" green="0.5" blue="1" alpha="0.5"/></namedColor>
        <namedColor name="Loop"><color key="a" name="Loop"/></namedColor>
        """)
    return try #require(opened.view("x"))
  }

  nonisolated private static let words: [(String, UIColor?)] = [
    (
      #"red="0.25" green="0.5" blue="1" alpha="0.75" colorSpace="custom""#,
      UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    ),
    (#"white="0.5" alpha="1" colorSpace="calibratedWhite""#, UIColor(white: 0.5, alpha: 1)),
    (#"systemColor="secondaryLabelColor""#, .secondaryLabel),
    (#"systemColor="tintColor""#, .tintColor),
    (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, .systemGroupedBackground),
    (#"xcode11CocoaTouchSystemColor="labelColor" cocoaTouchSystemColor="darkTextColor""#, .label),
    (#"systemColor="newestColor" red="1" green="0" blue="0""#, .red),
    (#"name="Sea""#, UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.5)),
    (#"name="Loop""#, nil), (#"name="missing""#, nil), (#"red="nan" green="0" blue="0""#, nil),
    (#"white="7" alpha="-3""#, UIColor(white: 1, alpha: 0)),
  ]

  @Test(arguments: words.indices) func `colours are the system's, named, or made of components`(
    row: Int
  ) throws {
    let (word, color) = Self.words[row]
    let found = try view("view", "<color key=\"backgroundColor\" \(word)/>").backgroundColor

    #expect(found == color)
  }

  @Test func `text, titles and bars have their colours`() throws {
    let red = #"red="1" green="0" blue="0" alpha="1"/>"#
    let label = try view("label", #"<color key="textColor" \#(red)"#)
    let button = try view(
      "button",
      """
      <color key="tintColor" systemColor="systemGreenColor"/>
      <state key="normal" title="a"><color key="titleColor" \(red)</state>
      """)
    let bar = try view("navigationBar", #"<color key="barTintColor" \#(red)"#)

    #expect((label as? UILabel)?.textColor == .red)
    #expect((button as? UIButton)?.currentTitleColor == .red)
    #expect(button.tintColor == .systemGreen)
    #expect((bar as? UINavigationBar)?.barTintColor == .red)
  }
}
