import Foundation

/// What a design canvas measures and shows in another way than a program's window; programs have none.
package struct MeasuringRules: Sendable {
  /// Natural sizes of controls, instead of the era's.
  package var controls: ControlMetrics
  /// Whether the guide of what covers the top begins where the cover ends, without a height.
  package var topGuideIsLine = false
  /// Whether content that rests at the top begins below the insets.
  package var restsBelowInsets = false
  /// Whether collections make and lay out elements outside of their bounds as well.
  package var showsAllElements = true
  /// Whether the natural size of the given view is rounded up to points instead of pixels.
  package var countsPoints: @MainActor @Sendable (AnyObject) -> Bool

  package init(
    controls: ControlMetrics, countsPoints: @escaping @MainActor @Sendable (AnyObject) -> Bool
  ) {
    self.controls = controls
    self.countsPoints = countsPoints
  }
}
