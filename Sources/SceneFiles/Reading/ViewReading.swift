import AdaptiveUI
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
    reader.finish(
      isRoot ? "a controller's view" : name.value,
      owners: isRoot
        ? ViewKeys.owners.merging(ViewKeys.placement) { key, _ in key } : ViewKeys.owners)
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
    view.preservesSuperviewLayoutMargins = reader.value("preservesSuperviewLayoutMargins", bool)
    view.insetsLayoutMarginsFromSafeArea = reader.value("insetsLayoutMarginsFromSafeArea", bool)
    view.semanticContentAttribute = reader.value("semanticContentAttribute") {
      word($0, $1, called: "a semantic attribute")
    }
    view.layoutGuides = reader.list("layoutGuides", identifier)
    view.hugging = reader.value("hugging", priorities)
    view.compressionResistance = reader.value("compressionResistance", priorities)
    view.traitOverrides = reader.value("traitOverrides", traits)
    view.verifyAmbiguity = reader.value("verifyAmbiguity") { word($0, $1, called: "a check") }
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
    "items": "UICollectionView", "itemSize": "UICollectionView",
    "estimatedItemSize": "UICollectionView", "minimumLineSpacing": "UICollectionView",
    "minimumInteritemSpacing": "UICollectionView", "sectionInset": "UICollectionView",
    "headerReferenceSize": "UICollectionView", "footerReferenceSize": "UICollectionView",
    "sectionHeadersPinToVisibleBounds": "UICollectionView",
    "sectionInsetReference": "UICollectionView", "scrollDirection": "UICollectionView",
    "textColor": "UILabel", "fontWeight": "UILabel", "lineBreakMode": "UILabel",
    "adjustsFontSizeToFitWidth": "UILabel", "minimumScaleFactor": "UILabel",
    "borderStyle": "UITextField", "showsCancelButton": "UISearchBar",
    "contentInset": "UIScrollView", "contentInsetAdjustmentBehavior": "UIScrollView",
    "layoutMarginsRelativeArrangement": "UIStackView",
    "baselineRelativeArrangement": "UIStackView",
    "textStyle": "UILabel", "segments": "UISegmentedControl",
    "selectedSegment": "UISegmentedControl", "value": "UISlider", "minimumValue": "UISlider",
    "maximumValue": "UISlider", "progress": "UIProgressView", "numberOfPages": "UIPageControl",
    "currentPage": "UIPageControl", "components": "UIPickerView",
    "selectedRows": "UIPickerView", "datePickerMode": "UIDatePicker",
    "preferredDatePickerStyle": "UIDatePicker", "date": "UIDatePicker",
    "minimumDate": "UIDatePicker", "maximumDate": "UIDatePicker",
    "minuteInterval": "UIDatePicker", "selectedItem": "UITabBar",
    "sections": "UICollectionView", "style": "UITableView", "separatorStyle": "UITableView",
    "tableHeaderView": "UITableView", "tableFooterView": "UITableView",
    "preferredMaxLayoutWidth": "UILabel", "secureTextEntry": "UITextField",
    "editable": "UITextView", "buttonType": "UIButton", "backgroundImage": "UIButton",
    "contentEdgeInsets": "UIButton", "titleEdgeInsets": "UIButton",
    "imageEdgeInsets": "UIButton", "stepValue": "UIStepper",
    "progressViewStyle": "UIProgressView", "hidesWhenStopped": "UIActivityIndicatorView",
    "animating": "UIActivityIndicatorView", "scrollEnabled": "UIScrollView",
    "alwaysBounceVertical": "UIScrollView", "alwaysBounceHorizontal": "UIScrollView",
    "prefersLargeTitles": "UINavigationBar", "effect": "UIVisualEffectView",
  ]

  private static let container = "a subview or a child of a container"

  /// Keys that the root view of a controller has not.
  static let placement: [String: String] = [
    "frame": container, "autoresizing": container, "edges": container, "center": container,
    "size": container, "when": "a subview",
  ]
}
