import AdaptiveUI

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
    named,
    // Who draws fills the ground first; a terminal does so always.
    flags: "hidden clipsSubviews userInteractionEnabled multipleTouchEnabled opaque fixedFrame "
      + "preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea autoresizesSubviews "
      + "layoutMarginsFollowReadableWidth exclusiveTouch "
      + "translatesAutoresizingMaskIntoConstraints clearsContextBeforeDrawing",
    numbers: "tag alpha horizontalHuggingPriority verticalHuggingPriority "
      + "horizontalCompressionResistancePriority verticalCompressionResistancePriority",
    lengths: "placeholderIntrinsicWidth placeholderIntrinsicHeight",
    choices: [
      "contentMode": DocumentBuilder.contentModes.words,
      "semanticContentAttribute": DocumentBuilder.semantics.words,
      "verifyAmbiguity": AmbiguityCheck.allCases.map(\.rawValue),
    ],
    parts: "frame frameInset autoresizingMask subviews constraints gestureRecognizers "
      + "backgroundColor tintColor layoutMargins directionalLayoutMargins viewLayoutGuide "
      + "keyboardLayoutGuide "
      + "insetFor6xAndEarlier freeformSimulatedSizeMetrics simulatedDestinationMetrics "
      + "simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics "
      + "simulatedOrientationMetrics"
  ).with("simulatedAppContext", .text)

  static let scrolling = DocumentWords(
    view,
    flags: "scrollEnabled alwaysBounceVertical alwaysBounceHorizontal bounces bouncesZoom "
      + "canCancelContentTouches pagingEnabled directionalLockEnabled "
      + "showsVerticalScrollIndicator delaysContentTouches "
      + "showsHorizontalScrollIndicator",
    numbers: "minimumZoomScale maximumZoomScale",
    choices: [
      "keyboardDismissMode": DocumentBuilder.dismissModes.words,
      "contentInsetAdjustmentBehavior": DocumentBuilder.adjustments.words,
      "indicatorStyle": DocumentBuilder.indicatorStyles.words,
    ], parts: "contentInset scrollIndicatorInsets")

  static let views: [String: DocumentWords] = [
    "view": view, "containerView": view, "tableViewCellContentView": cellContent,
    "collectionViewCellContentView": view, "scrollView": scrolling,
    "label": DocumentWords(
      view, texts: "text",
      flags: "enabled highlighted adjustsFontForContentSizeCategory adjustsFontSizeToFit "
        + "usesAttributedText adjustsLetterSpacingToFitWidth",
      numbers: "numberOfLines preferredMaxLayoutWidth minimumScaleFactor minimumFontSize",
      choices: [
        "textAlignment": DocumentBuilder.alignments.words,
        "lineBreakMode": DocumentBuilder.lineBreaks.words,
        "baselineAdjustment": DocumentBuilder.baselines.words,
      ],
      parts: "fontDescription textColor highlightedColor shadowColor attributedText text"
        + " shadowOffset"),
    "imageView": DocumentWords(
      view, texts: "catalog", flags: "highlighted", images: "image highlightedImage",
      parts: "preferredSymbolConfiguration imageReference"),
    "stackView": DocumentWords(
      view, flags: "baselineRelativeArrangement", numbers: "spacing",
      choices: [
        "axis": DocumentBuilder.axes.words, "distribution": DocumentBuilder.distributions.words,
        "alignment": DocumentBuilder.stackAlignments.words, "spacingType": ["standard"],
      ]),
    "visualEffectView": DocumentWords(view, parts: "blurEffect vibrancyEffect contentView"),
    "blurEffect": DocumentWords(choices: ["style": DocumentBuilder.blurs.words]),
    "vibrancyEffect": DocumentWords(parts: "blurEffect"),
  ]

  private static let cellContent = DocumentWords(view, texts: "tableViewCell")

  /// What stands in views.
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
    // The font that the editor's text was written in before another had to stand for it.
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
        "alignment": DocumentBuilder.alignments.words,
        "lineBreakMode": DocumentText.lineBreaks.words,
        "baseWritingDirection": DocumentText.directions.words,
      ]),
    "real": DocumentWords(texts: "key", numbers: "value"),
    "integer": DocumentWords(texts: "key", numbers: "value"),
    "bool": DocumentWords(texts: "key", flags: "value"),
  ]
}
