import Testing
import UIKit

/// Collection views of programs hear of changes, and answer for headers as for items.
@MainActor struct CollectionOverridingTests {
  private final class Shelf: UICollectionView {
    var heard: [String] = []

    override func insertItems(at indexPaths: [IndexPath]) {
      heard.append("insert \(indexPaths)")
      super.insertItems(at: indexPaths)
    }

    override func deleteSections(_ sections: IndexSet) {
      heard.append("delete \(sections.map { $0 })")
      super.deleteSections(sections)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var counts = [1, 2]

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private func shelf(_ source: Source) -> Shelf {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 300, height: 30)
    layout.itemSize = CGSize(width: 50, height: 50)
    let shelf = Shelf(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    shelf.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    shelf.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    shelf.dataSource = source
    shelf.layoutIfNeeded()
    return shelf
  }

  @Test func `a subclass hears of changes, and they are shown`() {
    let source = Source()
    let shelf = shelf(source)

    source.counts = [2, 2]
    shelf.insertItems(at: [IndexPath(item: 1, section: 0)])
    source.counts = [2]
    shelf.deleteSections([1])
    shelf.layoutIfNeeded()

    #expect(shelf.heard == ["insert \([IndexPath(item: 1, section: 0)])", "delete [1]"])
    #expect(
      shelf.indexPathsForVisibleItems == [
        IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0),
      ])
  }

  @Test func `headers have a place, and those that can be seen are found by kind`() {
    let source = Source()
    let shelf = shelf(source)
    let kind = UICollectionView.elementKindSectionHeader
    let second = IndexPath(item: 0, section: 1)

    #expect(
      shelf.layoutAttributesForSupplementaryElement(ofKind: kind, at: second)?.frame
        == CGRect(x: 0, y: 80, width: 300, height: 30))
    #expect(
      shelf.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        == [IndexPath(item: 0, section: 0), second])
    #expect(shelf.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY) == [0, 80])
    #expect(
      shelf.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter) == [])
  }
}
