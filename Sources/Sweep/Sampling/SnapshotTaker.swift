import AdaptiveUI
import Documents
import Foundation

/// Converts the layout of a stage to numbers and suspicions.
@MainActor struct SnapshotTaker {
  private let table: SubjectTable
  private var snapshot = LayoutSnapshot()
  private var order = 0
  private var avoidsBars = true
  private let document: any OpenDocument
  /// The colours behind texts.
  private let grounds: [UIColor]

  private init(_ table: SubjectTable, _ document: any OpenDocument, in window: UIWindow) {
    self.table = table
    self.document = document
    grounds = window.opaqueColors
  }

  /// The present layout.
  static func snapshot(of stage: SweepStage, _ table: SubjectTable) -> LayoutSnapshot {
    snapshot(of: stage.window, stage.document, table)
  }

  /// The layout of a window that shows a document; reading it changes nothing in the window.
  static func snapshot(
    of window: UIWindow, _ document: any OpenDocument, _ table: SubjectTable
  ) -> LayoutSnapshot {
    var taker = SnapshotTaker(table, document, in: window)
    // A lone view has an unknown place, so neither bars nor the window's edges matter to it.
    taker.avoidsBars = !document.isLoneView && document.ownSize == nil
    taker.snapshot.scale = max(window.traitCollection.displayScale, 1)
    let frame = CGRect(origin: .zero, size: window.bounds.size)
    var context = Context(
      origin: .zero, clip: Self.everywhere, shown: Self.everywhere, host: frame, safe: frame,
      visible: frame)
    if let top = window.presentedControllers.last?.viewIfLoaded {
      // Only a presented controller can be reached; the controllers behind it are swept separately.
      context.origin = top.superview.map { $0.convert(CGPoint.zero, to: window) } ?? .zero
      taker.visit(top, context)
    } else {
      window.subviews.forEach { taker.visit($0, context) }
    }
    taker.noteConflicts(in: window)
    return taker.snapshot
  }

  /// The surroundings of a view, in the window's coordinates.
  struct Context {
    var origin: CGPoint
    /// The intersection of the clipping views, except scroll views.
    var clip: CGRect
    /// The intersection of the clipping views, including scroll views.
    var shown: CGRect
    /// The clipping views.
    var rooms: [CGRect] = []
    /// The part of the nearest controller's view that is in the window.
    var host: CGRect
    /// The safe area of the nearest controller.
    var safe: CGRect
    /// The window.
    let visible: CGRect
    /// The innermost scroll view around, which can bring all its contents into sight; 0 for none.
    var scroll = 0
    /// The nearest view around that is no stack, by drawing order, and its rectangle.
    var home = (order: 0, rect: CGRect.zero)
    /// The home of that view.
    var hall = (order: 0, rect: CGRect.zero)
    /// The clipping view.
    var clipper: UIView?
    /// Whether an unavailable class determines the view's position.
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
    if avoidsBars, view.viewController != nil {
      context.host = rect.clamped(to: context.visible)
      context.safe = rect.inset(by: view.safeAreaInsets)
    }
    if !context.isLeftToCode {
      for decided in Decided.allCases where view.isUndecided(decided) {
        suspect(.ambiguous, view, [1], side: decided.side)
      }
    }
    if view.hidesWhatIsBehind {
      snapshot.marks.covers.append(
        MarkTable.Cover(
          number: number, order: order, rect: rect, scroll: outer.scroll,
          kind: view.kindOfCover(in: document)))
    }
    if let item = SweepItem(view, number, rect: rect, order: order) { examine(item, context) }
    guard view.mayHoldContent else { return }
    if !(view is UIStackView) { (context.hall, context.home) = (context.home, (own, rect)) }
    if view is UIScrollView {
      context.scroll = own
    } else if view.clipsToBounds {
      context.clip = context.clip.intersection(rect)
      context.clipper = view
    }
    if view.clipsToBounds {
      context.shown = rect.clamped(to: context.shown)
      context.rooms.append(rect)
    }
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
    // What comes into sight by scrolling is looked at as a whole.
    for rect in [item.ink, item.content, context.scroll == 0 ? shown : item.letters] { add(rect) }
    snapshot.numbers += item.textExcess.map { Double($0.amount) }
    suspect(.zeroSize, item.view, [1 - item.rect.width], side: .width)
    suspect(.zeroSize, item.view, [1 - item.rect.height], side: .height)
    let hasSize = [item.rect.width - 1, item.rect.height - 1]
    for excess in item.textExcess {
      suspect(.truncated, item.view, [excess.amount] + hasSize, side: excess.side)
    }
    if item.view.hasText(in: grounds), item.view.vanishesOnItsGround,
      !item.view.isOnTranslucentGround
    {
      suspect(.invisible, item.view, hasSize)
    }
    // Users do not aim at parts that are cut off or beyond the window; scrolling brings them into
    // reach.
    let reach =
      context.scroll != 0 || !avoidsBars
      ? hasSize
      : [shown.width - 1, shown.height - 1]
        + [.left, .top].flatMap { shown.overlaps(with: context.visible, across: $0) }
    for side in item.targetSides {
      let length = side == .width ? item.rect.width : item.rect.height
      suspect(.smallTarget, item.view, reach + [44 - Self.tolerance - length], side: side)
    }
    guard !context.isLeftToCode else { return }
    let body = item.body
    add(body)
    // Two views that are parked beyond the window overlap out of sight.
    let isCutByWindow = context.scroll == 0 && avoidsBars
    let seen = body == item.letters ? shown : body.clamped(to: context.shown)
    snapshot.marks.marks.append(
      MarkTable.Mark(
        number: item.number, order: item.order, ink: body,
        rooms: isCutByWindow ? context.rooms + [context.visible] : context.rooms,
        shown: isCutByWindow ? seen.clamped(to: context.visible) : seen,
        exposed: context.scroll == 0 ? body.clamped(to: context.visible) : body,
        scroll: context.scroll, content: item.view is UIControl ? item.content : nil,
        isField: item.view is UITextField, home: context.home.order, room: context.home.rect,
        hall: context.hall))
    guard context.scroll == 0 else { return }
    let isInSight = item.rect.clamped(to: context.shown).intersects(context.visible)
    if isInSight { snapshot.inSight.append(item.number) }
    for side in Self.edges {
      // A view that is cut off before the window's edge is not outside; a lone view is placed by
      // code.
      let outside = shown.excess(over: context.visible, side)
      if avoidsBars {
        suspect(.outsideWindow, item.view, [outside - Self.tolerance] + hasSize, side: side)
      }
      examine(item, context, side, hasSize)
    }
  }

