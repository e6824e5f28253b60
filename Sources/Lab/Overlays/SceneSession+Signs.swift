import AdaptiveUI
import CellRenderer
import Cells
import Documents
import Foundation
import Sweep

// Labels on the picture: its scale, the focus, and content beyond its edges.

extension SceneSession {
  /// The label on the first line: the scale unless it is that of text, and the user's choice of
  /// focus.
  ///
  /// `leftOut` is the number of rows that are left out of the picture.
  func topSigns(
    _ picture: CanvasPicture, _ shown: ShownOptions, _ window: UIWindow, leftOut: Int
  ) -> [CanvasSign] {
    guard shown.showsSigns, window === self.window else { return [] }
    var scales = scaleTexts(
      picture.scale, leftOut: leftOut, isInterface: shown.look == .interface)
    if picture.showsLargeTexts { scales = withTextScale(scales, shown) }
    let focus = shown.hidesFocus ? [] : focusTexts(isNamed: shown.look == .interface)
    let both = focus.prefix(2).flatMap { name in scales.map { "\(name)  \($0)" } }
    let texts = (focus.isEmpty ? scales : both + focus)
    return texts.isEmpty
      ? [] : [CanvasSign(.top, of: window.bounds, texts: texts, isQuiet: focus.isEmpty)]
  }

  /// The scale in words, with what shows that texts are larger where letters cannot be.
  private func withTextScale(_ scales: [String], _ shown: ShownOptions) -> [String] {
    guard device == nil, shown.look == .interface, shown.theme.name != .none, showsPage,
      textScale >= Self.clearlyLarger
    else { return scales }
    let large = "blue: text ×\(textScale.traceText)"
    return scales.map { "\(large)  \($0)" } + [large] + scales
  }

  /// The proportion to the default size from which texts have rooms in a hue of their own.
  private static let clearlyLarger: CGFloat = 1.4

  /// The scale in words, from long to short; empty for that of text.
  private func scaleTexts(
    _ scale: CanvasScale, leftOut: Int, isInterface: Bool
  ) -> [String] {
    if leftOut > 0 {
      return ["\(leftOut) row\(leftOut == 1 ? "" : "s") left out", "\(leftOut) left out"]
    }
    // The outline of the wireframe shows it.
    guard isInterface || !scale.isOutlined, scale.cell != TerminalHost.cell else { return [] }
    func text(_ length: CGFloat) -> String { ((length * 10).rounded() / 10).traceText }
    // Only the columns of a page whose rows are planned are of one size.
    if scale.hasPlannedRows { return ["1 row ≈ \(scale.cell.height.rounded().traceText) pt"] }
    return ["1 cell = \(text(scale.cell.width))×\(text(scale.cell.height)) pt"]
  }

  /// The focus in words from long to short; empty if the user has not moved it or its box is
  /// labelled.
  private func focusTexts(isNamed: Bool) -> [String] {
    guard isNamed, let focus, focus === focusedView, focus.viewController == nil else { return [] }
    let frame = focus.convert(focus.bounds, to: window)
    let (size, name) = (frame.size.traceText, VisibleText.of(focus.spokenName))
    let place = "at \(frame.minX.traceText),\(frame.minY.traceText) in the window"
    let kind = name.contains(focus.className) ? "" : " \(focus.className)"
    // The label is where the line has room, which may be over another column.
    let column = nameOfColumn(of: focus).map { " in \($0)" } ?? ""
    // The text is what one sees of the view.
    let short = name.firstIndex(of: "“").map { String(name[$0...]) } ?? name.cut(to: 16)
    return [
      "▸\(name)\(kind)\(column) \(size) \(place)", "▸\(name)\(kind)\(column) \(size)",
      "▸\(name)\(column) \(size)", "▸\(short)\(column) \(size)", "▸\(short) \(size)",
      "▸\(short.cut(to: Self.leastName))",
    ]
  }

  /// So many characters have room beside a phone's home indicator, and tell what is chosen.
  private static let leastName = 11

  /// The controller of a view, if it has only a part of the window.
  private func nameOfColumn(of view: UIView) -> String? {
    guard let owner = view.owningViewController,
      let frame = owner.viewIfLoaded.map({ $0.convert($0.bounds, to: window) }),
      frame.width < window.bounds.width - 1
    else { return nil }
    return VisibleText.of(owner.spokenName)
  }

