// The strengths of constraints that no program wrote: every priority between those of UIKit has its name
// here, from the strongest to the weakest.

/// Priorities beside UIKit's own.
package enum LayoutStrength {
  /// The margin below the only view of a cell, in a document: it gives way to whatever decides a height.
  package static let endOfLoneCell = UILayoutPriority(999.97)
  /// A content size that was given 1000: frames of public documents show that it gives way to required
  /// constraints all the same.
  ///
  /// Rule LA4.1.
  package static let strongestContent = UILayoutPriority(999.9)
  /// A constant size that gave way to a contradiction, as a preference below content that holds as
  /// strongly.
  ///
  /// Rule LA8.2.
  package static let brokenSize = UILayoutPriority(999.8)
  /// What a stack view prefers about the room that its arrangement leaves.
  ///
  /// Rule LA10.5.
  package static let stackBoundary = UILayoutPriority(999.5)
  /// A location that gave way to a contradiction, as a preference below content that resists compression.
  ///
  /// Rule LA8.2.
  package static let brokenLocation = UILayoutPriority(740)
  /// The size of a view without superview, or of what covers a context, that no constraint decides.
  ///
  /// Rules LA5.10, M07.
  package static let presentSize = UILayoutPriority(0.002)
  /// The other frame of an ambiguous layout that is exercised: weaker than any constraint.
  ///
  /// Rule LA7.1.
  package static let exercise = UILayoutPriority(0.001)
}
