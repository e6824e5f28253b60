/// The slope of every coordinate's cost between the breakpoints around its cursor, by level.
///
/// One list for all: prices are sums of slopes, and a list for each coordinate would have to be
/// made, kept and let go.
struct Slopes: Sendable {
  private var values: [Double] = []
  /// How many places a coordinate has.
  private var stride = 12
  /// How many levels are in use.
  private(set) var levels = 0

  subscript(coordinate: Int, level: Int) -> Double {
    level < levels ? values[coordinate * stride + level] : 0
  }

  mutating func addCoordinate() { values.append(contentsOf: repeatElement(0, count: stride)) }

  /// Makes a coordinate's slopes zero.
  mutating func clear(_ coordinate: Int) {
    for level in 0..<levels { values[coordinate * stride + level] = 0 }
  }

  mutating func add(_ amount: Double, to coordinate: Int, _ level: Int) {
    if level >= levels { makeRoom(for: level) }
    values[coordinate * stride + level] += amount
  }

  /// Appends the slopes of a coordinate to a list.
  func copy(_ coordinate: Int, to list: inout [Double]) {
    for level in 0..<levels { list.append(self[coordinate, level]) }
  }

  /// Takes the slopes of a coordinate from a list of those of several.
  mutating func restore(_ coordinate: Int, from list: [Double], at position: Int) {
    for level in 0..<levels {
      values[coordinate * stride + level] = list[position * levels + level]
    }
  }

  private mutating func makeRoom(for level: Int) {
    levels = level + 1
    guard levels > stride else { return }
    let old = self
    stride = 2 * levels
    values = Array(repeating: 0, count: old.values.count / old.stride * stride)
    for index in old.values.indices {
      values[index / old.stride * stride + index % old.stride] = old.values[index]
    }
  }
}
