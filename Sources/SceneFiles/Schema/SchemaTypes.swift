import AdaptiveLists
import AdaptiveUI
import Attributes
import Documents

/// The types of keys' values.
enum SchemaTypes {
  /// The names of definitions, with the name of the mapping in messages.
  static let subjects: [(name: String, subject: String)] = [
    ("rootView", rootView), ("constraint", "a constraint"),
    ("condition", "a size class condition"), ("traits", "a trait collection"),
    ("window", "a window"), ("start", "a start"), ("presentation", "a presentation"),
    ("delegate", "a presentation delegate"), ("adaptiveStyle", "an adaptive style"),
    ("barButtonItem", "a bar button item"), ("navigationItem", "a navigation item"),
    ("tab", "a tab"), ("row", "a row"), ("tabBarItem", "a tab bar item"),
    ("section", "a section"), ("tableSection", "a table's section"), ("symbol", "a symbol"),
    ("item", "an item"), ("scrollDirection", "a scroll direction"),
    ("imageAsset", "an image with versions"), ("variant", "a variant"), ("image", "an image"),
    ("sheet", "a sheet"),
    ("alertAction", "an alert's action"), ("detent", "a detent"), ("card", "a custom presentation"),
    ("transition", "a transition"), ("task", "a task"),
  ]

  /// The type of a key's value; `nil` for one without a description.
  static func type(of key: String, in subject: String) -> SchemaValue? {
    special["\(subject).\(key)"] ?? attribute(key, of: subject) ?? types[key]
  }

  /// The type of an attribute of a class.
  private static func attribute(_ key: String, of subject: String) -> SchemaValue? {
    let tables =
      subject == rootView
      ? AttributeTable.inScenes
      : [
        AttributeTable.inScenes(named: subject)
          ?? SceneClasses.ControllerKind(rawValue: subject)?.table
      ].compactMap { $0 }
    return tables.lazy.flatMap(\.attributes).first { $0.scene == key }.flatMap { type($0.type) }
  }

  /// The name of a controller's view in messages.
  static let rootView = "a controller's view"

  private static func type(_ type: AttributeType) -> SchemaValue? {
    switch type {
    case .flag: flag
    case .number, .whole: number
    case .text: scalar
    case .color: words(SceneColor.allCases.map(\.rawValue))
    case .date: string
    case .size, .point: numbers(2)
    case .rect: numbers(4)
    case .insets: insets
    case .choice(let choices): words(choices.inScenes.map(\.word))
    case .image, .special: nil
    }
  }

  private static func type(_ name: String) -> SchemaValue { .object(["type": .text(name)]) }
  private static let string = type("string")
  private static let number = type("number")
  private static let flag = type("boolean")

  private static func words(_ words: [String]) -> SchemaValue {
    .object(["enum": .list(words.map(SchemaValue.text))])
  }

  private static func reference(_ name: String) -> SchemaValue {
    .object(["$ref": .text("#/$defs/\(name)")])
  }

  private static func any(_ values: SchemaValue...) -> SchemaValue {
    .object(["anyOf": .list(values)])
  }

  /// A list, or a single element that is treated as a list of one.
  private static func list(_ element: SchemaValue) -> SchemaValue {
    any(.object(["type": .text("array"), "items": element]), element)
  }

  private static func numbers(_ count: Int) -> SchemaValue {
    .object([
      "type": .text("array"), "items": number, "minItems": .number(Double(count)),
      "maxItems": .number(Double(count)),
    ])
  }

  private static let scalar = any(string, number, flag)
  private static let insets = any(number, numbers(4))
  private static let placed = any(string, .object(["type": .text("array")]))
  private static let sizeClass = words(["compact", "regular"])
  private static let axis = words(["horizontal", "vertical"])
  private static let orientations = list(
    words([
      "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "landscape",
      "allButUpsideDown", "all",
    ]))
  private static let style = words([
    "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen",
    "overCurrentContext", "popover", "custom", "none",
  ])

