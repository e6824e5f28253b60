import Foundation

extension Read {
  /// The wheels of a picker.
  static func picker(_ reader: MappingReader) -> ScenePicker {
    var picker = ScenePicker()
    if let node = reader.node("components") {
      // A plain list of titles is one wheel.
      let isOne = node.elements.allSatisfy { $0.text != nil }
      picker.components = (isOne ? [node] : node.elements).map { wheel in
        wheel.elements.compactMap { shown($0, reader.context) }
      }
    }
    picker.selectedRows = reader.list("selectedRows", count)
    return picker
  }

  /// A number of minutes that divides an hour.
  static func interval(_ node: SourceNode, _ context: ReadingContext) -> Int? {
    guard let minutes = count(node, context) else { return nil }
    guard (1...30).contains(minutes), 60 % minutes == 0 else {
      context.report("an interval has 1 to 30 minutes and divides an hour", at: node.mark)
      return nil
    }
    return minutes
  }

  /// A day of the Gregorian calendar, a time of day, or both, in GMT.
  static func date(_ node: SourceNode, _ context: ReadingContext) -> Date? {
    guard let date = node.text.flatMap(moment) else {
      context.expected("a date such as 2026-11-21, 09:30 or 2026-11-21 09:30", node)
      return nil
    }
    return date
  }

  private static func moment(_ text: String) -> Date? {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2 else { return nil }
    var day: [Int] = [2001, 1, 1]
    var time: [Int] = [0, 0]
    if parts.count == 2 || first.contains("-") {
      guard let read = numbers(first, "-", digits: [4, 2, 2]) else { return nil }
      day = read
    }
    if parts.count == 2 || !first.contains("-") {
      guard let read = parts.last.flatMap({ numbers($0, ":", digits: [2, 2]) }) else { return nil }
      time = read
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let components = DateComponents(
      year: day[0], month: day[1], day: day[2], hour: time[0], minute: time[1])
    // The calendar would accept the 31st of April as the 1st of May.
    guard components.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: components)
  }

  private static func numbers(
    _ text: Substring, _ separator: Character, digits: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == digits else { return nil }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    return numbers.count == digits.count ? numbers : nil
  }
}
