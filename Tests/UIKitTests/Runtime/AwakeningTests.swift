import Foundation
import TestSupport
import Testing
import UIKit

// Classes that the documents in Nibs name.

/// What an object had when it was woken, for every time that it was.
@MainActor protocol Wakeable: UIView {
  var seen: [String] { get }
}

/// A view that notes what is in it when it is woken.
final class WakingView: UIView, Wakeable {
  private(set) var seen: [String] = []
  override func awakeFromNib() {
    super.awakeFromNib()
    seen.append("\(subviews.count) views, \(constraints.count) constraints")
  }
}

/// A cell that notes what is in it when it is woken.
final class WakingCell: UITableViewCell, Wakeable {
  private(set) var seen: [String] = []
  override func awakeFromNib() {
    super.awakeFromNib()
    let label = contentView.subviews.first as? UILabel
    seen.append("\(label?.text ?? "no label"), \(contentView.constraints.count) constraints")
  }
}

/// A controller that notes when it is woken and when its view is there.
final class WakingController: UIViewController {
  private(set) var seen: [String] = []
  override func awakeFromNib() {
    super.awakeFromNib()
    seen.append("awake, view loaded: \(isViewLoaded)")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    let woken = (view.subviews.first as? WakingView)?.seen.count
    seen.append("loaded, its view was woken \(woken ?? 0) times")
  }
}

/// `awakeFromNib`: once for each object that a document makes, when it is complete.
@MainActor struct AwakeningTests {
  private func bundle() throws -> Bundle {
    let folder = TestFolder.of().appending(path: "Nibs")
    return try #require(Bundle(url: folder))
  }

  @Test func `a nib's views are woken with all that is in them`() throws {
    let bundle = try bundle()
    let stage = try NameStage { UIViewController() }

    let made = stage.perform {
      UINib(nibName: "Waking", bundle: bundle).instantiate(withOwner: nil)
    }
    let outer = try #require(made.first as? WakingView)

    #expect(outer.seen == ["1 views, 4 constraints"])
    #expect((outer.subviews.first as? WakingView)?.seen == ["0 views, 0 constraints"])
  }

  @Test func `a controller is woken before its view is there, and the view before it is told`()
    throws
  {
    let bundle = try bundle()
    let stage = try NameStage {
      UIStoryboard(name: "Waking", bundle: bundle).instantiateInitialViewController()
        ?? UIViewController()
    }
    let controller = try #require(stage.page as? WakingController)

    #expect(
      controller.seen == [
        "awake, view loaded: false", "loaded, its view was woken 1 times",
      ])
  }

  private final class ListController: UITableViewController {
    var nib: UINib?
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.register(nib, forCellReuseIdentifier: "row")
      return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test func `cells that are dequeued are woken once each, however often they come`() throws {
    let bundle = try bundle()
    let stage = try NameStage {
      let list = ListController(style: .plain)
      list.nib = UINib(nibName: "WakingRow", bundle: bundle)
      return list
    }
    let table = try #require(stage.page.view as? UITableView)
    stage.perform { table.reloadData() }
    stage.turn()

    let cells = table.visibleCells.compactMap { $0 as? WakingCell }
    #expect(cells.count == 3)
    #expect(cells.allSatisfy { $0.seen == ["made of a nib, 2 constraints"] })
  }
}
