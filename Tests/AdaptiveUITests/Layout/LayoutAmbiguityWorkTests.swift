import AdaptiveUI
import Foundation
import Testing

/// What it costs to find out which views are ambiguous: work is counted, not timed.
///
/// Rule LA7.1.
@MainActor struct LayoutAmbiguityWorkTests {
  /// Views below each other, none of which has a height.
  private func column(_ count: Int) -> TestWindow {
    TestWindow {
      let controller = UIViewController()
      let root: UIView = controller.view
      var top = root.topAnchor
      for index in 0..<count {
        let view = autoView("view\(index)")
        root.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          view.widthAnchor.constraint(equalToConstant: 20),
          view.topAnchor.constraint(equalTo: top, constant: 1),
        ])
        top = view.bottomAnchor
      }
      return controller
    }
  }

  /// The work to ask each view whether it is ambiguous.
  private func work(_ count: Int) -> Int {
    let test = column(count)
    let before = test.window.layoutWork
    let ambiguous = test.root.view.subviews.count { $0.hasReportableAmbiguity }
    #expect(ambiguous == count)
    return (test.window.layoutWork - before).steps
  }

  @Test func `LA7.1 a column of 1,000 ambiguous views costs ten times what one of 100 costs`() {
    let (short, long) = (work(100), work(1000))

    #expect(short > 0)
    #expect(Double(long) < 1.1 * 10 * Double(short))
  }
}
