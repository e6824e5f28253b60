import AdaptiveUI
import Foundation

extension SceneSession {
  /// The size of body text in proportion to the default, in tenths; 1 for the default.
  var textScale: CGFloat {
    let wanted = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: windowScene.traitCollection)
    let usual = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    return (wanted.pointSize / usual.pointSize * 10).rounded() / 10
  }
}
