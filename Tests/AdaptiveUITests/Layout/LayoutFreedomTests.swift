import AdaptiveUI
import Foundation
import TestSupport
import Testing

/// Which of several solutions is shown follows from the constraints and their order, not from what the
/// window was before.
///
/// Rules LA3.4, LA7.1.
@MainActor struct LayoutFreedomTests {
  /// Boxes and texts that share the window's width and prefer widths that do not add up to it.
  ///
  /// Many preferences are equally strong, so any of them may give way, and nothing says how high the boxes are.
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
        let preference = box.widthAnchor.constraint(equalToConstant: width)
        preference.priority = UILayoutPriority(
          Float.random(in: 0..<2, using: &numbers) < 1 ? 500 : 400)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: left),
          box.topAnchor.constraint(greaterThanOrEqualTo: root.safeAreaLayoutGuide.topAnchor),
          preference,
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
  private func work(of test: TestWindow, after change: (UIView) -> Void = { _ in }) -> LayoutWork {
    test.resize(120, 40)
    change(test.root.view)
    let before = test.window.layoutWork
    test.resize(140, 40)
    return test.window.layoutWork - before
  }

  /// Labels side by side that resist being cut equally: who is cut is nobody's rule.
  private func tiedRow() -> TestWindow {
    TestWindow {
      let controller = UIViewController()
      let root: UIView = controller.view
      var left = root.leadingAnchor
      for index in 0..<4 {
        let label = UILabel()
        label.text = String(repeating: "word ", count: 10 + index)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: left),
          label.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        ])
        left = label.trailingAnchor
      }
      left.constraint(equalTo: root.trailingAnchor).isActive = true
      return controller
    }
  }

  @Test
  func `LA3.4 a resize of a layout with ties starts the solver afresh and writes no sum anew`() {
    let work = work(of: tiedRow())

    #expect(work.rebuilds > 0)
    // Those that hang on margins and safe areas are looked at, as they may have changed.
    #expect(work.forms <= 4 * (work.rebuilds + 1), "\(work)")
  }

  @Test func `LA3.4 after a change of the siblings' order a resize follows the tree anew`() {
    let work = work(of: tiedRow()) { $0.bringSubviewToFront($0.subviews[0]) }

    #expect(work.forms > 4 * (work.rebuilds + 1), "\(work)")
  }

  @Test(arguments: [
    UIStackView.Distribution.fill, .fillEqually, .equalSpacing, .equalCentering,
  ])
  func
    `LA3.4 LD14 a resize does not start afresh for guides of a stack that nothing places along it`(
      distribution: UIStackView.Distribution
    )
  {
    let test = TestWindow {
      let controller = UIViewController()
      let stack = UIStackView(arrangedSubviews: (0..<5).map { _ in UISwitch() })
      (stack.distribution, stack.alignment) = (distribution, .center)
      stack.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        stack.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
      ])
      return controller
    }

    #expect(work(of: test).rebuilds == 0)
  }

  @Test func `LA3.4 constraints that went and came back decide as if they had stayed`() {
    let test = tiedRow()
    let before = test.frames

    for constraint in test.root.view.constraints {
      constraint.isActive = false
      test.environment.settle()
      constraint.isActive = true
      test.environment.settle()
      #expect(test.frames == before, "\(constraint)")
    }
  }

  /// A text below a square picture in a card of a given height: the more lines, the narrower the card.
  private func card(_ columns: Int, _ rows: Int) -> TestWindow {
    TestWindow(host: .terminal(TerminalHost(columns: columns, rows: rows))) {
      let controller = UIViewController()
      let root: UIView = controller.view
      let (picture, text) = (autoView("picture"), UILabel())
      text.text = String(repeating: "Lorem ipsum dolor ", count: 9)
      text.numberOfLines = 0
      text.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(picture)
      root.addSubview(text)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: root.topAnchor),
        picture.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
        text.topAnchor.constraint(equalTo: picture.bottomAnchor),
        text.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        text.widthAnchor.constraint(equalTo: picture.widthAnchor),
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
      return controller
    }
  }

  @Test func `LA4.6 text whose height says how wide it is has its lines by the size alone`() {
    let test = card(100, 24)
    for (columns, rows) in TestWindow.sizes + [(100, 23), (100, 22), (100, 23), (100, 24)] {
      test.resize(columns, rows)
      #expect(test.frames == card(columns, rows).frames, "\(columns) × \(rows)")
    }
  }
}
