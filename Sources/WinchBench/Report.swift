import Foundation

/// One workload at one size.
struct Measurement {
  let workload: String
  let size: Int
  let constraints: Int
  let variables: Int
  /// Microseconds, in the order of measuring.
  let times: [Double]
  /// Σ (x + 2y + 3w + 4h) over the boxes, to compare solutions.
  let check: Double
}

/// Prints measurements as they come.
struct Report {
  let isJSON: Bool
  private var count = 0

  init(isJSON: Bool) { self.isJSON = isJSON }

  func begin() {
    if isJSON {
      print(#"{"schema":"solver-bench/1","implementation":"winch ConstraintSolver","results":["#)
    } else {
      print("workload             n constraints    median µs       p95 µs  repeats  check")
    }
  }

  mutating func add(_ measurement: Measurement) {
    let sorted = measurement.times.sorted()
    let middle = sorted.count / 2
    let median =
      sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    let rank = Int((0.95 * Double(sorted.count)).rounded(.up)) - 1
    let p95 = sorted[min(sorted.count - 1, rank)]
    if isJSON {
      let numbers = [
        ("min", sorted[0]), ("median", median), ("p95", p95), ("max", sorted.last ?? 0),
      ]
      .map { "\"\($0.0)\":\(String(format: "%.3f", $0.1))" }.joined(separator: ",")
      print(
        (count > 0 ? "," : "")
          + "{\"workload\":\"\(measurement.workload)\",\"n\":\(measurement.size),"
          + "\"constraints\":\(measurement.constraints),\"variables\":\(measurement.variables),"
          + "\"repeats\":\(sorted.count),\"unit\":\"us\",\(numbers),"
          + "\"check\":\(String(format: "%.9g", measurement.check))}")
    } else {
      let name = measurement.workload.padding(toLength: 16, withPad: " ", startingAt: 0)
      print(
        name
          + String(
            format: "%6d %11d %12.2f %12.2f %8d  %.9g", measurement.size, measurement.constraints,
            median, p95, sorted.count, measurement.check))
    }
    count += 1
  }

  func end() { if isJSON { print("]}") } }
}
