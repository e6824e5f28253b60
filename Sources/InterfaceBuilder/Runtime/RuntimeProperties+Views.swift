import AdaptiveUI
import Foundation

// What runtime attributes can set of views and layers.

extension RuntimeProperties {
  static let viewTables: [Table] = [
    table(
      UIStackView.self,
      [
        "axis": .choice(UIStackView.self, NSLayoutConstraint.Axis.self) { $0.axis = $1 },
        "distribution": .choice(UIStackView.self, UIStackView.Distribution.self) {
          $0.distribution = $1
        },
        "alignment": .choice(UIStackView.self, UIStackView.Alignment.self) { $0.alignment = $1 },
        "spacing": .number(UIStackView.self) { $0.spacing = $1 },
        "baselineRelativeArrangement": .flag(UIStackView.self) {
          $0.isBaselineRelativeArrangement = $1
        },
        "layoutMarginsRelativeArrangement": .flag(UIStackView.self) {
          $0.isLayoutMarginsRelativeArrangement = $1
        },
      ]),
    table(
      UIImageView.self,
      [
        "image": .image(UIImageView.self) { $0.image = $1 },
        "highlightedImage": .image(UIImageView.self) { $0.highlightedImage = $1 },
        "highlighted": .flag(UIImageView.self) { $0.isHighlighted = $1 },
      ]),
    table(UITableView.self, tables),
    table(
      UICollectionView.self,
      [
        "allowsSelection": .flag(UICollectionView.self) { $0.allowsSelection = $1 },
        "allowsMultipleSelection": .flag(UICollectionView.self) { $0.allowsMultipleSelection = $1 },
      ]),
    table(UIScrollView.self, scrolling),
    table(
      UIProgressView.self,
      [
        "progress": .number(UIProgressView.self) { $0.progress = Float($1) },
        "progressTintColor": .color(UIProgressView.self) { $0.progressTintColor = $1 },
        "trackTintColor": .color(UIProgressView.self) { $0.trackTintColor = $1 },
      ]),
    table(
      UITableViewCell.self,
      [
        "indentationLevel": .whole(UITableViewCell.self) { $0.indentationLevel = $1 },
        "indentationWidth": .number(UITableViewCell.self) { $0.indentationWidth = $1 },
      ]),
    table(UIView.self, views),
    table(CALayer.self, layers),
  ]

  private static let tables: [String: RuntimeProperty] = [
    "rowHeight": .number(UITableView.self) { $0.rowHeight = $1 },
    "estimatedRowHeight": .number(UITableView.self) { $0.estimatedRowHeight = $1 },
    "sectionHeaderHeight": .number(UITableView.self) { $0.sectionHeaderHeight = $1 },
    "sectionFooterHeight": .number(UITableView.self) { $0.sectionFooterHeight = $1 },
    "sectionHeaderTopPadding": .number(UITableView.self) { $0.sectionHeaderTopPadding = $1 },
    "separatorColor": .color(UITableView.self) { $0.separatorColor = $1 },
    "allowsSelection": .flag(UITableView.self) { $0.allowsSelection = $1 },
    "allowsMultipleSelection": .flag(UITableView.self) { $0.allowsMultipleSelection = $1 },
    "cellLayoutMarginsFollowReadableWidth": .flag(UITableView.self) {
      $0.cellLayoutMarginsFollowReadableWidth = $1
    },
  ]

