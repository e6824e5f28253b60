import Foundation

/// The constraints of a stack view, with UIKit's identifiers.
///
/// Rules LD2–LD14.
@MainActor struct StackArrangement {
  typealias Attribute = NSLayoutConstraint.Attribute

  let stack: UIStackView
  /// All arranged views, and those that show.
  let items: [UIView]
  let visible: [UIView]
  /// What the views fill: the stack, or its margins.
  let canvas: any LayoutItem
  // Attributes along the axis and across it.
  let lead, trail, along, alongCenter: Attribute
  let near, far, across, acrossCenter: Attribute
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []
  /// What the proportions were made of, where there are any.
  private(set) var sharedLengths: [CGFloat] = []

  init(stack: UIStackView) {
    self.stack = stack
    items = stack.arrangedSubviews
    visible = items.filter { !$0.isHidden }
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let row: [Attribute] = [.leading, .trailing, .width, .centerX]
    let column: [Attribute] = [.top, .bottom, .height, .centerY]
    let (main, cross) = stack.axis == .horizontal ? (row, column) : (column, row)  // LD2
    (lead, trail, along, alongCenter) = (main[0], main[1], main[2], main[3])
    (near, far, across, acrossCenter) = (cross[0], cross[1], cross[2], cross[3])
  }

  mutating func build() {
    connectCanvas()
    addSpacing()
    for item in items where item.isHidden {
      add(item, along, .equal, nil, constant: 0, "UISV-hiding")  // LD5
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: fillEqually(visible)
    case .fillProportionally: fillProportionally()
    case .equalSpacing: distributeGaps(from: trail, to: lead)
    case .equalCentering: distributeGaps(from: alongCenter, to: alongCenter)
    }
    align()
  }

  // MARK: Along the axis

