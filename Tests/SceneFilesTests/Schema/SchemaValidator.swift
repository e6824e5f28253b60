import Documents
import Foundation

@testable import SceneFiles

/// As much of JSON Schema as the schema of scene files uses, applied to YAML.
struct SchemaValidator {
  private let top: [String: Any]

  init(_ text: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    top = value as? [String: Any] ?? [:]
  }

  /// Where the text breaks the schema, and by which of its words; `line:column word`.
  func problems(in text: String) -> [String] {
    guard let root = YAMLSource(Array(text.utf8)).root else { return ["no YAML"] }
    return problems(root, top)
  }

  private func problems(_ node: SourceNode, _ schema: [String: Any]) -> [String] {
    var found = references(node, schema)
    func note(_ word: String) { found.append("\(node.mark.line):\(node.mark.column) \(word)") }
    if let type = schema["type"] as? String, !isOf(type, node) { note("type \(type)") }
    if let words = schema["enum"] as? [String], !words.contains(node.text ?? "") { note("enum") }
    if let word = schema["const"] as? String, word != node.text { note("const") }
    if let choices = schema["anyOf"] as? [[String: Any]],
      !choices.contains(where: { problems(node, $0).isEmpty })
    {
      // The choice that reads the farthest says best what is wrong.
      found += choices.map { problems(node, $0) }.min { $0.count < $1.count } ?? []
    }
    for part in schema["allOf"] as? [[String: Any]] ?? [] { found += problems(node, part) }
    if let condition = schema["if"] as? [String: Any], problems(node, condition).isEmpty,
      let consequence = schema["then"] as? [String: Any]
    {
      found += problems(node, consequence)
    }
    if let refused = schema["not"] as? [String: Any], problems(node, refused).isEmpty {
      note("not")
    }
    return found + members(node, schema) + elements(node, schema)
  }

  private func references(_ node: SourceNode, _ schema: [String: Any]) -> [String] {
    guard let name = (schema["$ref"] as? String)?.split(separator: "/").last,
      let definition = (top["$defs"] as? [String: [String: Any]])?[String(name)]
    else { return [] }
    return problems(node, definition)
  }

  private func members(_ node: SourceNode, _ schema: [String: Any]) -> [String] {
    guard case .mapping(let pairs) = node.content else { return [] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let names = pairs.compactMap(\.key.text)
    let missing = (schema["required"] as? [String] ?? []).filter { !names.contains($0) }
    return missing.map { "\(node.mark.line):\(node.mark.column) required \($0)" }
      + pairs.flatMap { key, value -> [String] in
        if let property = properties[key.text ?? ""] { return problems(value, property) }
        let isOpen = schema["additionalProperties"] as? Bool ?? true
        return isOpen ? [] : ["\(key.mark.line):\(key.mark.column) additional \(key.text ?? "")"]
      }
  }

  private func elements(_ node: SourceNode, _ schema: [String: Any]) -> [String] {
    guard case .list(let list) = node.content else { return [] }
    let least = schema["minItems"] as? Int ?? 0
    let most = schema["maxItems"] as? Int ?? .max
    let count = least <= list.count && list.count <= most ? [] : ["\(node.mark.line) items"]
    guard let element = schema["items"] as? [String: Any] else { return count }
    return count + list.flatMap { problems($0, element) }
  }

  private func isOf(_ type: String, _ node: SourceNode) -> Bool {
    switch (type, node.content) {
    case ("object", .mapping), ("array", .list), ("string", .scalar): true
    case ("number", .scalar(let text, _)): Double(text) != nil
    case ("boolean", .scalar(let text, _)): ["true", "false"].contains(text)
    default: false
    }
  }
}
