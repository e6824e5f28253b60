import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

/// Snapshots, configurations, and layouts made of groups.
@MainActor struct ListTests {
  private final class Grid: UIViewController {
    var source: UICollectionViewDiffableDataSource<Int, Int>?
    private(set) var columns: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = UICollectionViewCompositionalLayout { [weak self] _, environment in
        let count = environment.traitCollection.horizontalSizeClass == .compact ? 2 : 4
        self?.columns.append(count)
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          subitem: item, count: count)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        return section
      }
      let items = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      items.contentInsetAdjustmentBehavior = .never
      items.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(items)
      let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
        cell.accessibilityIdentifier = "item \(item)"
      }
      source = UICollectionViewDiffableDataSource(collectionView: items) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<5))
      source?.apply(snapshot, animatingDifferences: false)
    }

    var frames: [String] {
      guard let items = view.subviews.first as? UICollectionView else { return [] }
      return items.visibleCells.map {
        "\($0.accessibilityIdentifier ?? "-") \(Int($0.frame.minX)),\(Int($0.frame.minY)) "
          + "\(Int($0.frame.width))×\(Int($0.frame.height))"
      }
    }
  }

  @Test func `a section asks again how many columns it has when the width class changes`() {
    let test = TestWindow(host: .terminal(TerminalHost(columns: 40, rows: 24))) { Grid() }
    let grid = test.root as? Grid
    #expect(
      grid?.frames == [
        "item 0 2,2 156×36", "item 1 162,2 156×36", "item 2 2,52 156×36", "item 3 162,52 156×36",
        "item 4 2,102 156×36",
      ])
    test.scene.fill(
      .terminal(TerminalHost(columns: 100, rows: 24)), cause: .terminal, title: "40×24 → 100×24")
    test.environment.settle()
    #expect(grid?.frames.first == "item 0 2,2 196×36")
    #expect(grid?.frames.last == "item 4 2,52 196×36")
    #expect(grid?.columns.last == 4)
  }

  @Test func `a snapshot keeps sections and items in order`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.itemIdentifiers == [9, 2, 3, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [3, 1])
  }

  @Test func `configured text stands in the content view of a row that has one`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    let filled = UITableViewCell(style: .default, reuseIdentifier: nil)
    _ = filled.contentView
    for cell in [plain, filled] { cell.contentConfiguration = content }

    #expect(plain.subviews.isEmpty && plain.presentedContent.text == "Title")
    let view = filled.contentView.subviews.first as? UIListContentView
    #expect(view?.presentedContent.text == "Title" && filled.presentedContent.text == "")
  }

  @Test func `a row with a configuration is as high as its texts, and says them`() {
    let test = TestWindow {
      final class Rows: UITableViewController {
        override func tableView(
          _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 1 }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
          var content = cell.defaultContentConfiguration()
          content.text = "Title"
          content.secondaryText = "Detail"
          cell.contentConfiguration = content
          return cell
        }
        override func tableView(
          _ tableView: UITableView, canEditRowAt indexPath: IndexPath
        ) -> Bool { true }
      }
      return Rows(style: .plain)
    }
    let table = (test.root as? UITableViewController)?.tableView
    let cell = table?.visibleCells.first
    #expect(cell?.presentedContent.text == "Title")
    #expect((cell?.frame.height ?? 0) > 50)
    #expect(table?.swipeActions(at: IndexPath(row: 0, section: 0)).map(\.title) == ["Delete"])
    test.environment.perform { test.root.setEditing(true, animated: false) }
    #expect(cell?.isEditing == true)
  }
}
