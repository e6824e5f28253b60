public import Foundation

// Where cells and section views come from.

extension UITableView {
  /// Has cells of a kind made from a class of cells.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    reuse.register(identifier, make: type.map { Self.maker($0, identifier) })
  }

  private static func maker(
    _ type: UITableViewCell.Type, _ identifier: String
  ) -> @MainActor () -> UITableViewCell {
    { type.init(dequeuedWith: .default, reuseIdentifier: identifier) }
  }

  /// Has section views of a kind made from a class.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    reuse.registerSection(identifier, make: type.map { Self.sectionMaker($0, identifier) })
  }

  private static func sectionMaker(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> @MainActor () -> UITableViewHeaderFooterView {
    { type.init(dequeuedWith: identifier) }
  }

  /// Has cells made by a document's prototype.
  package func register(
    prototype identifier: String, make: @escaping @MainActor () -> UITableViewCell
  ) {
    reuse.register(identifier, make: make)
  }

  /// A cell that left the screen; `nil` when there is none and no class for the kind.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.takeCell(identifier)
  }

  /// A cell that left the screen or a new one; kinds without a class are a breach.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    environment.breach(
      Breach(
        "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard",
        subject: traceSubject, rule: "LE2.1"))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A section view that left the screen or a new one; `nil` for kinds that nobody registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reuse.takeSection(identifier)
  }
}
