// Reference: UIContentContainer, iOS 18 documentation. Rules P24, U01–U09.
// Status: Complete.
public import Foundation

/// What can be resized and told of new traits: controllers and presentation controllers.
///
/// Rule P24.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that the container would like.
  ///
  /// Rule U01.
  var preferredContentSize: CGSize { get }
  /// Called when a child's preferred size changed.
  ///
  /// Rule U02.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when a child's fitting size changed.
  ///
  /// Rule U07.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets for a size of the receiver.
  ///
  /// Rule U04.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Announces a new size.
  ///
  /// Rule C10.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Announces new traits.
  ///
  /// Rule C10.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
