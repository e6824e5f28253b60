import AdaptiveUI
import Foundation
import TestSupport
import Testing

/// Which of several solutions is shown follows from the constraints and their order, not from what the
/// window was before.
///
/// Rules LA3.4, LA7.1.
@MainActor @Suite struct LayoutFreedomTests {
  /// Boxes and texts that share the window's width and wish for widths that do not add up to it.
  ///
  /// Many wishes are equally strong, so any of them may give way, and nothing says how high the boxes are.
  private func boxes(_ seed: UInt64, _ columns: Int, _ rows: Int) -> TestWindow {
    TestWindow(host: .terminal(TerminalHost(columns: columns, rows: rows))) {
      var numbers = SeededNumbers(seed)
      let controller = UIViewController()
      let root: UIView = controller.view
      var left = root.layoutMarginsGuide.leadingAnchor
      for index in 0..<5 {
        let box = index % 2 == 0 ? autoView("box\(index)") : UILabel()
        (box as? UILabel)?.text = String(repeating: "words ", count: 8)
        (box as? UILabel)?.numberOfLines = 0
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        let width = CGFloat(Int.random(in: 2..<30, using: &numbers) * 8)
        let wish = box.widthAnchor.constraint(equalToConstant: width)
        wish.priority = UILayoutPriority(Float.random(in: 0..<2, using: &numbers) < 1 ? 500 : 400)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: left),
          box.topAnchor.constraint(greaterThanOrEqualTo: root.safeAreaLayoutGuide.topAnchor),
          wish,
        ])
        left = box.trailingAnchor
      }
      left.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor).isActive = true
      return controller
    }
  }

  @Test(arguments: 1...40)
  func `LA3.4 which of many layouts is shown at a size is the same however the window came there`(
    seed: UInt64
  ) {
    let test = boxes(seed, 100, 40)
    for (columns, rows) in TestWindow.sizes {
      test.resize(columns, rows)
      #expect(test.frames == boxes(seed, columns, rows).frames, "\(columns) × \(rows)")
    }
  }

  /// What a resize does after `change`.
  private func workOfResize(after change: (UIView) -> Void) -> LayoutWork {
    let test = boxes(1, 100, 40)
    test.resize(120, 40)
    change(test.root.view)
    let before = test.window.layoutWork
    test.resize(140, 40)
    return test.window.layoutWork - before
  }

  @Test func `LA3.4 a resize of a free layout starts the solver afresh and writes no sum anew`() {
    let work = workOfResize { _ in }

    #expect(work.rebuilds > 0)
    // Those that hang on margins and safe areas are looked at, as they may have changed.
    #expect(work.forms <= 7 * (work.rebuilds + 1), "\(work)")
  }

  @Test func `LA3.4 after a change of the siblings' order a resize follows the tree anew`() {
    let work = workOfResize { $0.bringSubviewToFront($0.subviews[0]) }

    #expect(work.forms > 7 * (work.rebuilds + 1), "\(work)")
  }
}
