import AdaptiveUI
import Foundation
import TestSupport
import Testing

/// Rule LA10: the Visual Format Language.
@MainActor struct LayoutFormatTests {
  /// The constraints of a format over views a, b and c in a superview, as the log writes them.
  private func read(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = ["gap": 12, "high": UILayoutPriority.defaultHigh.rawValue, "w": 70.5]
  ) -> (constraints: [String], breaches: [Breach]) {
    final class Log { var breaches: [Breach] = [] }
    let environment = Environment(host: .device(.default))
    let log = Log()
    environment.breachHandler = { log.breaches.append($0) }
    return environment.perform {
      let root = UIView()
      var views: [String: Any] = ["lonely": UIView(), "noView": 3]
      for name in ["a", "b", "c"] {
        let view = autoView(name)
        root.addSubview(view)
        views[name] = view
      }
      root.accessibilityIdentifier = "root"
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views)
      let lines = constraints.map { constraint in
        constraint.description.replacing(#/^<NSLayoutConstraint:0x\d+ /#, with: "")
          .replacing(#/\ {3}\(inactive.*\)>$/#, with: "")
          + (constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)")
      }
      return (lines, log.breaches)
    }
  }

  /// The text of the only breach, without its first line.
  private func complaint(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
  ) -> String {
    let (constraints, breaches) = read(format, options)
    #expect(constraints.isEmpty)
    #expect(breaches.map(\.name) == ["NSInvalidArgumentException"])
    let lines = (breaches.first?.message ?? "").split(separator: "\n")
    #expect(lines.first == "Unable to parse constraint format: ")
    return lines.dropFirst().joined(separator: "\n")
  }

  @Test(
    arguments: [
      ("[a]", []),
      ("|[a]|", ["H:|-(0)-[a]", "H:[a]-(0)-|"]),
      ("H:[a][b]", ["H:[a]-(0)-[b]"]),
      (
        "V:|-10-[a(20)]-gap-[b(==a)]",
        [
          "V:|-(10)-[a]", "V:[a(20)]", "V:[a]-(12)-[b]", "b.height == a.height",
        ]
      ),
      ("[a(>=70,<=w@high)]", ["a.width >= 70", "a.width <= 70.5 @750.0"]),
      ("[a]-(>=8@20.5,<=-3.5)-[b]", ["H:[a]-(>=8@20.5)-[b] @20.5", "H:[a]-(<=-3.5)-[b]"]),
      ("[a(b@250)]-1.5e1-[c]", ["a.width == b.width @250.0", "H:[a]-(15)-[c]"]),
    ] as [(String, [String])])
  func `LA10.1 a sentence becomes gaps and sizes in its order`(
    format: String, expected: [String]
  ) {
    let (constraints, breaches) = read(format)

    #expect(constraints == expected)
    #expect(breaches.isEmpty)
  }

  @Test func `LA10.2 a view is compared with inside brackets, not as a distance`() {
    #expect(read("V:[a(b)]").constraints == ["a.height == b.height"])
    #expect(
      complaint("[a]-(b)-[c]") == """
        b is a view; a view can only be compared with inside the brackets of another 
        [a]-(b)-[c] 
              ^
        """)
  }

