import Foundation
import TestSupport
import Testing
import Typography

@testable import AdaptiveUI

/// Where lines end that are too long for their view.
///
/// Rule LA4.6.
@MainActor struct LabelLineTests {
  /// The lines of a text in a terminal of so many columns, where wide characters take two.
  private func lines(_ text: String, _ columns: Int) -> [String] {
    TextMetrics.cells.lines(
      of: text, .systemFont(ofSize: 17), width: TerminalHost.cell.width * CGFloat(columns))
  }

  @Test func `LA4.6 a label asks for the part of a word that fits beside others`() {
    let label = UILabel()
    label.text = "end-to-end"
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 60

    let part = UILabel()
    part.text = "end-to-"
    #expect(label.intrinsicContentSize.height == 41)
    #expect(label.intrinsicContentSize.width == part.intrinsicContentSize.width)
  }

  @Test(arguments: 0..<300) func `LA4.6 plain and attributed text end their lines alike`(
    seed: UInt64
  ) {
    var random = SeededNumbers(seed)
    let letters = Array("ab1-/ (.é日。")
    let count = Int.random(in: 1...30, using: &random)
    let text = String((0..<count).map { _ in letters.randomElement(using: &random)! })
    let columns = Int.random(in: 2...12, using: &random)
    let broken = lines(text, columns)

    if let plain = PlainText.lines(of: text, columns: columns) {
      let bytes = Array(text.utf8)
      #expect(broken == plain.map { String(decoding: bytes[$0], as: UTF8.self) })
    }
    let attributed = AttributedText(
      NSAttributedString(string: text), metrics: .cells, standard: .systemFont(ofSize: 17))
    let size = attributed.size(width: TerminalHost.cell.width * CGFloat(columns), scale: 1)
    #expect(size.height == TerminalHost.cell.height * CGFloat(broken.count))
    #expect(
      broken.map { $0.replacing(" ", with: "") }.joined() == text.replacing(" ", with: ""),
      "nothing is lost")
  }

  @Test func `LA4.6 text is as large where it is examined as where it is laid out`() {
    let label = UILabel()
    label.text = "Lines of fonts for text styles stand apart."
    label.font = .preferredFont(forTextStyle: .title3)
    label.numberOfLines = 0
    let room = CGSize(width: 120, height: 0)

    let lines = TextMetrics.sanFrancisco.lines(
      of: label.text ?? "", label.font, width: room.width
    ).count
    let exact = label.font.lineHeight * CGFloat(lines) + label.font.leading * CGFloat(lines - 1)

    #expect(lines > 2 && label.font.leading > 0)
    #expect((exact...exact + 0.5).contains(label.textSize(width: room.width).height))
    #expect(label.textSize(width: room.width) == label.sizeThatFits(room))
    #expect(
      label.textSize(width: room.width, fontScale: 0.5).height < label.sizeThatFits(room).height)
  }
}
