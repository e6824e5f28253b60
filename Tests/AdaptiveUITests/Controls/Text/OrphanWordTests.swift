import AdaptiveUI
import Foundation
import Testing
import Typography

/// Rule LA4.6: what the standard `lineBreakStrategy` of labels does to their last line.
@MainActor struct OrphanWordTests {
  private func label(_ text: String, lines: Int = 0, width: CGFloat) -> CGSize {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  private func width(_ text: String) -> CGFloat {
    TextMetrics.sanFrancisco.size(of: text, .systemFont(ofSize: 17), scale: 2).width
  }

  @Test(arguments: [
    ("To be, or not to be, that is the question", "To be, or not to be, that is "),
    ("Presenting the status of long-running processes", "Presenting the status of long-"),
    ("First\nTo be, or not to be, that is the question", "To be, or not to be, that is "),
  ])
  func `LA4.6 a label takes a word more to its last line where one would be alone`(
    text: String, line: String
  ) {
    let whole = text.split(separator: "\n").map(String.init).last ?? ""
    let full = width(String(whole[..<(whole.lastIndex(of: " ") ?? whole.endIndex)])) + 5

    let size = label(text, width: full)

    #expect(size.width == width(line))
    #expect(size.height == (text == whole ? 41 : 61))
  }

  @Test func `LA4.6 a word stays alone where no other fits beside it, and where lines are cut off`()
  {
    let (long, other) = ("Incomprehensibilities", "incomprehensibilities")

    #expect(label("\(long) \(other)", width: width(long) + 5).width == width(long + " "))
    #expect(label("one two three four", lines: 1, width: width("one two ")).height == 20.5)
    #expect(
      label("one two three four five", lines: 2, width: width("one two three ")).width
        == width("one two three "))
  }

  @Test func `LA4.6 lines that are broken by characters stay full`() {
    let label = UILabel()
    label.text = "aaaa bbbb cccc"
    label.numberOfLines = 0
    label.lineBreakMode = .byCharWrapping
    let full = width("aaaa bbbb ")

    #expect(label.sizeThatFits(CGSize(width: full, height: 100)).width == full)
  }
}
