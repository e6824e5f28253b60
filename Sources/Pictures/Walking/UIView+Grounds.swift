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
    let isControl = self is UIButton || self is UITextField
    if let background = (self as? any BackgroundConfigured)?.backgroundConfiguration {
      grounds += configuredGrounds(background)
    } else if let color = pictureColor(backgroundColor) ?? standardGround(of: node) {
      grounds.append(
        PictureGround(color, radius: radius, isPill: isControl, frame: groundFrame))
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

  /// The ground of a button whose background is an image, of which a picture of contents only shows the extent.
  var imageGround: PictureGround? {
    guard let button = self as? UIButton, let image = button.currentBackgroundImage,
      image.size != .zero
    else { return nil }
    return pictureColor(.systemGray5).map { PictureGround($0, radius: 0, isPill: true) }
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
  fileprivate func stroke(
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
    case is UITextField: nil
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
    switch self {
    case let button as UIButton: button.emphasisGround(hasOwn: hasOwn)
    case let field as UITextField:
      // A field without other ground gets one, so that its extent is visible.
      hasOwn || field.borderStyle == .none && field.superview is UISearchBar
        ? []
        : pictureColor(.tertiarySystemFill).map {
          [PictureGround($0, radius: 8, isPill: true)]
        } ?? []
    case let text as UITextView where text.isEditable && !hasOwn:
      pictureColor(.quaternarySystemFill).map { [PictureGround($0, radius: 0)] } ?? []
    case let segments as UISegmentedControl: segments.segmentGrounds
    case is UIStepper, is UIDatePicker:
      pictureColor(.tertiarySystemFill).map { [PictureGround($0, radius: 8, isPill: true)] } ?? []
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

extension UIButton {
  /// The ground of the button's configuration style.
  fileprivate func emphasisGround(hasOwn: Bool) -> [PictureGround] {
    guard let configuration, case .button(let emphasis) = presentedContent.role else { return [] }
    let base = pictureColor(
      configuration.baseBackgroundColor ?? configuration.background.backgroundColor)
    let color: PictureColor?
    switch emphasis {
    case .plain: color = hasOwn ? nil : base
    case .gray: color = base ?? pictureColor(.secondarySystemFill)
    case .tinted:
      let tint = pictureColor(configuration.baseBackgroundColor ?? tintColor)
      color = tint?.faded(0.2)
    case .filled:
      color = isEnabled ? base ?? pictureColor(tintColor) : pictureColor(.secondarySystemFill)
    }
    let ground = color.map {
      PictureGround(isHighlighted ? $0.faded(0.7) : $0, radius: 8, isPill: true)
    }
    return [ground].compactMap { $0 }
      + stroke(of: configuration.background, radius: styledRadius, around: bounds)
  }

  /// The radius of the corners in the style of the button's configuration, in points.
  var styledRadius: CGFloat {
    switch configuration?.cornerStyle {
    case .capsule: bounds.height / 2
    case .small: 4
    case .large: 9
    case .fixed: configuration?.background.cornerRadius ?? 6
    default: 6
    }
  }
}

extension UIView {
  /// The view divided into equal parts side by side, in its own coordinates.
  func equalParts(_ count: Int) -> [CGRect] {
    let width = bounds.width / CGFloat(max(count, 1))
    return (0..<count).map {
      CGRect(x: CGFloat($0) * width, y: 0, width: width, height: bounds.height)
    }
  }
}

extension UISegmentedControl {
  /// A ground for all segments and a brighter one for the chosen.
  fileprivate var segmentGrounds: [PictureGround] {
    var grounds: [PictureGround] = []
    if let all = pictureColor(.secondarySystemFill) {
      grounds.append(PictureGround(all, radius: 8, isPill: true))
    }
    let frames = equalParts(numberOfSegments)
    guard frames.indices.contains(selectedSegmentIndex) else { return grounds }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let chosen =
      pictureColor(selectedSegmentTintColor)
      ?? (isDark ? PictureColor(red: 0x63, green: 0x63, blue: 0x66) : .white)
    grounds.append(
      PictureGround(chosen, radius: 7, isPill: true, frame: frames[selectedSegmentIndex]))
    return grounds
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
