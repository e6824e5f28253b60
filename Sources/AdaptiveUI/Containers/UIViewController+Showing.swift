import Foundation

// Who shows a controller: the nearest container that knows how, else a presentation. Rules KC01–KC03.

/// What is asked for.
enum ShowAction: Sendable {
  case show, showDetail
}

extension UIViewController {
  /// The nearest controller at or above the receiver that takes the action on itself.
  ///
  /// Rule KC01.
  func showTarget(_ action: ShowAction) -> UIViewController? {
    sequence(first: self, next: \.parent).first { $0.takes(action) }
  }

  /// Rule KC03: navigation controllers take `show`, split view controllers both.
  private func takes(_ action: ShowAction) -> Bool {
    switch action {
    case .show: self is UINavigationController || self is UISplitViewController
    case .showDetail: self is UISplitViewController
    }
  }

  /// The default of `show`: the nearest container does it, else the window's root presents.
  func forwardShow(_ vc: UIViewController, sender: Any?) {
    if let target = showTarget(.show), target !== self {
      target.show(vc, sender: sender ?? self)
    } else {
      presentFromRoot(vc)
    }
  }

  /// The default of `showDetailViewController`.
  func forwardShowDetail(_ vc: UIViewController, sender: Any?) {
    if let target = showTarget(.showDetail), target !== self {
      target.showDetailViewController(vc, sender: sender ?? self)
    } else {
      presentFromRoot(vc)
    }
  }

  private func presentFromRoot(_ vc: UIViewController) {
    let root = viewIfLoaded?.window?.rootViewController ?? self
    root.present(vc, animated: true)
  }
}
