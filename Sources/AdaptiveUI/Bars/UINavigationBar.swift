// Reference: UINavigationBar, iOS 18 documentation.
// Status: Partial — title, back button and bar buttons; large titles of fixed height; of appearances
// the title's look.
public import Foundation

/// The bar at the top of a navigation controller.
@preconcurrency @MainActor open class UINavigationBar: UIView, ContentPresentable {
  static let plainBackTitle = "Back"
  private static let margin: CGFloat = 8

  private var stack: [UINavigationItem] = []
  /// What the bar shows now.
  open var topItem: UINavigationItem? { stack.last }
  /// What the bar leads back to.
  open var backItem: UINavigationItem? { stack.dropLast().last }
  private var goBack: @MainActor () -> Void = {}
  var looks = BarLooks()
  /// What scrolls below the bar; its controller knows.
  var scrolledContent: @MainActor () -> UIScrollView? = { nil }
  private var backButton: UIBarButtonView?
  private var leading: [UIBarButtonView] = []
  private var trailing: [UIBarButtonView] = []
  private var titlePlacement: BarPlacement?

  /// What the bar shows as text: the title in its middle.
  package var presentedContent: ShownContent {
    let title = topItem?.titleView == nil ? topItem?.title ?? "" : ""
    let lines = [topItem?.prompt, title].compactMap { $0 }
    let look = shownTitleAttributes
    var content = ShownContent(
      .label, text: lines.joined(separator: "\n"),
      alignment: !showsLargeTitle(traitCollection) ? .center : isRightToLeft ? .right : .left,
      lineLimit: lines.count,
      foreground: look[.foregroundColor] as? UIColor,
      isBold: (look[.font] as? UIFont)?.weight.isStrong ?? true)
    content.taken = takenByButtons
    return content
  }

  /// Where buttons are: beside the title, or above a large one.
  private var takenByButtons: UIEdgeInsets {
    if showsLargeTitle(traitCollection) {
      return UIEdgeInsets(top: buttonRow.maxY, left: 0, bottom: 0, right: 0)
    }
    let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    return UIEdgeInsets(
      top: 0, left: left.last?.frame.maxX ?? 0, bottom: 0,
      right: right.last.map { bounds.width - $0.frame.minX } ?? 0)
  }

  /// Items' own views have the size that they want.
  override func partMayFitAnew() { setNeedsLayout() }

