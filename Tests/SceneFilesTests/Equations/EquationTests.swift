import Documents
import Testing

@testable import SceneFiles

struct EquationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: String
    var testDescription: String { text }

    init(_ text: String, _ expected: String) {
      self.text = text
      self.expected = expected
    }
  }

  /// What the parser understood, or its message with a caret's column.
  static func picture(_ text: String) -> String {
    var parser = EquationParser(text, start: SourceMark(line: 1, column: 1))
    do {
      let equation = try parser.equation()
      let right = equation.second.map { "\(equation.multiplier.formattedShort) * \(side($0)) + " }
      return "\(side(equation.first)) \(equation.relation.rawValue) \(right ?? "")"
        + "\(equation.constant.formattedShort) @\(equation.priority.formattedShort)"
    } catch {
      let suggestion = error.suggestion.map { " (\($0)?)" } ?? ""
      return "\(error.offset): \(error.message)\(suggestion)"
    }
  }

  private static func side(_ anchor: SceneAnchor) -> String {
    let item =
      switch anchor.item {
      case .owner: "owner"
      case .superview: "superview"
      case .named(let name): name
      }
    return ([item, anchor.guide?.rawValue, anchor.attribute.rawValue] as [String?])
      .compactMap { $0 }.joined(separator: ".")
  }

  @Test(arguments: [
    Case(
      "title.leading == image.trailing + 8 @750",
      "title.leading == 1 * image.trailing + 8 @750"),
    Case("box.width == 0.5 * superview.width", "box.width == 0.5 * superview.width + 0 @1000"),
    Case("box.width = superview.width / 2 - 4", "box.width == 0.5 * superview.width + -4 @1000"),
    Case("width >= 100", "owner.width >= 100 @1000"),
    Case("a.top ≥ superview.safeArea.top", "a.top >= 1 * superview.safeArea.top + 0 @1000"),
    Case("list-nav.bottom==b.top-8", "list-nav.bottom == 1 * b.top + -8 @1000"),
    Case("a.width == 2 * (b.width + 4) - 3", "a.width == 2 * b.width + 5 @1000"),
    Case("a.width == -(b.width)", "a.width == -1 * b.width + 0 @1000"),
    Case(
      "a.baseline <= 8 + b.firstBaseline @defaultHigh",
      "a.lastBaseline <= 1 * b.firstBaseline + 8 @750"),
    Case("top == layoutMarginsGuide.top @999.5", "owner.top == 1 * owner.margins.top + 0 @999.5"),
    Case(
      "a.top == superview.safeAreaLayoutGuide.top",
      "a.top == 1 * superview.safeArea.top + 0 @1000"),
  ])
  func `LA1.1 an equation is an anchor, a relation, a factor, an anchor and a constant`(
    _ row: Case
  ) {
    #expect(Self.picture(row.text) == row.expected)
  }

  @Test(arguments: [
    Case("", "0: expected an attribute such as title.leading but found the end"),
    Case("title", "0: “title” needs an attribute, such as title.leading"),
    Case("title.leadng == 8", "6: “leadng” is not a layout attribute (leading?)"),
    Case("title.leading", "13: expected ==, <= or >= but found the end"),
    Case("title.leading == ", "17: expected a number or an attribute but found the end"),
    Case("a.width == b.width * c.width", "21: attributes cannot be multiplied"),
    Case("a.width == b.width + c.width", "21: only one attribute may stand on the right"),
    Case("a.width == b.width / 0", "21: the divisor has to be a number other than 0"),
    Case("a.width == (b.width", "19: expected ) but found the end"),
    Case(
      "a.top == superview.safeAria.top",
      "19: “safeAria” is not a layout guide (safeArea?)"),
    Case("a.top == 8 @0", "12: a priority is above 0 and at most 1000"),
    Case("a.top == 8 @high", "12: no priority is called “high” (defaultHigh?)"),
    Case("a.top == 8 8", "11: did not expect “8” here"),
    Case("a.top == 8 # b", "11: did not expect “#” here"),
    Case("a. == 8", "3: expected a name after the dot but found “==”"),
    Case("a.width == " + String(repeating: "(", count: 100) + "1", "28: this is nested too deeply"),
  ])
  func `a wrong equation names the place and the nearest word`(_ row: Case) {
    #expect(Self.picture(row.text) == row.expected)
  }
}
