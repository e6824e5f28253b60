// What columns can read of how their split view controller stands. Rule KS17.

extension UISplitViewController {
  /// The trait for everything in the columns when the split view controller itself has `traits`.
  ///
  /// Rule KS17; who is compact collapses, rule KS01.
  func layoutTraits(under traits: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      UITraitSplitViewControllerLayoutEnvironment.self,
      value: traits.horizontalSizeClass == .compact ? .collapsed : .expanded)  // KS17
  }
}
