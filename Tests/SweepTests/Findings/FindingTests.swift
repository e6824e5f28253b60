import AdaptiveUI
import Foundation
import Testing

@testable import Sweep

/// One scene for each rule, with all findings that it has.
@MainActor struct FindingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let yaml: String
    let findings: [String]

    var testDescription: String { name }
  }

  nonisolated static func root(_ subviews: String, _ rest: String = "") -> String {
    """
    root:
      id: home
      view:
        subviews:
    \(subviews.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n"))
    \(rest)
    """
  }

  nonisolated static let cases: [Case] = [
    Case(
      name: "nothing wrong",
      yaml: root("- {class: UILabel, id: a, text: Hello, center: superview}"), findings: []),
    Case(
      name: "contradicting constraints",
      yaml: root(
        """
        - id: a
          constraints:
            - leading == superview.leading
            - top == superview.top
            - height == 10
            - {equation: width == 100, id: hundred}
            - {equation: width == 200, id: two-hundred}
        """), findings: ["unsatisfiable two-hundred"]),
    Case(
      name: "what a stack makes, with the view that it is about",
      yaml: root(
        """
        - class: UIStackView
          id: stack
          frame: [0, 0, 100, 100]
          subviews:
            - id: gone
              hidden: true
              subviews:
                - id: inner
                  constraints:
                    - leading == superview.leading + 4
                    - trailing == superview.trailing - 12
                    - top == superview.top
                    - height == 10
        """), findings: ["unsatisfiable UISV-hiding gone"]),
    Case(
      name: "what a stack with margins makes, with the view and not the margins",
      yaml: root(
        """
        - class: UIStackView
          id: stack
          layoutMarginsRelativeArrangement: true
          frame: [0, 0, 100, 100]
          subviews:
            - id: wide
              subviews:
                - id: inner
                  constraints:
                    - leading == superview.leading + 60
                    - trailing == superview.trailing - 60
                    - top == superview.top
                    - height == 10
        """), findings: ["unsatisfiable UISV-canvas-connection wide"]),
    Case(
      name: "a missing constraint",
      yaml: root(
        """
        - id: a
          constraints:
            - leading == superview.leading
            - width == 100
            - height == 10
        """), findings: ["ambiguous a"]),
    Case(
      name: "a label on a control, beside its title",
      yaml: root(
        """
        - {class: UIButton, id: wide, title: Pay, frame: [10, 100, 180, 60]}
        - {class: UILabel, id: sign, text: $, frame: [14, 110, 20, 30]}
        """), findings: []),
    Case(
      name: "buttons whose empty edges touch, and buttons whose titles do",
      yaml: root(
        """
        - {class: UIButton, id: a, title: One, frame: [20, 100, 100, 44]}
        - {class: UIButton, id: b, title: Two, frame: [20, 140, 100, 44]}
        - {class: UIButton, id: c, title: Three, frame: [20, 150, 100, 44]}
        """), findings: ["collision b c"]),
    Case(
      name: "two that wait beyond the window lie on each other where nobody sees it",
      yaml: root(
        """
        - {class: UIButton, id: b, title: First, frame: [20, -173, 150, 44]}
        - {class: UIButton, id: c, title: Second, frame: [20, -173, 129, 44]}
        """), findings: []),
    Case(
      name: "a label on a control's title",
      yaml: root(
        """
        - {class: UIButton, id: wide, title: Pay, frame: [10, 100, 180, 60]}
        - {class: UILabel, id: sign, text: $, frame: [92, 115, 20, 30]}
        """), findings: ["collision wide sign"]),
    Case(
      name: "what a view cuts off lies on nothing and is not outside",
      yaml: root(
        """
        - id: box
          clipsToBounds: true
          frame: [20, 100, 200, 100]
          subviews:
            - {class: UILabel, id: long, numberOfLines: 0, text: Hello, frame: [0, 60, 100, 2000]}
        - {class: UILabel, id: below, text: World, frame: [20, 220, 100, 900]}
        """), findings: ["clipped long bottom", "outside-window below bottom"]),
    Case(
      name: "what an opaque view hides lies on nothing, also where it reaches out of the window",
      yaml: root(
        """
        - {class: UIButton, id: a, title: Back to one, frame: [-11, 130, 184, 44]}
        - id: page
          backgroundColor: white
          frame: [0, 100, 300, 100]
          subviews:
            - {class: UIButton, id: b, title: Back to two, frame: [0, 30, 184, 44]}
        """), findings: ["outside-window a left"]),
    Case(
      name: "a text of the colour of what is behind it",
      yaml: root(
        """
        - id: page
          backgroundColor: black
          frame: [0, 100, 300, 100]
          subviews:
            - {class: UILabel, id: a, text: Hello, frame: [20, 20, 100, 30]}
        """), findings: ["invisible a"]),
    Case(
      name: "lines that overlap, and reach below the status bar, where no letters are",
      yaml: root(
        """
        - {class: UILabel, id: a, text: Hello, frame: [20, 17, 100, 20]}
        - {class: UILabel, id: b, text: World, frame: [20, 34, 100, 20]}
        """), findings: []),
    Case(
      name: "two labels that a later view hides",
      yaml: root(
        """
        - {class: UILabel, id: a, text: Hello, frame: [20, 100, 100, 30]}
        - {class: UILabel, id: b, text: World, frame: [40, 110, 100, 30]}
        - {id: page, backgroundColor: white, frame: [20, 90, 200, 100]}
        """), findings: ["covered a page", "covered b page"]),
    Case(
      name: "two labels on each other",
      yaml: root(
        """
        - {class: UILabel, id: a, text: Hello, frame: [20, 100, 100, 30]}
        - {class: UILabel, id: b, text: World, frame: [40, 110, 100, 30]}
        """), findings: ["collision a b"]),
    Case(
      name: "empty parts of labels do not collide",
      yaml: root(
        """
        - {class: UILabel, id: a, text: Hi, frame: [20, 100, 150, 30]}
        - {class: UILabel, id: b, text: Hi, textAlignment: right, frame: [20, 100, 150, 30]}
        """), findings: []),
    Case(
      name: "what something opaque hides does not collide",
      yaml: root(
        """
        - {class: UILabel, id: a, text: Hello, frame: [20, 100, 100, 30]}
        - {class: UIView, id: cover, backgroundColor: white, frame: [0, 90, 180, 60]}
        - {class: UILabel, id: b, text: World, frame: [40, 110, 100, 30]}
        """), findings: ["covered a cover"]),
    Case(
      name: "a hidden label collides with nothing",
      yaml: root(
        """
        - {class: UILabel, id: a, text: Hello, hidden: true, frame: [20, 100, 100, 30]}
        - {class: UILabel, id: b, text: World, frame: [40, 110, 100, 30]}
        """), findings: []),
    Case(
      name: "text without room",
      yaml: root(
        """
        - {class: UILabel, id: a, text: Much too long for this, frame: [20, 100, 60, 30]}
        - {class: UILabel, id: b, text: one two three four, numberOfLines: 2, frame: [20, 200, 40, 60]}
        - {class: UIButton, id: c, title: Much too long, frame: [20, 300, 50, 50]}
        """), findings: ["truncated a width", "truncated b height", "truncated c width"]),
    Case(
      name: "a button at the end of a field, and one on its text",
      yaml: root(
        """
        - {class: UITextField, id: a, placeholder: Password, frame: [20, 100, 160, 44]}
        - {class: UIButton, id: b, title: Show, frame: [130, 100, 50, 44]}
        - {class: UITextField, id: c, placeholder: Password, frame: [20, 200, 160, 44]}
        - {class: UIButton, id: d, title: Show, frame: [40, 200, 50, 44]}
        """), findings: ["collision c d"]),
    Case(
      name: "the empty edge of a button below a bar",
      yaml: root("- {class: UIButton, id: a, title: Go, frame: [20, 10, 60, 60]}"), findings: []),
    Case(
      name: "no size",
      yaml: root("- {class: UILabel, id: a, text: Hi, frame: [20, 100, 0, 30]}"),
      findings: ["zero-size a width"]),
    Case(
      name: "a small button",
      yaml: root("- {class: UIButton, id: a, title: Go, frame: [20, 100, 60, 40]}"),
      findings: ["small-target a height"]),
    Case(
      name: "a small button that nobody sees, and one to scroll to",
      yaml: root(
        """
        - id: none
          clipsToBounds: true
          frame: [20, 100, 0, 0]
          subviews:
            - {class: UIButton, id: a, title: Go, frame: [0, 0, 60, 40]}
        - class: UIScrollView
          id: list
          frame: [0, 100, 200, 100]
          contentSize: [200, 400]
          subviews:
            - {class: UIButton, id: b, title: Go, frame: [0, 300, 60, 40]}
        """), findings: ["clipped a bottom", "clipped a right", "small-target b height"]),
    Case(
      name: "beyond its controller's view: it is under no bar",
      yaml: """
        root:
          id: home
          children:
            - id: part
              frame: [40, 60, 120, 150]
              view:
                subviews:
                  - {class: UILabel, id: a, text: Hi, frame: [20, 200, 60, 30]}
        """, findings: []),
    Case(
      name: "under the status bar",
      yaml: root("- {class: UILabel, id: a, text: Hi, frame: [20, 0, 60, 30]}"),
      findings: ["under-bar a top"]),
    Case(
      name: "a text view below the status bar: its text scrolls out",
      yaml: root("- {class: UITextView, id: a, text: Hi, frame: [0, 0, 200, 100]}"), findings: []),
    Case(
      name: "out of the window",
      yaml: root("- {class: UILabel, id: a, text: Hi, frame: [-30, 100, 60, 30]}"),
      findings: ["outside-window a left"]),
    Case(
      name: "out of every window: it waits to slide in",
      yaml: root("- {class: UILabel, id: a, text: Hi, frame: [-90, 100, 60, 30]}"), findings: []),
    Case(
      name: "beside the window: nothing there is under a bar, out of a superview or small",
      yaml: root(
        """
        - {class: UILabel, id: a, text: Hi, frame: [700, 0, 60, 30]}
        - id: box
          frame: [800, 100, 60, 60]
          subviews:
            - {class: UIButton, id: b, title: Go, frame: [0, -30, 60, 40]}
        """), findings: []),
    Case(
      name: "out of its superview",
      yaml: root(
        """
        - id: box
          frame: [20, 100, 60, 60]
          subviews:
            - {class: UIButton, id: a, title: Go, frame: [30, 0, 60, 60]}
        """), findings: ["protrusion a right"]),
    Case(
      name: "a switch whose invisible edges reach out of its superview",
      yaml: root(
        """
        - id: box
          frame: [20, 100, 100, 60]
          subviews:
            - {class: UISwitch, id: a, frame: [51, 0, 51, 31]}
        """), findings: []),
    Case(
      name: "cut off",
      yaml: root(
        """
        - id: box
          clipsToBounds: true
          frame: [20, 100, 60, 60]
          subviews:
            - {class: UILabel, id: a, text: Hello, frame: [40, 0, 60, 60]}
        """), findings: ["clipped a right"]),
    Case(
      name: "an orientation that the app forbids",
      yaml: "orientations: [portrait]\nroot: {id: home, orientations: [portrait, landscapeLeft]}",
      findings: ["orientation home"]),
    Case(
      name: "a variation that nobody reaches",
      yaml: root(
        """
        - {class: UILabel, id: a, text: Hi, when: {w: regular, h: regular}, center: superview}
        """), findings: ["unreached-variation a"]),
    Case(
      name: "no way out of a presentation",
      yaml: root(
        "- {class: UILabel, id: a, text: Hi, center: superview}",
        """
        presentations:
          - id: trap
            style: fullScreen
            controller: {id: cage}
          - id: free
            style: fullScreen
            controller:
              id: yard
              view:
                subviews:
                  - {class: UIButton, id: done, title: Done, action: dismiss, center: superview}
        """),
      findings: ["no-way-out cage", "small-target done height", "small-target done width"]),
  ]

  @Test(arguments: cases + panelCases) func `a scene has these findings and no others`(test: Case)
    throws
  {
    let report = try SweepHall.report(test.yaml)

    let found = SweepHall.summary(report).filter { !$0.hasPrefix("unreached-variation U") }
    #expect(Set(found.sorted()) == Set(test.findings.sorted()), "\(found)")
  }

  @Test func `every rule has a case`() {
    let covered = Set(Self.cases.flatMap(\.findings).compactMap { $0.split(separator: " ").first })
    let missing = FindingRule.allCases.map(\.rawValue).filter { !covered.contains(Substring($0)) }
    // Scenes of text have no outlets: CheckTests have a document with a broken one.
    #expect(missing == ["broken-link", "contract"])
  }

  @Test func `adjustsFontSizeToFitWidth text is cut off only where its letters cannot shrink`()
    throws
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let label = UILabel()
    label.text = "Hello there"
    label.adjustsFontSizeToFitWidth = true
    window.addSubview(label)
    func excess(_ width: CGFloat, least: CGFloat) throws -> CGFloat {
      label.minimumScaleFactor = least
      let rect = CGRect(x: 0, y: 0, width: width, height: 30)
      let item = try #require(SweepItem(label, 0, rect: rect, order: 0))
      return try #require(item.textExcess.first).amount
    }

    #expect(try excess(70, least: 0) > 0)
    #expect(try excess(70, least: 0.5) < 0)
    #expect(try excess(30, least: 0.5) > 0)
  }

  @Test func `a text in a font that is not here is not called cut off`() throws {
    let label = UILabel()
    label.text = "Hello there"
    let rect = CGRect(x: 0, y: 0, width: 30, height: 30)
    func excess(_ font: UIFont) throws -> [CGFloat] {
      label.font = font
      return try #require(SweepItem(label, 0, rect: rect, order: 0)).textExcess.map(\.amount)
    }

    #expect(try excess(.systemFont(ofSize: 17)).contains { $0 > 0 })
    #expect(try excess(.systemFont(ofSize: 17).replacing("Garamond")) == [])
  }

  @Test func `a button's title that breaks between words is cut off where its lines have no room`()
    throws
  {
    let button = UIButton(type: .system)
    button.setTitle("Continue without an account", for: .normal)
    func excess(_ size: CGSize) throws -> CGFloat {
      let rect = CGRect(origin: .zero, size: size)
      let item = try #require(SweepItem(button, 0, rect: rect, order: 0))
      return try #require(item.textExcess.first).amount
    }

    #expect(try excess(CGSize(width: 120, height: 60)) > 0)
    button.titleLabel?.lineBreakMode = .byWordWrapping
    #expect(try excess(CGSize(width: 120, height: 60)) < 0)
    #expect(try excess(CGSize(width: 120, height: 20)) > 0)
  }
}
