import AdaptiveUI
import Foundation
import Testing

/// Rules LA2.2, LA5.2–LA5.5 and LA8: what is refused, and what gives way.
@MainActor struct LayoutConflictTests {
  /// The messages of breaches that `body` causes, in an environment of `era`.
  private func breaches(era: UIKitEra = .ios26, _ body: () -> Void) -> [Breach] {
    let environment = Environment(era: era, host: .device(.default))
    final class Log { var breaches: [Breach] = [] }
    let log = Log()
    environment.breachHandler = { log.breaches.append($0) }
    environment.perform(body)
    return log.breaches
  }

  @Test func `LA5.2 views of different hierarchies cannot be constrained to each other`() {
    let found = breaches {
      let (label, stack) = (UILabel(), UIStackView())
      let constraint = label.topAnchor.constraint(equalTo: stack.bottomAnchor)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }

    #expect(
      found.map(\.message) == [
        "Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x1 \"UILabel:0x1.top\"> and <NSLayoutYAxisAnchor:0x2 \"UIStackView:0x1.bottom\"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
      ])
    #expect(found.map(\.name) == ["NSGenericException"])
  }

  @Test func `LA5.3 a location needs a partner`() {
    let found = breaches {
      let view = UIView()
      let constraint = NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 8)
      constraint.isActive = true
      #expect(view.constraints.isEmpty)
    }

    #expect(
      found.map(\.message) == [
        "NSLayoutConstraint for <UIView:0x1>: A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
      ])
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.width),
    (.top, .height), (.width, .bottom), (.height, .centerYWithinMargins),
  ])
  func `LA5.4 locations and sizes do not pair`(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute
  ) {
    let found = breaches {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      _ = NSLayoutConstraint(
        item: inner, attribute: first, relatedBy: .equal, toItem: outer, attribute: second,
        multiplier: 1, constant: 0)
    }

    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("Invalid pairing of layout attributes") == true)
  }

  @Test(arguments: UIKitEra.allCases)
  func `LA5.4 places of two axes pair, and only a layout refuses them`(era: UIKitEra) {
    let found = breaches(era: era) {
      let (outer, one, two) = (UIView(), UIView(), UIView())
      for view in [one, two] {
        outer.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      let mixed = NSLayoutConstraint(
        item: one, attribute: .left, relatedBy: .equal, toItem: two, attribute: .top,
        multiplier: 1, constant: 50)
      mixed.isActive = true
      two.topAnchor.constraint(equalTo: outer.topAnchor, constant: 7).isActive = true
      #expect(outer.constraints.count == 2)

      outer.layoutIfNeeded()
      outer.setNeedsLayout()
      outer.layoutIfNeeded()

      #expect(outer.constraints.count == 2)
      #expect(one.frame.minX == (era == .ios8 ? 57 : 0))
      #expect(two.frame.minY == 7)
    }

    let message =
      "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint:0x1 UIView:0x1.left == UIView:0x2.top + 50   (active)>"
    #expect(found.map(\.message) == (era == .ios8 ? [] : [message]))
    #expect(found.allSatisfy { $0.name == "NSInvalidLayoutConstraintException" })
  }

  @Test func `LA5.4 leading does not pair with left`() {
    let found = breaches {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      _ = inner.leadingAnchor.constraint(equalTo: outer.leftAnchor)
    }

    #expect(
      found.first?.message.hasSuffix("Use leading/trailing for both or neither.") == true)
  }

  @Test func `LA5.5 a constraint is not added to a view beside its items`() {
    let found = breaches {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addConstraint(inner.topAnchor.constraint(equalTo: outer.topAnchor))
    }

    #expect(
      found.map(\.message) == [
        "Impossible to set up layout with view hierarchy unprepared for constraint."
      ])
  }

  @Test(arguments: [(UIKitEra.ios8, 1, Float(1000)), (.ios26, 0, Float(750))])
  func `LA2.2 only the older generation keeps active constraints required`(
    era: UIKitEra, count: Int, priority: Float
  ) {
    let found = breaches(era: era) {
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
      let view = UIView()
      let active = view.widthAnchor.constraint(equalToConstant: 1)
      active.isActive = true
      active.priority = .defaultHigh
      constraint.priority = .defaultHigh
      #expect(active.priority.rawValue == priority)
      #expect(constraint.priority == .defaultHigh)
    }

    #expect(found.count == count)
    #expect(found.allSatisfy { $0.message.contains("You passed priority 750 and") })
  }

  /// A box with an impossible width, pinned to both sides of an iPhone's root view.
  private func conflict() -> (LayoutWindow, UIView, NSLayoutConstraint) {
    let box = autoView("box")
    let size = box.widthAnchor.constraint(equalToConstant: 100)
    let window = LayoutWindow { root in
      root.addSubview(box)
      return [
        size, box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        box.topAnchor.constraint(equalTo: root.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
      ]
    }
    return (window, box, size)
  }

  @Test func `LA8.1 LA8.2 the constant size gives way, stays active and the rest holds`() {
    let (window, box, size) = conflict()

    #expect(box.frame == CGRect(x: 10, y: 0, width: 355, height: 50))
    #expect(size.isActive)
    #expect(window.root.brokenConstraints == [size])
  }

  @Test func `LA8.2 of constant sizes the last gives way`() {
    let column = (1...3).map { autoView("box\($0)") }
    let window = LayoutWindow { root in
      column.forEach(root.addSubview)
      let gaps = zip(column, column.dropFirst()).map {
        $1.topAnchor.constraint(equalTo: $0.bottomAnchor)
      }
      return corner(column[0], root) + gaps
        + [root.bottomAnchor.constraint(equalTo: column[2].bottomAnchor)]
        + column.map { $0.heightAnchor.constraint(equalToConstant: 200) }
    }

    // 600 of the 667 points that there are.
    #expect(column.map(\.frame.height) == [200, 200, 267])
    #expect(window.root.brokenConstraints.map { $0.firstItem === column[2] } == [true])
  }

  @Test func `LA8.2 LD5 what is hidden in a stack stays so whatever sizes it holds`() {
    let (box, picture, next) = (autoView("box"), autoView("picture"), autoView("next"))
    box.addSubview(picture)
    box.isHidden = true
    let stack = UIStackView(arrangedSubviews: [box, next])
    stack.translatesAutoresizingMaskIntoConstraints = false
    let window = LayoutWindow { root in
      root.addSubview(stack)
      return corner(stack, root) + [
        picture.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        picture.widthAnchor.constraint(equalToConstant: 20),
        box.widthAnchor.constraint(equalToConstant: 30),
        next.widthAnchor.constraint(equalToConstant: 50),
      ]
    }

    #expect(stack.frame.width == 50)
    #expect(Set(window.root.brokenConstraints.map(\.constant)) == [20, 30])
  }

  @Test func `LA8.2 a middle gives way to edges`() {
    let box = autoView("box")
    let window = LayoutWindow { root in
      root.addSubview(box)
      return [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 24),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -25),
        box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        box.topAnchor.constraint(equalTo: root.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
      ]
    }

    #expect(box.frame == CGRect(x: 24, y: 0, width: 326, height: 50))
    #expect(window.root.brokenConstraints.map(\.firstAttribute) == [.centerX])
  }

  @Test func `LA8.1 what gave way still pulls, above every wish`() {
    let (soft, tall) = (autoView("soft"), autoView("tall"))
    let preference = soft.heightAnchor.constraint(equalToConstant: 40)
    preference.priority = UILayoutPriority(750)
    _ = LayoutWindow { root in
      root.addSubview(soft)
      root.addSubview(tall)
      return corner(soft, root) + [
        preference, tall.topAnchor.constraint(equalTo: soft.bottomAnchor),
        tall.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        tall.heightAnchor.constraint(equalToConstant: 800),
      ]
    }

    // 800 do not fit into 667: the tall view gets what there is.
    #expect(soft.frame.height == 0)
    #expect(tall.frame.height == 667)
  }

  @Test func `LA8.1 an edge that gave way leaves natural sizes alone`() {
    let label = UILabel()
    label.text = "Head"
    label.translatesAutoresizingMaskIntoConstraints = false
    let window = LayoutWindow { root in
      root.addSubview(label)
      return [
        root.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 700),
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ]
    }

    // The bottom would be 33 points above the top.
    #expect(label.frame.minY == 24 && label.frame.height == 20.5)
    #expect(window.root.brokenConstraints.map(\.firstAttribute) == [.bottom])
  }

  @Test(arguments: [(750, 0), (1000, 28)] as [(Float, CGFloat)])
  func `LA8.1 LA4.1 what gave way leaves natural sizes that hold as strongly as what is required`(
    resistance: Float, height: CGFloat
  ) {
    let (soft, tall) = (UISwitch(), autoView("tall"))
    soft.translatesAutoresizingMaskIntoConstraints = false
    soft.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .vertical)
    _ = LayoutWindow { root in
      root.addSubview(soft)
      root.addSubview(tall)
      return corner(soft, root) + [
        tall.topAnchor.constraint(equalTo: soft.bottomAnchor),
        tall.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        tall.heightAnchor.constraint(equalToConstant: 800),
      ]
    }

    #expect(soft.frame.height == height)
    #expect(tall.frame.height == 667 - height)
  }

  @Test func `LA8.3 LA8.4 the log lists the conflict and the victim`() {
    let (window, _, _) = conflict()

    let logs = window.window.environment.recorder.steps.flatMap(\.events).filter {
      $0.kind == .log
    }

    // Numbers stand for addresses; spaces at the ends of lines are UIKit's.
    let texts = logs.map { ($0.reason ?? "").replacing(#/:0x\d+/#, with: ":0x") }
    #expect(
      texts == [
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}
        (
            "<NSAutoresizingMaskLayoutConstraint h=-&- v=-&- H:[UIView:0x(375)]   (active)>",
            "<NSLayoutConstraint:0x H:|-(10)-[box]   (active, names: '|':UIView:0x )>",
            "<NSLayoutConstraint:0x box.trailing == UIView:0x.trailing - 10   (active)>",
            "<NSLayoutConstraint:0x H:[box(100)]   (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:0x H:[box(100)]   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """
      ])
  }

  @Test func `LA8.1 what gave way comes back when the contradiction ends`() {
    let (window, box, size) = conflict()

    window.root.constraints.first { $0.firstAttribute == .trailing }?.isActive = false
    window.window.environment.settle()

    #expect(window.root.brokenConstraints.isEmpty)
    #expect(box.frame.width == 100)
    #expect(size.isActive)
  }

  @Test func `LA8.1 a window too small for required sizes breaks them only while it is small`() {
    let box = autoView("box")
    let window = LayoutWindow { root in
      root.addSubview(box)
      return corner(box, root) + [
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 500),
        box.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    #expect(box.frame.width == 375)

    window.window.scene.turnDevice(1)
    window.window.environment.settle()
    #expect(box.frame.width == 667)
    #expect(window.root.brokenConstraints.isEmpty)

    window.window.scene.turnDevice(-1)
    window.window.environment.settle()
    #expect(box.frame.width == 375)
    #expect(window.root.brokenConstraints.count == 1)
  }

  @Test func `LA8.4 constraints are written as gaps where they can be, else as arithmetic`() {
    let environment = Environment(host: .device(.default))
    let lines = environment.perform {
      let (root, label, box) = (UIView(), UILabel(), autoView("box"))
      label.text = "text"
      [label, box].forEach(root.addSubview)
      let ratio = box.widthAnchor.constraint(
        equalTo: root.widthAnchor, multiplier: 0.5, constant: -3)
      ratio.identifier = "half"
      let weak = box.heightAnchor.constraint(equalToConstant: 9)
      weak.priority = .defaultLow
      let constraints = [
        label.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 8), ratio, weak,
        box.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 24),
        root.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 330),
        box.centerXAnchor.constraint(equalTo: label.centerXAnchor, constant: 30),
      ]
      constraints[0].isActive = true
      return constraints.map { $0.description.replacing(#/:0x\d+/#, with: ":0x") }
    }

    #expect(
      lines == [
        "<NSLayoutConstraint:0x V:|-(>=8)-[UILabel:0x'text']   (active, names: '|':UIView:0x )>",
        "<NSLayoutConstraint:0x 'half' box.width == 0.5*UIView:0x.width - 3   (inactive)>",
        "<NSLayoutConstraint:0x V:[box(9@250)]   (inactive)>",
        "<NSLayoutConstraint:0x H:[UILabel:0x'text']-(24)-[box]   (inactive)>",
        "<NSLayoutConstraint:0x V:[box]-(0)-|   (inactive, names: '|':UIView:0x )>",
        "<NSLayoutConstraint:0x box.width <= 330   (inactive)>",
        "<NSLayoutConstraint:0x box.centerX == UILabel:0x'text'.centerX + 30   (inactive)>",
      ])
  }
}
