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
    guard constraint.isFitForLayout(), let ancestor = entry.owner,
      let first = value(of: constraint.first, in: ancestor, entry)
    else { return nil }
    var sum = first
    if let second = constraint.second {
      guard let other = value(of: second, in: ancestor, entry) else { return nil }
      sum.add(other, times: -Double(constraint.multiplier))  // LA1.1
    }
    // Mirrored: what is to the right in reading direction lies to the left. Both sides read in the direction
    // of the node where they meet, whatever theirs is. Rule LA1.5.
    if isDirectional(constraint), ancestor.isRightToLeft { sum = sum * -1 }  // LA1.5
    sum.constant -= Double(constraint.constant)
    return sum
  }

  private func isDirectional(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.first.attribute, constraint.second?.attribute ?? .notAnAttribute]
      .contains(where: \.isDirectional)
  }

  private func value(
    of term: LayoutTerm, in ancestor: any LayoutNode, _ entry: ConstraintEntry
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
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in ancestor: any LayoutNode,
    _ entry: ConstraintEntry
  ) -> LayoutForm? {
    let axis = attribute.axis  // LA1.3
    if let plain = attribute.withinMargins, let node = item.layoutNode {  // LA1.6
      if item === ancestor, ancestor.scrollsContent, plain != .centerX, plain != .centerY {
        return contentMargin(of: ancestor, plain, entry)
      }
      return value(of: node.marginsGuide, plain, in: ancestor, entry)
    }
    guard attribute.kind != .size else {
      return span(of: item, axis, in: ancestor, entry).map { $0.high - $0.low }
    }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      return baseline(of: item, attribute, in: ancestor, entry)
    }
    // Rule LC4.3: from inside, the edges of what scrolls are those of its content.
    if item === ancestor, ancestor.scrollsContent, attribute != .centerX, attribute != .centerY {
      return value(of: ancestor.contentGuide, attribute, in: ancestor, entry)  // LC4.3
    }
    guard let span = span(of: item, axis, in: ancestor, entry) else { return nil }
    switch attribute {
    case .left, .top: return span.low
    case .right, .bottom: return span.high
    case .leading: return ancestor.isRightToLeft ? span.high : span.low
    case .trailing: return ancestor.isRightToLeft ? span.low : span.high
    default: return (span.low + span.high) * 0.5
    }
  }

  /// A margin of what scrolls, for constraints from inside: that of its content.
  ///
  /// Rules LA1.6, LC4.3. Source: Auto Layout Guide, Working with Scroll Views: edges and margins attach to the
  /// content area, sizes and centers to the frame. Documents of three repositories confirm it.
  private func contentMargin(
    of node: any LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ entry: ConstraintEntry
  ) -> LayoutForm? {
    guard var edge = value(of: node.contentGuide, attribute, in: node, entry) else { return nil }
    note(entry, dependsOn: node)
    let margins = margins(of: node)
    let axis = attribute.axis
    let isNearEdge =
      attribute == .left || attribute == .top
      || attribute == (node.isRightToLeft ? .trailing : .leading)
    edge.constant += Double(isNearEdge ? margins.low(axis) : -margins.high(axis))
    return edge
  }

  /// Rule LA1.7.
  private func baseline(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in ancestor: any LayoutNode,
    _ entry: ConstraintEntry
  ) -> LayoutForm? {
    let isFirst = attribute == .firstBaseline
    guard let node = item.asNode else {
      return value(of: item, isFirst ? .top : .bottom, in: ancestor, entry)
    }
    let line = node.baseline(isFirst: isFirst)
    note(entry, dependsOn: node)
    for part in line.node.chain.prefix(while: { $0 !== node }) { note(entry, dependsOn: part) }
    guard let span = span(of: line.node, .vertical, in: ancestor, entry) else { return nil }
    var form =
      switch line.edge {
      case .top: span.low
      case .middle: (span.low + span.high) * 0.5
      case .bottom: span.high
      }
    form.constant += line.offset  // LA1.7
    return form
  }

  private func span(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in ancestor: any LayoutNode,
    _ entry: ConstraintEntry
  ) -> Span? {
    guard let node = item.layoutNode else { return nil }
    guard node === item else {
      let span = insetSpan(of: item, owner: node, axis, entry) ?? ownSpan(of: item, axis)
      return shifted(span, from: node, to: ancestor, axis, entry)
    }
    guard node === ancestor else {
      return shifted(ownSpan(of: node, axis), from: node.parentNode, to: ancestor, axis, entry)
    }
    // The ancestor itself, in its own coordinates.
    let low = LayoutForm(
      constant: Double(node.bounds.low(axis) + node.alignmentRectInsets.low(axis)))
    if node.scrollsContent { note(entry, dependsOn: node) }
    return (low, low + LayoutForm(frame(of: node).size(axis)))
  }

  private func ownSpan(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Span {
    let frame = frame(of: item)
    let low = LayoutForm(frame.origin(axis))
    return (low, low + LayoutForm(frame.size(axis)))
  }

  /// A guide that follows its owner's bounds at distances that are known; `nil` for one that is solved.
  private func insetSpan(
    of guide: any LayoutItem, owner: any LayoutNode, _ axis: NSLayoutConstraint.Axis,
    _ entry: ConstraintEntry
  ) -> Span? {
    guard let edges = guide.guideEdges(axis, margins: { margins(of: owner) }) else { return nil }
    note(entry, dependsOn: owner)
    let alignment = owner.alignmentRectInsets
    let origin = Double(owner.bounds.low(axis))
    let outside = alignment.low(axis) + alignment.high(axis)
    let size = LayoutForm(frame(of: owner).size(axis))
    func form(_ edge: LayoutGuideEdges.Edge) -> LayoutForm {
      switch edge {
      case .beginning(let distance):
        return LayoutForm(constant: origin + Double(distance))
      case .end(let distance):
        var form = size
        form.constant += origin + Double(outside - distance)
        return form
      }
    }
    return (form(edges.low), form(edges.high))
  }

  /// The margins of a node for the widths found so far, which are in its constraints from now on.
  private func margins(of node: any LayoutNode) -> UIEdgeInsets {
    let margins = node.margins(width)
    frame(of: node).margins = margins
    return margins
  }

  /// Moves a span from the coordinates of `start` up to those of `ancestor`.
  private func shifted(
    _ span: Span, from start: (any LayoutNode)?, to ancestor: any LayoutNode,
    _ axis: NSLayoutConstraint.Axis, _ entry: ConstraintEntry
  ) -> Span? {
    var (low, high) = span
    var node = start
    while let current = node, current !== ancestor {
      var step = LayoutForm(frame(of: current).origin(axis))
      step.constant -= Double(current.alignmentRectInsets.low(axis) + current.bounds.low(axis))
      if current.scrollsContent { note(entry, dependsOn: current) }
      low.add(step)
      high.add(step)
      node = current.parentNode
    }
    return node == nil ? nil : (low, high)
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
