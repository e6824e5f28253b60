import Foundation

/// What Auto Layout stores in a view.
struct LayoutState {
  /// The active constraints whose nearest common ancestor this view is, in order of activation.
  ///
  /// Rule LA5.1.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that the program added.
  var guides: [UILayoutGuide] = []
  /// Guides that every view has, made when asked for.
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]

  /// The solver of the hierarchy; only the topmost view has one.
  var engine: LayoutEngine?
  /// Whether constraints wait somewhere below this topmost view for an engine.
  var needsEngine = false
  /// Whether ``UIView/layoutSubviews()`` is running.
  var isLayingOut = false

  /// Whether a size transition resized this view of a controller, which looks at its constraints before
  /// it lays out.
  ///
  /// Rule C13.
  var wasResizedByTransition = false
  /// Whether the view's layout and the hooks around it are running.
  var isInPass = false

  /// Resistance to stretching, across and down.
  ///
  /// Rule LA4.5.
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  /// Resistance to compression, across and down.
  ///
  /// Rule LA4.5.
  var compression = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )

  /// The margins that the program set; `nil` for the defaults of LC1.1 and LC1.2.
  var margins: NSDirectionalEdgeInsets?
  /// The effective margins last reported to the view.
  var reportedMargins = UIEdgeInsets(
    top: LayoutMetrics.viewMargin, left: LayoutMetrics.viewMargin,
    bottom: LayoutMetrics.viewMargin, right: LayoutMetrics.viewMargin)
  /// Rule LC1.7.
  var preservesSuperviewMargins = false
  /// The `margins` while the program sets none; eight points without it.
  ///
  /// Rule LC1.8.
  var standardMargins: NSDirectionalEdgeInsets?
  /// Rule LC3.1.
  var marginsFollowReadableWidth = false
  /// Rule LC1.6.
  var insetsMarginsFromSafeArea = true
  var semanticContent = UISemanticContentAttribute.unspecified
  /// A size in place of the natural size, −1 for none.
  var placeholderSize: CGSize?
  /// How large a view was before a bar placed it, and how large the bar made it.
  var sizesInBar: (own: CGSize, given: CGSize)?
  /// What shows another of several frames, while an ambiguous layout is exercised.
  ///
  /// Rule LA7.1.
  var exercise: [ItemBound] = []
  /// Rule A05.
  var isInstalled = true
  /// Which ambiguity a document wants to hear of.
  var ambiguityCheck = AmbiguityCheck.always
}

/// Which ambiguity of a view is worth a report; documents say so, layout does not see it.
package enum AmbiguityCheck: String, Sendable, CaseIterable {
  case always
  /// Only that of the place.
  case ignoreSizes
  case off
}
