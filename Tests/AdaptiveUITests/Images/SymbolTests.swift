import Foundation
import Testing

@testable import AdaptiveUI

/// Symbols by name, and how pictures are shown.
@MainActor struct SymbolTests {
  @Test func `a symbol is a sign whose size follows its configuration`() {
    let star = UIImage(systemName: "star.fill")
    #expect(star?.art == ["★"])
    #expect(star?.size == CGSize(width: 20, height: 20))
    let large = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
    #expect(abs((large?.size.height ?? 0) - 47) < 0.1)
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

  @Test(arguments: [
    ("questionmark.circle", 33.0, 0.5), ("triangle.fill", 31.67, 1.17), ("person.fill", 31.3, 1.35),
    ("house", 34.25, -0.125),
    ("sun.max", 34.5, -0.25), ("bolt.badge", 34, 0), ("camera.fill", 31.75, 1.125),
    ("photo.fill.on.rectangle.fill", 33.3, 0.35), ("checkmark", 30.33, 1.835),
  ])
  func `LA6.5 constraints see a symbol in a box that its drawing does not fill`(
    name: String, height: Double, top: Double
  ) {
    let view = UIImageView(image: UIImage(systemName: name))
    #expect(view.intrinsicContentSize.height == 20)
    let drawn = view.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 34, height: 34))
    #expect(abs(drawn.height - height) < 0.01)
    #expect(abs(drawn.minY - top) < 0.01)
    #expect(drawn.width == 34)
  }

  @Test(arguments: [(128.0, 64.0, 28.28, 14.14), (64, 128, 10, 20), (128, 128, 20, 20)])
  func `LA6.5 a symbol that was not measured covers as much as its box, and is no higher`(
    width: Double, height: Double, drawnWidth: Double, drawnHeight: Double
  ) {
    let size = SymbolMetrics(
      "never.measured", proportions: CGSize(width: width, height: height), configuration: nil,
      traits: UITraitCollection()
    ).size
    #expect(abs(size.width - drawnWidth) < 0.01 && abs(size.height - drawnHeight) < 0.01)
  }

  @Test func `LA6.5 scale and weight change a symbol's drawing, not its box`() throws {
    let view = UIImageView(image: UIImage(systemName: "chevron.right"))
    let tall = view.frame.height
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .small)
    let small = view.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 20, height: 20)).height
    #expect(small < tall)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .small)
      .applying(UIImage.SymbolConfiguration(weight: .bold))
    let bold = view.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 20, height: 20)).height
    #expect(small < bold && bold < tall)
    #expect(view.intrinsicContentSize.height == 20)
  }
}