  /// The content of scroll views, and of the window itself, that is hidden beyond their edges.
  ///
  /// `beyond` is content of one of them that rows left out have moved beyond its lower edge.
  func edgeSigns(_ beyond: SpareRows.Beyond?) -> [CanvasSign] {
    var signs: [CanvasSign] = []
    var lost: [UIView] = []
    visit(frontView, beyond, &signs, &lost)
    let found = lost.compactMap { side(of: $0) }
    let sides = WindowSide.allCases.filter(found.contains)
    return sides.isEmpty ? signs : signs + [sign(of: lost, on: sides)]
  }

  /// One sign for everything outside of the window: content has no room for one at each edge.
  private func sign(of views: [UIView], on sides: [WindowSide]) -> CanvasSign {
    let arrows = sides.map(\.rawValue).joined()
    let outside = views.filter { side(of: $0) != nil }
    let names = names(of: outside)
    func text(_ words: String, _ names: ArraySlice<String>) -> String {
      let count = names.count < outside.count ? "\(outside.count) " : ""
      return "\(arrows) \(count)\(words): \(names.joined(separator: ", "))"
    }
    func fewer(_ words: String) -> [String] {
      (0..<names.count).map { text(words, names.dropLast($0)) }
    }
    // Where it is no issue the reason is worth more than a second name.
    let named =
      (reasonToBeOutside.map { fewer("outside, as \($0)") }
        ?? [text("outside of the window", names[...])]) + fewer("outside")
    return CanvasSign(
      sides == [.above] ? .upperLine : .lowerLine, of: window.bounds,
      texts: named + ["\(arrows) \(outside.count) outside", arrows])
  }

  /// Why it is no issue that something lies outside of the window: the document has a view without a place,
  /// or draws its scene in a size of its own, and the window is smaller; `nil` where it is one.
  private var reasonToBeOutside: String? {
    if scene.isLoneView { return "code places this view" }
    guard let own = scene.ownSize else { return nil }
    let (width, height) = (window.bounds.width + 1, window.bounds.height + 1)
    guard own.width > width || own.height > height else { return nil }
    return "the scene is made for \(own.traceText)"
  }

  /// How much lies outside of the window and is not counted with the issues, with the reason; `nil` for
  /// nothing.
  var uncountedOutside: String? {
    guard let reason = reasonToBeOutside else { return nil }
    let count = lostViews.count { side(of: $0) != nil }
    guard count > 0 else { return nil }
    return "not counted: \(count) outside of the window, as \(reason)"
  }

  /// How much of lists is not looked at for issues, because it is there only in a larger window or when one
  /// scrolls to it; `nil` for nothing.
  var unexaminedRows: String? {
    let length = frontView.lengthOfRowsBeyond
    guard length >= 1 else { return nil }
    return "not looked at: \(length.rounded(.up).traceText) points of rows beyond the list's edge, "
      + "which a larger window has"
  }

  private var frontView: UIView { topPresented?.viewIfLoaded ?? window }

  /// The views that a user would miss outside of the window, wherever they are.
  private var lostViews: [UIView] {
    var (signs, lost): ([CanvasSign], [UIView]) = ([], [])
    visit(frontView, nil, &signs, &lost)
    return lost
  }

  private func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  /// The side of the window on which the view lies outside of it, apart from a strip that shows nothing of what
  /// is in it.
  func side(of view: UIView) -> WindowSide? {
    let (place, bounds) = (place(of: view), window.bounds)
    // Of a text whose middle is outside nothing is drawn.
    let part: CGFloat = view.showsText ? 2 : 4
    let strip = max(min(place.width, place.height, Self.highestStrip * 4) / part, 1)
    if place.minY >= bounds.maxY - strip { return .below }
    if place.minX >= bounds.maxX - strip { return .right }
    if place.maxY <= bounds.minY + strip { return .above }
    return place.maxX <= bounds.minX + strip ? .left : nil
  }

  /// Half the height of a usual line of text, in points.
  private static let highestStrip: CGFloat = 8

  /// Finds scroll views with more content, and views outside of the window beside them.
  private func visit(
    _ view: UIView, _ beyond: SpareRows.Beyond?, _ signs: inout [CanvasSign],
    _ lost: inout [UIView]
  ) {
    guard !view.isHidden, view.alpha > 0.01, view.isInstalled else { return }
    if let scroll = view as? UIScrollView {
      let isBeyond = beyond?.view == ObjectIdentifier(scroll)
      signs += self.signs(of: scroll, leftOut: isBeyond ? beyond?.height ?? 0 : 0)
      return
    }
    if view.showsText || view.isNamedPart && side(of: view) != nil { lost.append(view) }
    guard !(view is UIControl) else { return }
    for subview in view.subviews { visit(subview, beyond, &signs, &lost) }
  }

