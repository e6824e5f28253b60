import Foundation

extension SourcePage {
  /// A constraint as an Xcode document says it.
  struct Constraint: Equatable {
    let id: String
    /// Such as `height of thumbnail = 96`.
    let text: String
    /// The line, from 1.
    let line: Int
  }

  /// The constraints of an Xcode document, those too whose views do not exist: of cells without content,
  /// of screens that do not show, and for other size classes.
  var constraints: [Constraint] {
    guard isXML else { return [] }
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard line.contains("<constraint "), let id = Self.value(of: "id", in: line),
        let attribute = Self.value(of: "firstAttribute", in: line)
      else { return nil }
      let item = Self.value(of: "firstItem", in: line).map(name) ?? owner(ofLine: index)
      return Constraint(
        id: id, text: "\(attribute) of \(item) \(Self.rest(of: line, name))", line: index + 1)
    }
  }

  /// The relation and what is on its other side.
  private static func rest(of line: String, _ name: (String) -> String) -> String {
    let sign =
      switch value(of: "relation", in: line) {
      case "greaterThanOrEqual": "≥"
      case "lessThanOrEqual": "≤"
      default: "="
      }
    let constant = value(of: "constant", in: line)
    guard let item = value(of: "secondItem", in: line),
      let attribute = value(of: "secondAttribute", in: line)
    else { return "\(sign) \(constant ?? "0")" }
    let factor = value(of: "multiplier", in: line).map { "\($0) × " } ?? ""
    let distance = constant.map { $0.hasPrefix("-") ? " − \($0.dropFirst())" : " + \($0)" } ?? ""
    return "\(sign) \(factor)\(attribute) of \(name(item))\(distance)"
  }

  /// The name of an object of the document, by its identifier.
  private func name(_ id: String) -> String { line(of: [id]).flatMap(name(onLine:)) ?? id }

  /// The name of the object that begins on a line; of one that has none what kind it is.
  private func name(onLine index: Int) -> String? {
    guard let name = objects[index], name == Self.value(of: "id", in: lines[index]) else {
      return objects[index]
    }
    let kind = lines[index].drop { " <".contains($0) }.prefix { $0 != " " }
    return Self.value(of: "customClass", in: lines[index]) ?? "the \(kind)"
  }

  /// The name of the view whose element contains the list of constraints with a line.
  private func owner(ofLine index: Int) -> String {
    var depth = Self.depth(of: lines[index])
    for above in lines[..<index].indices.reversed() where Self.depth(of: lines[above]) < depth {
      depth = Self.depth(of: lines[above])
      if let name = name(onLine: above) { return name }
    }
    return "a view"
  }

  private static func depth(of line: String) -> Int { line.prefix { $0 == " " }.count }
}
