package import AdaptiveUI
import Foundation

// Views that hold others.

extension AttributeTable {
  package static let imageView = AttributeTable(
    UIImageView.self, "UIImageView", under: view, tag: "imageView",
    make: { UIImageView(frame: .zero) },
    [
      .special(.picture), .image("image", xib: nil, { $0.image }, { $0.image = $1 }),
      .image("highlightedImage", { $0.highlightedImage }, { $0.highlightedImage = $1 }),
      .flag("highlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 }),
    ])

  package static let stackView = AttributeTable(
    UIStackView.self, "UIStackView", under: view, tag: "stackView",
    make: { UIStackView(frame: .zero) },
    [
      .choice("axis", scene: .same, .axes, absent: .horizontal, { $0.axis }, { $0.axis = $1 }),
      .choice(
        "alignment", scene: .same, .stackAlignments, absent: .fill,
        { $0.alignment }, { $0.alignment = $1 }),
      .choice(
        "distribution", scene: .same, .distributions, absent: .fill,
        { $0.distribution }, { $0.distribution = $1 }),
      .special(.spacing), .number("spacing", xib: nil, { $0.spacing }, { $0.spacing = $1 }),
      .flag(
        "layoutMarginsRelativeArrangement", xib: nil, scene: .same,
        { $0.isLayoutMarginsRelativeArrangement }, { $0.isLayoutMarginsRelativeArrangement = $1 }),
      .flag(
        "baselineRelativeArrangement", scene: .same,
        { $0.isBaselineRelativeArrangement }, { $0.isBaselineRelativeArrangement = $1 }),
    ])

  package static let visualEffectView = AttributeTable(
    UIVisualEffectView.self, "UIVisualEffectView", under: view, tag: "visualEffectView",
    make: { UIVisualEffectView(frame: .zero) }, [.special(.effect)])

  package static let scrollView = AttributeTable(
    UIScrollView.self, "UIScrollView", under: view, tag: "scrollView",
    make: { UIScrollView(frame: .zero) }, alone: [.special(.contentSize)],
    [
      .insets(
        "contentInset", scene: .same, absent: nil, isOnCanvas: false,
        { $0.contentInset }, { $0.contentInset = $1 }),
      .flag(
        "scrollEnabled", scene: .same, absent: true,
        { $0.isScrollEnabled }, { $0.isScrollEnabled = $1 }),
      .flag(
        "alwaysBounceVertical", scene: .same,
        { $0.alwaysBounceVertical }, { $0.alwaysBounceVertical = $1 }),
      .flag(
        "alwaysBounceHorizontal", scene: .same,
        { $0.alwaysBounceHorizontal }, { $0.alwaysBounceHorizontal = $1 }),
      // The canvas shows content from its top.
      .choice(
        "contentInsetAdjustmentBehavior", scene: .same, .adjustments, absent: .automatic,
        isOnCanvas: false, { $0.contentInsetAdjustmentBehavior },
        { $0.contentInsetAdjustmentBehavior = $1 }),
      .flag("bounces", absent: true, { $0.bounces }, { $0.bounces = $1 }),
      .flag("pagingEnabled", { $0.isPagingEnabled }, { $0.isPagingEnabled = $1 }),
      .flag(
        "directionalLockEnabled",
        { $0.isDirectionalLockEnabled }, { $0.isDirectionalLockEnabled = $1 }),
      .flag(
        "showsVerticalScrollIndicator", absent: true,
        { $0.showsVerticalScrollIndicator }, { $0.showsVerticalScrollIndicator = $1 }),
      .flag(
        "showsHorizontalScrollIndicator", absent: true,
        { $0.showsHorizontalScrollIndicator }, { $0.showsHorizontalScrollIndicator = $1 }),
      .flag(
        "canCancelContentTouches", absent: true,
        { $0.canCancelContentTouches }, { $0.canCancelContentTouches = $1 }),
      .insets(
        "scrollIndicatorInsets", absent: nil,
        { $0.scrollIndicatorInsets }, { $0.scrollIndicatorInsets = $1 }),
      .flag("bouncesZoom", absent: true, { $0.bouncesZoom }, { $0.bouncesZoom = $1 }),
      .flag(
        "delaysContentTouches", absent: true,
        { $0.delaysContentTouches }, { $0.delaysContentTouches = $1 }),
      .choice(
        "indicatorStyle", .indicatorStyles, absent: .default,
        { $0.indicatorStyle }, { $0.indicatorStyle = $1 }),
      .number("minimumZoomScale", absent: 1, { $0.minimumZoomScale }, { $0.minimumZoomScale = $1 }),
      .number("maximumZoomScale", absent: 1, { $0.maximumZoomScale }, { $0.maximumZoomScale = $1 }),
      .choice(
        "keyboardDismissMode", .dismissModes, absent: UIScrollView.KeyboardDismissMode.none,
        { $0.keyboardDismissMode }, { $0.keyboardDismissMode = $1 }),
      .size("contentSize", { $0.contentSize }, { $0.contentSize = $1 }),
      .point("contentOffset", { $0.contentOffset }, { $0.contentOffset = $1 }),
      .number("zoomScale", xib: nil, { $0.zoomScale }, { $0.zoomScale = $1 }),
    ])
}

extension Words<UIView.ContentMode> {
  package static let contentModes = Self(documents: [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ])
}

extension Words<UISemanticContentAttribute> {
  static let semantics = Self(
    "a semantic attribute",
    [
      "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
      "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ])
}

extension Words<NSLayoutConstraint.Axis> {
  static let axes = Self("an axis", ["horizontal": .horizontal, "vertical": .vertical])
}

extension Words<UIStackView.Alignment> {
  static let stackAlignments = Self(
    "an alignment",
    [
      "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
      "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ])
}

extension Words<UIStackView.Distribution> {
  static let distributions = Self(
    "a distribution",
    [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ])
}

extension Words<UIScrollView.IndicatorStyle> {
  static let indicatorStyles = Self(documents: [
    "default": .default, "black": .black, "white": .white,
  ])
}

extension Words<UIScrollView.KeyboardDismissMode> {
  static let dismissModes = Self(documents: [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    "onDragWithAccessory": .onDragWithAccessory,
    "interactiveWithAccessory": .interactiveWithAccessory,
  ])
}

extension Words<UIScrollView.ContentInsetAdjustmentBehavior> {
  static let adjustments = Self(
    "a way to adjust insets",
    [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
      "always": .always,
    ])
}
