import AdaptiveUI
import Foundation

// Where cells and section views come from.

extension UITableView {
  static func maker(
    _ type: UITableViewCell.Type, _ identifier: String
  ) -> @MainActor () -> UITableViewCell {
    { type.init(dequeuedWith: .default, reuseIdentifier: identifier) }
  }

  static func sectionMaker(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> @MainActor () -> UITableViewHeaderFooterView {
    { type.init(dequeuedWith: identifier) }
  }

  /// Registers a document's prototype for cells.
  package func register(
    prototype identifier: String, make: @escaping @MainActor () -> UITableViewCell
  ) {
    reuse.register(identifier, make: make)
  }

  /// Registers a document's prototype for section views.
  package func register(
    sectionPrototype identifier: String,
    make: @escaping @MainActor () -> UITableViewHeaderFooterView
  ) {
    reuse.registerSection(identifier, make: make)
  }

  /// A reused section view or a new one; `nil` for kinds that are not registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reuse.takeSection(identifier)
  }
}
