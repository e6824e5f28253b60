import Attributes

/// The manual's table of what scenes can say of views, from the rows of the tables of attributes.
enum ManualTable {
  /// The table in Markdown: for each class the keys that it adds to those it inherits.
  static var text: String {
    (["| key | of | value |", "| --- | --- | --- |"] + AttributeTable.inScenes.flatMap(lines))
      .joined(separator: "\n")
  }

  /// The lines of a class; keys with the same values share one.
  private static func lines(_ table: AttributeTable) -> [String] {
    var lines: [(keys: [String], value: String)] = []
    for entry in table.addedAttributes.flatMap(entries) {
      if let known = lines.firstIndex(where: { $0.value == entry.value }) {
        lines[known].keys += entry.keys
      } else {
        lines.append(entry)
      }
    }
    return lines.map { "| \(code($0.keys)) | `\(table.name)` | \($0.value) |" }
  }

  private static func entries(_ attribute: Attribute) -> [(keys: [String], value: String)] {
    if let special = attribute.special { return special.manual }
    return attribute.scene.map { [([$0], value(attribute.type))] } ?? []
  }

  /// What a key of this type may say.
  private static func value(_ type: AttributeType) -> String {
    switch type {
    case .flag: "`true` or `false`"
    case .number(let range): "a number" + limits(range)
    case .whole(let range): "a whole number" + limits(range)
    case .text: "a text"
    case .color: "a colour"
    case .image: "a picture"
    case .date: "a date"
    case .point: "`[x, y]`"
    case .size: "`[width, height]`"
    case .rect: "`[x, y, width, height]`"
    case .insets: "one number, or `[top, left, bottom, right]`"
    case .choice(let choices): code(choices.inScenes.map(\.word))
    case .special: ""
    }
  }

  private static func limits(_ range: AttributeType.Range) -> String {
    switch range {
    case .any: ""
    case .nonNegative: " from 0"
    case .positive: " above 0"
    case .fraction: " from 0 to 1"
    case .partOfHour: " of minutes that divides an hour"
    }
  }

  static func code(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension AttributeTable {
  /// The attributes that the class does not inherit, or has anew.
  fileprivate var addedAttributes: [Attribute] {
    attributes.filter { own in parent?.attributes.contains { $0 === own } != true }
  }
}

extension SpecialAttribute {
  /// The keys of scenes that it is read from, with what they may say.
  var manual: [(keys: [String], value: String)] {
    switch self {
    case .font: Self.font
    case .picture: [(["image"], "a picture")]
    case .button:
      [
        (["title"], "a text"),
        (["configuration"], "`plain`, `gray`, `tinted` or `filled`; without one, a title alone"),
        (["buttonType"], Self.buttonType), (["image", "backgroundImage"], "a picture"),
        (["textColor"], "a colour"), (["fontSize"], "points"), (["fontWeight"], "a weight"),
      ]
    case .segments: [(["segments"], "the titles")]
    case .spacing: [(["spacing"], "a number, or `system`")]
    case .contentSize: [(["contentSize"], "`[width, height]`")]
    case .effect: [(["effect"], Self.effect)]
    case .action: [(["action"], "an action")]
    case .table: Self.tableKeys
    case .collection: Self.collectionKeys
    case .wheels:
      [
        (["components"], "the titles of one wheel, or a list of such lists"),
        (["selectedRows"], "a number from 0 for each wheel"),
      ]
    case .toolbarItems: [(["items"], "bar button items: " + Self.barButtonItem)]
    case .navigationItems: [(["items"], Self.navigationItem)]
    case .tabs:
      [
        (["items"], "tabs: a tab is its title, or `{id, title}`"),
        (["selectedItem"], "a number from 0"),
      ]
    case .attributedText, .leastScale, .attributedPlaceholder, .typing, .dataDetectors,
      .hiddenSign:
      []
    }
  }

  private static let font = [
    (keys: ["textStyle"], value: "a text style"), (keys: ["fontSize"], value: "points"),
    (keys: ["fontWeight"], value: "a weight"),
  ]

  private static let buttonType =
    "`system` (without), `custom`, `detailDisclosure`, `infoLight`, `infoDark`, `contactAdd`, "
    + "`close`"

  private static let effect =
    "`none`, or a blur by UIKit's name: `regular`, `systemMaterial` and so on; subviews are in the "
    + "content view"

  private static let tableKeys = [
    (keys: ["rows"], value: "a row is its text, or `{id, text, …}` as above"),
    (keys: ["sections"], value: "instead of `rows`; a section is `{header, footer, rows}`"),
    (keys: ["style"], value: "`plain`, `grouped`, `insetGrouped`"),
    (keys: ["separatorStyle"], value: "`none`, `singleLine`"),
    (keys: ["rowHeight"], value: "points"),
    (keys: ["tableHeaderView", "tableFooterView"], value: "a view whose frame gives the height"),
  ]

  private static let collectionKeys = [
    (keys: ["items"], value: "an item is its text, or `{id, text, size, action}`"),
    (keys: ["sections"], value: "instead of `items`; a section is `{header, footer, items}`"),
    (
      keys: ["itemSize", "estimatedItemSize", "headerReferenceSize", "footerReferenceSize"],
      value: "`[width, height]`"
    ),
    (keys: ["minimumLineSpacing", "minimumInteritemSpacing"], value: "points"),
    (keys: ["sectionInset"], value: "one number, or `[top, left, bottom, right]`"),
    (keys: ["sectionHeadersPinToVisibleBounds"], value: "`true` or `false`"),
    (
      keys: ["sectionInsetReference"],
      value: "`fromContentInset`, `fromSafeArea`, `fromLayoutMargins`"
    ),
    (
      keys: ["scrollDirection"],
      value: "`vertical`, `horizontal`, or a list of `{when, axis}` whose first match counts"
    ),
  ]

  private static let barButtonItem =
    "`{id, title, systemItem, image, customView, style, enabled, width, action}`; a `systemItem` "
    + "is one of UIKit's, such as `flexibleSpace`; a `style` is `plain` or `done`"

  private static let navigationItem =
    "an item is its title, or `{title, titleView, prompt, backButtonTitle, hidesBackButton, "
    + "largeTitleDisplayMode, leftBarButtonItems, rightBarButtonItems}`; the last one is shown"
}
