// A program as tutorials write it: a storyboard, cells of its own, outlets without their attribute.
// Outlets are `!` in such programs.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import TestSupport
import Testing
import UIKit

final class CityCell: UITableViewCell {
  weak var nameLabel: UILabel!
  var gap: NSLayoutConstraint!
  var labels: [UILabel]!
  private(set) var woken: [String] = []
  private(set) var reuses = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    woken.append(nameLabel?.text ?? "no label")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

final class PlainCell: UITableViewCell {}

final class CitiesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  weak var tableView: UITableView!
  weak var nothing: UIView!
  weak var nothingLabel: UILabel!
  var cities = (1...30).map { "City \($0)" }
  var kind = "City"
  private(set) var selected: [String] = []
  private(set) var sender: String?
  private(set) var rowWhenPreparing: IndexPath?
  private(set) var selectedWhenPreparing: [String]?
  private(set) var tableWasThere = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableWasThere = tableView != nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cities.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: kind, for: indexPath)
    if let cell = cell as? CityCell {
      cell.nameLabel.text = cities[indexPath.row]
    } else {
      cell.textLabel?.text = cities[indexPath.row]
      cell.detailTextLabel?.text = "Norway"
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(cities[indexPath.row])
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let city = (sender as? CityCell)?.nameLabel.text ?? "nobody"
    self.sender = "\(segue.identifier ?? "") from \(city)"
    rowWhenPreparing = tableView.indexPathForSelectedRow
    selectedWhenPreparing = selected
  }
}

final class OptionsController: UITableViewController {
  var cityLabel: UILabel!
  private(set) var selected: [IndexPath] = []

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

final class PhotoCell: UICollectionViewCell {
  weak var caption: UILabel!
  private(set) var woken = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    woken += 1
  }
}

final class PhotoHeader: UICollectionReusableView { weak var heading: UILabel! }

final class PhotosController: UICollectionViewController {
  private(set) var told: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let photo = (sender as? PhotoCell)?.caption.text ?? "nothing"
    let item = collectionView.indexPathsForSelectedItems?.first?.item ?? -1
    told.append("\(segue.identifier ?? "") from \(photo), selected \(item)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { told.append("selected \(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
    (cell as? PhotoCell)?.caption.text = "Photo \(indexPath.item)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    (view as? PhotoHeader)?.heading.text = "Five photos"
    return view
  }
}

final class WrongController: UIViewController {}

final class CardView: UIView {
  var content: UIView!
  var title: UILabel!
}

/// A storyboard's prototypes, dequeued by a program that has their classes.
@MainActor struct PrototypeTests {
  private static func bundle() throws -> Bundle {
    let folder = TestFolder.of().appending(path: "Nibs")
    return try #require(Bundle(url: folder))
  }