  /// Keys whose meaning differs in some mappings.
  private static let special: [String: SchemaValue] = [
    "a scene.window": reference("window"), "a scene.start": reference("start"),
    "a scene.look": words(DocumentLook.allCases.map(\.rawValue)),
    "a start.do": string, "a start.time": flag,
    "a scene.orientation": words(
      ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "landscape"]),
    "a window.size": any(string, numbers(2)),
    "UISplitViewController.style": words(ControllerKeys.splitStyles),
    "a custom presentation.size": numbers(2),
    "a presentation.controller": any(string, reference("controller")),
    "an alert's action.style": words(SceneAlertActionStyle.allCases.map(\.rawValue)),
    "an image.size": numbers(2), "a variant.size": numbers(2), "an item.size": numbers(2),
    "a constraint.options": list(words(Read.formatOptions.map(\.name))),
    "a constraint.metrics": .object([
      "type": .text("object"), "additionalProperties": number,
    ]),
    "UIToolbar.items": list(reference("barButtonItem")),
    "UINavigationBar.items": list(any(scalar, reference("navigationItem"))),
    "UITabBar.items": list(any(scalar, reference("tab"))),
    "a bar button item.style": words(SceneBarItemStyle.allCases.map(\.rawValue)),
    "a bar button item.width": number,
    "UITableView.sections": list(reference("tableSection")),
    "UITableViewController.sections": list(reference("tableSection")),
    "UITableView.style": words(SceneTableStyle.allCases.map(\.rawValue)),
    "UITableViewController.style": words(SceneTableStyle.allCases.map(\.rawValue)),
    "a controller's view.sections": list(any(reference("section"), reference("tableSection"))),
    "a controller's view.style": words(
      SceneTableStyle.allCases.map(\.rawValue)
        + ViewKeys.words(of: "style", .activityIndicatorView)),
    "a controller's view.items": any(
      scalar, .object(["type": .text("object")]), .object(["type": .text("array")])),
    "a row.style": words(SceneRowStyle.allCases.map(\.rawValue)),
  ]

  private static let types: [String: SchemaValue] = [
    "accessory": words(SceneAccessory.allCases.map(\.rawValue)),
    "backgroundImage": any(string, reference("image"), reference("symbol")),
    "buttonType": words(SceneButtonType.allCases.map(\.rawValue)),
    "separatorStyle": words(SceneSeparatorStyle.allCases.map(\.rawValue)),
    "systemName": string, "tableFooterView": reference("view"),
    "tableHeaderView": reference("view"),
    "activityItems": list(string), "components": list(any(scalar, list(scalar))),
    "customView": reference("view"),
    "effect": words(SceneBlur.allCases.map(\.rawValue)),
    "selectedItem": number, "selectedRows": list(number),
    "systemItem": words(SceneSystemItem.allCases.map(\.rawValue)),
    "titleView": reference("view"),
    "canOverlapSourceViewRect": flag, "custom": reference("card"),
    "detents": list(any(string, reference("detent"))), "dims": flag, "duration": number,
    "edge": string, "fraction": number, "height": number, "interactive": flag,
    "largestUndimmedDetent": string, "modalTransitionStyle": string,
    "passthroughViews": list(string), "popoverLayoutMargins": insets,
    "prefersEdgeAttachedInCompactHeight": flag, "prefersGrabberVisible": flag,
    "prefersPageSizing": flag,
    "widthFollowsPreferredContentSizeWhenEdgeAttached": flag,
    "prefersScrollingExpandsWhenScrolledToEdge": flag,
    "selectedDetent": string, "sheet": reference("sheet"), "shouldPresentInFullscreen": flag,
    "shouldRemovePresentersView": flag, "substitute": string,
    "transition": reference("transition"), "action": string,
    "art": list(string), "autoresizing": list(string),
    "axis": axis,
    "barButtonItem": string,
    "adaptivePresentationStyle": list(any(style, reference("adaptiveStyle"))),
    "center": placed, "children": list(reference("controller")), "class": string,
    "compact": reference("controller"),
    "compressionResistance": any(number, numbers(2)),
    "configuration": words(
      SceneButtonConfiguration.allCases.map(\.rawValue)),
    "constraints": list(any(string, reference("constraint"))), "contentSize": numbers(2),
    "controller": any(string, reference("controller")),
    "controllers": list(reference("controller")),
    "delegate": reference("delegate"), "detailText": scalar, "device": string,
    "disclosure": flag, "edges": placed,
    "enabled": flag, "equation": string, "equations": list(string),
    "estimatedItemSize": numbers(2), "fontSize": number, "footer": scalar,
    "footerReferenceSize": numbers(2), "frame": numbers(4), "from": string, "h": sizeClass,
    "header": scalar, "headerReferenceSize": numbers(2),
    "hidesBackButton": flag,
    "horizontal": sizeClass,
    "hugging": any(number, numbers(2)), "id": scalar, "idiom": words(["phone", "pad"]),
    "layoutGuides": list(string), "textColor": words(SceneColor.allCases.map(\.rawValue)),
    "fontWeight": words(SceneFontWeight.allCases.map(\.rawValue)),
    "preferredContentSizeCategory": words(
      TraitWords.contentSizes.map(\.name) + UIContentSizeCategory.shortNames),
    "accessibilityContrast": words(TraitWords.contrasts.map(\.name)),
    "legibilityWeight": words(TraitWords.legibilityWeights.map(\.name)),
    "displayGamut": words(TraitWords.gamuts.map(\.name)),
    "userInterfaceLevel": words(TraitWords.levels.map(\.name)),
    "prompt": scalar, "backButtonTitle": scalar,
    "largeTitleDisplayMode": words(SceneLargeTitle.allCases.map(\.rawValue)),
    "message": scalar, "preferredStyle": words(SceneAlertStyle.allCases.map(\.rawValue)),
    "actions": list(reference("alertAction")), "textFields": list(scalar),
    "image": any(string, reference("image"), reference("symbol")),
    "images": list(reference("imageAsset")),
    "inCompactWidth": words(ScenePresentation.CompactWidth.allCases.map(\.rawValue)),
    "in": string, "itemSize": numbers(2), "items": list(any(scalar, reference("item"))),
    "layoutDirection": words(["leftToRight", "rightToLeft"]), "layoutMargins": insets,
    "leftBarButtonItems": list(reference("barButtonItem")),
    "minimumInteritemSpacing": number,
    "minimumLineSpacing": number, "name": string, "notes": scalar,
    "orientations": orientations,
    "overrideTraits": reference("traits"),
    "permittedArrowDirections": list(words(["up", "down", "left", "right", "any"])),
    "presentations": list(reference("presentation")), "primary": reference("controller"),
    "requiresFullScreen": flag, "rightBarButtonItems": list(reference("barButtonItem")),
    "root": reference("controller"), "rootViewController": reference("controller"),
    "rowHeight": number, "rows": list(any(scalar, reference("row"))), "rules": list(string),
    "scale": number, "scrollDirection": list(any(axis, reference("scrollDirection"))),
    "secondary": reference("controller"), "sectionHeadersPinToVisibleBounds": flag,
    "sectionInset": insets, "sectionInsetReference": string,
    "sections": list(reference("section")), "selectedIndex": number, "shouldDismiss": flag,
    "size": placed, "sourceRect": numbers(4), "sourceView": string,
    "spacing": any(number, words(["system"])),
    "style": style, "subviews": list(reference("view")), "tabBarItem": reference("tabBarItem"),
    "text": scalar,
    "title": scalar,
    "topColumnForCollapsing": words(SceneController.Column.Role.allCases.map(\.rawValue)),
    "traitOverrides": reference("traits"), "traits": reference("traits"), "uikit": scalar,
    "userInterfaceStyle": words(["light", "dark"]),
    "variants": list(reference("variant")), "vertical": sizeClass,
    "opaqueStatusBar": flag, "designSize": numbers(2),
    "keys": .object(["type": .text("object"), "additionalProperties": string]),
    "prefersStatusBarHidden": flag,
    "toolbarItems": list(reference("barButtonItem")), "supplementary": reference("controller"),
    "inspector": reference("controller"), "pages": list(reference("controller")),
    "transitionStyle": words(["scroll", "pageCurl"]), "navigationOrientation": axis,
    "spineLocation": words(["min", "mid", "max"]),
    "textStyle": words(ViewKeys.textStyles.map(\.name)), "segments": list(scalar),
    "view": reference("rootView"), "visualFormat": string, "visualFormats": list(string),
    "viewControllers": list(reference("controller")),
    "tasks": list(reference("task")), "say": scalar, "done": string,
    "w": sizeClass, "when": reference("condition"), "wrapInNavigation": flag,
  ]
}
