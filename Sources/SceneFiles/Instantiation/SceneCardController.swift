import AdaptiveUI
import Foundation

/// The presentation controller of a scene's `custom` style: a card at an edge or in the centre.
///
/// Rules M34, PC01, PC03, PC06, PC07.
final class SceneCardController: UIPresentationController {
  private let card: ScenePresentation.Card
  private let shade = UIDimmingView()

  init(
    _ card: ScenePresentation.Card, presented: UIViewController, presenting: UIViewController?
  ) {
    self.card = card
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldPresentInFullscreen: Bool { card.coversWindow }
  override var shouldRemovePresentersView: Bool { card.removesPresenter }

  override var frameOfPresentedViewInContainerView: CGRect {
    frame(in: containerView?.bounds ?? .zero)
  }

  private func frame(in bounds: CGRect) -> CGRect {
    let width = card.size.width > 0 ? min(card.size.width, bounds.width) : bounds.width
    let height = card.size.height > 0 ? min(card.size.height, bounds.height) : bounds.height
    var frame = CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    switch card.edge {
    case .top: frame.origin.y = 0
    case .bottom: frame.origin.y = bounds.height - height
    case .left: frame.origin.x = 0
    case .right: frame.origin.x = bounds.width - width
    case nil: break
    }
    return frame
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frame(in: CGRect(origin: .zero, size: parentSize)).size }

  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard let style = card.adaptiveStyle, traitCollection.horizontalSizeClass == .compact else {
      return super.adaptivePresentationStyle(for: traitCollection)
    }
    return style
  }

  override func presentationTransitionWillBegin() {
    guard card.dims, let containerView else { return }
    shade.frame = containerView.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(shade, at: 0)
    shade.alpha = 0
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [shade] _ in
      shade.alpha = 1
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [shade] _ in
      shade.alpha = 0
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { shade.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
