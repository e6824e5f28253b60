// Reference: topLayoutGuide, bottomLayoutGuide; iOS 18 documentation. Rule LC5.1.
// Status: Complete; both guides follow the safe area in every era.

extension UIViewController {
  /// What status bar and navigation bar cover.
  ///
  /// Rule LC5.1.
  public var topLayoutGuide: any UILayoutSupport { cover(.topLayoutGuide) }

  /// What tab bar or toolbar and the home indicator cover.
  ///
  /// Rule LC5.1.
  public var bottomLayoutGuide: any UILayoutSupport { cover(.bottomLayoutGuide) }

  private func cover(_ role: UILayoutGuide.Role) -> any UILayoutSupport {
    let guide = view.systemGuide(role)
    return guide as? CoverGuide ?? CoverGuide(role, owner: view)
  }
}
