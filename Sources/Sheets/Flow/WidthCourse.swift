/// The change of a drawing while its window is widened: pieces in which all numbers are linear.
package struct WidthCourse: Sendable, Codable {
  /// A range of widths, in whole points, in which the drawing's numbers are linear.
  package struct Piece: Sendable, Codable {
    package let from: Int
    package let to: Int
    package let start: NumberedDrawing
    package let end: NumberedDrawing
    /// Whether all widths look like the first one, because too many would have to be drawn.
    package var isHeld = false

    /// Whether a number changes by whole pixels, or not at all, from each width to the next.
    ///
    /// Edges are snapped to pixels, so only such numbers are linear to a hundredth of a point.
    package func isExact(_ index: Int, scale: Double) -> Bool {
      guard to > from, !isHeld else { return false }
      let rise = (end.numbers[index] - start.numbers[index]) / Double(to - from) * scale
      return abs(rise - rise.rounded()) < 1e-6
    }

    /// In shorter pieces, snapping alone can look like a change by whole pixels.
    private static let leastTelling = 8

    /// Whether two consecutive pieces are on one line, including the numbers that change by whole
    /// pixels.
    fileprivate func continues(in next: Piece, as joined: Piece, scale: Double) -> Bool {
      joined.start.numbers.indices.allSatisfy { index in
        let parts = [self, next]
        guard joined.isExact(index, scale: scale) else {
          return !parts.contains {
            $0.to - $0.from >= Self.leastTelling && $0.isExact(index, scale: scale)
          }
        }
        let rises = parts.map {
          ($0.end.numbers[index] - $0.start.numbers[index]) / Double($0.to - $0.from)
        }
        return abs(rises[0] - rises[1]) < 1e-6
      }
    }

    /// The numbers at a width of the piece.
    package func numbers(at width: Int) -> [Double] {
      guard to > from, !isHeld else { return start.numbers }
      let part = Double(width - from) / Double(to - from)
      return zip(start.numbers, end.numbers).map { $0 + ($1 - $0) * part }
    }
  }

  /// The pieces in order; each begins at the end of the last one, or one point after it.
  package private(set) var pieces: [Piece] = []
  /// How many widths were drawn.
  package private(set) var drawings = 0

  /// The permitted deviation from a straight line for numbers written to hundredths.
  package static let exactness = 0.011

  private let scale: Double
  private let mostDrawings: Int

  /// Finds the pieces by halving: a piece is accepted if the drawings inside are on its line.
  ///
  /// - Parameters:
  ///   - range: The widths in whole points.
  ///   - scale: The pixels of a point. Numbers that change by fractions of pixels may deviate by
  ///     two pixels, because edges are snapped at both ends of a line. All others are exact.
  ///   - mostDrawings: How many widths are drawn at most.
  ///   - draw: Draws the window at a width.
  package init(
    over range: ClosedRange<Int>, scale: Double, mostDrawings: Int = 1200,
    draw: (Int) -> NumberedDrawing
  ) {
    self.scale = scale
    self.mostDrawings = mostDrawings
    let start = draw(range.lowerBound)
    guard range.count > 1 else {
      pieces = [Piece(from: range.lowerBound, to: range.lowerBound, start: start, end: start)]
      drawings = 1
      return
    }
    let end = draw(range.upperBound)
    drawings = 2
    resolve(range, start, end, draw)
  }

  /// The piece that contains a width.
  package func piece(at width: Int) -> Piece? {
    pieces.last { $0.from <= width } ?? pieces.first
  }

  /// The widths at which the drawing changes by a leap.
  package var leaps: [Int] {
    zip(pieces, pieces.dropFirst()).filter { $0.to < $1.from }.map { $0.1.from }
  }

  private mutating func resolve(
    _ range: ClosedRange<Int>, _ start: NumberedDrawing, _ end: NumberedDrawing,
    _ draw: (Int) -> NumberedDrawing
  ) {
    let (from, to) = (range.lowerBound, range.upperBound)
    guard to - from > 1 else {
      // Consecutive widths: on one line, or different drawings.
      if start.parts == end.parts {
        take(Piece(from: from, to: to, start: start, end: end))
      } else {
        take(Piece(from: from, to: from, start: start, end: start))
        take(Piece(from: to, to: to, start: end, end: end))
      }
      return
    }
    guard drawings < mostDrawings else {
      take(Piece(from: from, to: to - 1, start: start, end: start, isHeld: true))
      return take(Piece(from: to, to: to, start: end, end: end))
    }
    let middle = (from + to) / 2
    let half = draw(middle)
    drawings += 1
    if isStraight(range, start, end, middle, half, draw) {
      return take(Piece(from: from, to: to, start: start, end: end))
    }
    resolve(from...middle, start, half, draw)
    resolve(middle...to, half, end, draw)
  }

  /// Whether a few widths inside are on the line; those at the quarters are drawn last.
  private mutating func isStraight(
    _ range: ClosedRange<Int>, _ start: NumberedDrawing, _ end: NumberedDrawing, _ middle: Int,
    _ half: NumberedDrawing, _ draw: (Int) -> NumberedDrawing
  ) -> Bool {
    func part(_ width: Int) -> Double {
      Double(width - range.lowerBound) / Double(range.upperBound - range.lowerBound)
    }
    let piece = Piece(from: range.lowerBound, to: range.upperBound, start: start, end: end)
    func tolerance(_ index: Int) -> Double { self.tolerance(piece, index, most: 2) }
    guard half.lies(between: start, and: end, part: part(middle), tolerance: tolerance) else {
      return false
    }
    let halves = (
      Piece(from: range.lowerBound, to: middle, start: start, end: half),
      Piece(from: middle, to: range.upperBound, start: half, end: end)
    )
    guard halves.0.continues(in: halves.1, as: piece, scale: scale) else { return false }
    for width in [(range.lowerBound + middle) / 2, (middle + range.upperBound) / 2]
    where width > range.lowerBound && width < range.upperBound && width != middle {
      drawings += 1
      let quarter = draw(width)
      guard quarter.lies(between: start, and: end, part: part(width), tolerance: tolerance) else {
        return false
      }
    }
    return true
  }

  /// The permitted deviation of a number from the line of a piece, in points; `most` is in pixels,
  /// for snapped edges.
  private func tolerance(_ piece: Piece, _ index: Int, most: Double) -> Double {
    piece.isExact(index, scale: scale) ? Self.exactness : most / scale + 0.01
  }

  /// Adds a piece, merged with the last one if both are on one line.
  private mutating func take(_ piece: Piece) {
    guard let last = pieces.last else { return pieces.append(piece) }
    // A single width is the beginning of the next piece.
    if last.from == last.to, last.to == piece.from {
      pieces[pieces.count - 1] = piece
      return
    }
    if piece.from == piece.to, last.to == piece.from { return }
    let isNext = last.to == piece.from
    guard isNext, !last.isHeld, !piece.isHeld, last.from < last.to else {
      return pieces.append(piece)
    }
    let part = Double(last.to - last.from) / Double(piece.to - last.from)
    let joined = Piece(from: last.from, to: piece.to, start: last.start, end: piece.end)
    // The other three quarters of the tolerance are for the widths between.
    let isLine =
      last.start.parts == piece.end.parts
      && last.end.lies(between: last.start, and: piece.end, part: part) { index in
        tolerance(joined, index, most: 0.5)
      } && last.continues(in: piece, as: joined, scale: scale)
    if isLine {
      pieces[pieces.count - 1] = joined
    } else {
      pieces.append(piece)
    }
  }
}
