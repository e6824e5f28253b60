import Foundation

extension Device {
  /// The names of the family's members, each with its line of products, such as `iPhone 6s`.
  ///
  /// The list in ``name`` leaves out the line after its first member, `iPhone 6 / 6s / 7`, and
  /// draws members together: `Air 1-2`, `SE (2nd, 3rd)`, `Pro 11 (1st-4th)`.
  package var memberNames: [String] {
    name.split(separator: ";").flatMap { group in
      let line = group.contains("iPad") ? "iPad" : group.contains("iPod") ? "iPod touch" : "iPhone"
      return group.split(separator: "/").flatMap { part -> [String] in
        let member = part.trimmingCharacters(in: .whitespaces)
        return Self.singleNames(of: member.hasPrefix(line) ? member : "\(line) \(member)")
      }
    }
  }

  /// `SE (2nd, 3rd)` is `SE`, `SE 2nd` and `SE 3rd`; `Air 1-2` is `Air 1` and `Air 2`.
  private static func singleNames(of member: String) -> [String] {
    guard let open = member.firstIndex(of: "(") else { return names(inRange: member) }
    let stem = member[..<open].trimmingCharacters(in: .whitespaces)
    let ordinals = member[member.index(after: open)...].prefix { $0 != ")" }.split(separator: ",")
    return [stem]
      + ordinals.flatMap { names(inRange: "\(stem) \($0.trimmingCharacters(in: .whitespaces))") }
  }

  /// A name that ends in `1-2` or `1st-4th` stands for each of them.
  private static func names(inRange name: String) -> [String] {
    let words = name.split(separator: " ")
    let ends = (words.last ?? "").split(separator: "-").map { Int($0.prefix(while: \.isNumber)) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first < last else {
      return [name]
    }
    let isOrdinal = name.last?.isLetter == true
    let stem = words.dropLast().joined(separator: " ")
    return (first...last).map { "\(stem) \($0)\(isOrdinal ? ordinalSuffix(of: $0) : "")" }
  }

  private static func ordinalSuffix(of number: Int) -> String {
    switch number {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }

  /// All families as people look for them: phones before pads, the newest first.
  package static var newestFirst: [Device] {
    let years = Set(all.map(\.since)).sorted(by: >)
    let newest = years.flatMap { year in all.filter { $0.since == year } }
    return newest.filter { $0.idiom == .phone } + newest.filter { $0.idiom != .phone }
  }

  /// What a device can be called, as people say it before its id.
  package static var allNames: [String] {
    newestFirst.flatMap(\.memberNames) + newestFirst.map(\.id)
  }

  /// What to call it: the member that was asked for, else the family's first.
  package var calledName: String { member ?? memberNames.first ?? id }

  /// The device with this id or this member, case, spaces and punctuation ignored; where the name is a
  /// member's, it is called like that member.
  package static func named(_ name: String) -> Device? {
    let wanted = folded(name)
    guard !wanted.isEmpty else { return nil }
    if let device = all.first(where: { $0.id == name }) { return device.called(wanted) ?? device }
    return all.lazy.compactMap { $0.called(wanted) }.first
      ?? all.first { folded($0.id) == wanted || folded($0.name) == wanted }
  }

  /// The same screen by the name of the member that is meant; `nil` where the family has none of it.
  private func called(_ folded: String) -> Device? {
    guard let member = memberNames.first(where: { Self.folded($0) == folded }) else { return nil }
    var device = self
    device.member = member
    return device
  }

  private static func folded(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
