import AdaptiveUI
import Attributes

// Views and what is said in them.

extension DocumentWords {
  /// Names, and what only the editor or a program's own classes look at.
  static let named = DocumentWords(
    texts: "id key userLabel customClass customModule customModuleProvider sceneMemberID "
      + "restorationIdentifier",
    flags: "misplaced ambiguous",
    parts: "userLabel userComments userDefinedRuntimeAttributes accessibilityConfiguration "
      + "connections canvasLocation")

  static let view = DocumentWords(
    .view, named,
    // Who draws fills the ground first; a terminal does so always.
    flags: "fixedFrame layoutMarginsFollowReadableWidth "
      + "translatesAutoresizingMaskIntoConstraints clearsContextBeforeDrawing",
    lengths: "placeholderIntrinsicWidth placeholderIntrinsicHeight",
    parts: "frame frameInset autoresizingMask subviews constraints gestureRecognizers "
      + "layoutMargins directionalLayoutMargins viewLayoutGuide keyboardLayoutGuide "
      + "insetFor6xAndEarlier freeformSimulatedSizeMetrics simulatedDestinationMetrics "
      + "simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics "
      + "simulatedOrientationMetrics"
  ).with("simulatedAppContext", .text)

  /// Switches, sliders and the like say how their content is aligned too, but fill their frames.
  static let control = DocumentWords(
    .control, view,
    choices: [
      "contentHorizontalAlignment": Words.horizontals.words,
      "contentVerticalAlignment": Words.verticals.words,
    ])

  /// The words of views that have a table, and what is special in them.
  static let views: [String: DocumentWords] = [
    "containerView": view, "tableViewCellContentView": presentedContent,
    "collectionViewCellContentView": view,
    "blurEffect": DocumentWords(choices: ["style": DocumentBuilder.blurs.words]),
    "vibrancyEffect": DocumentWords(parts: "blurEffect"),
  ].merging(
    AttributeTable.views.compactMap { table in
      table.tag.map { ($0, DocumentWords(table, special[$0] ?? base(of: table))) }
    }, uniquingKeysWith: { first, _ in first })

  private static func base(of table: AttributeTable) -> DocumentWords {
    table.isControl ? control : view
  }

  /// What views with tables say that is no attribute with a value.
  private static let special: [String: DocumentWords] = [
    "label": DocumentWords(
      view, flags: "usesAttributedText", numbers: "minimumScaleFactor minimumFontSize",
      parts: "fontDescription attributedText"),
    "imageView": DocumentWords(
      view, texts: "catalog", images: "image", parts: "preferredSymbolConfiguration imageReference"
    ),
    "stackView": DocumentWords(view, numbers: "spacing", choices: ["spacingType": ["standard"]]),
    "visualEffectView": DocumentWords(view, parts: "blurEffect vibrancyEffect contentView"),
    "textField": DocumentWords(
      control, flags: "usesAttributedText",
      parts: "fontDescription attributedText attributedPlaceholder textInputTraits"),
    "textView": DocumentWords(
      view, flags: "usesAttributedText",
      parts: "fontDescription attributedText textInputTraits dataDetectorTypes"),
    "segmentedControl": DocumentWords(
      // What its segments looked like before iOS 7.
      control, texts: "segmentControlStyle", parts: "segments"),
    "datePicker": DocumentWords(control, flags: "useCurrentDate"),
    "button": DocumentWords(
      control, flags: "hasAttributedTitle",
      choices: [
        "buttonType": ViewTag.buttonTypes.words, "lineBreakMode": Words.lineBreaks.words,
      ], parts: "state configuration fontDescription titleShadowOffset"),
    "tableView": DocumentWords(
      view, texts: "dataMode", choices: ["style": ViewTag.tableStyles.words],
      parts: "prototypes sections tableHeaderView tableFooterView backgroundView"),
    "tableViewCell": DocumentWords(
      view, texts: "reuseIdentifier textLabel detailTextLabel imageView",
      // Of before iOS 3.
      flags: "hidesAccessoryWhenEditing", numbers: "rowHeight",
      choices: ["style": DocumentBuilder.styles.words],
      parts: "contentView contentConfiguration backgroundView selectedBackgroundView"),
    "collectionView": DocumentWords(
      view, texts: "dataMode",
      parts: "cells collectionViewLayout collectionViewFlowLayout sectionHeaderView "
        + "sectionFooterView backgroundView"),
    "navigationBar": DocumentWords(
      bar, flags: "largeTitles", images: "shadowImage",
      parts: "titleTextAttributes largeTitleTextAttributes standardAppearance "
        + "scrollEdgeAppearance compactAppearance compactScrollEdgeAppearance"),
    "toolbar": bar,
    "tabBar": DocumentWords(
      bar, choices: ["itemPositioning": DocumentBuilder.positionings.words],
      parts: "unselectedItemTintColor selectedImageTintColor"),
    "searchBar": DocumentWords(view, parts: "textInputTraits"),
  ]

  private static let bar = DocumentWords(
    view, flags: "translucent", choices: ["barStyle": DocumentBuilder.barStyles.words],
    parts: "items barTintColor")

