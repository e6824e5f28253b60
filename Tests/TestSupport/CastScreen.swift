import Foundation

/// What a terminal shows after it was sent an asciicast, as far as its text goes.
public struct CastScreen {
  /// The rows without trailing spaces; characters are one column wide.
  public var lines: [String] {
    cells.map { row in
      var line = String(row)
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// When each event comes, in seconds.
  public private(set) var times: [Double] = []

  private var cells: [[Character]]
  private var (row, column) = (0, 0)

  /// Plays the first `count` events of a cast, or all.
  public init?(_ cast: [String], events count: Int = .max) {
    let values = cast.compactMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) }
    guard let head = values.first as? [String: Any], head["version"] as? Int == 2,
      let width = head["width"] as? Int, let height = head["height"] as? Int,
      values.count == cast.count
    else { return nil }
    cells = Array(repeating: Array(repeating: " ", count: width), count: height)
    for value in values.dropFirst().prefix(count) {
      guard let event = value as? [Any], event.count == 3, let time = event[0] as? Double,
        event[1] as? String == "o", let output = event[2] as? String
      else { return nil }
      times.append(time)
      guard play(output) else { return nil }
    }
  }

  /// Does what a terminal does with its input; `false` for a sequence or a place that it does not have.
  private mutating func play(_ output: String) -> Bool {
    var rest = Substring(output)
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        guard cells.indices.contains(row), cells[row].indices.contains(column) else { return false }
        cells[row][column] = character
        column += 1
        continue
      }
      guard rest.popFirst() == "[", let end = rest.firstIndex(where: \.isLetter) else {
        return false
      }
      let numbers = rest[..<end].split(separator: ";").compactMap { Int($0) }
      switch rest[end] {
      case "H": (row, column) = (numbers[0] - 1, numbers[1] - 1)
      case "J":
        for index in cells.indices { cells[index] = cells[index].map { _ in " " } }
      case "m", "l", "h": break
      default: return false
      }
      rest = rest[rest.index(after: end)...]
    }
    return true
  }
}
