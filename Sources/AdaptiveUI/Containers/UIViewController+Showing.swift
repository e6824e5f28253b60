import Foundation

// Who shows a controller: the nearest container that knows how and wants to, else a presentation.
// Rules KC01–KC03.

extension UIViewController {
  /// The default of `show`: the nearest container that overrides it does it, else the window's root
  /// presents.
  ///
  /// Rule KC01.
  func forwardShow(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return presentFromRoot(vc) }
    let sender = sender ?? self
    guard parent.canPerformAction(.show, withSender: sender) else {
      return parent.forwardShow(vc, sender: sender)  // KC02
    }
    parent.show(vc, sender: sender)
  }

  /// The default of `showDetailViewController`.
  ///
  /// Rules KC01, KC02, KN08.
  func forwardShowDetail(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return presentFromRoot(vc) }
    let sender = sender ?? self
    guard parent.canPerformAction(.showDetail, withSender: sender) else {
      return parent.forwardShowDetail(vc, sender: sender)  // KC02
    }
    parent.showDetailViewController(vc, sender: sender)
  }

  private func presentFromRoot(_ vc: UIViewController) {
    let root = viewIfLoaded?.window?.rootViewController ?? self
    root.present(vc, animated: true)
  }
}

extension Selector {
  /// What `show(_:sender:)` is called where names count.
  package static let show = Selector(("showViewController:sender:"))
  /// What `showDetailViewController(_:sender:)` is called where names count.
  package static let showDetail = Selector(("showDetailViewController:sender:"))
}
