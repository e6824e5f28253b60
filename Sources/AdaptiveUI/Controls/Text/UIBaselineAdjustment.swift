// Reference: UIBaselineAdjustment, iOS 18 documentation.

/// Where letters that were made smaller are in their line.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the top.
  case none
}