  @Test func `LA10.3 a dash is eight points between views and the margin beside the superview`() {
    #expect(
      read("|-[a]-[b]-|").constraints == [
        "a.leading == root.leadingMargin", "H:[a]-(NSSpace(8))-[b]",
        "root.trailingMargin == b.trailing",
      ])
    #expect(
      read("V:|-[a]-|").constraints == ["a.top == root.topMargin", "root.bottomMargin == a.bottom"])
  }

  @Test func `LA10.4 options choose left and right and line the views up`() {
    #expect(
      read("|-1-[a]-2-[b]-3-|", [.directionLeftToRight, .alignAllTop, .alignAllBottom]).constraints
        == [
          "a.left == root.left + 1", "b.left == a.right + 2", "root.right == b.right + 3",
          "b.top == a.top", "b.bottom == a.bottom",
        ])
    #expect(
      read("|-1-[a]-2-[b]-3-|", .directionRightToLeft).constraints == [
        "root.right == a.right + 1", "a.left == b.right + 2", "b.left == root.left + 3",
      ])
    #expect(
      read("V:|[a]-9-[b]", [.spacingBaselineToBaseline, .alignAllCenterX]).constraints == [
        "V:|-(0)-[a]", "b.firstBaseline == a.lastBaseline + 9", "b.centerX == a.centerX",
      ])
    let bits: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline, .directionLeftToRight, .directionRightToLeft,
      .spacingBaselineToBaseline,
    ]
    #expect(
      bits.map { $0.rawValue.trailingZeroBitCount } == [
        1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 16, 17, 19,
      ])
    #expect(
      complaint("[a][b]", .alignAllLeading) == """
        Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal. 
        [a][b] 
              ^
        """)
  }

  @Test(arguments: [
    ("V|[a]|", "Expected a ':' after 'V' to specify vertical arrangement", 1),
    (
      "[a(50]",
      "A predicate on a view's thickness must end with ')' and the view must end with ']'", 5
    ),
    ("|-[nobody]-|", "Unable to find view with name nobody", 9),
    ("[a(>50)]", "Unknown relation. Must be ==, >=, or <=", 3),
    (
      "|-[lonely]",
      "Unable to interpret '|' character, because the related view doesn't have a superview", 0
    ),
    ("[a]-1e999-[b]", "Expected a number or the name of a metric", 4),
    ("[a]-unknown-[b]", "Unable to find metric with name unknown", 11),
    ("[a(@20)]", "Expected a number or the name of a metric", 3),
    ("[a(9@0)]", "A priority must be above 0 and at most 1000", 5),
    ("[noView]", "Unable to find view with name noView", 7),
    ("", "Expected a view. That is how you give the start of a view: '['", 0),
    ("||", "Expected a view between two '|'", 1),
    ("[a]|[b]", "Expected the end of the format after '|'", 4),
    ("[a", "Expected a ']' here. That is how you give the end of a view.", 2),
    ("[é]", "Expected the name of a view", 1),
    ("[a] [b]", "Expected a '-', a '|' or a view", 3),
    ("[a]-5[b]", "Expected a '-' after the distance", 5),
  ])
  func `LA10.5 what cannot be read is shown with a caret under the place`(
    format: String, diagnosis: String, column: Int
  ) {
    let caret = String(repeating: " ", count: column) + "^"

    #expect(complaint(format) == "\(diagnosis) \n\(format.isEmpty ? "" : format) \n\(caret)")
  }

  @Test(arguments: 0..<8)
  func `LA10.5 scrambled formats are read or refused, never more`(seed: UInt64) {
    var random = SeededNumbers(seed)
    let letters = Array("HV:|[]-()@<=>,.0159eE+ abcgapw_\n\u{0}é漢")
    for _ in 0..<300 {
      let count = Int.random(in: 0...40, using: &random)
      let format = String(
        (0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] })
      let (constraints, breaches) = read(format)
      #expect(breaches.count <= 1 && (breaches.isEmpty || constraints.isEmpty))
    }
    let deep = String(repeating: "(", count: 100_000)
    #expect(read("[a" + deep).breaches.count == 1)
    #expect(read("[a(1" + String(repeating: ",1", count: 2_000) + ")]").constraints.count == 2_001)
  }

  @Test(arguments: [Double.nan, .infinity, -Double.infinity])
  func `LA10.5 a metric must be a finite number`(value: Double) {
    let (constraints, breaches) = read("[a]-m-[b]", metrics: ["m": value])

    #expect(constraints.isEmpty)
    #expect(breaches.first?.message.contains("The metric m is not a number") == true)
  }

  @Test func `LA10.1 LA10.3 a format lays out a form`() {
    let (name, field) = (autoView("name"), autoView("field"))
    let window = LayoutWindow { root in
      [name, field].forEach(root.addSubview)
      let views: [String: Any] = ["name": name, "field": field]
      return ["|-[name(80)]-[field]-|", "V:|-100-[name(20)]", "V:[field(==name)]"].flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: $0.hasPrefix("|") ? .alignAllTop : [], metrics: nil,
          views: views)
      }
    }

    #expect(window.root.brokenConstraints.isEmpty)
    #expect(name.frame == CGRect(x: 16, y: 100, width: 80, height: 20))
    #expect(field.frame == CGRect(x: 104, y: 100, width: 255, height: 20))
  }
}
