extension LabCommandReader {
  /// The first words of the commands that move fingers.
  static let gestures = [
    "double-tap", "long-press", "pan", "swipe", "pinch", "twist", "edge-swipe",
  ]

  /// Reads a gesture; `nil` for other verbs.
  func gesture() throws(Problem) -> LabGesture? {
    switch verb {
    case "double-tap": return LabGesture(.doubleTap, on: rest.isEmpty ? nil : rest)
    case "long-press": return LabGesture(.longPress, on: rest.isEmpty ? nil : rest)
    case "pan": return try pan()
    case "swipe":
      return LabGesture(.swipe(try direction()), on: target(before: 1))
    case "pinch":
      guard let scale = arguments.last.flatMap(Double.init), scale > 0, scale <= 100 else {
        throw Problem(message: "'pinch' needs how many times as far, such as 2.0")
      }
      return LabGesture(.pinch(scale), on: target(before: 1))
    case "twist":
      guard let degrees = arguments.last.flatMap({ Int($0) }), abs(degrees) <= 3600 else {
        throw Problem(message: "'twist' needs degrees clockwise, such as 90")
      }
      return LabGesture(.twist(degrees: degrees), on: target(before: 1))
    case "edge-swipe":
      return LabGesture(.edgeSwipe(try choice(rest, of: LabGesture.Direction.self, "an edge")))
    default: return nil
    }
  }

  private func pan() throws(Problem) -> LabGesture {
    let numbers = (arguments.last ?? "").split(separator: ",").map { Int($0) }
    guard arguments.dropLast().last == "by", numbers.count == 2, let x = numbers[0],
      let y = numbers[1], abs(x) <= 100_000, abs(y) <= 100_000
    else { throw Problem(message: "'pan' needs points, such as 'by 40,0'") }
    return LabGesture(.pan(x: x, y: y), on: target(before: 2))
  }

  private func direction() throws(Problem) -> LabGesture.Direction {
    try choice(arguments.last ?? "", of: LabGesture.Direction.self, "a direction")
  }

  /// The words before the last ones; `nil` for none.
  private func target(before count: Int) -> String? {
    let words = arguments.dropLast(count)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
