import Foundation

/// Required constraints that cannot hold together, and what gave way.
///
/// Rule LA8.1.
@MainActor package struct LayoutContradiction {
  /// The constraint that gave way.
  package let victim: NSLayoutConstraint
  /// The constraints that contradict each other, the victim among them.
  package let constraints: [NSLayoutConstraint]
  /// Why, as a sum; `nil` where no single one says it.
  package let sum: ContradictionSum?
}

/// Lengths along one axis that should be equal and are not.
@MainActor package struct ContradictionSum {
  /// One length, in points.
  package struct Term {
    /// At least 0.
    package let amount: Double
    /// How often it counts, above 0.
    package let factor: Double
    /// The view or guide whose size it is; `nil` for a distance.
    package let item: AnyObject?
    /// Whether a constraint asks for no more, or no less, than the length.
    package let isLimit: Bool

    /// What it adds, in points.
    package var value: Double { amount * factor }
  }

  package let axis: NSLayoutConstraint.Axis
  /// What is added up.
  package let parts: [Term]
  /// What it should be: the size of one view, or the shorter of two chains.
  package let whole: [Term]

  /// In points.
  package var sumOfParts: Double { parts.reduce(0) { $0 + $1.value } }
  /// In points.
  package var sumOfWhole: Double { whole.reduce(0) { $0 + $1.value } }
}

extension UIView {
  /// The contradictions of the hierarchy, in the order in which something gave way.
  ///
  /// Rule LA8.1.
  package var layoutContradictions: [LayoutContradiction] {
    guard let engine = layoutEngine else { return [] }
    return engine.system.contradictions.map { found in
      LayoutContradiction(
        victim: found.victim.constraint,
        constraints: found.list.compactMap { holder in
          if case .constraint(let entry) = holder { return entry.constraint }
          return nil
        }, sum: engine.sum(of: found))
    }
  }
}
