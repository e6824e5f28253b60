import AdaptiveLists
@_spi(Hooks) import AdaptiveUI
import Foundation

// Outlets: which objects of the program know which others.
//
// A program's own classes have them as stored properties, which go by their names; of UIKit's classes those
// are known that say who fills and who hears a view.

extension DocumentBuilder {
  /// Who the objects are made for: the scene's controller, or the owner of a nib.
  struct Owner {
    weak var object: AnyObject?
    /// The element of the owner's connections.
    let element: DocumentElement?
    /// Whether its class is one of the program's.
    let isOfProgram: Bool
  }

  /// Whether a class of the program fills what the document leaves open.
  var isOwnedByProgram: Bool { owner?.isOfProgram == true }

  /// Gives an object what the outlets of its element lead to, as far as that is made.
  func connectOutlets(of object: AnyObject, _ element: DocumentElement) {
    var collections: [String: [AnyObject]] = [:]
    var names: [String] = []
    for connection in element.list("connections") {
      guard let name = connection["property"], let id = connection["destination"],
        let destination = self.object(id)
      else { continue }
      switch connection.name {
      case "outlet": connect(name, of: object, element, to: destination)
      case "outletCollection":
        if collections[name] == nil { names.append(name) }
        collections[name, default: []].append(destination)
      default: break
      }
    }
    guard isOfProgram(object, element) else { return }
    for name in names where name != "gestureRecognizers" {
      set(name, of: object, to: collections[name] ?? [])
    }
  }

  private func connect(
    _ name: String, of object: AnyObject, _ element: DocumentElement, to destination: AnyObject
  ) {
    if let controller = object as? UIViewController, name == "view" {
      guard let view = destination as? UIView, controller.viewIfLoaded !== view else { return }
      controller.view = view
    } else if let view = object as? UIView, ["dataSource", "delegate"].contains(name),
      isFilledByDocument(view) || view.connect(name, to: destination)
    {
      return
    } else if isOfProgram(object, element) {
      set(name, of: object, to: destination)
    }
  }

  /// UIKit's own controllers fill no lists: the document's rows and items are shown for them.
  private func isFilledByDocument(_ view: UIView) -> Bool {
    !isOwnedByProgram && (view is UITableView || view is UICollectionView)
  }

  private func set(_ name: String, of object: AnyObject, to value: Any) {
    if let responder = object as? UIResponder {
      responder.setValue(value, forKey: name)
    } else if !NamedProperties.set(name, of: object, to: value) {
      _ = StoredProperties.set(name, of: object, to: value)
    }
  }

  /// The object with an identifier: one of these, the owner, or one of those that were made before for it.
  func object(_ id: String) -> AnyObject? {
    if let object = objects[id] ?? elsewhere(id) { return object }
    return owner?.element?.id == id ? owner?.object : nil
  }

  private func isOfProgram(_ object: AnyObject, _ element: DocumentElement) -> Bool {
    if object === owner?.object { return isOwnedByProgram }
    return element["customClass"].map { DocumentClasses.isInstance(object, of: $0) } ?? false
  }
}
