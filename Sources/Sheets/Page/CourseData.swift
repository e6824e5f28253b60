import Foundation

/// A course as the page's script reads it, as short as it gets.
struct CourseData: Encodable {
  let height: Double
  /// The fixed parts of drawings, each list once.
  let parts: [[String]]
  let pieces: [Piece]
  /// Where the look of things changes by a leap.
  let leaps: [Int]

  /// Written as `[from, to, held, parts, numbers, ends]`: `ends` has, for each number that changes, its
  /// place and its value at the end.
  struct Piece: Encodable {
    let from: Int
    let to: Int
    let isHeld: Bool
    let parts: Int
    let numbers: [Double]
    let ends: [Double]

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(from)
      try list.encode(to)
      try list.encode(isHeld ? 1 : 0)
      try list.encode(parts)
      try list.encode(numbers)
      try list.encode(ends)
    }
  }

  init(_ course: WidthCourse, height: CGFloat) {
    self.height = Double(height)
    leaps = course.leaps
    var lists: [[String]] = []
    var places: [[String]: Int] = [:]
    pieces = course.pieces.map { piece in
      let place = places[piece.start.parts] ?? lists.count
      if place == lists.count {
        places[piece.start.parts] = place
        lists.append(piece.start.parts)
      }
      var ends: [Double] = []
      if !piece.isHeld {
        for index in piece.start.numbers.indices
        where piece.start.numbers[index] != piece.end.numbers[index] {
          ends += [Double(index), piece.end.numbers[index]]
        }
      }
      return Piece(
        from: piece.from, to: piece.to, isHeld: piece.isHeld, parts: place,
        numbers: piece.start.numbers, ends: ends)
    }
    parts = lists
  }
}