  /// Rule LD3.
  private mutating func connectCanvas() {
    guard let first = visible.first, let last = visible.last else {
      add(canvas, along, .equal, nil, constant: 0, priority: 49, "UISV-canvas-fit")
      return
    }
    add(canvas, lead, .equal, first, lead, "UISV-canvas-connection")  // LD7 LD15
    add(canvas, trail, .equal, last, trail, "UISV-canvas-connection")  // LD3
    if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
      // Rule LD12.
      add(canvas, along, .equal, nil, constant: 0, priority: 49, "UISV-canvas-fit")
    }
  }

  /// Rule LD4.
  private mutating func addSpacing() {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let isBaseline = stack.isRelativeToBaselines
    let firstShown = items.firstIndex { !$0.isHidden } ?? items.count
    let lastShown = items.lastIndex { !$0.isHidden } ?? -1
    for (index, pair) in zip(items, items.dropFirst()).enumerated() {
      let (previous, next) = pair
      let full = stack.effectiveSpacing(after: previous, before: next)
      let hidden: CGFloat = (previous.isHidden ? 1 : 0) + (next.isHidden ? 1 : 0)
      let isInside = index >= firstShown && index + 1 <= lastShown
      add(
        next, isBaseline ? .firstBaseline : lead, isLoose ? .greaterThanOrEqual : .equal,
        previous, isBaseline ? .lastBaseline : trail,
        constant: isInside ? full * (1 - hidden / 2) : 0, "UISV-spacing")  // LD4
    }
  }

  /// Rule LD8.
  private mutating func fillEqually(_ views: [UIView], priority: Float = 1000) {
    guard let first = views.first else { return }
    for view in views.dropFirst() {
      add(view, along, .equal, first, along, priority: priority, "UISV-fill-equally")  // LD8
    }
  }

  /// Shares the stack by natural sizes if all views have one.
  ///
  /// Otherwise the views fill it as they hold, and are equal where none has a natural size and nothing
  /// else decides: views without one are not squeezed to nothing in fourteen stacks of nine documents,
  /// but have what their own constraints and subviews say.
  /// Rule LD9.
  private mutating func fillProportionally() {
    let lengths = naturalLengths
    sharedLengths = lengths
    guard lengths.allSatisfy({ $0 > 0 }) else {
      if lengths.allSatisfy({ $0 == 0 }) { fillEqually(visible, priority: 1) }
      return
    }
    let total = lengths.reduce(0, +) + stack.spacing * CGFloat(visible.count - 1)
    for (index, (view, length)) in zip(visible, lengths).enumerated() {
      let priority = visible.count == 1 ? 1000 : 999 - Float(index)  // LD9
      add(
        view, along, .equal, canvas, along, multiplier: length / total, priority: priority,
        "UISV-fill-proportionally")
    }
  }

  /// What the visible views need along the axis, 0 for those that do not say.
  var naturalLengths: [CGFloat] {
    visible.map { max(naturalSize(of: $0).along(stack.axis), 0) }
  }

  /// The natural size of a view, as high as its text is at the width that it has, or for a stack that of
  /// its views.
  private func naturalSize(of view: UIView) -> CGSize {
    let width = stack.axis == .vertical ? view.bounds.width : 0
    if view is UIStackView {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: width > 0 ? .required : .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
    }
    if let size = view.placeholderIntrinsicSize { return size }
    return view.wrapsContent && width > 0
      ? view.wrappedContentSize(forWidth: width) : view.intrinsicContentSize
  }

  /// Invisible guides between neighbours, all of one size.
  ///
  /// Rules LD10, LD11.
  private mutating func distributeGaps(from start: Attribute, to end: Attribute) {
    let isCentering = start == alongCenter
    let identifier = isCentering ? "UISV-equal-centering" : "UISV-fill-equally"
    var firstGap: UILayoutGuide?
    for (previous, next) in zip(visible, visible.dropFirst()) {
      let gap = guide("UISV-spacer")
      add(gap, lead, .equal, previous, start, "UISV-distributing-edge")  // LD10 LD11
      add(gap, trail, .equal, next, end, "UISV-distributing-edge")
      if let firstGap {
        add(
          gap, along, .equal, firstGap, along, priority: isCentering ? 149 : 1000, identifier)
      }
      firstGap = firstGap ?? gap
    }
  }

  // MARK: Across the axis

  private var edgeWeakness: (near: Bool, far: Bool) {
    switch stack.alignment {
    case .fill: (false, false)
    case .leading: (false, true)
    case .trailing: (true, false)
    case .center, .firstBaseline, .lastBaseline: (true, true)
    }
  }

  /// Rules LD13, LD14.
  ///
  /// What is hidden stays aligned, so that a stack whose views fill it is as large across as the hidden
  /// ones want: so say recorded frames of two repositories.
  private mutating func align() {
    guard let first = visible.first else {
      add(canvas, across, .equal, nil, constant: 0, priority: 49, "UISV-canvas-fit")
      for item in items { add(item, near, .equal, canvas, near, "UISV-alignment") }
      return
    }
    for item in items where item !== first {
      for attribute in alignedAttributes {
        add(item, attribute, .equal, first, attribute, "UISV-alignment")  // LD13
      }
    }
    guard stack.alignment != .fill else {
      add(canvas, near, .equal, first, near, "UISV-canvas-connection")
      add(canvas, far, .equal, first, far, "UISV-canvas-connection")
      return
    }
    if stack.alignment == .center {
      add(canvas, acrossCenter, .equal, first, acrossCenter, "UISV-canvas-connection")
    }
    if visible.count > 1 { alignBySpanner(first) } else { alignAlone(first) }
  }

  private var alignedAttributes: [Attribute] {
    switch stack.alignment {
    case .fill: [far, near]
    case .leading: [near]
    case .trailing: [far]
    case .center: [acrossCenter]
    case .firstBaseline: [stack.axis == .horizontal ? .firstBaseline : near]
    case .lastBaseline: [stack.axis == .horizontal ? .lastBaseline : near]
    }
  }

  private mutating func alignAlone(_ item: UIView) {
    let weak = edgeWeakness
    add(
      canvas, near, weak.near ? .lessThanOrEqual : .equal, item, near, "UISV-canvas-connection")
    add(
      canvas, far, weak.far ? .greaterThanOrEqual : .equal, item, far, "UISV-canvas-connection")
    add(canvas, across, .equal, nil, constant: 0, priority: 49, "UISV-canvas-fit")
  }

  private mutating func alignBySpanner(_ first: UIView) {
    let weak = edgeWeakness
    let spanner = guide("UISV-alignment-spanner")
    for item in visible {
      add(
        spanner, near, weak.near ? .lessThanOrEqual : .equal, item, near,
        priority: weak.near ? 1000 : LayoutStrength.stackBoundary.rawValue, "UISV-spanning-boundary"
      )
      add(
        spanner, far, weak.far ? .greaterThanOrEqual : .equal, item, far,
        priority: weak.far ? 1000 : LayoutStrength.stackBoundary.rawValue, "UISV-spanning-boundary")
      add(
        item, across, .equal, nil, constant: 0, priority: 25, "UISV-ambiguity-suppression")
    }
    add(spanner, across, .equal, nil, constant: 0, priority: 51, "UISV-spanning-fit")
    // On the side of the baseline the canvas need only hold the first view, as recorded frames
    // show.
    let isLooseNear = stack.alignment == .firstBaseline
    let isLooseFar = stack.alignment == .lastBaseline
    add(
      canvas, near, isLooseNear ? .lessThanOrEqual : .equal,
      weak.near && !isLooseNear ? spanner : first, near, "UISV-canvas-connection")  // LD14
    add(
      canvas, far, isLooseFar ? .greaterThanOrEqual : .equal,
      weak.far && !isLooseFar ? spanner : first, far, "UISV-canvas-connection")
    if isLooseNear || isLooseFar {
      add(canvas, across, .equal, nil, constant: 0, priority: 49, "UISV-canvas-fit")
    }
  }

  // MARK: Making

  private mutating func guide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  private mutating func add(
    _ first: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ other: Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, _ identifier: String
  ) {
    let constraint = NSLayoutConstraint(
      LayoutTerm(first, attribute), relation, second.map { LayoutTerm($0, other) },
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    constraints.append(constraint)
  }
}

extension NSLayoutConstraint {
  /// Whether a stack view made it.
  package var isOfStack: Bool { identifier?.hasPrefix("UISV-") == true }
}