  private func open<Controller: UIViewController>(
    _ identifier: String, _ prepare: (Controller) -> Void = { _ in }
  ) throws -> (stage: NameStage, page: Controller) {
    let bundle = try Self.bundle()
    let stage = try NameStage {
      let page = UIStoryboard(name: "Prototypes", bundle: bundle)
        .instantiateViewController(withIdentifier: identifier)
      if let page = page as? Controller { prepare(page) }
      return page
    }
    return (stage, try #require(stage.page as? Controller))
  }

  @Test func `a prototype is dequeued as the program's cell, with its outlets, woken once`() throws
  {
    let (stage, page): (NameStage, CitiesController) = try open("Cities")
    let cells = page.tableView.visibleCells.compactMap { $0 as? CityCell }

    #expect(page.tableWasThere)
    #expect(cells.count == page.tableView.visibleCells.count && cells.count > 5)
    #expect(cells.map { $0.nameLabel.text } == (1...cells.count).map { "City \($0)" })
    #expect(Set(cells.map(ObjectIdentifier.init)).count == cells.count)
    for cell in cells {
      #expect(cell.woken == ["City name"] && cell.reuses == 0)
      #expect(cell.reuseIdentifier == "City" && cell.gap.constant == 8)
      #expect(cell.labels.map(\.text) == [cell.nameLabel.text, "Country"])
    }
    #expect(stage.breaches.isEmpty)
  }

  @Test func `a view beside the scene is made and kept, though its outlet is weak`() throws {
    let (stage, page): (NameStage, CitiesController) = try open("Cities")

    #expect(page.nothing?.frame.size == CGSize(width: 240, height: 128))
    #expect(page.nothing?.superview == nil)
    #expect(page.nothingLabel?.text == "No cities")
    stage.perform { page.tableView.backgroundView = page.nothing }
    stage.settle()
    #expect(page.nothingLabel?.window != nil)
    #expect(stage.logs.allSatisfy { !$0.contains("beside the scene") })
  }

  @Test func `a row of a prototype is as high as its constraints, or as the table says`() throws {
    let (stage, page): (NameStage, CitiesController) = try open("Cities")
    let first = IndexPath(row: 0, section: 0)

    // 20 above and below a line of 20.5.
    #expect(page.tableView.rectForRow(at: first).height == 60.5)
    stage.perform { page.tableView.rowHeight = 80 }
    stage.settle()
    #expect(page.tableView.rectForRow(at: first).height == 80)
    #expect(page.tableView.cellForRow(at: first)?.frame.height == 80)
  }

  @Test func `cells that leave the screen are prepared and reused`() throws {
    let (stage, page): (NameStage, CitiesController) = try open("Cities")
    let before = page.tableView.visibleCells

    stage.perform {
      page.tableView.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    }
    stage.settle()
    let cells = page.tableView.visibleCells.compactMap { $0 as? CityCell }

    let rows = (page.tableView.indexPathsForVisibleRows ?? []).map(\.row)
    #expect(cells.map { $0.nameLabel.text } == rows.map { page.cities[$0] })
    let reused = cells.filter { cell in before.contains { $0 === cell } }
    #expect(!reused.isEmpty && reused.allSatisfy { $0.reuses > 0 && $0.woken.count == 1 })
  }

  @Test func `dequeuing without index path makes a copy, and none of an unknown kind`() throws {
    let (stage, page): (NameStage, CitiesController) = try open("Cities")
    let table = try #require(page.tableView)

    let (first, second, none) = stage.perform {
      (
        table.dequeueReusableCell(withIdentifier: "City"),
        table.dequeueReusableCell(withIdentifier: "City"),
        table.dequeueReusableCell(withIdentifier: "Village")
      )
    }

    #expect(first is CityCell && second is CityCell && first !== second)
    #expect(none == nil)
  }

  @Test(arguments: [("Built-in", 12), ("Own", 17)])
  func `built-in labels of a prototype are the cell's own`(kind: String, size: CGFloat) throws {
    let (_, page): (NameStage, CitiesController) = try open("Cities") { $0.kind = kind }
    let cell = try #require(page.tableView.visibleCells.first)

    #expect(cell.textLabel?.text == "City 1")
    #expect(cell.detailTextLabel?.text == "Norway")
    #expect(cell.detailTextLabel?.font.pointSize == size)
    #expect((cell is PlainCell) == (kind == "Own"))
  }

  @Test func `a content configuration takes the place of a prototype's labels`() throws {
    let (stage, page): (NameStage, CitiesController) = try open("Cities") { $0.kind = "Built-in" }
    let cell = try #require(page.tableView.visibleCells.first)

    stage.perform {
      var content = cell.defaultContentConfiguration()
      content.text = "Bergen"
      cell.contentConfiguration = content
    }

    let shown = cell.contentView.subviews.compactMap { ($0 as? any UIContentView)?.configuration }
    #expect(shown.compactMap { ($0 as? UIListContentConfiguration)?.text } == ["Bergen"])
    #expect(cell.contentView.subviews.count == 1)
  }

  @Test func `a tap on a copy selects its row and starts its segue from it`() throws {
    let (stage, page): (NameStage, CitiesController) = try open("Cities")
    let cell = try #require(page.tableView.visibleCells.dropFirst().first)

    stage.perform { cell.activateAsUser() }

    #expect(page.selected == ["City 2"])
    #expect(page.sender == "showCity from City 2")
  }

  @Test func `a row's segue is prepared for when it is selected, before the delegate is told`()
    throws
  {
    let (stage, page): (NameStage, CitiesController) = try open("Cities")
    let cell = try #require(page.tableView.visibleCells.dropFirst().first)

    stage.perform { cell.activateAsUser() }

    #expect(page.rowWhenPreparing == IndexPath(row: 1, section: 0))
    #expect(page.selectedWhenPreparing == [])
    #expect(page.selected == ["City 2"])
  }

  @Test func `an item's segue is prepared for when it is selected, before the delegate is told`()
    throws
  {
    let (stage, page): (NameStage, PhotosController) = try open("Photos")
    let cell = try #require(stage.views(PhotoCell.self).first { $0.caption.text == "Photo 3" })

    stage.perform { cell.activateAsUser() }

    #expect(page.told == ["showPhoto from Photo 3, selected 3", "selected 3"])
  }

  @Test func `a static table keeps its rows under a controller of the program`() throws {
    let (stage, page): (NameStage, OptionsController) = try open("Settings")
    let table = try #require(page.tableView)
    let cell = try #require(table.visibleCells.first as? CityCell)

    #expect(table.visibleCells.count == 2)
    #expect(cell.nameLabel === page.cityLabel && cell.woken == ["Oslo"])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    #expect(page.tableView(table, titleForHeaderInSection: 0) == "General")
    stage.perform { cell.activateAsUser() }
    #expect(page.selected == [IndexPath(row: 0, section: 0)])
  }

  @Test func `a collection's items and headers are copies of its prototypes`() throws {
    let (stage, page): (NameStage, PhotosController) = try open("Photos")
    let grid = try #require(page.collectionView)
    let cells = stage.views(PhotoCell.self)

    #expect(cells.count == 5 && cells.allSatisfy { $0.woken == 1 })
    #expect(Set(cells.map { $0.caption.text }) == Set((0..<5).map { "Photo \($0)" }))
    #expect(cells.allSatisfy { $0.frame.size == CGSize(width: 100, height: 80) })
    #expect(stage.views(PhotoHeader.self).map { $0.heading.text } == ["Five photos"])
    #expect(grid.subviews.count == 6 && stage.breaches.isEmpty)
  }

  @Test func `an outlet that its class does not have is UIKit's exception`() throws {
    let (stage, _): (NameStage, WrongController) = try open("Wrong")

    let words = "this class is not key value coding-compliant for the key renamed."
    #expect(stage.breaches.first?.hasSuffix("setValue:forUndefinedKey:]: \(words)") == true)
  }

  @Test func `a nib connects the outlets of its owner`() throws {
    let bundle = try Self.bundle()
    let stage = try NameStage { UIViewController() }

    let card = stage.perform {
      let card = CardView(frame: .zero)
      _ = bundle.loadNibNamed("Card", owner: card)
      return card
    }

    #expect(card.content?.subviews.first === card.title)
    #expect(card.title?.text == "Card")
  }
}
