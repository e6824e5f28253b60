import AdaptiveUI
import Foundation
import Testing

/// The layout depends on the constraints there are, not on the way there.
@MainActor struct LayoutHistoryTests {
  /// Numbers from a seed, the same on every run.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  /// One constraint as data, so that it can be made again elsewhere.
  private struct Plan: Hashable {
    let view: Int
    let attribute: Int
    let constant: Int
  }

  /// Boxes that default weakly to a place each, so that every set of plans has one answer.
  private struct Boxes {
    let environment: Environment
    let window: UIWindow
    let views: [UIView]
    var active: [Plan: NSLayoutConstraint] = [:]

    @MainActor init() {
      let test = TestWindow { UIViewController() }
      environment = test.environment
      window = test.window
      let root = test.root.view ?? UIView()
      views = environment.perform {
        (0..<6).map { index in
          let view = autoView("box\(index)")
          root.addSubview(view)
          let defaults = [
            view.leadingAnchor.constraint(
              equalTo: root.leadingAnchor, constant: CGFloat(index * 10)),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index * 20)),
            view.widthAnchor.constraint(equalToConstant: 30),
            view.heightAnchor.constraint(equalToConstant: 15),
          ]
          for (place, constraint) in defaults.enumerated() {
            constraint.priority = UILayoutPriority(Float(10 + index * 4 + place))
          }
          NSLayoutConstraint.activate(defaults)
          return view
        }
      }
    }

    @MainActor mutating func toggle(_ plan: Plan) {
      if let constraint = active.removeValue(forKey: plan) {
        constraint.isActive = false
        return
      }
      let view = views[plan.view]
      let previous = views[(plan.view + 5) % 6]
      let constant = CGFloat(plan.constant)
      let constraint =
        switch plan.attribute {
        case 0: view.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: constant)
        case 1: view.widthAnchor.constraint(greaterThanOrEqualToConstant: constant * 3)
        case 2: view.heightAnchor.constraint(equalTo: previous.heightAnchor, constant: constant)
        default:
          view.topAnchor.constraint(lessThanOrEqualTo: previous.topAnchor, constant: constant)
        }
      constraint.priority = UILayoutPriority(
        Float(100 + plan.view * 40 + plan.attribute * 10 + plan.constant % 10))
      active[plan] = constraint
      constraint.isActive = true
    }

    @MainActor func frames() -> [CGRect] {
      environment.settle()
      return views.map(\.frame)
    }
  }

  @Test(arguments: 1...12)
  func `LA3.1 constraints that come and go leave the frames of a fresh build`(seed: UInt64) {
    var dice = Dice(state: seed)
    var boxes = Boxes()

    for step in 0..<60 {
      boxes.toggle(Plan(view: dice.roll(6), attribute: dice.roll(4), constant: dice.roll(8)))
      if step % 3 == 0 { _ = boxes.frames() }
    }
    var fresh = Boxes()
    boxes.active.keys.sorted {
      ($0.view, $0.attribute, $0.constant) < ($1.view, $1.attribute, $1.constant)
    }
    .forEach { fresh.toggle($0) }

    #expect(boxes.frames() == fresh.frames(), "seed \(seed)")
  }

  @Test func `LA5.6 views that leave and return are laid out as before`() {
    let test = Boxes()
    let before = test.frames()
    guard let root = test.views[0].superview else { return }
    let box = test.views[2]
    let inner = test.environment.perform { autoView("inner") }
    box.addSubview(inner)
    NSLayoutConstraint.activate(
      corner(inner, box) + [
        inner.widthAnchor.constraint(equalTo: box.widthAnchor),
        inner.heightAnchor.constraint(equalToConstant: 4),
      ])
    #expect(test.frames() == before)
    #expect(inner.frame.width == 30)

    box.removeFromSuperview()
    #expect(test.frames().count == 6)
    root.addSubview(box)
    NSLayoutConstraint.activate(
      corner(box, root) + [
        box.widthAnchor.constraint(equalToConstant: 50),
        box.heightAnchor.constraint(equalToConstant: 15),
      ])

    #expect(test.frames()[2] == CGRect(x: 0, y: 0, width: 50, height: 15))
    #expect(inner.frame.width == 50)
  }

  @Test func `LA3.1 a new window size adjusts the solution instead of building it again`() {
    let (box, text) = (autoView("box"), UILabel())
    let window = LayoutWindow("ipad_9_7") { root in
      root.addSubview(box)
      text.translatesAutoresizingMaskIntoConstraints = false
      (text.text, text.numberOfLines) = ("A text of several words that wraps in the box", 0)
      box.addSubview(text)
      return [
        box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        box.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
        text.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        text.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
        text.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      ]
    }
    let builds = window.root.layoutRebuilds

    for _ in 0..<4 {
      window.window.scene.turnDevice(1)
      window.window.environment.settle()
    }

    #expect(box.frame == CGRect(x: 20, y: 20, width: 728, height: 512))
    #expect(window.root.layoutRebuilds == builds)
  }

  /// A row of labels that resist stretching equally: who stretches is nobody's rule.
  private func ambiguousRow() -> (LayoutWindow, [UIView]) {
    let labels = (0..<4).map { index in
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = String(repeating: "word ", count: 4 + index)
      return label
    }
    let window = LayoutWindow { root in
      var constraints: [NSLayoutConstraint] = []
      var edge = root.leadingAnchor
      for label in labels {
        root.addSubview(label)
        constraints += [
          label.leadingAnchor.constraint(equalTo: edge),
          label.topAnchor.constraint(equalTo: root.topAnchor),
        ]
        edge = label.trailingAnchor
      }
      return constraints + [edge.constraint(equalTo: root.trailingAnchor)]
    }
    return (window, labels)
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6)])
  func `LA3.4 even where several layouts are equally good, the way to a size does not show`(
    columns: Int, rows: Int
  ) {
    let (fresh, wandered) = (ambiguousRow(), ambiguousRow())
    #expect(fresh.1.contains { $0.hasAmbiguousLayout })
    func resize(_ window: LayoutWindow, _ columns: Int, _ rows: Int) {
      let host = WindowHost.terminal(TerminalHost(columns: columns, rows: rows))
      window.window.scene.fill(host, cause: .terminal, title: "")
      window.window.environment.settle()
    }

    for size in [(200, 60), (20, 6), (120, 30), (33, 9), (columns, rows)] {
      resize(wandered.0, size.0, size.1)
    }
    resize(fresh.0, columns, rows)

    #expect(wandered.1.map(\.frame) == fresh.1.map(\.frame))
  }
}
