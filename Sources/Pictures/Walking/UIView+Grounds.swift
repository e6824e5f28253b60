import AdaptiveLists
package import AdaptiveUI
import Foundation

/// A part of the background of a view's content.
struct PictureGround {
  var kind: PictureShape.Kind
  /// In the view's coordinates; `nil` for the whole view.
  var frame: CGRect?
  /// Whether it is opaque.
  var isOpaque: Bool
  /// Whether it is more than a line.
  var castsShadow: Bool { if case .border = kind { false } else { true } }

  init(_ color: PictureColor, radius: CGFloat, isPill: Bool = false, frame: CGRect? = nil) {
    kind = isPill ? .pill(color, radius: radius) : .ground(color, radius: radius)
    self.frame = frame
    isOpaque = color.isOpaque
  }

  init(border: PictureColor, width: CGFloat, radius: CGFloat, frame: CGRect? = nil) {
    kind = .border(border, width: width, radius: radius)
    self.frame = frame
    isOpaque = false
  }
}

// The background of views' contents, as the system draws it.

extension UIView {
  /// The colour as the view shows it; `nil` for an invisible one.
  package func pictureColor(_ color: UIColor?) -> PictureColor? {
    guard let color else { return nil }
    let shown = PictureColor(color, traitCollection)
    return shown.isClear ? nil : shown
  }

  /// The background of the view's content, back to front.
  func pictureGrounds(of node: PictureNode) -> [PictureGround] {
    var grounds: [PictureGround] = []
    let radius = ownLayer?.cornerRadius ?? 0
    let isPill = pictured?.hasPillGround == true
    if let background = configuredBackground {
      grounds += configuredGrounds(background)
    } else if let color = pictureColor(backgroundColor) ?? standardGround(of: node) {
      grounds.append(
        PictureGround(color, radius: radius, isPill: isPill, frame: groundFrame))
    }
    grounds += controlGrounds(hasOwn: !grounds.isEmpty)
    if let ownLayer, ownLayer.borderWidth > 0, let color = ownLayer.borderColor,
      let shown = pictureColor(UIColor(cgColor: color))
    {
      grounds.append(
        PictureGround(border: shown, width: ownLayer.borderWidth, radius: radius))
    }
    return grounds
  }

  /// The fill and the stroke of a configured background.
  private func configuredGrounds(_ background: UIBackgroundConfiguration) -> [PictureGround] {
    let insets = background.backgroundInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    let fill = pictureColor(background.resolvedBackgroundColor(for: tintColor))
      .map { PictureGround($0, radius: background.cornerRadius, frame: frame) }
    return [fill].compactMap { $0 }
      + stroke(of: background, radius: background.cornerRadius, around: frame)
  }

  /// The stroke of a configured background that fills `frame`.
  func stroke(
    of background: UIBackgroundConfiguration, radius: CGFloat, around frame: CGRect
  ) -> [PictureGround] {
    guard background.strokeWidth > 0,
      let color = pictureColor(background.resolvedStrokeColor(for: tintColor))
    else { return [] }
    let outset = background.strokeOutset
    return [
      PictureGround(
        border: color, width: background.strokeWidth, radius: max(radius + outset, 0),
        frame: frame.insetBy(dx: -outset, dy: -outset))
    ]
  }

  /// The frame of a bar's ground where it exceeds the bar: it extends up below the status bar.
  private var groundFrame: CGRect? {
    guard self is UINavigationBar, let superview, frame.minY > 0,
      frame.minY <= superview.safeAreaInsets.top + 0.5
    else { return nil }
    return CGRect(
      x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY)
  }

