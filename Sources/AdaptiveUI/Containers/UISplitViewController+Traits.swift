// What columns get from their split view controller. Rules KS15, KS17.

extension UISplitViewController {
  /// Whether the split view controller around a place is collapsed.
  public typealias LayoutEnvironment = UISplitViewControllerLayoutEnvironment

  /// The traits that this controller lays over those of a child, weaker first, when it has `traits` itself.
  ///
  /// They follow the size class alone, so that what is announced is what comes: by KS01 a split view
  /// controller is collapsed exactly where it is compact.
  func layoutTraits(
    of child: UIViewController, under traits: UITraitCollection
  ) -> [UITraitCollection] {
    let isExpanded = traits.horizontalSizeClass == .regular
    var imposed: [UITraitCollection] = []
    if environment.policy.hasSplitLayoutTrait, traits.horizontalSizeClass != .unspecified {
      let layout = isExpanded ? LayoutEnvironment.expanded : .collapsed  // KS17
      imposed.append(UITraitCollection { $0.splitViewControllerLayoutEnvironment = layout })
    }
    let isBeside = [.primary, .supplementary, .inspector].contains { installed[$0] === child }
    if isExpanded, isBeside {
      imposed.append(UITraitCollection(horizontalSizeClass: .compact))  // KS15
    }
    return imposed
  }
}