  private static let scrolling: [String: RuntimeProperty] = [
    "scrollEnabled": .flag(UIScrollView.self) { $0.isScrollEnabled = $1 },
    "pagingEnabled": .flag(UIScrollView.self) { $0.isPagingEnabled = $1 },
    "bounces": .flag(UIScrollView.self) { $0.bounces = $1 },
    "alwaysBounceVertical": .flag(UIScrollView.self) { $0.alwaysBounceVertical = $1 },
    "alwaysBounceHorizontal": .flag(UIScrollView.self) { $0.alwaysBounceHorizontal = $1 },
    "showsVerticalScrollIndicator": .flag(UIScrollView.self) {
      $0.showsVerticalScrollIndicator = $1
    },
    "showsHorizontalScrollIndicator": .flag(UIScrollView.self) {
      $0.showsHorizontalScrollIndicator = $1
    },
    "directionalLockEnabled": .flag(UIScrollView.self) { $0.isDirectionalLockEnabled = $1 },
    "contentInsetAdjustmentBehavior": .choice(
      UIScrollView.self, UIScrollView.ContentInsetAdjustmentBehavior.self
    ) { $0.contentInsetAdjustmentBehavior = $1 },
    "contentSize": .size(UIScrollView.self) { $0.contentSize = $1 },
    "contentOffset": .point(UIScrollView.self) { $0.contentOffset = $1 },
    "minimumZoomScale": .number(UIScrollView.self) { $0.minimumZoomScale = $1 },
    "maximumZoomScale": .number(UIScrollView.self) { $0.maximumZoomScale = $1 },
    "zoomScale": .number(UIScrollView.self) { $0.zoomScale = $1 },
  ]

  private static let views: [String: RuntimeProperty] = [
    "hidden": .flag(UIView.self) { $0.isHidden = $1 },
    "alpha": .number(UIView.self) { $0.alpha = $1 },
    "tag": .whole(UIView.self) { $0.tag = $1 },
    "opaque": .flag(UIView.self) { $0.isOpaque = $1 },
    "backgroundColor": .color(UIView.self) { $0.backgroundColor = $1 },
    "tintColor": .color(UIView.self) { $0.tintColor = $1 },
    "clipsToBounds": .flag(UIView.self) { $0.clipsToBounds = $1 },
    "userInteractionEnabled": .flag(UIView.self) { $0.isUserInteractionEnabled = $1 },
    "multipleTouchEnabled": .flag(UIView.self) { $0.isMultipleTouchEnabled = $1 },
    "exclusiveTouch": .flag(UIView.self) { $0.isExclusiveTouch = $1 },
    "contentMode": .choice(UIView.self, UIView.ContentMode.self) { $0.contentMode = $1 },
    "frame": .rect(UIView.self) { $0.frame = $1 },
    "bounds": .rect(UIView.self) { $0.bounds = $1 },
    "center": .point(UIView.self) { $0.center = $1 },
    "semanticContentAttribute": .choice(UIView.self, UISemanticContentAttribute.self) {
      $0.semanticContentAttribute = $1
    },
    "autoresizesSubviews": .flag(UIView.self) { $0.autoresizesSubviews = $1 },
    "translatesAutoresizingMaskIntoConstraints": .flag(UIView.self) {
      $0.translatesAutoresizingMaskIntoConstraints = $1
    },
    "preservesSuperviewLayoutMargins": .flag(UIView.self) {
      $0.preservesSuperviewLayoutMargins = $1
    },
    "insetsLayoutMarginsFromSafeArea": .flag(UIView.self) {
      $0.insetsLayoutMarginsFromSafeArea = $1
    },
    "accessibilityIdentifier": .text(UIView.self) { $0.accessibilityIdentifier = $1 },
  ]

  private static let layers: [String: RuntimeProperty] = [
    "cornerRadius": .number(CALayer.self) { $0.cornerRadius = $1 },
    "borderWidth": .number(CALayer.self) { $0.borderWidth = $1 },
    "masksToBounds": .flag(CALayer.self) { $0.masksToBounds = $1 },
    "shadowOpacity": .number(CALayer.self) { $0.shadowOpacity = Float($1) },
    "shadowOffset": .size(CALayer.self) { $0.shadowOffset = $1 },
    "shadowRadius": .number(CALayer.self) { $0.shadowRadius = $1 },
    "zPosition": .number(CALayer.self) { $0.zPosition = $1 },
    "anchorPoint": .point(CALayer.self) { $0.anchorPoint = $1 },
    "opacity": .number(CALayer.self) { $0.opacity = Float($1) },
    "hidden": .flag(CALayer.self) { $0.isHidden = $1 },
    "name": .text(CALayer.self) { $0.name = $1 },
    "contentsScale": .number(CALayer.self) { $0.contentsScale = $1 },
    "shouldRasterize": .flag(CALayer.self) { $0.shouldRasterize = $1 },
    "rasterizationScale": .number(CALayer.self) { $0.rasterizationScale = $1 },
  ]
}
