import AdaptiveUI

// Controls, lists and bars.

extension DocumentWords {
  /// Switches, sliders and the like say how their content stands too, but fill their frames.
  private static let control = DocumentWords(
    view, flags: "enabled selected highlighted",
    choices: [
      "contentHorizontalAlignment": DocumentBuilder.horizontals.words,
      "contentVerticalAlignment": DocumentBuilder.verticals.words,
    ])

  static let controls: [String: DocumentWords] = [
    "button": DocumentWords(
      control, flags: "hasAttributedTitle",
      choices: [
        "buttonType": ViewTag.buttonTypes.words, "lineBreakMode": DocumentBuilder.lineBreaks.words,
      ],
      parts: "state configuration fontDescription contentEdgeInsets titleEdgeInsets imageEdgeInsets"
    ),
    "state": DocumentWords(
      texts: "title catalog", images: "image backgroundImage",
      choices: ["key": DocumentBuilder.states.words],
      parts: "title attributedTitle titleColor imageReference"),
    "buttonConfiguration": DocumentWords(
      texts: "key title subtitle catalog", flags: "showsActivityIndicator",
      numbers: "imagePadding titlePadding", images: "image",
      choices: [
        "style": DocumentBuilder.configurations.words,
        "imagePlacement": DocumentBuilder.placements.words,
        "titleAlignment": DocumentBuilder.titleAlignments.words,
        "cornerStyle": DocumentBuilder.corners.words, "buttonSize": DocumentBuilder.sizes.words,
      ],
      parts: "title subtitle attributedTitle titleFontDescription contentInsets imageReference "
        + "baseForegroundColor baseBackgroundColor"),
    "textField": DocumentWords(
      control, texts: "text placeholder",
      // Letters do not shrink here.
      flags: "adjustsFontForContentSizeCategory adjustsFontSizeToFit usesAttributedText",
      numbers: "minimumFontSize",
      choices: [
        "borderStyle": DocumentBuilder.borders.words,
        "clearButtonMode": DocumentBuilder.clearModes.words,
        "textAlignment": DocumentBuilder.alignments.words,
      ],
      parts: "text placeholder textColor fontDescription attributedText attributedPlaceholder "
        + "textInputTraits"),
    "textView": DocumentWords(
      scrolling, texts: "text",
      flags: "adjustsFontForContentSizeCategory editable selectable usesAttributedText",
      choices: ["textAlignment": DocumentBuilder.alignments.words],
      parts: "text textColor fontDescription attributedText textInputTraits"),
    // There is no keyboard in a terminal; a secret stays one.
    "textInputTraits": DocumentWords(
      texts: "key autocapitalizationType autocorrectionType spellCheckingType keyboardType "
        + "returnKeyType keyboardAppearance textContentType smartDashesType smartInsertDeleteType "
        + "smartQuotesType", flags: "secureTextEntry enablesReturnKeyAutomatically"),
    "switch": DocumentWords(control, texts: "title", flags: "on"),
    "slider": DocumentWords(control, numbers: "minValue maxValue value"),
    "stepper": DocumentWords(
      control, flags: "wraps", numbers: "minimumValue maximumValue stepValue value"),
    "segmentedControl": DocumentWords(
      // What its segments looked like before iOS 7.
      control, texts: "segmentControlStyle", flags: "apportionsSegmentWidthsByContent",
      numbers: "selectedSegmentIndex", parts: "segments"),
    "segments": DocumentWords(parts: "segment"),
    "segment": DocumentWords(
      texts: "title catalog", flags: "enabled", numbers: "width", images: "image", parts: "title"),
    "pageControl": DocumentWords(
      control, flags: "hidesForSinglePage", numbers: "numberOfPages currentPage"),
    "progressView": DocumentWords(
      view, numbers: "progress", choices: ["progressViewStyle": ["default", "bar"]]),
    "activityIndicatorView": DocumentWords(
      view, flags: "hidesWhenStopped animating",
      choices: ["style": ["white", "whiteLarge", "gray", "medium", "large"]], parts: "color"),
    "pickerView": DocumentWords(view),
    "datePicker": DocumentWords(
      control, flags: "useCurrentDate", numbers: "minuteInterval countDownDuration",
      choices: [
        "datePickerMode": DocumentBuilder.pickerModes.words,
        "style": DocumentBuilder.pickerStyles.words,
      ], parts: "date minimumDate maximumDate"),
    "date": DocumentWords(texts: "key").with("timeIntervalSinceReferenceDate", .seconds),
    "refreshControl": DocumentWords(control, parts: "attributedTitle"),
    "tableView": DocumentWords(
      scrolling, texts: "dataMode",
      flags: "allowsSelection allowsMultipleSelection allowsSelectionDuringEditing "
        + "allowsMultipleSelectionDuringEditing",
      numbers: "rowHeight sectionHeaderHeight sectionFooterHeight estimatedRowHeight",
      choices: [
        "style": ViewTag.tableStyles.words, "separatorStyle": ["default", "none", "singleLine"],
      ],
      parts: "separatorColor prototypes sections tableHeaderView tableFooterView backgroundView"),
    "sections": DocumentWords(parts: "tableViewSection"),
    "tableViewSection": DocumentWords(
      named, texts: "headerTitle footerTitle", parts: "cells headerTitle footerTitle"),
    "tableViewCell": DocumentWords(
      view,
      // An indentation's width says something only with a level; the others are for pressed and edited rows.
      texts: "reuseIdentifier textLabel detailTextLabel imageView selectionStyle",
      flags: "hidesAccessoryWhenEditing", numbers: "rowHeight indentationWidth",
      choices: [
        "style": DocumentBuilder.styles.words, "accessoryType": DocumentBuilder.accessories.words,
      ], parts: "contentView backgroundView selectedBackgroundView"),
    "collectionView": DocumentWords(
      scrolling, texts: "dataMode", flags: "allowsSelection allowsMultipleSelection",
      parts: "cells collectionViewLayout collectionViewFlowLayout sectionHeaderView "
        + "sectionFooterView backgroundView"),
    "collectionViewCell": DocumentWords(
      view, texts: "reuseIdentifier",
      parts: "contentView customSize backgroundView selectedBackgroundView"),
    "collectionReusableView": DocumentWords(view, texts: "reuseIdentifier"),
    "collectionViewFlowLayout": DocumentWords(
      named, numbers: "minimumLineSpacing minimumInteritemSpacing",
      choices: ["scrollDirection": ["vertical", "horizontal"]],
      parts: "itemSize headerReferenceSize footerReferenceSize sectionInset"),
  ]

