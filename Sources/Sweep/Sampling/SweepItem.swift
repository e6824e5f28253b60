import AdaptiveLists
import AdaptiveUI
import Foundation

/// A view that shows something that must not be lost: text, or a control.
@MainActor struct SweepItem {
  let view: UIView
  /// In the table of subjects.
  let number: Int
  /// In the window's coordinates.
  let rect: CGRect
  /// Where the text or the control itself stands in ``rect``.
  let ink: CGRect
  /// From the capitals of a text's first line to the baseline of its last; else ``ink``.
  ///
  /// Lines may overlap, or reach below a bar, where no letters stand.
  private(set) var letters: CGRect
  /// What a control shows inside; all of it where it is not text.
  private(set) var content: CGRect
  /// What can be seen of it: of a button that is nothing but its title, the title.
  var body: CGRect {
    guard let button = view as? UIButton, button.isBareTitle else { return letters }
    return content.clamped(to: ink)
  }
  /// Counts what is drawn, from the back.
  let order: Int
  /// Whether a user aims at it.
  let isTarget: Bool
  /// Whether a user brings all of it out from below the bars by scrolling, as in a text view.
  var scrolls: Bool { (view as? UIScrollView)?.isScrollEnabled == true }
  /// By how much text is larger than its room, in points.
  private(set) var textExcess: [(side: Suspicion.Side, amount: CGFloat)] = []

  /// Describes a view; `nil` for one that shows nothing of its own that could be lost.
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
      ink = Self.place(fitted.size, in: rect, (label as any CellPresentable).cellContent.alignment)
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
      let text = (field as any CellPresentable).cellContent
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
      // What reaches beyond the alignment rectangle cannot be seen.
      ink = view.alignmentRect(forFrame: rect)
      letters = ink
      content = ink
    default: return nil
    }
  }

  /// The dimensions in which a user may miss the view; what the system sizes itself is left out.
  var targetSides: [Suspicion.Side] {
    guard isTarget, view is UIButton, (view as? UIControl)?.isEnabled == true else { return [] }
    return [.width, .height]
  }

  /// How large text is in a label of this size, and what is missing.
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
    // Letters that shrink do so until the room is full.
    guard scale == 1 || scale <= label.leastFontScale else { return (room, [(.height, -1)]) }
    let whole = label.textSize(width: width, fontScale: scale)
    let limited = label.textSize(width: width, lineLimit: label.numberOfLines, fontScale: scale)
    let missing = max(whole.height - limited.height, whole.height - room.height)
    // Lines that are broken go as far as they may: their longest one ends elsewhere at each size.
    let unbroken = label.textSize(fontScale: scale).width
    let shown = CGSize(
      width: min(unbroken, room.width), height: min(limited.height, room.height))
    return (shown, [(.height, missing - 1)])
  }

  /// What is missing for a button's title: one that breaks between words goes on in the next line.
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

  /// What lines leave free above the first one's capitals and below the last one's baseline.
  private static func letters(of ink: CGRect, _ font: UIFont) -> CGRect {
    guard font.lineHeight > 0 else { return ink }
    let scale = min(ink.height / font.lineHeight, 1)
    let above = max(font.ascender - font.capHeight, 0) * scale
    let below = max(-font.descender, 0) * scale
    return CGRect(
      x: ink.minX, y: ink.minY + above, width: ink.width,
      height: max(ink.height - above - below, 0))
  }

  /// The size of one line in a room, in which its letters may shrink.
  private static func drawnSize(of label: UILabel, in room: CGSize) -> CGSize {
    let scale = label.fontScale(in: room)
    guard scale < 1 else { return label.intrinsicContentSize }
    let drawn = label.textSize(fontScale: scale)
    return CGSize(
      width: scale > label.leastFontScale ? room.width : drawn.width, height: drawn.height)
  }

  /// Where text of this size stands in its label: in the middle down, by its alignment across.
  private static func place(
    _ size: CGSize, in rect: CGRect, _ alignment: CellContent.Alignment
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
  /// The width of one line whose letters are as small as they may become.
  fileprivate var neededWidth: CGFloat {
    leastFontScale < 1 ? textSize(fontScale: leastFontScale).width : intrinsicContentSize.width
  }
}

extension UIFont {
  /// Whether texts are as wide in it as on a device: of fonts that are not here nobody can tell.
  fileprivate var hasKnownWidths: Bool { replacedName == nil }
}

extension UIButton {
  /// Whether nothing stands around the title or behind it.
  fileprivate var isBareTitle: Bool {
    currentImage == nil && currentBackgroundImage == nil && configuration == nil
      && (backgroundColor.map { $0.cgColor.alpha < 0.01 } ?? true)
  }
}

extension UIControl {
  /// Where the content stands across; reading direction is already resolved.
  fileprivate var alignmentOfContent: CellContent.Alignment {
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
  /// Whether views inside belong to the document rather than to the system's control.
  var mayHoldContent: Bool {
    !(self is UIControl || self is UINavigationBar || self is UITabBar || self is UIToolbar)
  }

  /// The subviews to look at; of many like rows the first few stand for all.
  var sweptSubviews: ArraySlice<UIView> {
    self is UITableView || self is UICollectionView ? subviews.prefix(8) : subviews[...]
  }
}
