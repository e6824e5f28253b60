import AdaptiveUI
import Documents
import Foundation

/// Reads the layout of a stage into numbers and suspicions.
@MainActor struct SnapshotTaker {
  private let table: SubjectTable
  private var snapshot = LayoutSnapshot()
  private var order = 0
  private var heedsBars = true
  private let document: any OpenDocument

  private init(_ table: SubjectTable, _ document: any OpenDocument) {
    self.table = table
    self.document = document
  }

  /// The layout as it stands.
  static func snapshot(of stage: SweepStage, _ table: SubjectTable) -> LayoutSnapshot {
    snapshot(of: stage.window, stage.document, table)
  }

  /// The layout of a window that shows a document; reading it changes nothing in the window.
  static func snapshot(
    of window: UIWindow, _ document: any OpenDocument, _ table: SubjectTable
  ) -> LayoutSnapshot {
    var taker = SnapshotTaker(table, document)
    // Bars are nothing to a view that nobody knows the place of, and the window's edges neither.
    taker.heedsBars = !document.isLoneView && document.ownSize == nil
    taker.snapshot.scale = max(window.traitCollection.displayScale, 1)
    let frame = CGRect(origin: .zero, size: window.bounds.size)
    var context = Context(
      origin: .zero, clip: Self.everywhere, shown: Self.everywhere, host: frame, safe: frame,
      visible: frame)
    if let top = window.presentedControllers.last?.viewIfLoaded {
      // What is presented is what can be reached; what is behind it has its own sweep.
      context.origin = top.superview.map { $0.convert(CGPoint.zero, to: window) } ?? .zero
      taker.visit(top, context)
    } else {
      window.subviews.forEach { taker.visit($0, context) }
    }
    taker.noteConflicts(in: window)
    return taker.snapshot
  }

  /// What surrounds a view, in the window's coordinates.
  struct Context {
    var origin: CGPoint
    /// What clipping views leave, except scroll views.
    var clip: CGRect
    /// What clipping views leave, scroll views too.
    var shown: CGRect
    /// The view of the nearest controller, as far as it is in the window.
    var host: CGRect
    /// The safe area of the nearest controller.
    var safe: CGRect
    /// The window.
    let visible: CGRect
    /// The innermost scroll view around, which can bring everything in it into sight; 0 for none.
    var scroll = 0
    /// The clipping view.
    var clipper: UIView?
    /// Whether a class that is not here decides where the view goes.
    var isLeftToCode = false
  }

  private mutating func visit(_ view: UIView, _ outer: Context) {
    guard !view.isHidden, view.alpha > 0.01, view.isInstalled else { return }
    order += 1
    let own = order
    snapshot.marks.ends.append(own)
    defer { snapshot.marks.ends[own] = order }
    let rect = view.frame.offsetBy(dx: outer.origin.x, dy: outer.origin.y)
    let number = table.number(of: view)
    snapshot.outline.append(number)
    snapshot.frameStarts.append(snapshot.numbers.count)
    add(rect)
    var context = outer
    if !context.isLeftToCode { context.isLeftToCode = document.leavesToCode(view) }
    context.origin = CGPoint(
      x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY)
    if heedsBars, view.viewController != nil {
      context.host = rect.clamped(to: context.visible)
      context.safe = rect.inset(by: view.safeAreaInsets)
    }
    if !context.isLeftToCode {
      for decided in Decided.allCases where view.isUndecided(decided) {
        suspect(.ambiguous, view, [1], side: decided.side)
      }
    }
    if let color = view.backgroundColor, color.cgColor.alpha > 0.99, view.alpha > 0.99 {
      snapshot.marks.covers.append(MarkTable.Cover(order: order, rect: rect))
    }
    if let item = SweepItem(view, number, rect: rect, order: order) { examine(item, context) }
    guard view.mayHoldContent else { return }
    if view is UIScrollView {
      context.scroll = own
    } else if view.clipsToBounds {
      context.clip = context.clip.intersection(rect)
      context.clipper = view
    }
    if view.clipsToBounds { context.shown = rect.clamped(to: context.shown) }
    for subview in view.sweptSubviews { visit(subview, context) }
  }

  private mutating func add(_ rect: CGRect) {
    snapshot.numbers += [rect.minX, rect.minY, rect.maxX, rect.maxY].map { Double($0) }
  }

  private mutating func suspect(
    _ rule: FindingRule, _ view: UIView, _ margins: [CGFloat], side: Suspicion.Side? = nil
  ) {
    snapshot.suspicions.append(
      Suspicion(
        key: Suspicion.Key(rule: rule, first: table.number(of: view), side: side),
        margins: margins.map { Double($0) }))
  }

  // MARK: One view

