import AdaptiveLists
import AdaptiveUI
import Foundation

/// A view whose content must not be lost: a text, or a control.
@MainActor struct SweepItem {
  let view: UIView
  /// The index in the table of subjects.
  let number: Int
  /// In the window's coordinates.
  let rect: CGRect
  /// The rectangle of the text or the control itself inside ``rect``.
  let ink: CGRect
  /// From the cap height of a text's first line to the baseline of its last; otherwise ``ink``.
  ///
  /// Lines may overlap, or extend below a bar, in parts without letters.
  private(set) var letters: CGRect
  /// The content inside a control; all of it if it is not text.
  private(set) var content: CGRect
  /// The visible part: the title, for a button that shows only its title.
  var body: CGRect {
    guard let button = view as? UIButton, button.isBareTitle else { return letters }
    return content.clamped(to: ink)
  }
  /// The index in drawing order, from back to front.
  let order: Int
  /// Whether it is a touch target.
  let isTarget: Bool
  /// Whether scrolling brings all of it out from below the bars, as in a text view.
  var scrolls: Bool { (view as? UIScrollView)?.isScrollEnabled == true }
  /// The amount by which text is larger than its room, in points.
  private(set) var textExcess: [(side: Suspicion.Side, amount: CGFloat)] = []

  /// Describes a view; `nil` if it has no content of its own that could be lost.
  init?(_ view: UIView, _ number: Int, rect: CGRect, order: Int) {
    self.view = view
    self.number = number
    self.rect = rect
    self.order = order
    isTarget = view is UIControl && view.isUserInteractionEnabled
    switch view {
    case let label as UILabel:
      guard label.text?.isEmpty == false else { return nil }
      let fitted = Self.fit(label, in: rect.size)
      ink = Self.place(
        fitted.size, in: rect, (label as any ContentPresentable).presentedContent.alignment)
      content = ink
      letters = Self.letters(of: ink, label.font)
      if label.font.hasKnownWidths { textExcess = fitted.excess }
    case let button as UIButton:
      guard button.currentTitle?.isEmpty == false || button.currentImage != nil else { return nil }
      ink = view.alignmentRect(forFrame: rect)
      letters = ink
      let title = button.titleLabel.map { Self.drawnSize(of: $0, in: rect.size) } ?? .zero
      content = ink
      if button.currentImage == nil, button.backgroundColor == nil {
        content = Self.place(title, in: ink, button.alignmentOfContent)
      }
      if let label = button.titleLabel, label.font.hasKnownWidths {
        textExcess = Self.titleExcess(label, in: rect.size)
      }
    case let field as UITextField:
      ink = view.alignmentRect(forFrame: rect)
      letters = ink
      let text = (field as any ContentPresentable).presentedContent
      let size = field.environment.textMetrics.size(
        of: text.text, field.font ?? UIFont.systemFont(ofSize: 17), width: nil, lineLimit: 1,
        scale: max(field.traitCollection.displayScale, 1))
      content =
        text.text.isEmpty
        ? CGRect(origin: ink.origin, size: .zero)
        : Self.place(
          CGSize(width: min(size.width, ink.width), height: size.height),
          in: ink.insetBy(dx: min(7, ink.width / 2), dy: 0), text.alignment)
    case is UIControl, is UITextView:
      // The part beyond the alignment rectangle is invisible.
      ink = view.alignmentRect(forFrame: rect)
      letters = ink
      content = ink
    default: return nil
    }
  }

  /// The dimensions in which the view may be too small as a target, without those that the system
  /// determines.
  var targetSides: [Suspicion.Side] {
    guard isTarget, view is UIButton, (view as? UIControl)?.isEnabled == true else { return [] }
    return [.width, .height]
  }

