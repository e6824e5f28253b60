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
      control,
      flags: "hasAttributedTitle reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted "
        + "adjustsImageWhenHighlighted adjustsImageWhenDisabled showsMenuAsPrimaryAction "
        + "changesSelectionAsPrimaryAction",
      choices: [
        "role": DocumentBuilder.roles.words,
        "buttonType": ViewTag.buttonTypes.words, "lineBreakMode": DocumentBuilder.lineBreaks.words,
      ],
      parts:
        "state configuration fontDescription titleShadowOffset "
        + "contentEdgeInsets titleEdgeInsets imageEdgeInsets"
    ),
    "state": DocumentWords(
      texts: "title catalog", images: "image backgroundImage",
      choices: ["key": DocumentBuilder.states.words],
      parts: "title attributedTitle titleColor titleShadowColor imageReference "
        + "preferredSymbolConfiguration"),
    "backgroundConfiguration": DocumentWords(
      texts: "key catalog", numbers: "cornerRadius strokeWidth", images: "image",
      choices: ["imageContentMode": DocumentBuilder.contentModes.words],
      parts: "backgroundColor strokeColor"),
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
        + "baseForegroundColor baseBackgroundColor background"),
    "textField": DocumentWords(
      control, texts: "text placeholder",
      flags: "adjustsFontForContentSizeCategory adjustsFontSizeToFit usesAttributedText "
        + "clearsOnBeginEditing",
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
      parts: "text textColor fontDescription attributedText textInputTraits dataDetectorTypes"),
    "textInputTraits": DocumentWords(
      texts: "key textContentType", flags: "secureTextEntry enablesReturnKeyAutomatically",
      choices: [
        "autocapitalizationType": DocumentBuilder.capitals.words,
        "autocorrectionType": DocumentBuilder.corrections.words,
        "spellCheckingType": DocumentBuilder.spellings.words,
        "keyboardType": DocumentBuilder.keyboards.words,
        "keyboardAppearance": DocumentBuilder.keyboardLooks.words,
        "returnKeyType": DocumentBuilder.returnKeys.words,
        "smartQuotesType": DocumentBuilder.quotes.words,
        "smartDashesType": DocumentBuilder.dashes.words,
        "smartInsertDeleteType": DocumentBuilder.spaces.words,
      ]),
    "switch": DocumentWords(
      control, texts: "title", flags: "on", parts: "onTintColor thumbTintColor"),
    "slider": DocumentWords(
      control, flags: "continuous", numbers: "minValue maxValue value",
      images: "minimumValueImage maximumValueImage",
      parts: "minimumTrackTintColor maximumTrackTintColor thumbTintColor"),
    "stepper": DocumentWords(
      control, flags: "wraps", numbers: "minimumValue maximumValue stepValue value"),
    "segmentedControl": DocumentWords(
      // What its segments looked like before iOS 7.
      control, texts: "segmentControlStyle", flags: "apportionsSegmentWidthsByContent",
      numbers: "selectedSegmentIndex", parts: "segments selectedSegmentTintColor"),
    "segments": DocumentWords(parts: "segment"),
    "segment": DocumentWords(
      texts: "title catalog", flags: "enabled", numbers: "width", images: "image", parts: "title"),
    "pageControl": DocumentWords(
      control, flags: "hidesForSinglePage", numbers: "numberOfPages currentPage",
      parts: "pageIndicatorTintColor currentPageIndicatorTintColor"),
    "progressView": DocumentWords(
      view, numbers: "progress", images: "progressImage trackImage",
      choices: ["progressViewStyle": ["default", "bar"]],
      parts: "progressTintColor trackTintColor"),
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
        + "allowsMultipleSelectionDuringEditing contentViewInsetsToSafeArea",
      numbers: "rowHeight sectionHeaderHeight sectionFooterHeight estimatedRowHeight "
        + "estimatedSectionHeaderHeight estimatedSectionFooterHeight "
        + "sectionIndexMinimumDisplayRowCount",
      choices: [
        "style": ViewTag.tableStyles.words, "separatorStyle": ["default", "none", "singleLine"],
        "separatorInsetReference": ["fromCellEdges", "fromAutomaticInsets"],
      ],
      parts: "separatorInset sectionIndexColor sectionIndexBackgroundColor "
        + "sectionIndexTrackingBackgroundColor separatorColor prototypes sections "
        + "tableHeaderView tableFooterView backgroundView"
    ),
    "sections": DocumentWords(parts: "tableViewSection"),
    "tableViewSection": DocumentWords(
      named, texts: "headerTitle footerTitle", parts: "cells headerTitle footerTitle"),
    "tableViewCell": DocumentWords(
      view, texts: "reuseIdentifier textLabel detailTextLabel imageView",
      // Of before iOS 3.
      flags: "hidesAccessoryWhenEditing showsReorderControl shouldIndentWhileEditing",
      numbers: "rowHeight indentationLevel indentationWidth",
      choices: [
        "style": DocumentBuilder.styles.words, "accessoryType": DocumentBuilder.accessories.words,
        "editingAccessoryType": DocumentBuilder.accessories.words,
        "selectionStyle": DocumentBuilder.selections.words,
      ],
      parts: "separatorInset contentView contentConfiguration backgroundView selectedBackgroundView"
    ),
    "collectionView": DocumentWords(
      scrolling, texts: "dataMode", flags: "allowsSelection allowsMultipleSelection",
      parts: "cells collectionViewLayout collectionViewFlowLayout sectionHeaderView "
        + "sectionFooterView backgroundView"),
    "collectionViewCell": DocumentWords(
      view, texts: "reuseIdentifier",
      parts: "contentView customSize backgroundView selectedBackgroundView"),
    "collectionReusableView": DocumentWords(view, texts: "reuseIdentifier"),
    "collectionViewFlowLayout": DocumentWords(
      named, flags: "automaticEstimatedItemSize",
      numbers: "minimumLineSpacing minimumInteritemSpacing",
      choices: [
        "scrollDirection": ["vertical", "horizontal"],
        "sectionInsetReference": DocumentBuilder.insetReferences.words,
      ],
      parts: "itemSize estimatedItemSize headerReferenceSize footerReferenceSize sectionInset"),
  ]

  private static let bar = DocumentWords(
    view, flags: "translucent", choices: ["barStyle": DocumentBuilder.barStyles.words],
    parts: "items barTintColor")

  static let bars: [String: DocumentWords] = [
    "navigationBar": DocumentWords(
      bar, flags: "largeTitles", images: "shadowImage",
      parts: "titleTextAttributes largeTitleTextAttributes standardAppearance "
        + "scrollEdgeAppearance compactAppearance compactScrollEdgeAppearance"),
    "navigationBarAppearance": DocumentWords(
      texts: "key",
      parts: "backgroundColor shadowColor titleTextAttributes largeTitleTextAttributes"),
    "toolbar": bar,
    "tabBar": DocumentWords(
      bar, choices: ["itemPositioning": DocumentBuilder.positionings.words],
      parts: "unselectedItemTintColor selectedImageTintColor"),
    "searchBar": DocumentWords(
      view, texts: "text placeholder prompt", flags: "showsCancelButton",
      choices: ["searchBarStyle": DocumentBuilder.searchStyles.words],
      parts: "barTintColor textInputTraits text placeholder prompt"),
    "navigationItem": DocumentWords(
      named, texts: "title prompt", flags: "leftItemsSupplementBackButton hidesBackButton",
      choices: ["largeTitleDisplayMode": DocumentBuilder.titleModes.words],
      parts: "title prompt titleView leftBarButtonItem rightBarButtonItem leftBarButtonItems "
        + "rightBarButtonItems backBarButtonItem"),
    "barButtonItem": DocumentWords(
      named, texts: "title catalog", flags: "enabled", numbers: "tag width", images: "image",
      choices: [
        "systemItem": DocumentBuilder.systemItems.words, "style": ["plain", "bordered", "done"],
      ], parts: "title customView tintColor imageInsets"),
    "tabBarItem": DocumentWords(
      named, texts: "title badgeValue catalog", flags: "enabled", numbers: "tag",
      images: "image selectedImage", choices: ["systemItem": DocumentBuilder.systemTabs.words],
      parts: "title badgeColor titlePositionAdjustment imageInsets"),
  ]
}
