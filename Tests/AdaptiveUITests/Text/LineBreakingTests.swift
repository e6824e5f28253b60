import Foundation
import TestSupport
import Testing

@testable import AdaptiveUI

/// Where lines end that are too long.
///
/// Rule LA4.6.
@MainActor @Suite struct LineBreakingTests {
  /// The lines of a text in a terminal of so many columns, where wide characters take two.
  private func lines(_ text: String, _ columns: Int) -> [String] {
    TextMetrics.cells.lines(
      of: text, .systemFont(ofSize: 17), width: TerminalHost.cell.width * CGFloat(columns))
  }

  @Test func `LA4.6 lines end after hyphens and slashes that join words`() {
    #expect(
      lines("Messages are end-to-end encrypted", 17) == ["Messages are end-", "to-end encrypted"])
    #expect(lines("sign in/sign up", 8) == ["sign in/", "sign up"])
    #expect(lines("see https://a.org/b", 12) == ["see https://", "a.org/b"])
  }

  @Test func `LA4.6 lines do not end inside numbers, options and paths, or before a hyphen`() {
    #expect(lines("on 2026-11-22 at 1/2", 9) == ["on", "2026-11-2", "2 at 1/2"])
    #expect(lines("type --all", 8) == ["type", "--all"])
    #expect(lines("see /usr", 5) == ["see", "/usr"])
    #expect(lines("ab- cd", 4) == ["ab-", "cd"])
    #expect(lines("abcd-e", 4) == ["abcd", "-e"])
  }

  @Test func `LA4.6 Japanese lines end anywhere but before punctuation and small letters`() {
    #expect(lines("に行って。また", 4) == ["に", "行っ", "て。", "また"])
    #expect(lines("地区「あり」です", 6) == ["地区", "「あ", "り」で", "す"])
    #expect(lines("SOMA地区の", 6) == ["SOMA地", "区の"])
    #expect(lines("た。SOMA", 6) == ["た。", "SOMA"])
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
}
