import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

/// Rules A25, A26 and LE2.5: what lists ask for, and when.
///
/// Figures of rows and of absent headers as
/// LayoutKit 10.1's tests expect them.
@MainActor struct ItemChangeTests {
  private final class CountingView: UICollectionView {
    var reloads = 0
    override func reloadData() {
      super.reloadData()
      reloads += 1
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDataSourcePrefetching
  {
    var count = 3
    var log: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    {
      log.append("near \(indexPaths.map(\.item))")
    }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      log.append("gone \(indexPaths.map(\.item))")
    }
  }

  private func list(_ source: Source) -> CountingView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let view = CountingView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return view
  }

  @Test func `A26 items that came are shown when the batch ends, and nothing is reloaded`() {
    let source = Source()
    source.count = 1
    let view = list(source)
    view.layoutIfNeeded()

    source.count = 2
    view.insertItems(at: [IndexPath(item: 1, section: 0)])

    #expect(view.visibleCells.map(\.frame.minY) == [0, 50])
    #expect(view.reloads == 0)
  }

  @Test func `A26 headers that a section does not have are nowhere and without a size`() {
    let source = Source()
    let view = list(source)
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)

    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: path)
    let other = view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path)

    #expect(header?.frame == .zero)
    #expect(other == nil)
  }

  @Test func `A25 the next screenful is told, and what goes by unseen is called off`() {
    let source = Source()
    source.count = 12
    let view = list(source)
    view.prefetchDataSource = source
    view.layoutIfNeeded()

    view.contentOffset.y = 100
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()

    #expect(source.log == ["near [2, 3]", "near [4, 5]", "gone [4, 5]"])
  }

  @Test func `A25 nothing is told when the program does not want it`() {
    let source = Source()
    source.count = 12
    let view = list(source)
    view.prefetchDataSource = source
    view.isPrefetchingEnabled = false

    view.layoutIfNeeded()

    #expect(source.log == [])
  }

  @Test func `A17 a layout between two others places items on the way`() {
    let source = Source()
    let view = list(source)
    view.layoutIfNeeded()
    let wide = UICollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 50, height: 100)
    wide.minimumLineSpacing = 0
    wide.minimumInteritemSpacing = 0
    var ended: [Bool] = []

    let way = view.startInteractiveTransition(to: wide) { arrived, _ in ended.append(arrived) }
    way.transitionProgress = 0.5
    way.invalidateLayout()
    view.layoutIfNeeded()
    let half = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
    view.finishInteractiveTransition()
    view.layoutIfNeeded()

    #expect(half == CGRect(x: 25, y: 25, width: 75, height: 75))
    #expect(view.collectionViewLayout === wide)
    #expect(
      view.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 50, height: 100), CGRect(x: 50, y: 0, width: 50, height: 100),
      ])
    #expect(ended == [true])
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 1
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private final class CountingTable: UITableView {
    var reloads = 0
    override func reloadData() {
      super.reloadData()
      reloads += 1
    }
  }

  @Test func `LE2.5 a table that is asked for its rows shows them first`() {
    let rows = Rows()
    let table = CountingTable(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.dataSource = rows

    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(table.visibleCells.map(\.frame.minY) == [0])
    rows.count = 2
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44])
    #expect(table.indexPathsForVisibleRows?.count == 2)
    #expect(table.reloads == 0)
  }

  @Test func `LE2.5 the place of an absent header is as wide as the table`() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = rows

    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 0))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 44, width: 320, height: 0))
    #expect(table.rectForHeader(inSection: 5) == .zero)
  }
}
