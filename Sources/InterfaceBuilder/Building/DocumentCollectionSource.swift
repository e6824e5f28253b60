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

  init(_ prototypes: [Prototype]) { self.prototypes = prototypes }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { prototypes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { prototypes[indexPath.item].cell }

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

  /// Fills a collection view with the document's prototypes.
  func fillCollection(_ collection: UICollectionView, _ element: DocumentElement) {
    let prototypes = element.list("cells").compactMap {
      item -> DocumentCollectionSource.Prototype? in
      guard let cell = makeTree(item) as? UICollectionViewCell else { return nil }
      let size = item.child("size", key: "customSize").map {
        CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
      }
      return DocumentCollectionSource.Prototype(cell: cell, size: size)
    }
    let source = DocumentCollectionSource(prototypes)
    keep(source)
    collection.dataSource = source
    collection.delegate = source
  }
}
