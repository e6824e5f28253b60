// Reference: UICollectionViewDataSourcePrefetching, UITableViewDataSourcePrefetching; iOS 18 documentation.
// Status: Complete; UIKit does not say how far ahead it asks, here it is one screenful.
import AdaptiveUI
public import Foundation

/// Told which items will soon be asked for.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called when items come near; the nearest ones first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items that came near went away unseen.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// Told which rows will soon be asked for.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called when rows come near; the nearest ones first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows that came near went away unseen.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// Which items a program was told of before they can be seen.
struct PrefetchedItems {
  /// In the order in which they were told.
  private var told: [IndexPath] = []
  /// Where the content stood at the last look, in points.
  private var lastOffset = CGPoint.zero
  /// Where it went when it moved last: towards the beginning or the end.
  private var sign: CGFloat = 1

  /// The rectangle that comes next when content that scrolls along `axis` goes on as it did.
  mutating func coming(_ seen: CGRect, _ axis: NSLayoutConstraint.Axis) -> CGRect {
    let moved = axis == .horizontal ? seen.minX - lastOffset.x : seen.minY - lastOffset.y
    lastOffset = seen.origin
    if moved != 0 { sign = moved < 0 ? -1 : 1 }
    return axis == .horizontal
      ? seen.offsetBy(dx: sign * seen.width, dy: 0) : seen.offsetBy(dx: 0, dy: sign * seen.height)
  }

  /// Takes note of what comes and of what is shown.
  ///
  /// - Returns: What has to be told as near, and what as gone.
  mutating func update(
    coming: [IndexPath], shown: (IndexPath) -> Bool
  ) -> (near: [IndexPath], gone: [IndexPath]) {
    let gone = told.filter { !coming.contains($0) && !shown($0) }
    told.removeAll { gone.contains($0) || shown($0) }
    let near = coming.filter { !shown($0) && !told.contains($0) }
    told += near
    return (near, gone)
  }
}

extension UICollectionView {
  /// Tells what comes near.
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
  /// Tells what comes near.
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
