package import AdaptiveUI
package import Foundation

extension UIView {
  /// The parts of all of the view's own content, whether or not the view is visible.
  ///
  /// - Parameter frame: The view's frame, in the coordinates in which places are wanted.
  /// - Returns: The parts, in the coordinates of the frame.
  package func allPictureParts(in frame: CGRect) -> PictureParts {
    guard let content = asContentPresentable?.shownContent else {
      return PictureParts()
    }
    return pictureContents(content).reduce(into: PictureParts()) { all, part in
      let parts = pictureParts(part.content, in: part.frame(in: frame, bounds.size))
      all.lines += parts.lines
      all.images += parts.images
      all.signs += parts.signs
    }
  }
}
