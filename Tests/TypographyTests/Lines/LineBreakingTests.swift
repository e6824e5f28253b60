import Foundation
import TestSupport
import Testing
import Typography

/// Where lines end that are too long.
///
/// Rule LA4.6.
struct LineBreakingTests {
  /// The lines of a text in a terminal of so many columns, where wide characters take two.
  private func lines(_ text: String, _ columns: Int) -> [String] {
    TextMetrics.cells.lines(
      of: text, FontSpecification(size: 17), width: TextMetrics.cell.width * CGFloat(columns))
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

  @Test func `LA4.6 lines are as full as they can be`() {
    var random = SeededNumbers(62)
    let font = FontSpecification(size: 15)
    func width(_ text: String) -> CGFloat { TextMetrics.sanFrancisco.width(of: text, font) }
    for _ in 0..<200 {
      let words = (0..<20).map { _ in
        String(repeating: "m", count: Int.random(in: 1...9, using: &random))
      }
      let room = CGFloat.random(in: 20...200, using: &random)
      let lines = TextMetrics.sanFrancisco.lines(
        of: words.joined(separator: " "), font, width: room)

      #expect(lines.allSatisfy { width($0) <= room + 0.01 })
      // Broken inside words too, so that nothing is lost and nothing comes twice.
      #expect(lines.joined().filter { $0 == "m" } == words.joined())
      for (line, next) in zip(lines, lines.dropFirst()) {
        let word = next.prefix { $0 != " " }
        let isInsideWord = width(line + word.prefix(1)) > room + 0.01
        #expect(isInsideWord || width(line + " " + word) > room + 0.01, "\(line)|\(next)")
      }
    }
  }
}
