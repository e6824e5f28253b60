import AdaptiveUI
import Foundation

extension SceneSession {
  /// How large running text is beside that of readers who chose no size, in tenths; 1 where it is as
  /// usual.
  var textScale: CGFloat {
    let wanted = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: windowScene.traitCollection)
    let usual = UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil)
    return (wanted.pointSize / usual.pointSize * 10).rounded() / 10
  }
}