  /// The signs of a scroll view, of which a height at the lower end is left out.
  private func signs(of scroll: UIScrollView, leftOut: CGFloat) -> [CanvasSign] {
    let frame = place(of: scroll)
    let seen = frame.intersection(window.bounds)
    guard !seen.isNull, seen.height >= TerminalHost.cell.height else { return [] }
    let inset = scroll.adjustedContentInset
    // Bars cover the edges of the view that its insets keep free.
    let inner = seen.intersection(frame.inset(by: inset))
    var open = inner.isNull ? seen : inner
    // The home indicator leaves the window's lower line to the sign.
    let indicator = window.safeAreaInsets.bottom
    if frame.maxY >= window.bounds.maxY - indicator - 1, inset.bottom <= indicator {
      open.size.height = window.bounds.maxY - open.minY
    }
    let (offset, size, bounds) = (scroll.contentOffset, scroll.contentSize, scroll.bounds.size)
    let down =
      size.height + inset.bottom - offset.y - bounds.height + max(frame.maxY - seen.maxY, 0)
      + leftOut
    let across =
      size.width + inset.right - offset.x - bounds.width + max(frame.maxX - seen.maxX, 0)
    let views = scroll.subviewsWithText
    var signs: [CanvasSign] = []
    if down >= 1, size.height > 0 {
      let hidden = names(of: views.filter { place(of: $0).minY >= seen.maxY - leftOut - 1 })
      signs.append(
        CanvasSign(
          .bottom, of: open,
          texts: Self.texts("▼ \(down.rounded(.up).traceText) pt more", hidden) + ["▼"]))
    }
    let up = offset.y + inset.top
    if up >= 1, size.height > 0 {
      let words = "▲ \(up.rounded(.up).traceText) pt above"
      signs.append(CanvasSign(.upperLine, of: open, texts: [words, "▲"], isQuiet: true))
    }
    if across >= 1, size.width > 0 {
      let hidden = names(of: views.filter { place(of: $0).minX >= seen.maxX - 1 })
      signs.append(
        CanvasSign(
          .right, of: open,
          texts: Self.texts("▶ \(across.rounded(.up).traceText) pt more", hidden) + ["▶"]))
    }
    return signs
  }

  /// Buttons first: users look for them most.
  private func names(of views: [UIView]) -> [String] {
    let buttons = views.filter { $0 is UIButton }
    let others = views.filter { !($0 is UIButton) }
    return (buttons + others).map { $0.shownText ?? $0.spokenName }.prefix(3)
      .map { VisibleText.of($0).cut(to: 24) }
  }

  /// A text with all names, and with fewer.
  private static func texts(_ text: String, _ names: [String]) -> [String] {
    (0..<names.count).map { "\(text): \(names.dropLast($0).joined(separator: ", "))" } + [text]
  }
}

extension UIView {
  /// The single-line text of the view, if it has one.
  var shownText: String? {
    showsText ? ownText?.replacing("\n", with: " ") : nil
  }

  /// Whether the view has a text: every picture asks this of all views, and few texts are needed.
  fileprivate var showsText: Bool { ownText?.contains { !$0.isWhitespace } ?? false }

  private var ownText: String? {
    switch self {
    case let button as UIButton: button.currentTitle
    case let label as UILabel: label.text
    case let field as UITextField:
      field.text?.isEmpty == false ? field.text : field.placeholder
    default: nil
    }
  }

  /// Whether it is a view without subviews that its author has named, and more than a line or a
  /// picture: those decorate what is around them.
  fileprivate var isNamedPart: Bool {
    guard subviews.isEmpty, viewController == nil, !(self is UIImageView),
      min(bounds.width, bounds.height) > Self.thickestLine
    else { return false }
    return identifier != nil && !hasGeneratedIdentifier
  }

  /// The thickness up to which a view is a separator, in points.
  private static let thickestLine: CGFloat = 2

  /// The subviews with a text, in order.
  fileprivate var subviewsWithText: [UIView] {
    subviews.flatMap { view -> [UIView] in
      guard !view.isHidden, view.alpha > 0.01, view.isInstalled else { return [] }
      if view.showsText { return [view] }
      return view.subviewsWithText
    }
  }
}
