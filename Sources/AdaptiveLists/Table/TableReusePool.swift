import Foundation

/// Cells and section views that left the screen, and how new ones are made, by kind.
@MainActor struct TableReusePool {
  private var cells: [String: [UITableViewCell]] = [:]
  private var makers: [String: @MainActor () -> UITableViewCell] = [:]
  private var sectionViews: [String: [UITableViewHeaderFooterView]] = [:]
  private var sectionMakers: [String: @MainActor () -> UITableViewHeaderFooterView] = [:]

  mutating func register(_ kind: String, make: (@MainActor () -> UITableViewCell)?) {
    makers[kind] = make
  }

  mutating func registerSection(
    _ kind: String, make: (@MainActor () -> UITableViewHeaderFooterView)?
  ) {
    sectionMakers[kind] = make
  }

  /// A cell from the pool, else a new one; `nil` for kinds that are not registered.
  mutating func takeCell(_ kind: String) -> UITableViewCell? {
    guard let cell = cells[kind]?.popLast() else { return makers[kind]?() }
    cell.prepareForReuse()
    return cell
  }

  mutating func takeSection(_ kind: String) -> UITableViewHeaderFooterView? {
    guard let view = sectionViews[kind]?.popLast() else { return sectionMakers[kind]?() }
    view.prepareForReuse()
    return view
  }

  mutating func give(_ cell: UITableViewCell) {
    if let kind = cell.reuseIdentifier { cells[kind, default: []].append(cell) }
  }

  mutating func give(_ view: UITableViewHeaderFooterView) {
    if let kind = view.reuseIdentifier { sectionViews[kind, default: []].append(view) }
  }
}
