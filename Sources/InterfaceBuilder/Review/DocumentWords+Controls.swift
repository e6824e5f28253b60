import AdaptiveUI
import Attributes

// What is in controls, lists and bars.

extension DocumentWords {
  static let controls: [String: DocumentWords] = [
    "state": DocumentWords(
      texts: "title catalog", images: "image backgroundImage",
      choices: ["key": DocumentBuilder.states.words],
      parts: "title attributedTitle titleColor titleShadowColor imageReference "
        + "preferredSymbolConfiguration"),
    "backgroundConfiguration": DocumentWords(
      texts: "key catalog", numbers: "cornerRadius strokeWidth", images: "image",
      choices: ["imageContentMode": Words.contentModes.words],
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
    "textInputTraits": DocumentWords(
      texts: "key textContentType", flags: "secureTextEntry enablesReturnKeyAutomatically",
      choices: [
        "autocapitalizationType": DocumentBuilder.capitals.words,
        "autocorrectionType": DocumentBuilder.corrections.words,
        "spellCheckingType": DocumentBuilder.spellings.words,
        "keyboardType": Words.keyboards.words,
        "keyboardAppearance": DocumentBuilder.keyboardLooks.words,
        "returnKeyType": Words.returnKeys.words,
        "smartQuotesType": DocumentBuilder.quotes.words,
        "smartDashesType": DocumentBuilder.dashes.words,
        "smartInsertDeleteType": DocumentBuilder.spaces.words,
      ]),
    "segments": DocumentWords(parts: "segment"),
    "segment": DocumentWords(
      texts: "title catalog", flags: "enabled", numbers: "width", images: "image", parts: "title"),
    "date": DocumentWords(texts: "key").with("timeIntervalSinceReferenceDate", .seconds),
    "refreshControl": DocumentWords(control, parts: "attributedTitle"),
    "sections": DocumentWords(parts: "tableViewSection"),
    "tableViewSection": DocumentWords(
      named, texts: "headerTitle footerTitle", parts: "cells headerTitle footerTitle"),
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

  static let bars: [String: DocumentWords] = [
    "navigationBarAppearance": DocumentWords(
      texts: "key",
      parts: "backgroundColor shadowColor titleTextAttributes largeTitleTextAttributes"),
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
