import Foundation

extension CGSize {
  /// Writes a size as `375×667`, whole numbers without a fraction.
  package var traceText: String { "\(width.traceText)×\(height.traceText)" }
}

extension CGRect {
  /// The place and the size in points, such as `0 20 375×647`.
  package var traceText: String {
    "\(minX.traceText) \(minY.traceText) \(size.traceText)"
  }
}

extension CGFloat {
  /// Writes a number with at most two digits after the point.
  package var traceText: String {
    guard isFinite else { return description }
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return description }
    let whole = Int(hundredths)
    let (units, rest) = (whole.magnitude / 100, whole.magnitude % 100)
    let sign = whole < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(units)" }
    return "\(sign)\(units)."
      + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }
}
