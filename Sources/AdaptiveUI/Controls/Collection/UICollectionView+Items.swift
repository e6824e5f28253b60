public import Foundation

// Finding, scrolling to and selecting items.

extension UICollectionView {
  var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  /// The cell of an item that can be seen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  /// The item that `cell` shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPathsForVisibleItems.first { cells[$0] === cell }
  }

  /// The items that can be seen, first ones first.
  public var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// The cells that can be seen, first ones first.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }

  /// The supplementary view of a kind that can be seen at a place.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplements[SupplementaryPlace(kind: elementKind, path: indexPath)]
  }

  /// Where an item stands.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: spot)?.first {
      $0.representedElementKind == nil && $0.frame.contains(point)
    }?.indexPath
  }

  /// Moves so that an item stands at a position, as far as the content goes; animation shows only the
  /// end.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: false) }
    let seen = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y += frame.minY - seen.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y += frame.midY - seen.midY }
    if scrollPosition.contains(.bottom) { offset.y += frame.maxY - seen.maxY }
    if scrollPosition.contains(.left) { offset.x += frame.minX - seen.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x += frame.midX - seen.midX }
    if scrollPosition.contains(.right) { offset.x += frame.maxX - seen.maxX }
    contentOffset = clamped(offset)
  }

  // MARK: Selection

  /// The selected items, oldest choice first.
  public var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item without telling the delegate; `nil` deselects all.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    if indexPath == nil || !allowsMultipleSelection {
      selection.forEach { cells[$0]?.isSelected = false }
      selection = []
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without telling the delegate; animation shows only the end.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  /// Does what a tap on an item does.
  package func pressItem(at indexPath: IndexPath) {
    guard allowsSelection, indexPath.item < numberOfItems(inSection: indexPath.section) else {
      return
    }
    if allowsMultipleSelection, selection.contains(indexPath) {
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
    itemDelegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