  static let bars: [String: DocumentWords] = [
    "navigationBar": DocumentWords(
      view, flags: "largeTitles translucent",
      choices: ["barStyle": DocumentBuilder.barStyles.words], parts: "items barTintColor"),
    "toolbar": DocumentWords(view, parts: "items"),
    "tabBar": DocumentWords(
      view, flags: "translucent", parts: "items barTintColor unselectedItemTintColor"),
    "searchBar": DocumentWords(
      view, texts: "text placeholder prompt", flags: "showsCancelButton",
      parts: "barTintColor textInputTraits text placeholder prompt"),
    "navigationItem": DocumentWords(
      named, texts: "title prompt", flags: "leftItemsSupplementBackButton hidesBackButton",
      choices: ["largeTitleDisplayMode": DocumentBuilder.titleModes.words],
      parts: "title prompt titleView leftBarButtonItem rightBarButtonItem leftBarButtonItems "
        + "rightBarButtonItems backBarButtonItem"),
    "barButtonItem": DocumentWords(
      named, texts: "title catalog", flags: "enabled", numbers: "tag width", images: "image",
      choices: [
        "systemItem": DocumentBuilder.systemItems, "style": ["plain", "bordered", "done"],
      ], parts: "title customView tintColor"),
    "tabBarItem": DocumentWords(
      named, texts: "title badgeValue catalog", flags: "enabled", numbers: "tag",
      images: "image selectedImage", choices: ["systemItem": DocumentBuilder.systemTabs.words],
      parts: "title"),
  ]
}
