package import AdaptiveUI
package import Foundation

extension UIView {
  /// All that the view shows of its own, in parts, whether or not the view is seen.
  ///
  /// - Parameter frame: Where the view is, in the coordinates that places are wanted in.
  /// - Returns: The parts, in the coordinates of the frame.
  package func allPictureParts(in frame: CGRect) -> PictureParts {
    guard let content = (self as? any CellPresentable)?.shownContent else { return PictureParts() }
    return pictureContents(content).reduce(into: PictureParts()) { all, part in
      let parts = pictureParts(part.content, in: part.frame(in: frame, bounds.size))
      all.lines += parts.lines
      all.images += parts.images
      all.signs += parts.signs
    }
  }
}
