import Foundation
import TestSupport
import Testing

@testable import AdaptiveUI

@Suite @MainActor struct MeasuredTextTests {
  private func conditions(_ width: CGFloat?, scale: CGFloat = 1) -> MeasuredText.Conditions {
    MeasuredText.Conditions(
      width: width, lineLimit: 0, fontScale: 1, metrics: .cells, scale: scale)
  }

  @Test func `a size is measured once for the same conditions`() {
    var measured = MeasuredText()
    var count = 0
    for _ in 0..<3 {
      for width in [nil, 80.0, 160.0] as [CGFloat?] {
        let size = measured.size(conditions(width)) {
          count += 1
          return CGSize(width: width ?? -1, height: 1)
        }
        #expect(size.width == width ?? -1)
      }
    }
    #expect(count == 3)
  }

  @Test func `another scale, another width and a forgotten text are measured anew`() {
    var measured = MeasuredText()
    var count = 0
    func ask(_ conditions: MeasuredText.Conditions) {
      _ = measured.size(conditions) {
        count += 1
        return .zero
      }
    }
    ask(conditions(10))
    ask(conditions(10, scale: 2))
    ask(conditions(11))
    measured.forget()
    ask(conditions(10))
    #expect(count == 4)
  }

  @Test func `the oldest sizes go first`() {
    var measured = MeasuredText()
    var count = 0
    for width in 0...MeasuredText.limit + 1 {
      _ = measured.size(conditions(CGFloat(width))) { .zero }
    }
    _ = measured.size(conditions(0)) {
      count += 1
      return .zero
    }
    _ = measured.size(conditions(CGFloat(MeasuredText.limit))) {
      count += 1
      return .zero
    }
    #expect(count == 1)
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

  @Test func `LG6 plain text is as wide as when its letters are told apart one by one`() {
    var random = SeededNumbers(61)
    for _ in 0..<200 {
      let letters = (0..<12).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }
      let text = String(decoding: letters, as: UTF8.self)
      for font in [UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 28)] {
        func width(_ text: String) -> CGFloat { TextMetrics.sanFrancisco.width(of: text, font) }
        // With a letter that is none of ASCII the whole line is looked at by characters.
        #expect(abs(width(text + "é") - width(text) - width("é")) < 1e-9, "\(text)")
      }
    }
  }

  @Test func `LG6 a sign for pounds is as wide as one for dollars`() {
    let font = UIFont.systemFont(ofSize: 17)
    let metrics = TextMetrics.sanFrancisco
    #expect(metrics.width(of: "£", font) == metrics.width(of: "$", font))
  }

  @Test func `LA4.6 lines are as full as they can be`() {
    var random = SeededNumbers(62)
    let font = UIFont.systemFont(ofSize: 15)
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
