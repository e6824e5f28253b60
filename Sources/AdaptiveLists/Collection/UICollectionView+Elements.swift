import AdaptiveUI
import Foundation

// Which cells and supplementary views are shown, and where they come from. Rule A23.

/// The kind and index path of a supplementary view.
struct SupplementaryPlace: Hashable, Comparable {
  var kind: String
  var path: IndexPath

  static func < (first: Self, second: Self) -> Bool {
    (first.path, first.kind) < (second.path, second.kind)
  }
}

extension UICollectionView {
  /// Registers a document's prototype for cells, or for supplementary views of `elementKind`.
  package func register(
    prototype identifier: String, elementKind: String? = nil,
    make: @escaping @MainActor () -> UICollectionReusableView
  ) {
    reuse.register(ReusePool.Kind(element: elementKind, identifier: identifier), make: make)
  }

  func dequeue(
    _ element: String?, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView? {
    if let view = reuse.take(ReusePool.Kind(element: element, identifier: identifier)) {
      if let place = attributes(element, path) { view.frame = place.frame }
      return view
    }
    let kind = element ?? "UICollectionElementKindCell"
    environment.breach(
      Breach(
        "NSInternalInconsistencyException",
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard",
        subject: traceSubject, rule: "A23"))
    return nil
  }

  private func attributes(
    _ element: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    element.map {
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: path)
    } ?? collectionViewLayout.layoutAttributesForItem(at: path)
  }

  // MARK: Showing

  /// Shows the elements that the layout places in the bounds.
  ///
  /// Cells of estimated size are measured first.
  func showVisibleElements() {
    for _ in 0..<UpdateCycle.maximumPasses {
      let visible = visibleAttributes
      retireAll(but: visible)
      let shown = visible.compactMap { place in view(at: place).map { (place, $0) } }
      guard measure(shown) else { return apply(shown) }
      collectionViewLayout.prepareIfNeeded()
      contentSize = collectionViewLayout.collectionViewContentSize
    }
  }

  private var visibleAttributes: [UICollectionViewLayoutAttributes] {
    let showsAll = environment.measuring?.showsAllElements == true
    let area = showsAll ? bounds.union(CGRect(origin: .zero, size: contentSize)) : bounds
    return (collectionViewLayout.layoutAttributesForElements(in: area) ?? []).filter {
      $0.frame.overlaps(area) && !$0.isHidden
    }
  }

  /// Measures cells whose size is estimated.
  ///
  /// Rule A23.
  /// - Returns: Whether the layout must to be prepared again.
  private func measure(
    _ shown: [(UICollectionViewLayoutAttributes, UICollectionReusableView)]
  ) -> Bool {
    let layout = collectionViewLayout
    var isVoid = false
    for (place, view) in shown
    where place.representedElementKind == nil && layout.wantsPreferredSize(at: place.indexPath) {
      guard let copy = place.copy() as? UICollectionViewLayoutAttributes else { continue }
      let preferred = view.preferredLayoutAttributesFitting(copy)
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: place)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: place))
      isVoid = true
    }
    return isVoid
  }

  private func apply(_ shown: [(UICollectionViewLayoutAttributes, UICollectionReusableView)]) {
    for (place, view) in shown {
      view.frame = place.frame
      view.alpha = place.alpha
      view.apply(place)
    }
    let ordered = shown.enumerated().sorted {
      ($0.element.0.zIndex, $0.offset) < ($1.element.0.zIndex, $1.offset)
    }.map(\.element.1)
    let present = subviews.filter { view in ordered.contains { $0 === view } }
    if !present.elementsEqual(ordered, by: ===) { ordered.forEach(bringSubviewToFront) }
  }

  private func view(
    at place: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let kind = place.representedElementKind else { return cell(at: place) }
    let key = SupplementaryPlace(kind: kind, path: place.indexPath)
    if let view = supplements[key] { return view }
    guard
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: place.indexPath)
    else { return nil }
    supplements[key] = view
    itemDelegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: place.indexPath)
    addSubview(view)
    return view
  }

  private func cell(at place: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
    let path = place.indexPath
    if let cell = cells[path] { return cell }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cells[path] = cell
    cell.isSelected = selection.contains(path)
    cell.frame = place.frame
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    addSubview(cell)
    return cell
  }

  // MARK: Removing

  private func retireAll(but visible: [UICollectionViewLayoutAttributes]) {
    let items = Set(visible.filter { $0.representedElementKind == nil }.map(\.indexPath))
    for path in cells.keys.sorted() where !items.contains(path) { retireCell(path) }
    let places = Set(
      visible.compactMap { place in
        place.representedElementKind.map { SupplementaryPlace(kind: $0, path: place.indexPath) }
      })
    for place in supplements.keys.sorted() where !places.contains(place) {
      retireSupplement(place)
    }
  }

  func retireEverything() {
    cells.keys.sorted().forEach(retireCell)
    supplements.keys.sorted().forEach(retireSupplement)
  }

  private func retireCell(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    reuse.give(cell, element: nil)
  }

  private func retireSupplement(_ place: SupplementaryPlace) {
    guard let view = supplements.removeValue(forKey: place) else { return }
    view.removeFromSuperview()
    itemDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: place.kind, at: place.path)
    reuse.give(view, element: place.kind)
  }
}
