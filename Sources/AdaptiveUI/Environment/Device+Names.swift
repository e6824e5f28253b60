import Foundation

extension Device {
  /// The names of the family's members, each with its line of products, such as `iPhone 6s`.
  ///
  /// The list in ``name`` leaves out the line after its first member: `iPhone 6 / 6s / 7`.
  package var memberNames: [String] {
    var names: [String] = []
    for group in name.split(separator: ";") {
      let line = group.contains("iPad") ? "iPad" : group.contains("iPod") ? "iPod touch" : "iPhone"
      for part in Self.withoutParentheses(String(group)).split(separator: "/") {
        let member = part.trimmingCharacters(in: .whitespaces)
        guard !member.isEmpty else { continue }
        names.append(member.hasPrefix(line) ? member : "\(line) \(member)")
      }
    }
    return names
  }

  /// Ordinals in parentheses, `SE (2nd, 3rd)`, are left out of names.
  private static func withoutParentheses(_ text: String) -> String {
    var depth = 0
    return text.filter { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0 && character != ")"
    }
  }

  /// Every id and member name, for messages about a name that is none of them.
  package static var allNames: [String] { all.flatMap { [$0.id] + $0.memberNames } }

  /// The device with this id or this member, case, spaces and punctuation ignored.
  package static func named(_ name: String) -> Device? {
    let wanted = folded(name)
    guard !wanted.isEmpty else { return nil }
    return all.first { folded($0.id) == wanted }
      ?? all.first { $0.memberNames.contains { folded($0) == wanted } }
  }

  private static func folded(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
