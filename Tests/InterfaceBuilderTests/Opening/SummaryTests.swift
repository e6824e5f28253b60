import Foundation
import Testing

@testable import InterfaceBuilder

/// What views are called in words, for people who do not know identifiers by heart.
struct SummaryTests {
  @Test func `views are told by class and what they show, constraints by what they say`() throws {
    let document = try InterfaceBuilderDocument(sample: "views-to-tell.xib")

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
