/// Memory that is used again from call to call; empty in between.
struct Scratch: Sendable {
  var stack: [Int] = []
  /// By variable.
  var coefficients: [Double] = []
  var marks: [Bool] = []
  var touched: [Int] = []

  mutating func reserve(_ count: Int) {
    guard coefficients.count < count else { return }
    coefficients += Array(repeating: 0, count: count - coefficients.count)
    marks += Array(repeating: false, count: count - marks.count)
  }
}
