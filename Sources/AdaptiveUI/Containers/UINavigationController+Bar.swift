import Foundation

extension UINavigationController {
  /// What scrolls below the bar: what the controller on top says, or what its view begins with.
  var contentBelowBar: UIScrollView? {
    guard let shown = topViewController, let view = shown.viewIfLoaded else { return nil }
    return shown.contentScrollView(for: .top) ?? view as? UIScrollView
      ?? view.subviews.first as? UIScrollView
  }

  /// The bar's height now, shown or not.
  ///
  /// Rule KN02.
  var barHeight: CGFloat {
    let extras = navigationBar.extras(traitCollection)
    return environment.policy.bars.navigationBar(traitCollection) + extras.above + extras.below
  }
}
