// Listing: items as large as the shorter side, set when the view has its new size.
import AdaptiveLists
import AdaptiveUI
import Foundation

/// Squares that fit the view.
public final class SquareItemController: NumberedCollectionController {
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let flowLayout else { return }
    let side = min(view.bounds.width, view.bounds.height)
    let size = CGSize(width: side, height: side)
    if size != flowLayout.itemSize {
      flowLayout.itemSize = size
      flowLayout.invalidateLayout()
    }
  }
}
