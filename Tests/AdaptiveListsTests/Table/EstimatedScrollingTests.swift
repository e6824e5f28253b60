import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

/// Scrolling to rows whose heights are known only once they are seen.
@MainActor struct EstimatedScrollingTests {
  /// Forty rows as high as the number of their texts' lines asks for.
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let height = box.heightAnchor.constraint(
        equalToConstant: 60 + CGFloat(indexPath.row % 3) * 20)
      height.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor), height,
      ])
      return cell
    }
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
  func `LA11.2 a row is where it was asked for, whatever the rows on the way were taken for`(
    position: UITableView.ScrollPosition
  ) throws {
    let test = TestWindow { Rows(style: .plain) }
    let table = try #require((test.root as? Rows)?.tableView)
    let row = IndexPath(row: 20, section: 0)

    test.environment.perform { table.scrollToRow(at: row, at: position, animated: false) }
    test.environment.settle()

    let seen = table.bounds.inset(by: table.adjustedContentInset)
    let rect = table.rectForRow(at: row)
    switch position {
    case .top: #expect(abs(rect.minY - seen.minY) <= 0.5)
    case .middle: #expect(abs(rect.midY - seen.midY) <= 0.5)
    default: #expect(abs(rect.maxY - seen.maxY) <= 0.5)
    }
  }

  @Test func `LA11.2 the last row is seen whole`() throws {
    let test = TestWindow { Rows(style: .plain) }
    let table = try #require((test.root as? Rows)?.tableView)
    let row = IndexPath(row: 39, section: 0)

    test.environment.perform { table.scrollToRow(at: row, at: .none, animated: false) }
    test.environment.settle()

    #expect(table.indexPathsForVisibleRows?.last == row)
    #expect(abs(table.rectForRow(at: row).maxY - table.bounds.maxY) <= 0.5)
  }
}
