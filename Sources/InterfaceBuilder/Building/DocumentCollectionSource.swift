import AdaptiveLists
import AdaptiveUI
import Foundation

/// Shows the prototypes of a document's collection view, an item each.
@MainActor
final class DocumentCollectionSource: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  /// A prototype and the size that the document gives it, if any.
  struct Prototype {
    let cell: UICollectionViewCell
    let size: CGSize?
  }

  let prototypes: [Prototype]
  /// The section's header and footer by their kinds.
  let margins: [String: UICollectionReusableView]

  init(_ prototypes: [Prototype], margins: [String: UICollectionReusableView]) {
    self.prototypes = prototypes
    self.margins = margins
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { prototypes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { prototypes[indexPath.item].cell }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { margins[kind] ?? UICollectionReusableView(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    prototypes[indexPath.item].size
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

extension DocumentBuilder {
  /// The layout of a collection view's element.
  static func layout(of element: DocumentElement) -> UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    guard let given = element.child("collectionViewFlowLayout") else { return flow }
    func size(_ key: String) -> CGSize {
      let element = given.child("size", key: key)
      return CGSize(width: element?.number("width") ?? 0, height: element?.number("height") ?? 0)
    }
    flow.minimumLineSpacing = CGFloat(given.number("minimumLineSpacing") ?? 10)
    flow.minimumInteritemSpacing = CGFloat(given.number("minimumInteritemSpacing") ?? 10)
    flow.itemSize = given.child("size", key: "itemSize") == nil ? flow.itemSize : size("itemSize")
    flow.headerReferenceSize = size("headerReferenceSize")
    flow.footerReferenceSize = size("footerReferenceSize")
    flow.sectionInset = given.inset("sectionInset") ?? .zero
    flow.scrollDirection = given["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    return flow
  }

  /// Fills a collection view with the document's prototypes; where a class of the program fills it, it makes
  /// copies of them.
  func fillCollection(_ collection: UICollectionView, _ element: DocumentElement) {
    let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
    if surface.registersPrototypes { registerPrototypes(of: collection, element) }
    if let flow, let given = element.child("collectionViewFlowLayout") {
      let hasSizes = element.list("cells").contains { $0.child("size", key: "customSize") != nil }
      fill(flow, given, hasSizes: hasSizes)
    }
    if let surroundings = element.id.flatMap(surroundings(ofList:)) {
      flow?.sectionInset.top += scrolledInset(surroundings)
    }
    guard !isOwnedByProgram else { return }
    var margins: [String: UICollectionReusableView] = [:]
    for (kind, key) in Self.marginKeys {
      guard let margin = element.child(key: key)?.id.flatMap(view) as? UICollectionReusableView
      else { continue }
      margins[kind] = margin
      let size =
        kind == UICollectionView.elementKindSectionHeader
        ? flow?.headerReferenceSize : flow?.footerReferenceSize
      if size == .zero { showWithoutRoom(margin, in: collection) }
    }
    let source = DocumentCollectionSource(prototypes(of: element, in: flow), margins: margins)
    keep(source)
    collection.dataSource = source
    collection.delegate = source
  }

  private func prototypes(
    of element: DocumentElement, in flow: UICollectionViewFlowLayout?
  ) -> [DocumentCollectionSource.Prototype] {
    element.list("cells").compactMap { item in
      guard let cell = makeTree(item) as? UICollectionViewCell else { return nil }
      if !surface.itemsPreserveMargins { cell.preservesSuperviewLayoutMargins = false }
      let size = item.child("size", key: "customSize").map {
        CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
      }
      if let size = size ?? flow?.itemSize { cell.frame.size = size }
      return DocumentCollectionSource.Prototype(cell: cell, size: size)
    }
  }

  /// Where documents have the header and the footer of sections, by their kinds.
  static let marginKeys = [
    (UICollectionView.elementKindSectionHeader, "sectionHeaderView"),
    (UICollectionView.elementKindSectionFooter, "sectionFooterView"),
  ]

  /// How items measure themselves.
  private func fill(
    _ flow: UICollectionViewFlowLayout, _ element: DocumentElement, hasSizes: Bool
  ) {
    guard surface.estimatesItems else {
      if element.flag("automaticEstimatedItemSize") && !hasSizes {
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
      return
    }
    flow.sectionInsetReference =
      Self.insetReferences[element["sectionInsetReference"] ?? ""] ?? .fromContentInset
    let size = element.child("size", key: "estimatedItemSize")
    let (width, height) = (size?.number("width") ?? 0, size?.number("height") ?? 0)
    // Less than nothing leaves the estimate to the layout too.
    let isAutomatic = element.flag("automaticEstimatedItemSize") || width < 0 || height < 0
    flow.estimatedItemSize =
      isAutomatic ? UICollectionViewFlowLayout.automaticSize : CGSize(width: width, height: height)
  }

  static let insetReferences: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
    "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
    "layoutMargins": .fromLayoutMargins,
  ]

  /// The editor shows a header or footer that the layout gives no room in its initial size, in the corner.
  private func showWithoutRoom(
    _ margin: UICollectionReusableView, in collection: UICollectionView
  ) {
    collection.addSubview(margin)
    margin.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      margin.leadingAnchor.constraint(equalTo: collection.frameLayoutGuide.leadingAnchor),
      margin.topAnchor.constraint(equalTo: collection.frameLayoutGuide.topAnchor),
      margin.widthAnchor.constraint(equalTo: collection.frameLayoutGuide.widthAnchor),
      margin.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}
