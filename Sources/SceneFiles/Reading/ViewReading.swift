import AdaptiveUI
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

  /// A view with everything in it.
  static func view(_ node: SourceNode, _ context: ReadingContext) -> SceneView? {
    view(node, context, isRoot: false)
  }

  /// A controller's view; its place is the container's affair.
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
    appearance(of: &view, reader)
    guard let kind = context.classes.viewKind(of: name.value) else { return view }
    view.content = content(of: kind, reader)
    let owners =
      isRoot
      ? ViewKeys.owners.merging(ViewKeys.placement) { key, _ in key } : ViewKeys.owners
    reader.finish(isRoot ? "a controller's view" : name.value, owners: owners)
    return view
  }

  private static func appearance(of view: inout SceneView, _ reader: MappingReader) {
    view.hidden = reader.value("hidden", bool)
    view.alpha = reader.value("alpha", fraction)
    view.backgroundColor = reader.value("backgroundColor") { word($0, $1, called: "a colour") }
    view.userInteractionEnabled = reader.value("userInteractionEnabled", bool)
    view.clipsToBounds = reader.value("clipsToBounds", bool)
    view.tag = reader.value("tag", count)
    view.layoutMargins = reader.value("layoutMargins", insets)
    view.hugging = reader.value("hugging", priorities)
    view.compressionResistance = reader.value("compressionResistance", priorities)
    view.traitOverrides = reader.value("traitOverrides", traits)
  }

  private static func content(
    of kind: SceneClasses.ViewKind, _ reader: MappingReader
  ) -> SceneView.Content {
    var content = SceneView.Content()
    switch kind {
    case .plain: break
    case .label:
      text(of: &content, reader)
      content.numberOfLines = reader.value("numberOfLines", count)
    case .textField:
      text(of: &content, reader)
      content.placeholder = reader.value("placeholder", Read.text)
      content.enabled = reader.value("enabled", bool)
    case .button:
      content.title = reader.value("title", Read.text)
      content.configuration = reader.value("configuration") { word($0, $1, called: "a look") }
      content.fontSize = reader.value("fontSize", positive)
      control(of: &content, reader)
    case .switchControl:
      content.on = reader.value("on", bool)
      control(of: &content, reader)
    case .image: content.image = reader.value("image", imageChoice)
    case .stack: content.stack = stack(reader)
    case .scroll: content.contentSize = reader.value("contentSize", size)
    case .table:
      content.rows = reader.list("rows", row)
      content.rowHeight = reader.value("rowHeight", positive)
    case .collection: content.collection = collection(reader)
    case .textView: text(of: &content, reader)
    case .segmented, .slider, .stepper, .progress, .pageControl, .activity:
      values(of: &content, kind, reader)
    }
    return content
  }

  /// What controls of UIKit's other classes show.
  private static func values(
    of content: inout SceneView.Content, _ kind: SceneClasses.ViewKind, _ reader: MappingReader
  ) {
    switch kind {
    case .segmented:
      content.segments = reader.list("segments", Read.text)
      content.selectedSegment = reader.value("selectedSegment", count)
      control(of: &content, reader)
    case .slider, .stepper:
      content.value = reader.value("value", number)
      content.minimumValue = reader.value("minimumValue", number)
      content.maximumValue = reader.value("maximumValue", number)
      control(of: &content, reader)
    case .progress: content.progress = reader.value("progress", fraction)
    case .pageControl:
      content.numberOfPages = reader.value("numberOfPages", count)
      content.currentPage = reader.value("currentPage", count)
      control(of: &content, reader)
    default: break
    }
  }

  private static func text(of content: inout SceneView.Content, _ reader: MappingReader) {
    content.text = reader.value("text", Read.text)
    content.fontSize = reader.value("fontSize", positive)
    content.textStyle = reader.value("textStyle", textStyle)
    content.textAlignment = reader.value("textAlignment") { word($0, $1, called: "an alignment") }
  }

  /// A text style of Dynamic Type, by UIKit's name.
  private static func textStyle(
    _ node: SourceNode, _ context: ReadingContext
  ) -> UIFont.TextStyle? {
    word(node, context, of: ViewKeys.textStyles.map(\.name), called: "a text style")
      .flatMap { name in ViewKeys.textStyles.first { $0.name == name }?.style }
  }

  private static func control(of content: inout SceneView.Content, _ reader: MappingReader) {
    content.action = reader.value("action", action)
    content.enabled = reader.value("enabled", bool)
  }

  private static func stack(_ reader: MappingReader) -> SceneView.Stack {
    var stack = SceneView.Stack()
    stack.axis = reader.value("axis", choice(of: ["horizontal", "vertical"], called: "an axis"))
    stack.alignment = reader.value(
      "alignment", choice(of: ViewKeys.stackAlignments, called: "an alignment"))
    stack.distribution = reader.value(
      "distribution", choice(of: ViewKeys.stackDistributions, called: "a distribution"))
    stack.spacing = reader.value("spacing", number)
    return stack
  }
}

/// What the classes of views can say.
enum ViewKeys {
  static let textStyles: [(name: String, style: UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
    ("callout", .callout), ("footnote", .footnote), ("caption1", .caption1),
    ("caption2", .caption2),
  ]
  static let stackAlignments = [
    "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
  ]
  static let stackDistributions = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]

  /// Keys that belong to some classes only, for the message when another has them.
  static let owners: [String: String] = [
    "text": "UILabel", "placeholder": "UITextField", "numberOfLines": "UILabel",
    "textAlignment": "UILabel", "title": "UIButton", "configuration": "UIButton",
    "fontSize": "UILabel", "action": "UIButton",
    "enabled": "UIButton", "on": "UISwitch", "image": "UIImageView", "axis": "UIStackView",
    "alignment": "UIStackView", "distribution": "UIStackView", "spacing": "UIStackView",
    "contentSize": "UIScrollView", "rows": "UITableView", "rowHeight": "UITableView",
    "items": "UICollectionView", "sections": "UICollectionView", "itemSize": "UICollectionView",
    "estimatedItemSize": "UICollectionView", "minimumLineSpacing": "UICollectionView",
    "minimumInteritemSpacing": "UICollectionView", "sectionInset": "UICollectionView",
    "headerReferenceSize": "UICollectionView", "footerReferenceSize": "UICollectionView",
    "sectionHeadersPinToVisibleBounds": "UICollectionView",
    "sectionInsetReference": "UICollectionView", "scrollDirection": "UICollectionView",
    "textStyle": "UILabel", "segments": "UISegmentedControl",
    "selectedSegment": "UISegmentedControl", "value": "UISlider", "minimumValue": "UISlider",
    "maximumValue": "UISlider", "progress": "UIProgressView", "numberOfPages": "UIPageControl",
    "currentPage": "UIPageControl",
  ]

  private static let container = "a subview or a child of a container"

  /// Keys that the root view of a controller has not.
  static let placement: [String: String] = [
    "frame": container, "autoresizing": container, "edges": container, "center": container,
    "size": container, "when": "a subview",
  ]
}
