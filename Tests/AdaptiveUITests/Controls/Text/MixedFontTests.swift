import AdaptiveUI
import Foundation
import Testing

/// Texts with several fonts.
@MainActor struct MixedFontTests {
  @Test func `a text with several fonts is as high as its highest one`() {
    let test = TestWindow { controller("root") }
    test.environment.perform {
      let text = NSMutableAttributedString(
        string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      text.append(
        NSAttributedString(string: "LARGE", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
      let label = UILabel()
      label.attributedText = text
      let alone = UILabel()
      alone.font = .systemFont(ofSize: 40)
      alone.text = "LARGE"
      #expect(label.text == "small LARGE")
      #expect(label.intrinsicContentSize.height == alone.intrinsicContentSize.height)
      #expect(label.intrinsicContentSize.width > alone.intrinsicContentSize.width)
      #expect(
        text.boundingRect(
          with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, context: nil
        ).height > label.intrinsicContentSize.height)
    }
  }
}
