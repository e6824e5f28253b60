import Foundation

// Who shows a controller: the nearest container that knows how, else a presentation. Rules KC01–KC03.

extension UIViewController {
  /// The default of `show`: the nearest container that overrides it does it, else the window's root
  /// presents.
  ///
  /// Rule KC01.
  func forwardShow(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return presentFromRoot(vc) }
    parent.show(vc, sender: sender ?? self)
  }

  /// The default of `showDetailViewController`.
  ///
  /// Rules KC01, KN08.
  func forwardShowDetail(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return presentFromRoot(vc) }
    parent.showDetailViewController(vc, sender: sender ?? self)
  }

  private func presentFromRoot(_ vc: UIViewController) {
    let root = viewIfLoaded?.window?.rootViewController ?? self
    root.present(vc, animated: true)
  }
}
