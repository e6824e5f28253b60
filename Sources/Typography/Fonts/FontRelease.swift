/// The system's fonts as they were drawn over the years.
package enum FontRelease: Int, Comparable, Sendable {
  /// Before iOS 11: text of 20 points and more is set some 0.012 em wider.
  case tracked
  /// Before iOS 14: text of 17 points is set a little wider than later, low lines are narrower,
  /// and from 20 points on letters are those of the cut for large text.
  case early
  /// From iOS 14 on: the cut changes little by little with the size.
  case current

  package static func < (one: FontRelease, other: FontRelease) -> Bool {
    one.rawValue < other.rawValue
  }
}
