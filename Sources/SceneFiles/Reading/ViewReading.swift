import AdaptiveLists
import AdaptiveUI
package import Attributes
import Documents
import Foundation

extension Read {
  private static let masks: [(name: String, mask: UIView.AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ("none", []),
  ]

  static func autoresizing(
    _ node: SourceNode, _ context: ReadingContext
  ) -> UIView.AutoresizingMask? {
    node.elements.reduce(into: UIView.AutoresizingMask()) { result, element in
      let name = word(element, context, of: masks.map(\.name), called: "an autoresizing flag")
      if let named = masks.first(where: { $0.name == name }) { result.formUnion(named.mask) }
    }
  }

  /// A view with its subviews.
  static func view(_ node: SourceNode, _ context: ReadingContext) -> SceneView? {
    view(node, context, isRoot: false)
  }

  /// A controller's view, which the container places.
  static func rootView(_ node: SourceNode, _ context: ReadingContext) -> SceneView? {
    view(node, context, isRoot: true)
  }

  private static func view(
    _ node: SourceNode, _ context: ReadingContext, isRoot: Bool
  ) -> SceneView? {
    guard let reader = MappingReader(node, "a view", context) else { return nil }
    let name = className(
      reader, default: "UIView", names: context.classes.viewNames, called: "view")
    var view = SceneView(mark: reader.mark, className: name)
    view.id = reader.value("id", identifier)
    if isRoot {
      view.designSize = reader.value("designSize", size)
      view.placement.constraints = reader.list("constraints", constraints).flatMap { $0 }
    } else {
      view.placement = placement(reader)
      view.condition = reader.value("when", condition)
    }
    view.subviews = reader.list("subviews", Read.view)
    layout(of: &view, reader)
    let table = context.classes.table(ofView: name.value)
    view.said = attributes(of: table ?? .view, reader) { special($0, of: &view.content, reader) }
    guard table != nil else { return view }
    reader.finish(
      isRoot ? "a controller's view" : name.value,
      owners: isRoot
        ? ViewKeys.owners.merging(ViewKeys.placement) { key, _ in key } : ViewKeys.owners)
    return view
  }

  /// The special keys that all views have.
  private static func layout(of view: inout SceneView, _ reader: MappingReader) {
    view.layoutMargins = reader.value("layoutMargins", insets)
    view.layoutGuides = reader.list("layoutGuides", identifier)
    view.hugging = reader.value("hugging", priorities)
    view.compressionResistance = reader.value("compressionResistance", priorities)
    view.traitOverrides = reader.value("traitOverrides", traits)
  }
}

/// The keys of view classes.
enum ViewKeys {
  /// The keys of tables and their controllers.
  static let table = [
    "rows", "sections", "style", "separatorStyle", "rowHeight", "tableHeaderView",
    "tableFooterView",
  ]
  /// The keys of collection views and their controllers.
  static let collection = [
    "items", "sections", "itemSize", "estimatedItemSize", "minimumLineSpacing",
    "minimumInteritemSpacing", "sectionInset", "headerReferenceSize", "footerReferenceSize",
    "sectionHeadersPinToVisibleBounds", "sectionInsetReference", "scrollDirection",
  ]

  static let textStyles: [(name: String, style: UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
    ("callout", .callout), ("footnote", .footnote), ("caption1", .caption1),
    ("caption2", .caption2),
  ]

  /// The owners of keys that belong to some classes only, for messages.
  static let owners: [String: String] = AttributeTable.inScenes.reversed().reduce(into: [:]) {
    owners, table in
    for key in table.ownKeys { owners[key] = table.name }
  }.merging(
    // The class that is most likely meant, where it is not the first one.
    ["enabled": "UIButton", "image": "UIImageView", "sections": "UICollectionView"]
  ) { _, meant in meant }

  /// The words that a class accepts as the value of a key.
  static func words(of key: String, _ table: AttributeTable) -> [String] {
    table.attributes.lazy.compactMap { attribute -> [String]? in
      guard attribute.scene == key, case .choice(let choices) = attribute.type else { return nil }
      return choices.inScenes.map(\.word)
    }.first ?? []
  }

  private static let container = "a subview or a child of a container"

  /// Keys that the root view of a controller does not have.
  static let placement: [String: String] = [
    "frame": container, "autoresizing": container, "edges": container, "center": container,
    "size": container, "when": "a subview",
  ]
}

extension AttributeTable {
  /// The keys of the class's attributes in scenes.
  package var keys: [String] {
    attributes.flatMap { $0.special?.keys ?? [$0.scene].compactMap(\.self) }
  }

  /// The keys that not every view has.
  package var ownKeys: [String] { keys.filter { !AttributeTable.view.keys.contains($0) } }
}

extension SpecialAttribute {
  /// The keys from which the special attribute is read.
  package var keys: [String] {
    switch self {
    case .font: ["fontSize", "fontWeight", "textStyle"]
    case .picture: ["image"]
    case .button:
      [
        "title", "configuration", "image", "buttonType", "backgroundImage", "fontSize",
        "fontWeight", "textColor",
      ]
    case .segments: ["segments"]
    case .spacing: ["spacing"]
    case .contentSize: ["contentSize"]
    case .effect: ["effect"]
    case .action: ["action"]
    case .table: ViewKeys.table
    case .collection: ViewKeys.collection
    case .wheels: ["components", "selectedRows"]
    case .toolbarItems, .navigationItems: ["items"]
    case .tabs: ["items", "selectedItem"]
    case .attributedText, .leastScale, .attributedPlaceholder, .typing, .dataDetectors,
      .hiddenSign:
      []
    }
  }
}