  private mutating func examine(
    _ item: SweepItem, _ context: Context, _ side: Suspicion.Side, _ hasSize: [CGFloat]
  ) {
    let shown = item.letters.clamped(to: context.shown)
    if !item.scrolls {
      // The empty edge of a button that shows only its title may be below a bar.
      let body = item.body.clamped(to: context.shown)
      let covered = body.excess(over: context.safe, side)
      // A bar does not cover what is beyond the controller's view.
      suspect(
        .underBar, item.view,
        [covered - Self.tolerance] + hasSize + body.margins(in: context.host, side), side: side)
    }
    let inside = shown.margins(in: context.visible, side)
    if context.clipper != nil {
      let cut = item.ink.excess(over: context.clip, side)
      suspect(.clipped, item.view, [cut - Self.tolerance] + hasSize + inside, side: side)
    }
    if item.isTarget, let parent = item.view.superview, !parent.clipsToBounds {
      let bounds = CGRect(
        x: item.rect.minX - item.view.frame.minX + parent.bounds.minX,
        y: item.rect.minY - item.view.frame.minY + parent.bounds.minY,
        width: parent.bounds.width, height: parent.bounds.height)
      // The part beyond the alignment rectangle is neither visible nor a target.
      let beyond = item.ink.excess(over: bounds, side)
      suspect(.protrusion, item.view, [beyond - Self.tolerance] + hasSize + inside, side: side)
    }
  }

  /// Larger than every window; sums with its coordinates are exact.
  private static let everywhere = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
  private static let edges: [Suspicion.Side] = [.top, .left, .bottom, .right]
  /// The largest effect of rounding to pixels, in points.
  nonisolated static let tolerance = 1.0

  // MARK: Several views

  private mutating func noteConflicts(in window: UIWindow) {
    for constraint in window.brokenConstraints {
      // Constraints of stacks all have the same names, so the view is added to the name; one of its
      // ends may be a guide.
      let ends = constraint.isOfStack ? [constraint.firstItem, constraint.secondItem] : []
      let view = ends.lazy.compactMap { $0 as? UIView }.first
      let key = Suspicion.Key(
        rule: .unsatisfiable, first: table.number(of: constraint),
        second: view.map { table.number(of: $0) })
      snapshot.suspicions.append(Suspicion(key: key, margins: [1]))
    }
  }
}

extension UIView {
  /// Whether a colour that something shows through is between it and the opaque one next behind it.
  fileprivate var isOnTranslucentGround: Bool {
    let around = sequence(first: self, next: \.superview).prefix { !$0.hidesWhatIsBehind }
    return around.contains { $0.backgroundColor.map { $0.cgColor.alpha > 0.01 } ?? false }
  }
}

extension CGRect {
  /// The intersection of the receiver and `other`; a line or a point at an edge of `other` if it is
  /// empty.
  func clamped(to other: CGRect) -> CGRect {
    let (left, right) = (
      min(max(minX, other.minX), other.maxX), min(max(maxX, other.minX), other.maxX)
    )
    let (top, bottom) = (
      min(max(minY, other.minY), other.maxY), min(max(maxY, other.minY), other.maxY)
    )
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Positive if the receiver does not extend beyond one edge of `other` and is not beyond another
  /// one.
  func margins(in other: CGRect, _ side: Suspicion.Side) -> [CGFloat] {
    [SnapshotTaker.tolerance - excess(over: other, side)] + overlaps(with: other, across: side)
  }

  /// The overlap of the receiver with `other` from either side, in the dimension across that of
  /// `side`; one of them is negative if they do not overlap.
  func overlaps(with other: CGRect, across side: Suspicion.Side) -> [CGFloat] {
    switch side {
    case .left, .right, .width: [maxY - other.minY, other.maxY - minY]
    case .top, .bottom, .height: [maxX - other.minX, other.maxX - minX]
    case .content: []
    }
  }

  /// The distance by which the receiver extends beyond an edge of `other`, in points; negative
  /// inside.
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