  private mutating func examine(_ item: SweepItem, _ context: Context) {
    let shown = item.letters.clamped(to: context.shown)
    for rect in [item.ink, item.content, shown] { add(rect) }
    snapshot.numbers += item.textExcess.map { Double($0.amount) }
    suspect(.zeroSize, item.view, [1 - item.rect.width], side: .width)
    suspect(.zeroSize, item.view, [1 - item.rect.height], side: .height)
    let hasSize = [item.rect.width - 1, item.rect.height - 1]
    for excess in item.textExcess {
      suspect(.truncated, item.view, hasSize + [excess.amount], side: excess.side)
    }
    // Nobody aims at what is cut off or beyond the window; scrolling brings it into reach.
    let reach =
      context.scroll != 0 || !heedsBars
      ? hasSize
      : [shown.width - 1, shown.height - 1]
        + [.left, .top].flatMap { shown.overlaps(with: context.visible, across: $0) }
    for side in item.targetSides {
      let length = side == .width ? item.rect.width : item.rect.height
      suspect(.smallTarget, item.view, reach + [44 - Self.tolerance - length], side: side)
    }
    guard !context.isLeftToCode else { return }
    let body = item.body
    var seen = body == item.letters ? shown : body.clamped(to: context.shown)
    // Two that are parked beyond the window lie on each other where nobody sees it.
    if context.scroll == 0, heedsBars { seen = seen.clamped(to: context.visible) }
    add(seen)
    snapshot.marks.marks.append(
      MarkTable.Mark(
        number: item.number, order: item.order, ink: body, shown: seen,
        exposed: context.scroll == 0 ? body.clamped(to: context.visible) : body,
        scroll: context.scroll, content: item.view is UIControl ? item.content : nil,
        isField: item.view is UITextField))
    guard context.scroll == 0 else { return }
    let isInSight = item.rect.clamped(to: context.shown).intersects(context.visible)
    if isInSight { snapshot.inSight.append(item.number) }
    for side in Self.edges {
      // What is cut off before it gets there is not outside; a lone view goes where code puts it.
      let outside = shown.excess(over: context.visible, side)
      if heedsBars {
        suspect(.outsideWindow, item.view, hasSize + [outside - Self.tolerance], side: side)
      }
      examine(item, context, side, hasSize)
    }
  }

  private mutating func examine(
    _ item: SweepItem, _ context: Context, _ side: Suspicion.Side, _ hasSize: [CGFloat]
  ) {
    let shown = item.letters.clamped(to: context.shown)
    if !item.scrolls {
      // The empty edge of a button that is nothing but its title may lie below a bar.
      let body = item.body.clamped(to: context.shown)
      let covered = body.excess(over: context.safe, side)
      // What is beyond the controller's view is under nothing of the controller's.
      suspect(
        .underBar, item.view,
        hasSize + body.margins(in: context.host, side) + [covered - Self.tolerance], side: side)
    }
    let inside = shown.margins(in: context.visible, side)
    if context.clipper != nil {
      let cut = item.ink.excess(over: context.clip, side)
      suspect(.clipped, item.view, hasSize + inside + [cut - Self.tolerance], side: side)
    }
    if item.isTarget, let parent = item.view.superview, !parent.clipsToBounds {
      let bounds = CGRect(
        x: item.rect.minX - item.view.frame.minX + parent.bounds.minX,
        y: item.rect.minY - item.view.frame.minY + parent.bounds.minY,
        width: parent.bounds.width, height: parent.bounds.height)
      // What reaches beyond the alignment rectangle cannot be seen, and nobody aims at it.
      let beyond = item.ink.excess(over: bounds, side)
      suspect(.protrusion, item.view, hasSize + inside + [beyond - Self.tolerance], side: side)
    }
  }

  /// Larger than every window; sums with it stay exact.
  private static let everywhere = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
  private static let edges: [Suspicion.Side] = [.top, .left, .bottom, .right]
  /// What rounding to pixels may cause, in points.
  nonisolated static let tolerance = 1.0

  // MARK: Several views

  private mutating func noteConflicts(in window: UIWindow) {
    for constraint in window.brokenConstraints {
      // What stacks make is called alike everywhere, so the view belongs to the name; one of its ends may
      // be a guide.
      let ends = constraint.isOfStack ? [constraint.firstItem, constraint.secondItem] : []
      let view = ends.lazy.compactMap { $0 as? UIView }.first
      let key = Suspicion.Key(
        rule: .unsatisfiable, first: table.number(of: constraint),
        second: view.map { table.number(of: $0) })
      snapshot.suspicions.append(Suspicion(key: key, margins: [1]))
    }
  }
}

extension CGRect {
  /// What `other` leaves of the receiver; a line or a point at its edge where nothing is left.
  func clamped(to other: CGRect) -> CGRect {
    let (left, right) = (
      min(max(minX, other.minX), other.maxX), min(max(maxX, other.minX), other.maxX)
    )
    let (top, bottom) = (
      min(max(minY, other.minY), other.maxY), min(max(maxY, other.minY), other.maxY)
    )
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Positive where the receiver does not reach beyond an edge of `other` and is not beyond another one.
  func margins(in other: CGRect, _ side: Suspicion.Side) -> [CGFloat] {
    [SnapshotTaker.tolerance - excess(over: other, side)] + overlaps(with: other, across: side)
  }

  /// How far the receiver reaches into `other` from either side, in the dimension across that of
  /// `side`; one of them is negative where it does not.
  func overlaps(with other: CGRect, across side: Suspicion.Side) -> [CGFloat] {
    switch side {
    case .left, .right, .width: [maxY - other.minY, other.maxY - minY]
    case .top, .bottom, .height: [maxX - other.minX, other.maxX - minX]
    case .content: []
    }
  }

  /// How far the receiver reaches beyond an edge of `other`, in points; negative inside.
  func excess(over other: CGRect, _ side: Suspicion.Side) -> CGFloat {
    switch side {
    case .top: other.minY - minY
    case .left: other.minX - minX
    case .bottom: maxY - other.maxY
    case .right: maxX - other.maxX
    case .width: width - other.width
    case .height: height - other.height
    case .content: 0
    }
  }
}
