import AdaptiveUI
import Foundation

// The sizes that lines are filled from, and who supplies them. Rules A14, A19, A23, A24, LE1.6.

extension UICollectionViewFlowLayout {
  /// The room across, in points.
  struct Room: Equatable {
    var extent: CGFloat
    var lead: CGFloat
    var trail: CGFloat
  }

  /// The extent of the content across, and the part of it that ``sectionInsetReference`` takes.
  ///
  /// Rule A24.
  func room(in view: UICollectionView) -> Room {
    let isVertical = scrollDirection == .vertical
    let content = view.adjustedContentInset
    let inset: UIEdgeInsets =
      switch sectionInsetReference {
      case .fromContentInset: content
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    if isVertical {
      return Room(
        extent: view.bounds.width - content.left - content.right,
        lead: max(inset.left - content.left, 0), trail: max(inset.right - content.right, 0))
    }
    return Room(
      extent: view.bounds.height - content.top - content.bottom,
      lead: max(inset.top - content.top, 0), trail: max(inset.bottom - content.bottom, 0))
  }

  /// A section's sizes and spacings: those of the delegate, else the layout's own.
  ///
  /// Rule A14.
  func measures(of section: Int, in view: UICollectionView) -> FlowGeometry.Measures {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var measures = FlowGeometry.Measures()
    measures.inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    measures.lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    measures.itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    measures.header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    measures.footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    measures.sizes = (0..<view.numberOfItems(inSection: section)).map {
      size(of: IndexPath(item: $0, section: section), delegate, view)
    }
    return measures
  }

  /// Rule A23: the size that the cell prefers, else the estimate.
  private func size(
    of item: IndexPath, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ view: UICollectionView
  ) -> CGSize {
    if estimatedItemSize != .zero {
      if let size = preferred[item] { return size }
      if estimatedItemSize != Self.automaticSize { return estimatedItemSize }
    }
    return delegate?.collectionView(view, layout: self, sizeForItemAt: item) ?? itemSize
  }

  /// Rule A19: UIKit's own message.
  func warn(_ view: UICollectionView) {
    let parts =
      scrollDirection == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    view.environment.log(
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(parts.0) must be less than the \(parts.0) of the UICollectionView minus the section insets \(parts.1) values, minus the content insets \(parts.1) values.",
      subject: view.traceSubject, rule: "A19")
  }

  /// The elements of a section that intersect `rect`.
  func elements(of index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let section = geometry?.sections[index] else { return [] }
    let path = IndexPath(item: 0, section: index)
    let ends = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].compactMap { layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
    let items = section.items.indices.filter { section.items[$0].overlaps(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: index)) }
    return ends.prefix(1).filter { $0.frame.overlaps(rect) } + items
      + ends.dropFirst().filter { $0.frame.overlaps(rect) }
  }

  /// Pins a header to the start of the visible part of its section, or a footer to the end of it.
  func pin(
    _ attributes: UICollectionViewLayoutAttributes, _ isHeader: Bool,
    _ section: FlowGeometry.Section, in view: UICollectionView
  ) {
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    let isVertical = scrollDirection == .vertical
    let depth = isVertical ? attributes.frame.height : attributes.frame.width
    let place = isVertical ? attributes.frame.minY : attributes.frame.minX
    let (first, last) = (section.start, section.end - depth)
    let wanted =
      isHeader
      ? max(place, isVertical ? seen.minY : seen.minX)
      : min(place, (isVertical ? seen.maxY : seen.maxX) - depth)
    let pinned = min(max(wanted, first), max(last, first))
    if isVertical { attributes.frame.origin.y = pinned } else { attributes.frame.origin.x = pinned }
    attributes.zIndex = 1
  }
}
