import Foundation
import Testing
import Typography

struct MeasuredTextTests {
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
}
