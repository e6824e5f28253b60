import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import TestSupport
import Testing

/// Pictures of which only the rows with new contents are drawn.
@MainActor struct CanvasMemoryTests {
  private static let texts = [
    "", "a", "Hello", "two words", "one\ntwo\nthree", "漢字 wide", "e\u{301}",
    "a longer text that is cut",
  ]

  private func content(_ numbers: inout SeededNumbers) -> ShownContent {
    let roles: [ShownContent.Role] = [
      .label, .label, .label, .button(.plain), .toggle(isOn: Bool.random(using: &numbers)),
      .slider(fraction: Double.random(in: 0...1, using: &numbers)), .paragraphs(isEditable: false),
    ]
    return ShownContent(
      roles.randomElement(using: &numbers) ?? .label,
      text: Self.texts.randomElement(using: &numbers) ?? "",
      alignment: Bool.random(using: &numbers) ? .left : .center,
      lineLimit: Int.random(in: 0...2, using: &numbers),
      isEnabled: Bool.random(using: &numbers), isSelected: Bool.random(using: &numbers))
  }

  private func frame(_ numbers: inout SeededNumbers) -> CGRect {
    cells(
      Int.random(in: -2..<30, using: &numbers), Int.random(in: -1..<12, using: &numbers),
      Int.random(in: 1..<20, using: &numbers), Int.random(in: 1..<8, using: &numbers))
  }

  /// Signs in boxes in boxes, somewhere.
  private func fill(_ view: UIView, _ numbers: inout SeededNumbers, _ signs: inout [Sign]) {
    for number in 0..<4 {
      let panel = view.add("panel-\(number)", frame(&numbers))
      panel.clipsToBounds = Bool.random(using: &numbers)
      for _ in 0..<2 {
        let sign = Sign(content(&numbers))
        let name = Bool.random(using: &numbers) ? "sign-\(signs.count)" : nil
        (Bool.random(using: &numbers) ? panel : view).add(name, frame(&numbers), sign)
        signs.append(sign)
      }
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `pictures of new contents equal pictures that are drawn whole`(seed: UInt64) throws {
    var numbers = SeededNumbers(seed)
    var signs: [Sign] = []
    let canvas = TestCanvas(36, 14) { fill($0, &numbers, &signs) }
    let memory = CanvasMemory()
    for step in 0..<40 {
      let sign = try #require(signs.randomElement(using: &numbers))
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0: sign.isHidden.toggle()
      case 1: sign.frame = frame(&numbers)
      case 2: sign.alpha = sign.alpha < 1 ? 1 : 0.3
      default: sign.presentedContent = content(&numbers)
      }
      let picture = CanvasRenderer.picture(
        of: canvas.window, canvas: canvas.size, memory: memory)
      let whole = canvas.picture()
      #expect(picture.buffer == whole.buffer, "seed \(seed), step \(step)")
      let point = CellPoint(
        column: Int.random(in: 0..<36, using: &numbers),
        row: Int.random(in: 0..<14, using: &numbers))
      #expect(picture.view(at: point) === whole.view(at: point))
    }
  }

  @Test func `a new text is drawn where the old one stood, other sizes and hues are drawn whole`() {
    let sign = Sign(ShownContent(.label, text: "old"))
    let canvas = TestCanvas(20, 6) {
      $0.add("box", cells(0, 0, 20, 5))
      $0.add("sign", cells(0, 5, 20, 1), sign)
    }
    let memory = CanvasMemory()
    func picture(_ change: (inout CanvasOptions) -> Void = { _ in }) -> CanvasPicture {
      var options = CanvasOptions()
      change(&options)
      return CanvasRenderer.picture(
        of: canvas.window, canvas: canvas.size, options: options, memory: memory)
    }
    #expect(picture().buffer.lines.last == "└old───────────────┘")
    sign.presentedContent.text = "new"
    #expect(picture().buffer.lines.last == "└new───────────────┘")
    #expect(
      picture { $0.usesColor = false }.buffer == canvas.picture { $0.usesColor = false }.buffer)
    #expect(picture { $0.focus = sign }.buffer == canvas.picture { $0.focus = sign }.buffer)
    #expect(picture().buffer == canvas.picture().buffer)
  }
}