  private static let presentedContent = DocumentWords(view, texts: "tableViewCell")

  /// What is in views.
  static let details: [String: DocumentWords] = [
    "rect": DocumentWords(texts: "key", numbers: "x y width height"),
    "frame": DocumentWords(texts: "key", numbers: "minX minY maxX maxY width height"),
    "size": DocumentWords(texts: "key", numbers: "width height"),
    "point": DocumentWords(texts: "key", numbers: "x y"),
    "inset": DocumentWords(texts: "key", numbers: "minX minY maxX maxY"),
    "edgeInsets": DocumentWords(texts: "key", numbers: "top left bottom right"),
    "directionalEdgeInsets": DocumentWords(texts: "key", numbers: "top leading bottom trailing"),
    "autoresizingMask": DocumentWords(
      texts: "key",
      flags: "flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY"),
    "viewLayoutGuide": DocumentWords(named), "keyboardLayoutGuide": DocumentWords(named),
    "viewControllerLayoutGuide": DocumentWords(named, choices: ["type": ["top", "bottom"]]),
    "layoutGuides": DocumentWords(texts: "key", parts: "viewControllerLayoutGuide"),
    "constraints": DocumentWords(parts: "constraint"),
    "constraint": DocumentWords(
      named, texts: "firstItem secondItem identifier type symbolType",
      flags: "symbolic placeholder", numbers: "constant priority",
      choices: [
        "firstAttribute": DocumentBuilder.attributes.words,
        "secondAttribute": DocumentBuilder.attributes.words,
        "relation": DocumentBuilder.relations.words,
      ]
    ).with("multiplier", .ratio),
    "mask": DocumentWords(choices: ["key": ["subviews", "constraints"]], parts: "include exclude"),
    "include": DocumentWords(texts: "reference"), "exclude": DocumentWords(texts: "reference"),
    "accessibility": DocumentWords(
      texts: "key label hint identifier value",
      parts: "label hint identifier value traits isElement"),
    "accessibilityTraits": DocumentWords(
      texts: "key", flags: "none " + UIAccessibilityTraits.named.map(\.name).joined(separator: " ")),
    "color": DocumentWords(
      texts: "key colorSpace customColorSpace catalog", numbers: "red green blue white alpha",
      choices: [
        "systemColor": DocumentColor.words, "cocoaTouchSystemColor": DocumentColor.words,
        "xcode11CocoaTouchSystemColor": DocumentColor.words,
      ]
    ).with("name", .color),
    "fontDescription": DocumentWords(
      texts: "key family", numbers: "pointSize",
      choices: [
        "type": ["system", "boldSystem", "italicSystem"], "weight": DocumentFont.weights.words,
        "style": DocumentFont.styles, "size": DocumentFont.sizes.words,
      ]
    ).with("name", .font),
    "preferredSymbolConfiguration": DocumentWords(
      texts: "key", numbers: "pointSize",
      choices: [
        "scale": DocumentSymbol.scales.words, "weight": DocumentSymbol.weights.words,
        "configurationType": ["font", "pointSize", "scale"],
      ], parts: "fontDescription"),
    "imageReference": DocumentWords(
      texts: "key catalog symbolScale renderingMode", images: "image", parts: ""),
    "listContentConfiguration": DocumentWords(
      texts: "key text secondaryText", numbers: "imageToTextPadding", images: "image",
      parts: "text secondaryText imageReference image"),
    "attributedString": DocumentWords(texts: "key", parts: "fragment"),
    "fragment": DocumentWords(texts: "content", parts: "content attributes"),
    // The font that the editor's text was written in before another had to replace it.
    "attributes": DocumentWords(parts: "NSColor NSKern NSFont NSOriginalFont NSParagraphStyle"),
    "textAttributes": DocumentWords(texts: "key", parts: "fontDescription textColor"),
    "offsetWrapper": DocumentWords(texts: "key", numbers: "horizontal vertical"),
    "dataDetectorType": DocumentWords(
      texts: "key", flags: DocumentBuilder.detectors.words.joined(separator: " ")),
    "rectEdge": DocumentWords(texts: "key", flags: "top left bottom right"),
    "font": DocumentWords(texts: "key metaFont", numbers: "size").with("name", .font),
    "paragraphStyle": DocumentWords(
      texts: "key", flags: "allowsDefaultTighteningForTruncation",
      numbers:
        "defaultTabInterval tighteningFactorForTruncation lineSpacing paragraphSpacing "
        + "paragraphSpacingBefore firstLineHeadIndent headIndent "
        + "tailIndent lineHeightMultiple minimumLineHeight maximumLineHeight",
      choices: [
        "alignment": Words.alignments.words,
        "lineBreakMode": DocumentText.lineBreaks.words,
        "baseWritingDirection": DocumentText.directions.words,
      ]),
    "real": DocumentWords(texts: "key", numbers: "value"),
    "integer": DocumentWords(texts: "key", numbers: "value"),
    "bool": DocumentWords(texts: "key", flags: "value"),
  ]
}