  /// The ground that the system draws behind a view without a background colour.
  private func standardGround(of node: PictureNode) -> PictureColor? {
    switch self {
    case let bar as UINavigationBar:
      pictureColor(bar.shownAppearance.backgroundColor ?? bar.barTintColor) ?? barMaterial
    case let bar as UITabBar:
      pictureColor(bar.standardAppearance.backgroundColor ?? bar.barTintColor) ?? barMaterial
    case let bar as UIToolbar:
      pictureColor(bar.standardAppearance.backgroundColor ?? bar.barTintColor) ?? barMaterial
    case let table as UITableView:
      pictureColor(table.style == .plain ? .systemBackground : .systemGroupedBackground)
    case is UITableViewCell:
      pictureColor(
        (superview as? UITableView)?.style == .plain
          ? .systemBackground : .secondarySystemGroupedBackground)
    case let popover as UIPopoverView: popover.popoverGround
    case let view as UIVisualEffectView:
      view.effect == nil ? nil : barMaterial?.faded(0.9)
    default: node.controller.flatMap(containedGround)
    }
  }

  /// The material of bars: a little darker than content, or lighter in dark mode.
  private var barMaterial: PictureColor? {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let isRaised = traitCollection.userInterfaceLevel == .elevated
    return isDark
      ? isRaised
        ? PictureColor(red: 0x2F, green: 0x2F, blue: 0x32)
        : PictureColor(red: 0x1E, green: 0x1E, blue: 0x20)
      : PictureColor(red: 0xE9, green: 0xE9, blue: 0xEE)
  }

  /// The material of a popover: in dark mode it is always lighter than the dimmed content behind
  /// it.
  var popoverGround: PictureColor {
    PictureColor(
      .systemBackground, traitCollection.modifyingTraits { $0.userInterfaceLevel = .elevated })
  }

  /// Controllers that a container or a presentation shows over others have an opaque ground, unless
  /// their style is meant to be transparent.
  private func containedGround(_ controller: UIViewController) -> PictureColor? {
    if let transition = superview as? UITransitionView,
      let presentation = transition.presentationController
    {
      let style = presentation.presentationStyle
      if style == .overFullScreen || style == .overCurrentContext || style == .custom {
        return nil
      }
      return pictureColor(.systemBackground)
    }
    switch controller.parent {
    case is UISplitViewController, is UINavigationController, is UITabBarController,
      is UIPageViewController:
      return pictureColor(.systemBackground)
    default: return nil
    }
  }

  /// The grounds of a control.
  private func controlGrounds(hasOwn: Bool) -> [PictureGround] {
    if let pictured { return pictured.systemGrounds(hasOwn: hasOwn) }
    return switch self {
    case let cell as UITableViewCell where cell.isSelected || cell.isHighlighted:
      cell.selectionStyle == .none
        ? [] : pictureColor(.systemGray4).map { [PictureGround($0, radius: 0)] } ?? []
    case let cell as UICollectionViewListCell where cell.isSelected || cell.isHighlighted:
      pictureColor(.systemGray4).map { [PictureGround($0, radius: 0)] } ?? []
    default: []
    }
  }

  /// The line below a row, where its table has one; the round ends of cards have none.
  var rowSeparator: (left: CGFloat, right: CGFloat, color: PictureColor)? {
    guard let cell = self as? UITableViewCell, let table = superview as? UITableView,
      table.separatorStyle != .none, !cell.cardEnds.contains(.bottom),
      let color = pictureColor(table.separatorColor ?? .separator)
    else { return nil }
    let inset = cell.separatorInset
    return (max(inset.left, 0), max(inset.right, 0), color)
  }
}

extension UITableViewCell {
  /// The edges at which a card ends; a card is a section of an inset grouped table.
  var cardEnds: UIRectEdge {
    guard let table = superview as? UITableView, table.style == .insetGrouped else { return [] }
    let rows = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
    var ends: UIRectEdge = []
    if !rows.contains(where: { abs($0.frame.maxY - frame.minY) < 0.5 }) { ends.insert(.top) }
    if !rows.contains(where: { abs($0.frame.minY - frame.maxY) < 0.5 }) { ends.insert(.bottom) }
    return ends
  }
}
