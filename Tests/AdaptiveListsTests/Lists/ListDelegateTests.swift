import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

/// What the delegates of tables, collection views and scroll views are told and asked.
@MainActor struct ListDelegateTests {
  private final class List: UITableViewController {
    var kept: Set<Int> = []
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "above" }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "below" }
    override func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.append("header \(section)") }
    override func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { log.append("footer \(section)") }
    override func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { indexPath.row }
    override func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { kept.contains(indexPath.row) ? nil : indexPath }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.row)")
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      log.append("end at \(Int(scrollView.contentOffset.y))")
    }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      log.append("top \(Int(scrollView.adjustedContentInset.top))")
    }
  }

  private func open(_ style: UITableView.Style) -> (List, TestWindow) {
    var made: List?
    let test = TestWindow {
      let list = List(style: style)
      list.tableView.contentInsetAdjustmentBehavior = .never
      made = list
      return list
    }
    return (made ?? List(style: style), test)
  }

  @Test func `a header is told of when it comes, a footer when it comes`() {
    let (list, test) = open(.grouped)
    #expect(list.log == ["header 0"])

    list.tableView.contentOffset.y = 1500
    test.environment.settle()
    #expect(list.log == ["header 0", "footer 0"])
  }

  @Test func `rows are set in as far as the delegate says`() {
    let (list, _) = open(.plain)

    #expect(list.tableView.visibleCells.prefix(3).map(\.indentationLevel) == [0, 1, 2])
  }

  @Test func `a row that the delegate keeps stays selected`() {
    let (list, _) = open(.plain)
    let table = list.tableView
    table?.allowsMultipleSelection = true
    list.kept = [2]
    list.log = []
    for row in [1, 2, 1, 2] { table?.pressRow(at: IndexPath(row: row, section: 0)) }

    #expect(list.log == ["deselect 1"])
    #expect(table?.indexPathsForSelectedRows?.map(\.row) == [2])
  }

  @Test func `the end of an animated movement is told, not that of one at once`() {
    let (list, _) = open(.plain)
    list.log = []
    list.tableView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    list.tableView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    list.tableView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)

    #expect(list.log == ["end at 90"])
  }

  @Test func `LC4.1 a change of the insets is told`() {
    let (list, _) = open(.plain)
    list.log = []
    list.tableView.contentInset.top = 30

    #expect(list.log == ["top 30"])
  }

  private final class Delegate: UICollectionViewDelegate {
    var log: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 2 }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.append("deselect \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { log.append("-item \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { log.append("+\(elementKind)") }
    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { log.append("-\(elementKind)") }
  }

  private func collection(_ delegate: Delegate) -> (CollectionStage, TestWindow) {
    CollectionStage.open([30]) {
      $0.layout.itemSize = CGSize(width: 375, height: 300)
      $0.layout.minimumLineSpacing = 0
      $0.layout.headerReferenceSize = CGSize(width: 375, height: 100)
      $0.items.delegate = delegate
    }
  }

  @Test func `what leaves the visible part of a collection is told, and headers that come`() {
    let delegate = Delegate()
    let (stage, test) = collection(delegate)
    let header = UICollectionView.elementKindSectionHeader
    #expect(delegate.log == ["+\(header)"])

    stage.items.contentOffset.y = 450
    test.environment.settle()
    #expect(delegate.log == ["+\(header)", "-item 0", "-\(header)"])
  }

  @Test func `an item that the delegate keeps stays selected`() {
    let delegate = Delegate()
    let (stage, _) = collection(delegate)
    stage.items.allowsMultipleSelection = true
    stage.items.contentOffset.y = 600
    stage.items.layoutIfNeeded()
    delegate.log = []
    for item in [1, 2, 1, 2] { stage.items.pressItem(at: IndexPath(item: item, section: 0)) }

    #expect(delegate.log == ["deselect 1"])
    #expect(stage.items.indexPathsForSelectedItems?.map(\.item) == [2])
  }
}
