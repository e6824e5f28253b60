import Foundation

/// Makes the constraints of a sentence of the Visual Format Language.
///
/// Rules LA10.2–LA10.5.
@MainActor struct VisualFormatBuilder {
  typealias Attribute = NSLayoutConstraint.Attribute
  typealias Failure = VisualFormatError

  let format: VisualFormat
  /// Where the sentence ends; what concerns the whole is shown there.
  let length: Int
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private(set) var constraints: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat, length: Int, options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any], views: [String: Any]
  ) {
    self.format = format
    self.length = length
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  /// Makes everything in the order of the sentence; alignments come last.
  mutating func build() throws(Failure) {
    try checkOptions()
    var items: [any LayoutItem] = []
    for part in format.parts { items.append(try item(part.name)) }
    if let bar = format.leadingBar, let first = items.first, let part = format.parts.first {
      try connect(try container(of: first, bar: bar), to: first, part.connection, .start)
    }
    for (index, part) in format.parts.enumerated() {
      if index > 0 { try connect(items[index - 1], to: items[index], part.connection, .middle) }
      for size in part.sizes { try constrain(items[index], size) }
    }
    if let end = format.end, let last = items.last {
      try connect(last, to: try container(of: last, bar: end.bar), end.connection, .end)
    }
    for (previous, next) in zip(items, items.dropFirst()) {
      for attribute in options.alignedAttributes {
        add(next, attribute, .equal, previous, attribute)
      }
    }
  }

  /// Rule LA10.4: views are lined up across the format, not along it.
  private func checkOptions() throws(Failure) {
    // LA10.4
    guard options.alignedAttributes.contains(where: { $0.axis == format.axis }) else { return }
    let way = format.axis == .horizontal ? "horizontal" : "vertical"
    throw Failure(
      "Options mask required views to be aligned on a \(way) edge, which is not allowed for layout that is also \(way).",
      at: length)
  }

  // MARK: Names

  private func item(_ name: VisualFormat.Spot<String>) throws(Failure) -> any LayoutItem {
    guard let item = views[name.value] as? any LayoutItem else {
      throw Failure("Unable to find view with name \(name.value)", at: end(of: name))
    }
    return item
  }

  private func container(of item: any LayoutItem, bar: Int) throws(Failure) -> UIView {
    let above = (item as? UIView).map(\.superview) ?? item.layoutView
    guard let above else {
      throw Failure(
        "Unable to interpret '|' character, because the related view doesn't have a superview",
        at: bar)
    }
    return above
  }

  private func end(of name: VisualFormat.Spot<String>) -> Int {
    name.offset + name.value.unicodeScalars.count
  }

  private func number(
    _ operand: VisualFormat.Spot<VisualFormat.Operand>
  ) throws(Failure) -> CGFloat {
    switch operand.value {
    case .number(let value): return CGFloat(value)
    case .name(let name):
      let end = operand.offset + name.unicodeScalars.count
      guard let metric = metrics[name] else {
        throw Failure(
          views[name] == nil
            ? "Unable to find metric with name \(name)"
            // Rule LA10.2.
            : "\(name) is a view; a view can only be compared with inside the brackets of another",
          at: end)
      }
      guard let value = Self.number(metric) else {
        throw Failure("The metric \(name) is not a number", at: end)
      }
      return value
    }
  }

  /// A metric as a finite number of points.
  private static func number(_ metric: Any) -> CGFloat? {
    let value: Double? =
      switch metric {
      case let number as NSNumber: number.doubleValue
      case let number as any BinaryFloatingPoint: Double(number)
      case let number as any BinaryInteger: Double(number)
      default: nil
      }
    return value.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws(Failure) -> UILayoutPriority {
    guard let given = predicate.priority else { return .required }
    let value = try number(given)
    guard value > 0, value <= 1000 else {
      throw Failure("A priority must be above 0 and at most 1000", at: given.offset)
    }
    return UILayoutPriority(Float(value))
  }

  // MARK: Constraints

  /// Where in the sentence a connection is.
  private enum Place { case start, middle, end }

  /// Rule LA10.3.
  private mutating func connect(
    _ previous: any LayoutItem, to next: any LayoutItem, _ connection: VisualFormat.Connection,
    _ place: Place
  ) throws(Failure) {
    switch connection {
    case .none: connect(previous, to: next, place, .equal, 0)
    case .standard:
      guard place == .middle else { return connectToMargin(previous, next, place) }
      connect(previous, to: next, place, .equal, LayoutMetrics.systemSpacing)  // LA10.3
      constraints.last?.usesSystemSpacing = true
    case .gaps(let predicates):
      for predicate in predicates {
        let priority = try priority(predicate)
        connect(
          previous, to: next, place, predicate.relation, try number(predicate.operand), priority)
      }
    }
  }

  private mutating func connect(
    _ previous: any LayoutItem, to next: any LayoutItem, _ place: Place,
    _ relation: NSLayoutConstraint.Relation, _ gap: CGFloat,
    _ priority: UILayoutPriority = .required
  ) {
    let (begin, end) = edges(place)
    // The superview's own edge at the start and at the end, the facing edges in the middle.
    let from = place == .start ? begin : end
    let to = place == .end ? end : begin
    if options.contains(.directionRightToLeft) && format.axis == .horizontal {
      add(previous, from, relation, next, to, gap, priority)
    } else {
      add(next, to, relation, previous, from, gap, priority)
    }
  }

  /// The edges where a view of the sentence begins and ends.
  private func edges(_ place: Place) -> (begin: Attribute, end: Attribute) {
    guard format.axis == .horizontal else {
      let isBaseline = options.contains(.spacingBaselineToBaseline) && place == .middle
      return isBaseline ? (.firstBaseline, .lastBaseline) : (.top, .bottom)
    }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  /// A dash next to the superview's bar keeps the superview's margin.
  ///
  /// Rule LA10.3.
  private mutating func connectToMargin(
    _ previous: any LayoutItem, _ next: any LayoutItem, _ place: Place
  ) {
    let (begin, end) = edges(place)
    let edge = place == .start ? begin : end
    let margin = edge.margin
    if place == .start {
      add(next, edge, .equal, previous, margin)
    } else {
      add(next, margin, .equal, previous, edge)
    }
  }

  private mutating func constrain(
    _ item: any LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws(Failure) {
    let size: Attribute = format.axis == .horizontal ? .width : .height
    let priority = try priority(predicate)
    if case .name(let name) = predicate.operand.value, let other = views[name] as? any LayoutItem {
      add(item, size, predicate.relation, other, size, 0, priority)
    } else {
      let length = try number(predicate.operand)
      add(item, size, predicate.relation, nil, .notAnAttribute, length, priority)
    }
  }

  private mutating func add(
    _ first: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ other: Attribute, _ constant: CGFloat = 0,
    _ priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      LayoutTerm(first, attribute), relation, second.map { LayoutTerm($0, other) },
      constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edge of the margins guide on the same side.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
