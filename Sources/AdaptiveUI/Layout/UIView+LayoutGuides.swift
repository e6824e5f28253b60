// Rules LA9.1, LC1.6, LC2, LC3.1.

extension UIView {
  /// The guides that the program added.
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  /// Gives `layoutGuide` its place in this view's coordinates.
  ///
  /// Rule LA9.1.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self  // LA9.1
    layoutState.guides.append(layoutGuide)
  }

  /// Takes `layoutGuide`, and every constraint on it, out of the layout.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    NSLayoutConstraint.deactivate(
      constraintsReaching { $0.names(layoutGuide) })
    layoutEngine?.forget(layoutGuide)
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The bounds less what bars, notch and home indicator cover.
  ///
  /// Rule LC2.2.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The bounds less the margins.
  ///
  /// Rule LC1.6.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The middle part of the margins guide, no wider than is comfortable to read.
  ///
  /// Rule LC3.1.
  public var readableContentGuide: UILayoutGuide {
    if let guide = layoutState.systemGuides[.readable] { return guide }
    let guide = systemGuide(.readable)
    let margins = layoutMarginsGuide
    let fill = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    fill.priority = .required - 1
    let limit = guide.widthAnchor.constraint(
      lessThanOrEqualToConstant: LayoutMetrics.readableWidth(
        traitCollection.preferredContentSizeCategory))
    limit.identifier = Self.readableLimit
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
      limit, fill,
    ])
    return guide
  }

  private static let readableLimit = "UIView-readable-width"

  /// Lets the readable part follow the user's text size.
  ///
  /// Rule LC3.2.
  func readableWidthMayHaveChanged() {
    if layoutMarginsFollowReadableWidth { marginsDidChange() }
    guard layoutState.systemGuides[.readable] != nil else { return }
    let width = LayoutMetrics.readableWidth(traitCollection.preferredContentSizeCategory)
    for constraint in constraints where constraint.identifier == Self.readableLimit {
      constraint.constant = width  // LC3.2
    }
  }

  /// The guide of this role, made at the first call.
  func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let guide = layoutState.systemGuides[role] { return guide }
    let guide =
      switch role {
      case .topLayoutGuide, .bottomLayoutGuide: CoverGuide(role, owner: self)
      case .keyboard: UIKeyboardLayoutGuide(role, owner: self)
      default: UILayoutGuide(role, owner: self)
      }
    guide.identifier = "\(layoutName).\(role)"
    layoutState.systemGuides[role] = guide
    return guide
  }
}
