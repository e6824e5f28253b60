import AdaptiveLists
import AdaptiveUI
import Attributes
import Foundation

/// The elements of documents that are views, and the objects that stand for them.
enum ViewTag {
  /// Whether an element is a view: it has an identifier and a frame.
  static func isView(_ element: DocumentElement) -> Bool {
    guard element.id != nil else { return false }
    return element.child("rect", key: "frame") != nil
      || element.child("frame", key: "frameInset") != nil
  }

  /// Keys under which views and cells hold further views.
  static let heldKeys: Set = [
    "view", "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView",
    "sectionFooterView", "backgroundView", "selectedBackgroundView",
  ]

  /// How views are made for elements that say how, or that have no class of their own.
  @MainActor private static let makers: [String: @MainActor (DocumentElement) -> UIView] = [
    "button": { UIButton(type: buttonTypes[$0["buttonType"] ?? ""] ?? .custom) },
    "collectionView": {
      UICollectionView(frame: .zero, collectionViewLayout: DocumentBuilder.layout(of: $0))
    },
    "collectionViewCell": { _ in UICollectionViewCell(frame: .zero) },
    "collectionReusableView": { _ in UICollectionReusableView(frame: .zero) },
    "containerView": { _ in UIView() },
    "tableViewCellContentView": { _ in UIView() },
    "collectionViewCellContentView": { _ in UIView() },
  ]

  static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  /// Views of other frameworks, which are boxes here: nothing of theirs adapts.
  private static let boxes: [String: String] = [
    "mapView": "MKMapView", "wkWebView": "WKWebView", "webView": "UIWebView", "glkView": "GLKView",
    "mtkView": "MTKView", "skView": "SKView", "sceneKitView": "SCNView", "arscnView": "ARSCNView",
    "arskView": "ARSKView",
  ]

  /// An empty view for an element, and whether the tag is one that is known here.
  @MainActor static func make(
    _ element: DocumentElement, on surface: Surface
  ) -> (view: UIView, isKnown: Bool) {
    if let make = makers[element.name] { return (make(element), true) }
    if let view = makeOfTable(element, on: surface) { return (view, true) }
    if let make = AttributeTable.tagged(element.name)?.make { return (make(), true) }
    let box = DocumentBox(frame: .zero)
    let foreign = boxes[element.name]
    box.classNameOverride =
      foreign ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    return (box, foreign != nil)
  }
}

extension ViewTag {
  /// A table or a row.
  ///
  /// Stand-ins of ours go by the name of what they stand for.
  @MainActor private static func makeOfTable(
    _ element: DocumentElement, on surface: Surface
  ) -> UIView? {
    switch element.name {
    case "tableView":
      let table = surface.makeTable(tableStyles[element["style"] ?? ""] ?? .plain)
      table.classNameOverride = "UITableView"
      return table
    case "tableViewCell":
      let cell = surface.makeCell(element["reuseIdentifier"])
      cell.classNameOverride = "UITableViewCell"
      return cell
    default: return nil
    }
  }
}

/// A view of a class that is not here: a box that says whose it is.
final class DocumentBox: UIView {}
