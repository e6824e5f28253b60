// Which class manages which style. Rules M14, M23, PC09, PO13.

extension UIViewController {
  /// The controller for this controller's next presentation, created from the current style and
  /// kept.
  ///
  /// Rule M23.
  func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let kept = presentationLinks.controller { return kept }
    let made = newPresentationController(presenting: presenting, source: source)
    presentationLinks.controller = made
    return made
  }

  private func newPresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let own = presentationControllerForStyle(presenting: presenting) { return own }
    let style = modalPresentationStyle
    guard style == .custom else { return .builtIn(style, presented: self, presenting: presenting) }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenting, source: source)
      ?? UIPresentationController(presentedViewController: self, presenting: presenting)
  }
}

extension UIPresentationController {
  /// The controller of a built-in style.
  static func builtIn(
    _ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .popover:
      UIPopoverPresentationController(style: style, presented: presented, presenting: presenting)
    case .pageSheet, .formSheet:
      UISheetPresentationController(style: style, presented: presented, presenting: presenting)
    default:
      CoveringPresentationController(style: style, presented: presented, presenting: presenting)
    }
  }

  /// The controller that takes over in an adaptive style.
  ///
  /// Rules M25, PO13.
  func adaptiveController(
    for style: UIModalPresentationStyle, presented: UIViewController
  ) -> UIPresentationController {
    guard let popover = self as? UIPopoverPresentationController, style == .formSheet else {
      return .builtIn(style, presented: presented, presenting: presentingViewController)
    }
    let sheet = popover.adaptiveSheetPresentationController
    sheet.rebind(to: presented)
    return sheet
  }
}
