internal import ConstraintSolver
import Foundation

// Constraints as sums that must be zero or more or less. Rules LA1.1, LA1.5–LA1.7, LC4.3.

extension LayoutEngine {
  /// A location or size in the coordinates of a common ancestor.
  typealias Span = (low: LayoutForm, high: LayoutForm)

  /// The constraint as `form REL 0`; `nil` when an item is gone.
  func form(of entry: ConstraintEntry) -> LayoutForm? {
    spent.forms += 1
    let constraint = entry.constraint
    if constraint.mixesAxes, !root.environment.policy.layoutsMixAxes {  // LA5.4
      constraint.refuseMixedAxes()
      return nil
    }
    guard let ancestor = constraint.owner,
      let first = value(of: constraint.first, in: ancestor, entry)
    else { return nil }
    var sum = first
    if let second = constraint.second {
      guard let other = value(of: second, in: ancestor, entry) else { return nil }
      sum.add(other, times: -Double(constraint.multiplier))  // LA1.1
    }
    // Mirrored: what is to the right in reading direction lies to the left. Rule LA1.5.
    if isDirectional(constraint), isTurned(ancestor) { sum = sum * -1 }  // LA1.5
    sum.constant -= Double(constraint.constant)
    return sum
  }

  private func isDirectional(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.first.attribute, constraint.second?.attribute ?? .notAnAttribute]
      .contains(where: \.isDirectional)
  }

  /// Whether a constraint whose items meet in `ancestor` reads from right to left: both of its sides in
  /// that view's direction, whatever theirs is.
  ///
  /// Rule LA1.5.
  private func isTurned(_ ancestor: UIView) -> Bool {
    ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func value(
    of term: LayoutTerm, in ancestor: UIView, _ entry: ConstraintEntry
  ) -> LayoutForm? {
    guard let item = term.item else { return nil }
    guard let start = term.originAttribute else {
      return value(of: item, term.attribute, in: ancestor, entry)
    }
    guard let origin = term.origin,
      let end = value(of: item, term.attribute, in: ancestor, entry),
      let begin = value(of: origin, start, in: ancestor, entry)
    else { return nil }
    return end - begin
  }

  private func value(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView,
    _ entry: ConstraintEntry
  ) -> LayoutForm? {
    let axis = attribute.axis  // LA1.3
    if let plain = attribute.withinMargins, let view = item.layoutView {  // LA1.6
      if item === ancestor, ancestor.scrollsContent, plain != .centerX, plain != .centerY {
        return contentMargin(of: ancestor, plain, entry)
      }
      return value(of: view.layoutMarginsGuide, plain, in: ancestor, entry)
    }
    guard attribute.kind != .size else {
      return span(of: item, axis, in: ancestor, entry).map { $0.high - $0.low }
    }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      return baseline(of: item, attribute, in: ancestor, entry)
    }
    // Rule LC4.3: from inside, the edges of a scroll view are those of its content.
    if item === ancestor, ancestor.scrollsContent, attribute != .centerX, attribute != .centerY {
      let content = ancestor.systemGuide(.scrollContent)
      return value(of: content, attribute, in: ancestor, entry)  // LC4.3
    }
    guard let span = span(of: item, axis, in: ancestor, entry) else { return nil }
    switch attribute {
    case .left, .top: return span.low
    case .right, .bottom: return span.high
    case .leading: return isTurned(ancestor) ? span.high : span.low
    case .trailing: return isTurned(ancestor) ? span.low : span.high
    default: return (span.low + span.high) * 0.5
    }
  }

  /// A margin of a scroll view, for constraints from inside: that of its content.
  ///
  /// Rules LA1.6, LC4.3. Source: Auto Layout Guide, Working with Scroll Views: edges and margins attach to the
  /// content area, sizes and centers to the frame. Documents of three repositories confirm it.
  private func contentMargin(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ entry: ConstraintEntry
  ) -> LayoutForm? {
    let content = view.systemGuide(.scrollContent)
    guard var edge = value(of: content, attribute, in: view, entry) else { return nil }
    note(entry, dependsOn: view)
    let margins = insets(of: .margins, of: view)
    let axis = attribute.axis
    let isNearEdge =
      attribute == .left || attribute == .top
      || attribute == (isTurned(view) ? .trailing : .leading)
    edge.constant += Double(isNearEdge ? margins.low(axis) : -margins.high(axis))
    return edge
  }

  /// Rule LA1.7.
  private func baseline(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView,
    _ entry: ConstraintEntry
  ) -> LayoutForm? {
    let isFirst = attribute == .firstBaseline
    guard let view = item as? UIView else {
      return value(of: item, isFirst ? .top : .bottom, in: ancestor, entry)
    }
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    note(entry, dependsOn: view)
    for part in sequence(first: text, next: \.superview).prefix(while: { $0 !== view }) {
      note(entry, dependsOn: part)
    }
    guard let span = span(of: text, .vertical, in: ancestor, entry) else { return nil }
    let offsets = text.baselineOffsets
    if let height = text.centeredContentHeight {
      var line = (span.low + span.high) * 0.5
      line.constant += Double(isFirst ? offsets.first - height / 2 : height / 2 - offsets.last)
      return line
    }
    var line = isFirst ? span.low : span.high
    line.constant += Double(isFirst ? offsets.first : -offsets.last)  // LA1.7
    return line
  }

  private func span(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView,
    _ entry: ConstraintEntry
  ) -> Span? {
    guard let view = item.layoutView else { return nil }
    if let guide = item as? UILayoutGuide {
      let span =
        guide.role.isSolved
        ? ownSpan(of: guide, axis) : insetSpan(of: guide, owner: view, axis, entry)
      return shifted(span, from: view, to: ancestor, axis, entry)
    }
    guard view === ancestor else {
      return shifted(ownSpan(of: view, axis), from: view.superview, to: ancestor, axis, entry)
    }
    // The ancestor itself, in its own coordinates.
    let low = LayoutForm(
      constant: Double(view.bounds.low(axis) + view.alignmentRectInsets.low(axis)))
    if view.scrollsContent { note(entry, dependsOn: view) }
    return (low, low + LayoutForm(frame(of: view).size(axis)))
  }

  private func ownSpan(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Span {
    let frame = frame(of: item)
    let low = LayoutForm(frame.origin(axis))
    return (low, low + LayoutForm(frame.size(axis)))
  }

  /// A guide that follows its owner's bounds at fixed distances.
  private func insetSpan(
    of guide: UILayoutGuide, owner: UIView, _ axis: NSLayoutConstraint.Axis,
    _ entry: ConstraintEntry
  ) -> Span {
    note(entry, dependsOn: owner)
    let insets = insets(of: guide.role, of: owner)
    let alignment = owner.alignmentRectInsets
    let origin = Double(owner.bounds.low(axis))
    var high = LayoutForm(frame(of: owner).size(axis))
    high.constant += origin
    high.constant += Double(alignment.low(axis) + alignment.high(axis) - insets.high(axis))
    var low = LayoutForm(constant: origin + Double(insets.low(axis)))
    // Rule LC5.1: the legacy guides are as high as what covers their edge.
    if guide.role == .topLayoutGuide, axis == .vertical {
      high = low
      high.constant += Double(owner.safeAreaInsets.top)  // LC5.1
      low.constant += Double(guide.topStart(of: owner))
    } else if guide.role == .bottomLayoutGuide || guide.role == .keyboard, axis == .vertical {
      low = high
      low.constant -= Double(guide.bottomCover(of: owner))
    }
    return (low, high)
  }

  private func insets(of role: UILayoutGuide.Role, of owner: UIView) -> UIEdgeInsets {
    switch role {
    case .safeArea: return owner.safeAreaInsets
    case .margins:
      let margins = owner.margins(width)
      frame(of: owner).margins = margins
      return margins
    default: return .zero
    }
  }

  /// Moves a span from the coordinates of `start` up to those of `ancestor`.
  private func shifted(
    _ span: Span, from start: UIView?, to ancestor: UIView, _ axis: NSLayoutConstraint.Axis,
    _ entry: ConstraintEntry
  ) -> Span? {
    var (low, high) = span
    var view = start
    while let current = view, current !== ancestor {
      var step = LayoutForm(frame(of: current).origin(axis))
      step.constant -= Double(current.alignmentRectInsets.low(axis) + current.bounds.low(axis))
      if current.scrollsContent { note(entry, dependsOn: current) }
      low.add(step)
      high.add(step)
      view = current.superview
    }
    return view == nil ? nil : (low, high)
  }
}

extension CGRect {
  func low(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
}

extension UIEdgeInsets {
  func low(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
  func high(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}

extension CGSize {
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
