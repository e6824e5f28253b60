import Foundation

extension UINavigationController {
  /// The bar's height now, shown or not.
  ///
  /// Rule KN02.
  var barHeight: CGFloat {
    let extras = navigationBar.extras(traitCollection)
    return environment.policy.bars.navigationBar(traitCollection) + extras.above + extras.below
  }
}
