// Reference: UICollectionViewDataSourcePrefetching, UITableViewDataSourcePrefetching; iOS 18 documentation.
// Status: Complete; UIKit does not document how far ahead it prefetches, here it is one screenful.
import AdaptiveUI
public import Foundation

/// Is notified of items that will soon be requested.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called when items are about to become visible, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items of an earlier call will not become visible.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// Is notified of rows that will soon be requested.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called when rows are about to become visible, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows of an earlier call will not become visible.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// The items that were announced for prefetching and are not visible yet.
struct PrefetchedItems {
  /// In the order of their announcement.
  private var announced: [IndexPath] = []
  /// The origin of the visible rectangle at the last call, in points.
  private var lastOffset = CGPoint.zero
  /// The direction of the last scrolling: −1 towards the beginning, 1 towards the end.
  private var sign: CGFloat = 1

  /// The rectangle that becomes visible next if scrolling along `axis` continues in its direction.
  mutating func coming(_ seen: CGRect, _ axis: NSLayoutConstraint.Axis) -> CGRect {
    let moved = axis == .horizontal ? seen.minX - lastOffset.x : seen.minY - lastOffset.y
    lastOffset = seen.origin
    if moved != 0 { sign = moved < 0 ? -1 : 1 }
    return axis == .horizontal
      ? seen.offsetBy(dx: sign * seen.width, dy: 0) : seen.offsetBy(dx: 0, dy: sign * seen.height)
  }

  /// Records the items that come next and those that are shown.
  ///
  /// - Returns: The items to announce, and those to cancel.
  mutating func update(
    coming: [IndexPath], shown: (IndexPath) -> Bool
  ) -> (near: [IndexPath], gone: [IndexPath]) {
    let gone = announced.filter { !coming.contains($0) && !shown($0) }
    announced.removeAll { gone.contains($0) || shown($0) }
    let near = coming.filter { !shown($0) && !announced.contains($0) }
    announced += near
    return (near, gone)
  }
}

extension UICollectionView {
  /// Announces the items of the next screenful.
  ///
  /// Rule A25.
  func prefetch() {
    guard let source = prefetchDataSource, isPrefetchingEnabled, !bounds.isEmpty else { return }
    let isAcross = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let area = collectionExtras.prefetched.coming(bounds, isAcross ? .horizontal : .vertical)
    let places = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    let coming = places.filter { $0.representedElementKind == nil && $0.frame.overlaps(area) }
      .map(\.indexPath).sorted()
    let isBack = area.minX < bounds.minX || area.minY < bounds.minY
    let (near, gone) = collectionExtras.prefetched.update(
      coming: isBack ? coming.reversed() : coming, shown: { cells[$0] != nil })
    if !gone.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: gone) }
    if !near.isEmpty { source.collectionView(self, prefetchItemsAt: near) }
  }
}

extension UITableView {
  /// Announces the rows of the next screenful.
  ///
  /// Rule A25.
  func prefetch() {
    guard let source = prefetchDataSource, isPrefetchingEnabled, !bounds.isEmpty else { return }
    let area = tableExtras.prefetched.coming(bounds, .vertical)
    let coming = geometry.bands(from: area.minY, to: area.maxY).compactMap(\.row)
    let (near, gone) = tableExtras.prefetched.update(
      coming: area.minY < bounds.minY ? coming.reversed() : coming, shown: { cells[$0] != nil })
    if !gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: gone) }
    if !near.isEmpty { source.tableView(self, prefetchRowsAt: near) }
  }
}
