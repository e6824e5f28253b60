import AdaptiveUI
import Testing

/// The spellings of text sizes that people type.
struct TextSizeNameTests {
  @Test(arguments: [
    "ax3", "AX3", "accessibilityExtraLarge", "AccessibilityXL", "accessibility-extra-large",
    ".accessibilityExtraLarge", "UICTContentSizeCategoryAccessibilityXL", "Accessibility XL",
  ])
  func `every spelling of a size is read`(spelling: String) {
    #expect(UIContentSizeCategory(spelling: spelling) == .accessibilityExtraLarge)
  }

  @Test func `every size has a short name that is read as that size, smallest first`() {
    #expect(
      UIContentSizeCategory.shortNames == [
        "xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5",
      ])
    #expect(
      UIContentSizeCategory.shortNames.map { UIContentSizeCategory(spelling: $0) }
        == UIContentSizeCategory.all)
    #expect(UIContentSizeCategory.all.sorted() == UIContentSizeCategory.all)
    #expect(UIContentSizeCategory.unspecified.shortName == nil)
  }

  @Test(arguments: ["", "ax", "ax6", "huge", "unspecified", "accessibility"])
  func `anything else is no size`(spelling: String) {
    #expect(UIContentSizeCategory(spelling: spelling) == nil)
  }
}
