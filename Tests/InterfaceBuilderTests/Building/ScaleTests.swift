import AdaptiveUI
import Foundation
import InterfaceBuilder
import Testing
import Workloads

/// Storyboards of thousands of views: work is counted, not timed.
@MainActor struct ScaleTests {
  private func open(_ views: Int) throws -> DocumentWindow {
    let text = GeneratedStoryboard(views: views).text
    return DocumentWindow(
      try InterfaceBuilderDocument(Data(text.utf8), file: "List.storyboard"))
  }

  private func work(_ opened: DocumentWindow, _ change: () -> Void) -> LayoutWork {
    let before = opened.window.layoutWork
    change()
    return opened.window.layoutWork - before
  }

  private func frame(_ identifier: String, _ opened: DocumentWindow) -> CGRect? {
    let item = opened.constraint("\(identifier).width-")?.firstItem
    return (item as? UIView).map { $0.convert($0.bounds, to: nil) }
  }

  @Test func `LA3.1 loading and resizing 10,000 views costs ten times what 1,000 cost`() throws {
    let (small, large) = (try open(1000), try open(10_000))
    let growth = Double(large.viewCount) / Double(small.viewCount)
    let loading = (small.window.layoutWork, large.window.layoutWork)

    let resizing = (
      work(small) { small.resize(columns: 120) }, work(large) { large.resize(columns: 120) }
    )

    #expect(large.viewCount > 10_000)
    #expect(loading.1.rebuilds == 1)
    #expect(loading.1.layouts < large.viewCount + 10)
    #expect(Double(loading.1.steps) < 1.1 * growth * Double(loading.0.steps))
    #expect(loading.1.pivots < 2 * large.viewCount)
    #expect(resizing.1.rebuilds == 0)
    #expect(Double(resizing.1.steps) < 1.1 * growth * Double(resizing.0.steps))
    #expect(Double(resizing.1.layouts) < 1.1 * growth * Double(resizing.0.layouts))
    #expect(resizing.1.pivots < large.viewCount)
    let first = frame("s0r0f", large)
    let last = frame("s108r9f", large)
    #expect(first?.width == last?.width)
    #expect(first != nil && first?.minX == last?.minX)
  }

  @Test func `LA5.7 one row of 3,000 views costs what one row of 300 costs`() throws {
    let works = try [300, 3000].map { views in
      let opened = try open(views)
      let picture = opened.constraint("s0r5p.width-")
      return work(opened) { opened.change(picture, to: 30) }
    }

    #expect(works[0] == works[1])
    #expect(works[1].steps < 100)
    #expect(works[1].layouts < 5)
  }

  @Test func `LA3.4 many layouts are possible and still the whole is solved once`() throws {
    let opened = try open(1000)
    let widths = (0..<10).compactMap { opened.constraint("s\($0)r3p.width-") }

    let freed = work(opened) {
      opened.environment.perform {
        NSLayoutConstraint.deactivate(widths)
        opened.window.layoutIfNeeded()
      }
    }
    let resized = work(opened) { opened.resize(columns: 120) }

    #expect(widths.count == 10)
    #expect(freed.rebuilds == 1)
    #expect(resized.rebuilds <= 2)
  }
}
