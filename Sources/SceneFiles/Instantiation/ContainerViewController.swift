import AdaptiveUI
import Foundation

/// A typical custom container, which places children by frames or constraints and computes their
/// sizes.
///
/// Scenes get one for a plain controller with `children`. UIKit's default would announce the
/// container's own size to each child (U04).
final class ContainerViewController: UIViewController {
  /// The size that frames or constraints will give to the child's view, or to what covers it in its place.
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded, let view = viewIfLoaded,
      child.inPlace.isDescendant(of: view)
    else {
      return super.size(
        forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    return view.predictedSize(of: child, whenSizeIs: parentSize)
  }
}
