import AdaptiveUI
import Cells
import Foundation
import Pictures

/// Walks a tree of views and collects a box for each view that is drawn.
@MainActor struct BoxCollector {
  private let scale: CanvasScale
  private let options: CanvasOptions
  /// The boxes of the previous picture.
  private let before: [Box]
  private(set) var boxes: [Box] = []
  /// The views of ``boxes``, in the same order.
  private(set) var shown: [CanvasBox] = []
  /// Texts that are left without a row of cells.
  private(set) var lost: [LostText] = []

  /// Views with at most this opacity are left out, as they receive no touches.
  private static let invisible: CGFloat = 0.01
  /// Views below this opacity are drawn faintly.
  private static let faint: CGFloat = 0.5

  /// The surroundings of a view's subviews.
  private struct Place {
    var map: CGAffineTransform
    /// The next box around.
    var around: Int?
    var clipper: Int?
    var isDimmed = false
    var isPartOfContent = false
    /// Whether an ancestor has been counted as lost.
    var isLost = false
  }

  init(scale: CanvasScale, options: CanvasOptions, before: [Box]) {
    self.scale = scale
    self.options = options
    self.before = before
    boxes.reserveCapacity(before.count)
    shown.reserveCapacity(before.count)
  }

  /// Collects the boxes of everything in `root`; a window itself has no box.
  mutating func collect(_ root: UIView) {
    let frame = root.frameInFlight
    if root is UIWindow {
      let shift = CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
      for subview in root.subviews { visit(subview, in: Place(map: shift)) }
    } else {
      let shift = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      visit(root, in: Place(map: shift))
    }
  }

  private mutating func visit(_ view: UIView, in place: Place) {
    let alpha = view.alphaInFlight
    guard !view.isHidden, alpha > Self.invisible, view.isInstalled else { return }
    let frame = view.cardFrame
    let rect = scale.cells(frame.mapped(by: place.map))
    var inner = place
    inner.isPartOfContent = place.isPartOfContent || view.showsContent
    inner.isDimmed = place.isDimmed || alpha < Self.faint || isCovered(view)
    if rect.isEmpty, !place.isLost, note(view, frame.mapped(by: place.map), in: inner) {
      inner.isLost = true
    }
    if rect.isEmpty && view.clipsToBounds { return }
    inner.map = view.subviewMap(frame: frame).concatenating(place.map)
    let added = add(view, rect, in: inner)
    if added { inner.around = boxes.count - 1 }
    if view.clipsToBounds { inner.clipper = inner.around }
    for subview in view.subviews { visit(subview, in: inner) }
    if added, let index = inner.around { boxes[index].end = boxes.count }
  }

  /// Collects a view with text that has columns but no row.
  ///
  /// - Returns: Whether the view is such a view.
  private mutating func note(_ view: UIView, _ frame: CGRect, in place: Place) -> Bool {
    guard let around = place.around, frame.height > 0, view.drawingRole != .structure,
      let content = view.presentedContent, !content.text.isEmpty
    else { return false }
    let row = scale.cell(at: CGPoint(x: frame.midX, y: frame.midY)).row
    let columns = scale.cells(frame)
    guard columns.size.rows == 0, columns.size.columns > 3 else { return false }
    lost.append(
      LostText(
        content: content, isDimmed: place.isDimmed,
        cells: CellRect(
          column: columns.minColumn, row: row, columns: columns.size.columns, rows: 1),
        around: around))
    return true
  }

  private func isCovered(_ view: UIView) -> Bool {
    guard !options.covered.isEmpty, let controller = view.viewController else { return false }
    return options.covered.contains(ObjectIdentifier(controller))
  }