  /// What the bar can show, the item on top last; for a bar of its own, without a controller.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// Exchanges the items; animation shows only the end.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    show(items ?? []) { [weak self] in self?.popItem(animated: true) }
  }

  /// Asked and told of items; for a bar of its own.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Shows an item above the others; animation shows only the end.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the item on top away; animation shows only the end.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = stack.last, delegate?.navigationBar(self, shouldPop: top) ?? true else {
      return nil
    }
    setItems(stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  /// Shows the last item, with a button back to the one before it.
  ///
  /// Rule KN09.
  func show(_ items: [UINavigationItem], goBack: @escaping @MainActor () -> Void) {
    topItem?.itemDidChange = nil
    stack = items
    self.goBack = goBack
    topItem?.itemDidChange = { [weak self] in self?.rebuild() }
    rebuild()
  }

  private func rebuild() {
    (leading + trailing).forEach { $0.removeFromSuperview() }
    titlePlacement?.view.removeFromSuperview()
    titlePlacement = topItem?.titleView.map { BarPlacement($0, in: self) }
    backButton = makeBackButton()
    let own = (topItem?.leftBarButtonItems ?? []).filter { !$0.isHidden }
    leading = [backButton].compactMap { $0 } + own.map(view)
    trailing = (topItem?.rightBarButtonItems ?? []).filter { !$0.isHidden }.map(view)
    (leading + trailing).forEach { addSubview($0) }
    setNeedsLayout()
    // Prompts and large titles change the bar's height.
    superview?.setNeedsLayout()
  }

  private func view(of item: UIBarButtonItem) -> UIBarButtonView {
    item.itemDidChange = { [weak self] in self?.rebuild() }
    return item.makeBarView()
  }

  /// Rule KN09: leading buttons take the place of the way back, unless they supplement it.
  private func makeBackButton() -> UIBarButtonView? {
    guard let topItem, let backItem, !topItem.hidesBackButton else { return nil }
    let isReplaced = topItem.leftBarButtonItems?.isEmpty == false
    guard !isReplaced || topItem.leftItemsSupplementBackButton else { return nil }
    return UIBarButtonView(title: wayBack(backItem.titleForBack), identifier: "back") {
      [weak self] in self?.goBack()
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Puts the leading buttons from the leading side, the trailing ones from the other, outermost
  /// first.
  open override func layoutSubviews() {
    fitBackTitle()
    let row = buttonRow
    let (start, end) =
      isRightToLeft
      ? (safeAreaInsets.right, safeAreaInsets.left) : (safeAreaInsets.left, safeAreaInsets.right)
    var left = start + Self.margin
    for view in leading {
      let width = view.fittingWidth
      view.frame = turned(CGRect(x: left, y: row.minY, width: width, height: row.height))
      left += width + Self.margin
    }
    var right = bounds.width - end - Self.margin
    for view in trailing {
      let width = view.fittingWidth
      right -= width
      view.frame = turned(CGRect(x: right, y: row.minY, width: width, height: row.height))
      right -= Self.margin
    }
    placeTitleView(between: left, and: right)
    super.layoutSubviews()
  }

  /// The middle of the bar, as large as the view likes and the buttons let it.
  private func placeTitleView(between left: CGFloat, and right: CGFloat) {
    guard let titlePlacement else { return }
    let wanted = titlePlacement.size
    let size = CGSize(
      width: min(wanted.width, max(right - left, 0)), height: min(wanted.height, bounds.height))
    let x = min(max((bounds.width - size.width) / 2, left), max(right - size.width, left))
    titlePlacement.place(
      turned(
        CGRect(
          x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)))
  }

  /// A long title makes way for the plain word; UIKit's limit is not published, this is half the
  /// bar.
  ///
  /// Rule KN09.
  private func fitBackTitle() {
    guard let backButton, let backItem else { return }
    let full = wayBack(backItem.titleForBack)
    let fits = UIBarButtonView.width(of: full) <= bounds.width / 2
    backButton.title = fits ? full : wayBack(Self.plainBackTitle)
  }

  /// A title with the sign that points back, against the reading direction.
  private func wayBack(_ title: String) -> String { isRightToLeft ? "\(title) ›" : "‹ \(title)" }

  /// No width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.barHeight)
  }

  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance {
    get { looks.standard }
    set {
      looks.standard = newValue
      customized(\UINavigationBar.standardAppearance)
    }
  }

  /// The ground's colour.
  open var barTintColor: UIColor? {
    get { looks.barTint }
    set {
      looks.barTint = newValue
      customized(\UINavigationBar.barTintColor)
    }
  }

  /// Whether content shines through.
  open var isTranslucent: Bool {
    get { looks.isTranslucent }
    set {
      looks.isTranslucent = newValue
      superview?.setNeedsLayout()  // KN12
      customized(\UINavigationBar.isTranslucent)
    }
  }

  /// How the bar is coloured; kept.
  open var barStyle: UIBarStyle {
    get { looks.style }
    set {
      looks.style = newValue
      customized(\UINavigationBar.barStyle)
      if barStyle != .default { KeptMember.navigationBarBarStyle.wasSet() }
    }
  }

  /// Whether titles are large where their items let them; they do not shrink while content scrolls.
  open var prefersLargeTitles: Bool {
    get { looks.prefersLargeTitles }
    set {
      looks.prefersLargeTitles = newValue
      setNeedsLayout()
      superview?.setNeedsLayout()
      customized(\UINavigationBar.prefersLargeTitles)
    }
  }

  /// How the title is set.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks.titleAttributes }
    set {
      looks.titleAttributes = newValue
      customized(\UINavigationBar.titleTextAttributes)
    }
  }
}
