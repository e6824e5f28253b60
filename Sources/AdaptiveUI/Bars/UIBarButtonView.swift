import Foundation

/// The control that stands for a button or a tab in a bar.
package final class UIBarButtonView: UIControl, ContentPresentable {
  var title: String
  private let action: @MainActor () -> Void
  /// Whether the title is set in bold.
  var isBold = false
  /// The title's colour, which goes before the tint.
  var color: UIColor?
  /// Whether the tint colours the title.
  var isTinted = true
  /// The width that the item asks for, in points.
  var fixedWidth: CGFloat?
  /// The item that the control represents; the title may replace its picture.
  package internal(set) weak var item: UIBarItem?
  /// The item's own view.
  var content: UIView? { didSet { placement = content.map { BarPlacement($0, in: self) } } }
  private var placement: BarPlacement?

  init(
    title: String, identifier: String?, isEnabled: Bool = true, isSelected: Bool = false,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.action = action
    super.init(frame: .zero)
    autoresizesSubviews = false
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.identifier = identifier
  }

  required init?(coder: NSCoder) { return nil }

  /// Has the item take what proxies say, for only now it is known where it is.
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, environment.appearances != nil else { return }
    item?.takeAppearance(shownBy: self)
    if let item = item as? UIBarButtonItem { takeLook(of: item) }
  }

  /// Takes colour and weight; the title's own go before the tint.
  func takeLook(of item: UIBarButtonItem) {
    let look = item.titleTextAttributes(for: .normal)
    isBold = (look?[.font] as? UIFont)?.weight.isStrong ?? (item.style != .plain)
    color = look?[.foregroundColor] as? UIColor ?? item.tintColor
  }

  /// The picture of an item that is no tab, which goes before its title.
  package var picture: UIImage? { (item as? UIBarButtonItem)?.image }

  /// The width that the picture or the title needs with room to tap, in points.
  var fittingWidth: CGFloat {
    fixedWidth ?? placement?.size.width ?? picture.map { Self.width(of: $0.size.width) }
      ?? Self.width(of: title)
  }

  /// The item's own view is in the middle.
  package override func layoutSubviews() {
    if let placement {
      let size = placement.size
      placement.place(
        CGRect(
          x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
          width: size.width, height: size.height))
    }
    super.layoutSubviews()
  }

  static func width(of title: String) -> CGFloat {
    width(of: CGFloat(title.count) * TerminalHost.cell.width)
  }

  /// What UIKit adds on both sides is not published; nothing to tap is narrower than 44 points.
  private static func width(of content: CGFloat) -> CGFloat { max(44, content + 16) }

  package override var writtenText: String? { title }
  override var kindInWords: String { superview is UITabBar ? "tab" : "bar button" }
  /// Bars name their buttons only where items have a name.
  package override var isKnownByContent: Bool { super.isKnownByContent || identifier == nil }
  override func partMayFitAnew() { setNeedsLayout() }

  package var presentedContent: ShownContent {
    ShownContent(
      picture.map { .picture(art: art(of: $0)) } ?? .button(.plain), text: title,
      alignment: .center,
      foreground: color ?? (isTinted ? explicitTint : nil), isBold: isBold, isEnabled: isEnabled,
      isSelected: isSelected)
  }

  /// A symbol's sign, a drawing, or what the picture is called: by the item's title, if it has one.
  private func art(of picture: UIImage) -> [String] {
    title.isEmpty || picture.isDrawn ? picture.art : [title]
  }

  override func performActivation() {
    super.performActivation()
    action()
  }
}
