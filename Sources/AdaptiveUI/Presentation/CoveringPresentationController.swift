import Foundation

/// Manages the styles that cover the window or a context.
///
/// Rules M05–M07, M30, M33, PC03.
final class CoveringPresentationController: UIPresentationController {
  private var isInContext: Bool {
    presentationStyle == .currentContext || presentationStyle == .overCurrentContext
  }

  override var shouldPresentInFullscreen: Bool { !isInContext }

  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  override func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    environment.policy.presenting.adaptation.style(for: presentationStyle, in: traits)
  }

  override func arrange() { presentedView?.frame = frameOfPresentedViewInContainerView }

  override var wayOut: WayOut {
    isInContext
      ? .none(
        "\(presentationStyle) covers its context: its content has to offer a way out", rule: "M07")
      : .none(
        "\(presentationStyle) leaves nothing outside to tap: its content has to offer a way out",
        rule: "PO12")
  }
}