  /// Collects a box for the view, unless the view only contains others.
  private mutating func add(_ view: UIView, _ rect: CellRect, in place: Place) -> Bool {
    let role = view.drawingRole
    guard !rect.isEmpty, role != .structure else { return false }
    let content =
      view.presentedContent
      ?? view.drawnArt.map { ShownContent(.picture(art: $0)) }
    let around = place.around
    var coincides = false
    if let around { coincides = boxes[around].rect == rect }
    if coincides && role == .box && content == nil && view.isUnnamedWrapper { return false }
    let index = boxes.count
    let kind = kind(of: view, rect, content)
    let merges = coincides && kind == .bordered
    let (parent, leader, depth) = nesting(of: index, around: around, merges: merges)
    let controller = view.viewController
    let isFocused = isFocused(view, controller)
    boxes.append(
      Box(
        kind: kind, rect: rect, drawn: rect, clip: rect, innerClip: rect, clipper: place.clipper,
        parent: parent, around: around, leader: leader, depth: depth,
        title: TitleLink(view, controller, changed: options.changed, isFocused: isFocused),
        isFrameOnly: view is UIPopoverView,
        content: content, contentRoom: room(of: content, in: view, place), isFocused: isFocused,
        isDimmed: place.isDimmed,
        guides: controller == nil ? [] : guides(of: view, map: place.map),
        arrow: (view as? UIPopoverView)?.arrow.map { ArrowMark($0, scale, place.map) },
        hasGrabber: view.hasGrabber, textHasRoom: textHasRoom(content, in: view)))
    shown.append(
      CanvasBox(
        view: view, controller: controller, rect: rect, depth: depth,
        isShading: role == .shading, around: around, isPartOfContent: place.isPartOfContent))
    if merges { join(index, to: leader) }
    return true
  }

  /// The cells left for a view's text, where other content is at its edges.
  private func room(of content: ShownContent?, in view: UIView, _ place: Place) -> CellRect? {
    guard let taken = content?.taken, taken != .zero else { return nil }
    return scale.cells(view.bounds.inset(by: taken).mapped(by: place.map))
  }

  private func nesting(
    of index: Int, around: Int?, merges: Bool
  ) -> (parent: Int?, leader: Int, depth: Int) {
    guard let around else { return (nil, index, 0) }
    let outer = boxes[around].leader
    return merges
      ? (boxes[outer].parent, outer, boxes[outer].depth) : (outer, index, boxes[outer].depth + 1)
  }

  /// Measured only where a cell is wider in points than a letter.
  private func textHasRoom(_ content: ShownContent?, in view: UIView) -> Bool {
    guard scale.isScaled, let content, content.isText, !content.text.isEmpty else { return false }
    let natural = view.environment.perform { view.intrinsicContentSize }
    return natural.width <= view.bounds.width + 0.5
  }

  private func isFocused(_ view: UIView, _ controller: UIViewController?) -> Bool {
    guard let focus = options.focus else { return false }
    return focus === view || focus === controller
  }

  private func kind(of view: UIView, _ rect: CellRect, _ content: ShownContent?) -> Box.Kind {
    if view.drawingRole == .shading {
      return .shading(isFaint: view.alphaInFlight < Self.faint)
    }
    guard rect.size.columns >= 3, rect.size.rows >= 2 else { return .bare }
    // In most cases the previous box is the same, and its lines of text need not be broken again.
    if boxes.count < before.count, case let last = before[boxes.count], !last.isShading,
      last.rect.size == rect.size, last.content == content
    {
      return last.kind
    }
    return content?.fitsInFrame(of: rect.size) ?? true ? .bordered : .bare
  }

  /// Adds a box with its leader's cells to the leader's title.
  ///
  /// It covers all earlier descendants of the leader, except the boxes around it, which are those
  /// that are still open.
  private mutating func join(_ index: Int, to leader: Int) {
    while let last = boxes[leader].joined.last, last != boxes[index].around {
      boxes[leader].joined.removeLast()
    }
    boxes[leader].joined.append(index)
    for earlier in max(boxes[leader].sweptTo, leader + 1)..<index where boxes[earlier].end > 0 {
      boxes[earlier].isCovered = true
    }
    boxes[leader].sweptTo = index
  }

  private func guides(of view: UIView, map: CGAffineTransform) -> [Guide] {
    func guide(_ kind: Guide.Kind, _ insets: UIEdgeInsets) -> Guide {
      Guide(kind: kind, rect: scale.cells(view.bounds.inset(by: insets).mapped(by: map)))
    }
    var guides: [Guide] = []
    if options.showsSafeAreas, view.safeAreaInsets != .zero {
      guides.append(guide(.safeArea, view.safeAreaInsets))
    }
    if options.showsMargins { guides.append(guide(.margins, view.layoutMargins)) }
    return guides
  }
}
