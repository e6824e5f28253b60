import Foundation

/// What a controller's constraints want, as its parent was told of it last.
///
/// Rule U07.
struct FittingSize {
  var told: CGSize?
  var mayHaveChanged = false
}

extension UIView {
  /// Notes that the controller around the view may fit another size now, and bars that it stands in.
  ///
  /// Rule U07.
  func fittingSizeMayHaveChanged() {
    for view in sequence(first: self, next: \.superview) {
      if let controller = view.viewController {
        controller.fittingSize.mayHaveChanged = true
        return
      }
      // Bars give the views of items and titles the size that they want.
      if view is UIBarButtonView || view is UINavigationBar || view is UIToolbar {
        view.setNeedsLayout()
      }
    }
  }
}

extension UIViewController {
  /// Containers of UIKit's own take no notice of fitting sizes, and nobody could have overridden
  /// them.
  private static let indifferent: [UIViewController.Type] = [
    UIViewController.self, UINavigationController.self, UITabBarController.self,
    UISplitViewController.self, UIPageViewController.self,
  ]

  /// Tells a parent that places this controller by its frame of another fitting size.
  ///
  /// Rule U07.
  func tellFittingSizeIfChanged() {
    guard fittingSize.mayHaveChanged, let parent, let view = viewIfLoaded, view.window != nil else {
      return
    }
    guard !Self.indifferent.contains(where: { $0 == type(of: parent) }) else { return }
    fittingSize.mayHaveChanged = false
    guard view.translatesAutoresizingMaskIntoConstraints else { return }  // U07
    let old = fittingSize.told
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    fittingSize.told = size
    guard let old, old != size else { return }
    parent.send(
      "systemLayoutFittingSizeDidChange(forChildContentContainer:)", new: displayName, rule: "U07"
    ) {
      parent.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
    }
  }
}
