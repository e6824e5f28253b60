import AdaptiveUI
import Foundation

extension SceneInstance {
  /// Keeps constraints until every view that they may name is in its hierarchy.
  func waitToActivate(_ constraints: [SceneConstraint], owner: UIView) {}
}
