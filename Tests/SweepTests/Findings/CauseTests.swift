import AdaptiveUI
import Foundation
import SceneFiles
import Sweep
import Testing

/// Contradictions as arithmetic, and one finding for one cause.
@MainActor struct CauseTests {
  private func found(_ subviews: String) throws -> [Finding] {
    let yaml = """
      root:
        id: home
        view:
          subviews:
      \(subviews.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n"))
      """
    var report = try SweepHall.report(yaml)
    ConflictLog.fill(&report, from: try SceneDocument(text: yaml), options: SweepOptions())
    FindingWords.fill(&report, from: try SceneDocument(text: yaml), options: SweepOptions())
    report.joinSides()
    report.joinLooseViews(from: try SceneDocument(text: yaml), options: SweepOptions())
    return report.findings
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let sum: String
    let yaml: String

    var testDescription: String { sum }
  }

  nonisolated static let sums: [Case] = [
    Case(
      sum: "11 + 21 (UILabel “Terms”) + 11.5 = 43.5, but UIView is 43 high",
      yaml: """
        - id: row
          frame: [0, 100, 200, 43]
          subviews:
            - class: UILabel
              id: terms
              text: Terms
              constraints:
                - leading == superview.leading
                - top == superview.top + 11
                - bottom == superview.bottom - 11.5
                - {equation: height == 21, id: high}
        """),
    Case(
      sum: "UIView is 200 wide and 100 wide",
      yaml: """
        - id: box
          constraints:
            - leading == superview.leading
            - top == superview.top
            - height == 10
            - {equation: width == 100, id: hundred}
            - {equation: width == 200, id: two-hundred}
        """),
    Case(
      sum: "UIView is 50 wide, but 0.5 × 200 (UIView) = 100",
      yaml: """
        - id: outer
          frame: [0, 100, 200, 43]
          subviews:
            - id: half
              constraints:
                - leading == superview.leading
                - top == superview.top
                - height == 10
                - width == 0.5 * superview.width
                - {equation: width == 50, id: fifty}
        """),
    Case(
      sum: "at least 20 + 120 (UIView) + 80 = 220, but UIView is 200 wide",
      yaml: """
        - id: outer
          frame: [0, 100, 200, 43]
          subviews:
            - id: inner
              constraints:
                - leading >= superview.leading + 20
                - trailing == superview.trailing - 80
                - top == superview.top
                - height == 10
                - {equation: width == 120, id: wide}
        """),
    Case(
      sum: "40 + 500 (UIView) + 40 = 580, but UIView is 200 wide",
      yaml: """
        - {id: box, constraints: [leading == superview.leading + 35, top == superview.top]}
        - {id: base, constraints: [leading == superview.leading + 35, top == superview.top, width == 200]}
        - id: inner
          constraints:
            - leading == box.leading + 40
            - trailing == base.trailing - 40
            - top == superview.top
            - {equation: width == 500, id: wide}
        """),
  ]

  @Test(arguments: sums) func `LA8.3 a contradiction is told as a sum`(test: Case) throws {
    let sums = try found(test.yaml).filter { $0.rule == .unsatisfiable }.map(\.sum)

    #expect(sums == [test.sum])
  }

  @Test func `rows with the same contradiction are one finding`() throws {
    let rows = ["first", "second", "third"].map { name in
      """
      - id: \(name)
        frame: [0, 100, 200, 43]
        subviews:
          - id: \(name)-box
            constraints:
              - {leading: superview}
              - {equation: width == 9, id: \(name)-wide}
              - {equation: top == superview.top + 11, id: \(name)-top}
              - {equation: bottom == superview.bottom - 11, id: \(name)-bottom}
              - {equation: height == 40, id: \(name)-high}
      """.replacing("- {leading: superview}", with: "- leading == superview.leading")
    }
    let found = try found(rows.joined(separator: "\n")).filter { $0.rule == .unsatisfiable }

    #expect(found.map(\.alike) == [2])
  }

  @Test func `LA7.1 views that hang on a loose one are one finding with it, others are not`() throws
  {
    let found = try found(
      """
      - id: first
        constraints: [leading == superview.leading, top == second.bottom, width == 10, height == 10]
      - id: second
        constraints: [leading == superview.leading, width == 10, height == 10]
      - id: third
        constraints: [leading == superview.leading, width == 10, height == 10]
      """
    ).filter { $0.rule == .ambiguous }

    #expect(found.map(\.subjects) == [["second"], ["third"]])
    #expect(found.map(\.alike) == [1, 0])
  }

  private static func page(_ edges: String) -> String {
    """
    - class: UIScrollView
      id: page
      frame: [0, 100, 320, 200]
      subviews:
        - id: content
          constraints: [width == 400, height == 400, leading == superview.leading, top == superview.top\(edges)]
    """
  }

  @Test func `LA7.1 LC4.2 a scroll view whose content has no size by constraints is told`() throws {
    let all = ", trailing == superview.trailing, bottom == superview.bottom"
    let tall = try found(Self.page(", bottom == superview.bottom"))
    let open = try found(Self.page(""))

    #expect(try found(Self.page(all)).isEmpty)
    #expect(
      tall.map { $0.sentence(naming: ["page"]) }
        == ["nothing decides the scrollable content width of page"])
    #expect(
      open.map { $0.sentence(naming: ["page"]) }
        == ["nothing decides the scrollable content width and height of page"])
  }

  @Test func `a button too small both ways is one small button`() throws {
    let found = try found("- {class: UIButton, id: a, title: Go, frame: [20, 100, 30, 30]}")

    #expect(found.filter { $0.rule == .smallTarget }.map(\.side) == ["height and width"])
  }
}
