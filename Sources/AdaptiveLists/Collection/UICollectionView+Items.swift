import AdaptiveUI
public import Foundation

// Finding, scrolling to and selecting items.

extension UICollectionView {
  var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  /// The item that `cell` shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPathsForVisibleItems.first { cells[$0] === cell }
  }

  /// The visible supplementary view of a kind at an index path.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplements[SupplementaryPlace(kind: elementKind, path: indexPath)]
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: spot)?.first {
      $0.representedElementKind == nil && $0.frame.contains(point)
    }?.indexPath
  }

  // MARK: Selection

  /// Does what a tap on an item does.
  package func pressItem(at indexPath: IndexPath) {
    guard allowsSelection, indexPath.item < numberOfItems(inSection: indexPath.section) else {
      return
    }
    if allowsMultipleSelection, selection.contains(indexPath) {
      guard itemDelegate?.collectionView(self, shouldDeselectItemAt: indexPath) != false else {
        return
      }
      deselectItem(at: indexPath, animated: true)
      itemDelegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard itemDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) != false else {
      return
    }
    itemDelegate?.collectionView(self, didHighlightItemAt: indexPath)
    defer { itemDelegate?.collectionView(self, didUnhighlightItemAt: indexPath) }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: indexPath) != false else {
      return
    }
    let lost = allowsMultipleSelection ? [] : selection.filter { $0 != indexPath }
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    lost.forEach { itemDelegate?.collectionView(self, didDeselectItemAt: $0) }
    // A segue of the item is under way when the delegate is told.
    cells[indexPath]?.itemAction?()
    itemDelegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
