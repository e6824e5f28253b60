import AdaptiveLists
import AdaptiveUI
import Foundation

// Prototypes: a list makes a copy of one each time that it is asked for a cell and has none to reuse.

extension DocumentBuilder {
  /// Lets a table make the document's rows by their identifiers.
  func registerPrototypes(of table: UITableView, _ element: DocumentElement) {
    for prototype in element.list("prototypes") where prototype.name == "tableViewCell" {
      guard let identifier = Self.kind(of: prototype) else { continue }
      table.register(prototype: identifier) { [weak self, weak table] in
        let copy = self?.copy(prototype, for: table) as? UITableViewCell
        let cell = copy ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.reuseKind = identifier
        return cell
      }
    }
  }

  /// Lets a collection view make the document's items, headers and footers by their identifiers.
  func registerPrototypes(of collection: UICollectionView, _ element: DocumentElement) {
    for prototype in element.list("cells") {
      guard let identifier = Self.kind(of: prototype) else { continue }
      collection.register(prototype: identifier) { [weak self, weak collection] in
        self?.copy(prototype, for: collection) as? UICollectionViewCell
          ?? UICollectionViewCell(frame: .zero)
      }
    }
    for (kind, key) in Self.marginKeys {
      guard let prototype = element.child(key: key), let identifier = Self.kind(of: prototype)
      else { continue }
      collection.register(prototype: identifier, elementKind: kind) {
        [weak self, weak collection] in
        self?.copy(prototype, for: collection) as? UICollectionReusableView
          ?? UICollectionReusableView(frame: .zero)
      }
    }
  }

  private func copy(_ prototype: DocumentElement, for list: UIView?) -> UIView {
    copy(prototype, in: list?.traitCollection ?? environment.predictedTraits)
  }

  /// What a program asks for a copy by.
  private static func kind(of prototype: DocumentElement) -> String? {
    prototype["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether an element in a view is made only when a program asks for a copy.
  func isOnlyPrototype(_ element: DocumentElement, of view: UIView) -> Bool {
    isOwnedByProgram && view is UICollectionView
      && Self.marginKeys.contains { $0.1 == element.key }
  }

  /// The labels and the image of a built-in style that a row of the program's class has of its own, by the
  /// identifiers of their elements.
  func builtIns(of view: UIView, _ element: DocumentElement) -> [String: UIView] {
    guard let cell = view as? UITableViewCell, !(cell is DocumentCell) else { return [:] }
    cell.style = Self.styles[element["style"] ?? ""] ?? .default
    let own: [(String, UIView?)] = [
      ("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel),
      ("imageView", cell.imageView),
    ]
    return own.reduce(into: [:]) { found, part in
      if let id = element[part.0] { found[id] = part.1 }
    }
  }
}
