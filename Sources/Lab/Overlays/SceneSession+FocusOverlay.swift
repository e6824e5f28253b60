import AdaptiveUI
package import CellRenderer
import Cells
import Foundation

// The measures around the focused view, in numbers.

extension SceneSession {
  /// Guides, constraints and distances of the focused view, in points of the window.
  package var focusOverlay: FocusOverlay? {
    guard let view = focusedView, view.window === window else { return nil }
    let frame = view.convert(view.bounds, to: window)
    let constraints = segments(of: view)
    let taken = constraints.map(\.side)
    let distances = distances(of: view, frame).filter { !taken.contains($0.side) }
    return FocusOverlay(
      frame: frame, guides: guides(of: view),
      segments: constraints.map(\.segment) + distances.map(\.segment))
  }

  /// A picture of the window with the numbers around the focused view.
  func measured(_ cells: CellBuffer, of picture: CanvasPicture, theme: Theme) -> CellBuffer {
    guard let overlay = focusOverlay else { return cells }
    return OverlayPainter.picture(
      cells, with: overlay, scale: picture.scale, usesColor: theme.name != .none)
  }

  private enum Side { case top, left, bottom, right, inside }
  private typealias Sided = (side: Side, segment: FocusOverlay.Segment)

  // MARK: Guides

  private func guides(of view: UIView) -> [FocusOverlay.Guide] {
    let kinds: [(FocusOverlay.Guide.Kind, UIEdgeInsets)] = [
      (.safeArea, view.safeAreaInsets), (.margins, view.layoutMargins),
    ]
    return kinds.compactMap { kind, insets in
      guard insets != .zero else { return nil }
      let rect = view.convert(view.bounds.inset(by: insets), to: window)
      guard rect.width > 0, rect.height > 0 else { return nil }
      var guide = FocusOverlay.Guide(kind, rect: rect)
      if insets.top != 0 { guide.top = insets.top }
      if insets.left != 0 { guide.left = insets.left }
      if insets.bottom != 0 { guide.bottom = insets.bottom }
      if insets.right != 0 { guide.right = insets.right }
      return guide
    }
  }

  // MARK: Constraints

  /// The constraints on the view's edges or size.
  private func segments(of view: UIView) -> [Sided] {
    let frame = view.convert(view.bounds, to: window)
    return sequence(first: view, next: { $0.superview }).flatMap(\.constraints)
      .compactMap { segment($0, view, frame) }
  }

  private func segment(
    _ constraint: NSLayoutConstraint, _ view: UIView, _ frame: CGRect
  ) -> Sided? {
    let isFirst = constraint.firstItem === view
    guard isFirst || constraint.secondItem === view, constraint.isActive else { return nil }
    let sign =
      constraint.relation == .equal ? "" : constraint.relation == .lessThanOrEqual ? "≤" : "≥"
    let label = sign + abs(constraint.constant).traceText
    guard let second = constraint.secondItem else {
      return size(constraint.firstAttribute, frame, label)
    }
    let own = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    let other = isFirst ? constraint.secondAttribute : constraint.firstAttribute
    let item: AnyObject? = isFirst ? second : constraint.firstItem
    guard constraint.multiplier == 1, let edge = edge(own, of: view),
      let far = item.flatMap({ self.edge(other, of: $0) }), edge.isLevel == far.isLevel,
      abs(edge.place - far.place) > 0.5
    else { return nil }
    let (low, high) = (min(edge.place, far.place), max(edge.place, far.place))
    let segment =
      edge.isLevel
      ? FocusOverlay.Segment(
        .constraint, from: CGPoint(x: low, y: frame.midY), to: CGPoint(x: high, y: frame.midY),
        label: label)
      : FocusOverlay.Segment(
        .constraint, from: CGPoint(x: frame.midX, y: low), to: CGPoint(x: frame.midX, y: high),
        label: label)
    let isBefore = far.place < edge.place
    let side: Side = edge.isLevel ? (isBefore ? .left : .right) : (isBefore ? .top : .bottom)
    return (side, segment)
  }

  private func size(
    _ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect, _ label: String
  ) -> Sided? {
    switch attribute {
    case .width:
      (
        .inside,
        FocusOverlay.Segment(
          .constraint, from: CGPoint(x: frame.minX, y: frame.midY),
          to: CGPoint(x: frame.maxX, y: frame.midY), label: label)
      )
    case .height:
      (
        .inside,
        FocusOverlay.Segment(
          .constraint, from: CGPoint(x: frame.midX, y: frame.minY),
          to: CGPoint(x: frame.midX, y: frame.maxY), label: label)
      )
    default: nil
    }
  }

  /// The position of an edge of a view or guide in the window, and whether its lines are
  /// horizontal.
  private func edge(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject
  ) -> (place: CGFloat, isLevel: Bool)? {
    let owner = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    guard let owner, owner.window === window else { return nil }
    let inside: CGRect
    if let guide = item as? UILayoutGuide {
      inside = guide.layoutFrame
    } else {
      inside = attribute.isOfMargins ? owner.bounds.inset(by: owner.layoutMargins) : owner.bounds
    }
    let rect = owner.convert(inside, to: window)
    let isTurned = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .left, .leftMargin: return (rect.minX, true)
    case .right, .rightMargin: return (rect.maxX, true)
    case .leading, .leadingMargin: return (isTurned ? rect.maxX : rect.minX, true)
    case .trailing, .trailingMargin: return (isTurned ? rect.minX : rect.maxX, true)
    case .top, .topMargin: return (rect.minY, false)
    case .bottom, .bottomMargin: return (rect.maxY, false)
    default: return nil
    }
  }

  // MARK: Distances

  /// The distance from each edge of the view to the nearest neighbour, else to its superview's
  /// edge.
  private func distances(of view: UIView, _ frame: CGRect) -> [Sided] {
    guard let superview = view.superview, view !== window else { return [] }
    let room = superview.convert(superview.bounds, to: window)
    let others = superview.subviews.filter { $0 !== view && !$0.isHidden }
      .map { $0.convert($0.bounds, to: window) }
    let beside = others.filter { $0.minY < frame.maxY && $0.maxY > frame.minY }
    let above = others.filter { $0.minX < frame.maxX && $0.maxX > frame.minX }
    let left = beside.map(\.maxX).filter { $0 <= frame.minX }.max() ?? room.minX
    let right = beside.map(\.minX).filter { $0 >= frame.maxX }.min() ?? room.maxX
    let top = above.map(\.maxY).filter { $0 <= frame.minY }.max() ?? room.minY
    let bottom = above.map(\.minY).filter { $0 >= frame.maxY }.min() ?? room.maxY
    func level(_ side: Side, _ low: CGFloat, _ high: CGFloat) -> Sided? {
      guard high - low > 0.5 else { return nil }
      let segment = FocusOverlay.Segment(
        .distance, from: CGPoint(x: low, y: frame.midY), to: CGPoint(x: high, y: frame.midY),
        label: (high - low).traceText)
      return (side, segment)
    }
    func upright(_ side: Side, _ low: CGFloat, _ high: CGFloat) -> Sided? {
      guard high - low > 0.5 else { return nil }
      let segment = FocusOverlay.Segment(
        .distance, from: CGPoint(x: frame.midX, y: low), to: CGPoint(x: frame.midX, y: high),
        label: (high - low).traceText)
      return (side, segment)
    }
    return [
      level(.left, left, frame.minX), level(.right, frame.maxX, right),
      upright(.top, top, frame.minY), upright(.bottom, frame.maxY, bottom),
    ].compactMap { $0 }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }
}