  /// The size of text in a label of this size, and the amounts that are missing.
  private static func fit(
    _ label: UILabel, in room: CGSize
  ) -> (size: CGSize, excess: [(side: Suspicion.Side, amount: CGFloat)]) {
    guard label.numberOfLines != 1 else {
      let drawn = drawnSize(of: label, in: room)
      let shown = CGSize(
        width: min(drawn.width, room.width), height: min(drawn.height, room.height))
      return (shown, [(.width, label.neededWidth - room.width - 0.5)])
    }
    let width = max(room.width, 1)
    let scale = label.fontScale(in: room)
    // Letters shrink until the text fills the room.
    guard scale == 1 || scale <= label.leastFontScale else { return (room, [(.height, -1)]) }
    let whole = label.textSize(width: width, fontScale: scale)
    let limited = label.textSize(width: width, lineLimit: label.numberOfLines, fontScale: scale)
    let missing = max(whole.height - limited.height, whole.height - room.height)
    // Broken lines count as wide as the label, because the end of the longest one differs at each
    // size.
    let unbroken = label.textSize(fontScale: scale).width
    let shown = CGSize(
      width: min(unbroken, room.width), height: min(limited.height, room.height))
    return (shown, [(.height, missing - 1)])
  }

  /// The amounts that are missing for a button's title; one that wraps continues in the next line.
  private static func titleExcess(
    _ label: UILabel, in room: CGSize
  ) -> [(side: Suspicion.Side, amount: CGFloat)] {
    switch label.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      let broken = label.textSize(width: max(room.width, 1), breaksLines: true)
      return [(.height, broken.height - room.height - 1)]
    default: return [(.width, label.neededWidth - room.width - 1)]
    }
  }

  /// The part without the space above the first line's capitals and below the last one's baseline.
  private static func letters(of ink: CGRect, _ font: UIFont) -> CGRect {
    guard font.lineHeight > 0 else { return ink }
    let scale = min(ink.height / font.lineHeight, 1)
    let above = max(font.ascender - font.capHeight, 0) * scale
    let below = max(-font.descender, 0) * scale
    return CGRect(
      x: ink.minX, y: ink.minY + above, width: ink.width,
      height: max(ink.height - above - below, 0))
  }

  /// The size of one line in a rectangle in which its letters may shrink.
  private static func drawnSize(of label: UILabel, in room: CGSize) -> CGSize {
    let scale = label.fontScale(in: room)
    guard scale < 1 else { return label.intrinsicContentSize }
    let drawn = label.textSize(fontScale: scale)
    return CGSize(
      width: scale > label.leastFontScale ? room.width : drawn.width, height: drawn.height)
  }

  /// The rectangle of text in its label: vertically centred, horizontally by its alignment.
  private static func place(
    _ size: CGSize, in rect: CGRect, _ alignment: ShownContent.Alignment
  ) -> CGRect {
    let x =
      switch alignment {
      case .left: rect.minX
      case .center: rect.midX - size.width / 2
      case .right: rect.maxX - size.width
      }
    return CGRect(
      x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }
}

extension UILabel {
  /// The width of one line whose letters are at their smallest.
  fileprivate var neededWidth: CGFloat {
    leastFontScale < 1 ? textSize(fontScale: leastFontScale).width : intrinsicContentSize.width
  }
}

extension UIFont {
  /// Whether texts are as wide in it as on a device; unknown for fonts that are not available.
  fileprivate var hasKnownWidths: Bool { replacedName == nil }
}

extension UIButton {
  /// Whether the title has neither a border around it nor a background.
  fileprivate var isBareTitle: Bool {
    currentImage == nil && currentBackgroundImage == nil && configuration == nil
      && (backgroundColor.map { $0.cgColor.alpha < 0.01 } ?? true)
  }
}

extension UIControl {
  /// The horizontal position of the content, with the reading direction already resolved.
  fileprivate var alignmentOfContent: ShownContent.Alignment {
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .center, .fill: .center
    case .left: .left
    case .right: .right
    case .leading: isTurned ? .right : .left
    case .trailing: isTurned ? .left : .right
    }
  }
}

extension UIView {
  /// Whether subviews belong to the document rather than to the system's control.
  var mayHoldContent: Bool {
    !(self is UIControl || self is UINavigationBar || self is UITabBar || self is UIToolbar)
  }

  /// The subviews to check; of many similar rows, only the first few.
  var sweptSubviews: ArraySlice<UIView> {
    self is UITableView || self is UICollectionView ? subviews.prefix(8) : subviews[...]
  }
}
