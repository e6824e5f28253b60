import Foundation

/// A course in compact form for the page's script.
///
/// Consecutive drawings hardly differ: each list of fixed parts and of numbers is given by its
/// differences from the one before it, and each part is on the page once.
struct CourseData: Encodable {
  let height: Double
  let pieces: [Piece]
  /// The widths at which the drawing changes by a leap.
  let leaps: [Int]

  /// Written as `[from, to, held, parts, numbers, ends]`.
  ///
  /// `parts` are indices into the page's list of strings; `ends` has the index and the final value
  /// of each number that changes.
  struct Piece: Encodable {
    let from: Int
    let to: Int
    let isHeld: Bool
    let parts: Patch
    let numbers: Patch
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

  /// The differences of a list from another one: `[first, last, middle…]`.
  ///
  /// `first` and `last` are the numbers of equal values at the beginning and at the end.
  struct Patch: Encodable, Hashable {
    let first: Int
    let last: Int
    let middle: [Double]

    init(from old: [Double], to new: [Double]) {
      let most = min(old.count, new.count)
      let first = zip(old, new).prefix { $0 == $1 }.count
      let last = zip(old.reversed(), new.reversed()).prefix(most - first).prefix { $0 == $1 }.count
      (self.first, self.last) = (first, last)
      middle = Array(new[first..<(new.count - last)])
    }

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(first)
      try list.encode(last)
      for value in middle { try list.encode(value) }
    }
  }

  /// - Parameters:
  ///   - course: The course.
  ///   - height: The height of the window, in points.
  ///   - strings: The page's list of strings, to which new ones are added.
  init(_ course: WidthCourse, height: CGFloat, strings: inout CourseStrings) {
    self.height = Double(height)
    leaps = course.leaps
    var (oldParts, oldNumbers): ([Double], [Double]) = ([], [])
    var pieces: [Piece] = []
    for piece in course.pieces {
      let parts = piece.start.parts.map { Double(strings.place(of: $0)) }
      let numbers = piece.start.numbers.map(NumberedDrawing.hundredths)
      let last = piece.isHeld ? numbers : piece.end.numbers.map(NumberedDrawing.hundredths)
      var ends: [Double] = []
      for index in numbers.indices where numbers[index] != last[index] {
        ends += [Double(index), last[index]]
      }
      pieces.append(
        Piece(
          from: piece.from, to: piece.to, isHeld: piece.isHeld,
          parts: Patch(from: oldParts, to: parts), numbers: Patch(from: oldNumbers, to: numbers),
          ends: ends))
      (oldParts, oldNumbers) = (parts, last)
    }
    self.pieces = pieces
  }
}

/// The fixed parts of all drawings of a page, without duplicates.
struct CourseStrings {
  private(set) var all: [String] = []
  private var places: [String: Int] = [:]

  /// The index of a string in the list.
  mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = all.count
    all.append(text)
    return all.count - 1
  }
}

/// All courses of a page.
struct CoursesData: Encodable {
  let strings: [String]
  let courses: [CourseData]
}
