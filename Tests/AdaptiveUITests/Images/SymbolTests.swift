import AdaptiveUI
import Foundation
import Testing

/// Symbols by name, and how pictures are shown.
@MainActor @Suite struct SymbolTests {
  @Test func `a symbol is a sign whose size follows its configuration`() {
    let star = UIImage(systemName: "star.fill")
    #expect(star?.art == ["★"])
    #expect(star?.size == CGSize(width: 20, height: 20))
    let large = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
    #expect(large?.size == CGSize(width: 47, height: 47))
    #expect(large?.art == ["☆"])
    #expect(UIImage(systemName: "chevron.left.circle")?.art == ["‹"])
    #expect(UIImage(systemName: "Not a symbol") == nil)
  }

  @Test func `a symbol of a text style grows with the text size`() {
    let style = UIImage.SymbolConfiguration(textStyle: .body)
    let big = style.withTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    #expect(
      (UIImage(systemName: "star", withConfiguration: big)?.size.width ?? 0)
        > (UIImage(systemName: "star", withConfiguration: style)?.size.width ?? 0))
  }

  @Test func `a template in a tint is another picture of the same size`() {
    let plain = UIImage(systemName: "heart")
    let red = plain?.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(red != plain)
    #expect(red?.size == plain?.size)
    #expect(red?.renderingMode == .alwaysOriginal)
  }
}
