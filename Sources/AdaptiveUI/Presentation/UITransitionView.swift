package import Foundation

/// The container of one presentation: it is above the presenter, holds dimming and presented view.
///
/// Rule PC04.
package final class UITransitionView: UIView {
  weak var owner: Presentation?

  /// The controller that manages what is in this container.
  package var presentationController: UIPresentationController? { owner?.active }

  /// In UIKit the container has no name; what is in a presentation is in its controller.
  override var appearanceContainer: AnyObject { owner?.active ?? self }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let owner else { return }
    owner.active.track(.layout) { owner.layoutContainer() }  // T45
  }

  /// Touches outside the presented view reach passthrough views, or nothing.
  ///
  /// Rules PO09, PO10, SH05.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard hit === self || hit is UIDimmingView, let owner else { return hit }
    for view in owner.active.touchableOutside {
      if let inner = view.hitTest(view.convert(point, from: self), with: event) { return inner }
    }
    return owner.active.letsTouchesThrough ? nil : hit
  }
}

/// Lies over what a presentation leaves visible and takes the touches that miss the presented view.
package final class UIDimmingView: UIView {}
