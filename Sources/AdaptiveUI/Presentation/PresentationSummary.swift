/// What one presentation is now, for people and pictures.
package struct PresentationSummary {
  /// What is shown.
  package let shown: UIViewController
  /// What is behind it.
  package let presenter: UIViewController?
  /// The style in words: `formSheet, adapted from popover`.
  package let style: String
  /// The style that was asked for.
  package let requestedStyle: UIModalPresentationStyle
  /// The style that it has.
  package let shownStyle: UIModalPresentationStyle
  /// Whether the presenter's view was taken off the screen.
  package let removesPresenter: Bool
  /// Whether touches beside the presented view reach the presenter.
  package let letsTouchesThrough: Bool
  /// Whether the presentation shades what is behind by itself.
  package let dims: Bool
}

extension UIWindow {
  /// The presentations in this window, bottom to top.
  package var presentationSummaries: [PresentationSummary] {
    presentations.map { presentation in
      PresentationSummary(
        shown: presentation.shown, presenter: presentation.presenter,
        style: presentation.styleText,
        requestedStyle: presentation.requested.presentationStyle, shownStyle: presentation.style,
        removesPresenter: presentation.coversPresenter,
        letsTouchesThrough: presentation.active.letsTouchesThrough,
        dims: presentation.active.dimsBackground)
    }
  }
}
