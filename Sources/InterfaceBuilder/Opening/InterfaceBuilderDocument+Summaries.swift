import AdaptiveUI
import Foundation

// What views are in words, for those that have no name but an identifier of the editor's.

extension InterfaceBuilderDocument {
  package var summaries: [String: String] {
    let objects = scenes.flatMap(\.objects)
    var found: [String: String] = [:]
    for element in objects { Self.collectViews(element, into: &found) }
    for element in objects { Self.collectConstraints(element, names: found, into: &found) }
    return found
  }

  private static func collectViews(_ element: DocumentElement, into found: inout [String: String]) {
    if let id = element.id, ViewTag.isView(element) || element.barKind != nil {
      found[id] = element.summary
    }
    for child in element.children { collectViews(child, into: &found) }
  }

  /// Names the constraints that an element holds by what they say.
  private static func collectConstraints(
    _ element: DocumentElement, names: [String: String], into found: inout [String: String]
  ) {
    let constraints = element.list("constraints")
    if !constraints.isEmpty {
      let owner = element.id.flatMap { names[$0] } ?? element.kindInWords
      for constraint in constraints {
        guard let id = constraint.id else { continue }
        found[id] = constraint.relation(of: owner) { names[$0] ?? "guide" }
      }
    }
    for child in element.children { collectConstraints(child, names: names, into: &found) }
  }
}

extension DocumentElement {
  /// The class of a view, and the beginning of what it shows.
  fileprivate var summary: String {
    let kind = barKind ?? self["customClass"] ?? standardClass
    if let text = shownText { return "\(kind) “\(text)”" }
    guard let text = textInside else { return kind }
    return name.hasSuffix("Cell") ? "\(kind) “\(text)”" : "\(kind) with “\(text)”"
  }

  /// The first text that something inside shows.
  private var textInside: String? {
    let views = list("subviews") + children.filter { $0.name == "tableViewCellContentView" }
    return views.lazy.compactMap { $0.shownText ?? $0.textInside }.first
  }

  /// What people call the things in bars.
  fileprivate var barKind: String? {
    ["barButtonItem": "bar button", "tabBarItem": "tab"][name]
  }

  /// What a constraint says, as arithmetic.
  fileprivate func relation(of owner: String, _ name: (String) -> String) -> String {
    let first = "\(self["firstItem"].map(name) ?? owner).\(self["firstAttribute"] ?? "")"
    let sign = ["lessThanOrEqual": "≤", "greaterThanOrEqual": "≥"][self["relation"] ?? ""] ?? "="
    let constant = number("constant").map { CGFloat($0) } ?? 0
    guard let attribute = self["secondAttribute"] else {
      return "\(first) \(sign) \(constant.traceText)"
    }
    let factor = self["multiplier"].map { "\($0) × " } ?? ""
    let second = "\(factor)\(self["secondItem"].map(name) ?? owner).\(attribute)"
    guard constant != 0 else { return "\(first) \(sign) \(second)" }
    return "\(first) \(sign) \(second) \(constant < 0 ? "−" : "+") \(abs(constant).traceText)"
  }

  /// The class that a tag stands for: `imageView` is a UIImageView.
  var standardClass: String { "UI" + name.prefix(1).uppercased() + name.dropFirst() }

  /// The tag as words: `imageView` is an image view.
  var kindInWords: String {
    name.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }

  private var shownText: String? {
    let state = children.first { $0.name == "state" && $0.key == "normal" }
    let configuration = child("buttonConfiguration", key: "configuration")
    let texts = [
      string("text"), string("title"), configuration?.string("title"), state?.string("title"),
      string("placeholder"),
      self["image"] ?? state?["image"], self["systemItem"],
    ]
    guard let text = texts.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) else { return nil }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > Self.longestText ? line.prefix(Self.longestText - 1) + "…" : line
  }

  /// How much of a text is enough to know it by, in characters.
  private static let longestText = 30
}
