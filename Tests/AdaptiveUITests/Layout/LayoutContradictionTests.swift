import AdaptiveUI
import Foundation
import TestSupport
import Testing

/// What contradictions cost when the window changes, and that the way to a size decides nothing.
@MainActor struct LayoutContradictionTests {
  /// A window whose boxes have required constraints as the seed draws them, many of which contradict.
  ///
  /// They are numbers alone, sizes of other boxes and shares of the window. Weak ones place what is left.
  private func boxes(_ seed: UInt64, _ columns: Int, _ rows: Int) -> TestWindow {
    TestWindow(host: .terminal(TerminalHost(columns: columns, rows: rows))) {
      var numbers = SeededNumbers(seed)
      let controller = UIViewController()
      let root: UIView = controller.view
      var views: [UIView] = []
      for index in 0..<6 {
        let view = autoView("box\(index)")
        root.addSubview(view)
        let preferences = [
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
          view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
          view.widthAnchor.constraint(equalToConstant: 30),
          view.heightAnchor.constraint(equalToConstant: 15),
        ]
        for (place, preference) in preferences.enumerated() {
          preference.priority = UILayoutPriority(Float(10 + index * 4 + place))
        }
        NSLayoutConstraint.activate(preferences)
        views.append(view)
      }
      for index in 0..<14 {
        let view = views[Int.random(in: 0..<6, using: &numbers)]
        let other = views[Int.random(in: 0..<6, using: &numbers)]
        let number = CGFloat(Int.random(in: 0..<9, using: &numbers) * 10)
        let isRoot = view === other
        let anchor = isRoot ? root.widthAnchor : other.widthAnchor
        let constraint =
          switch Int.random(in: 0..<5, using: &numbers) {
          case 0: view.widthAnchor.constraint(equalToConstant: number)
          case 1: view.widthAnchor.constraint(equalTo: anchor, multiplier: isRoot ? 0.25 : 1)
          case 2: view.widthAnchor.constraint(greaterThanOrEqualToConstant: number)
          case 3: view.heightAnchor.constraint(equalTo: other.heightAnchor, constant: number)
          default: view.heightAnchor.constraint(equalToConstant: number)
          }
        constraint.identifier = "\(index)"
        constraint.isActive = true
      }
      return controller
    }
  }

  private func broken(_ test: TestWindow) -> [String?] {
    test.root.view.brokenConstraints.map(\.identifier)
  }

  @Test(arguments: 1...60)
  func `LA8.1 what gives way at a size is the same however the window came there`(seed: UInt64) {
    let wandering = boxes(seed, 100, 40)
    for (columns, rows) in TestWindow.sizes {
      wandering.resize(columns, rows)
      let fresh = boxes(seed, columns, rows)
      #expect(wandering.frames == fresh.frames, "seed \(seed), \(columns)×\(rows)")
      #expect(broken(wandering) == broken(fresh), "seed \(seed), \(columns)×\(rows)")
    }
  }

  /// How often the solver starts afresh over all sizes, with a contradiction that `make` adds to a box
  /// of eighty points.
  private func freshStarts(_ make: (UIView, UIView) -> NSLayoutConstraint) -> Int {
    let test = TestWindow(host: .terminal(TerminalHost(columns: 100, rows: 40))) {
      let controller = UIViewController()
      let root: UIView = controller.view
      let box = autoView("box")
      root.addSubview(box)
      NSLayoutConstraint.activate(
        corner(box, root) + [
          box.heightAnchor.constraint(equalTo: root.heightAnchor),
          box.widthAnchor.constraint(equalToConstant: 80), make(box, root),
        ])
      return controller
    }
    let root: UIView = test.root.view
    #expect(root.brokenConstraints.count == 1)
    let before = root.layoutRebuilds
    for (columns, rows) in TestWindow.sizes { test.resize(columns, rows) }
    #expect(root.brokenConstraints.count == 1)
    return root.layoutRebuilds - before
  }

  @Test
  func
    `LA8.1 a contradiction between numbers that a resize leaves alone stands without a fresh start`()
  {
    #expect(freshStarts { box, _ in box.widthAnchor.constraint(equalToConstant: 90) } == 0)
  }

  @Test func `LA8.1 a contradiction with the window's size is met anew at each size`() {
    #expect(
      freshStarts { box, root in box.widthAnchor.constraint(equalTo: root.widthAnchor) }
        == TestWindow.sizes.count)
  }
}
