import Foundation

/// A box of a window, in points, and how its place relates to others and to where it was.
struct NoteBox {
  let name: String
  let frame: CGRect

  /// Compares its place with words.
  ///
  /// - Parameters:
  ///   - words: Such as `beside picture`, `keeps its size`, `is 320×112` or `at 0,20`.
  ///   - before: Itself before the last thing that was done, if it was there.
  ///   - other: Gives another box by its name.
  /// - Returns: Whether the words are true; `nil` for words that say nothing.
  func isAs(_ words: String, before: NoteBox?, other: (Substring) -> NoteBox?) -> Bool? {
    if let change = Self.changes[words] {
      return before.map { change($0.frame, frame) } ?? false
    }
    let words = words.split(separator: " ")
    guard words.count == 2 else { return nil }
    if let relation = Self.relations[String(words[0])] {
      return other(words[1]).map { relation(frame, $0.frame) } ?? false
    }
    switch words[0] {
    case "is": return words[1] == "\(frame.width.formatted())×\(frame.height.formatted())"
    case "at": return words[1] == "\(frame.minX.formatted()),\(frame.minY.formatted())"
    default: return nil
    }
  }

  private typealias Comparison = @Sendable (CGRect, CGRect) -> Bool

  /// What became of its frame.
  private static let changes: [String: Comparison] = [
    "keeps its place": { $0 == $1 },
    "keeps its size": { $0.size == $1.size },
    "changes its size": { $0.size != $1.size },
    "moved": { $0.origin != $1.origin },
    "is narrower": { $0.width > $1.width },
    "is higher": { $0.height < $1.height },
    "is lower": { $0.height > $1.height },
    "is turned": { $0.width == $1.height && $0.height == $1.width },
  ]

  /// How its frame relates to another.
  private static let relations: [String: Comparison] = [
    "beside": { $0.minX >= $1.maxX },
    "above": { $0.maxY <= $1.minY },
    "below": { $0.minY >= $1.maxY },
    "in": { $1.contains($0) },
    "over": { $0.intersects($1) },
    "covers": { $0 == $1 },
    // It is the left half.
    "halves": { $0.minX == $1.minX && $0.width == $1.width / 2 },
    // It has the lower edge, all of it.
    "ends": { $0.minX == $1.minX && $0.maxX == $1.maxX && $0.maxY == $1.maxY },
    "amid": { abs($0.midX - $1.midX) < 0.5 && abs($0.midY - $1.midY) < 0.5 },
  ]
}
