internal import ConstraintSolver
import Foundation

// Limits as reasons, with what would be without them. Rule LA7.1.

extension LayoutEngine {
  /// A limit gives no size: it says how far what pushes against it gets.
  func note(ofLimit constraint: NSLayoutConstraint, on item: any LayoutItem, isOwn: Bool)
    -> LayoutSum.Note
  {
    let isMost = constraint.relation == .lessThanOrEqual
    guard let push = push(against: constraint, of: item) else {
      let says = "constraint \(constraint.first.attribute.name) \(constraint.limitText)"
      let whose = isOwn ? "its \(says)" : "the \(says) of \(item.nameInSums)"
      return .named("the \(isMost ? "most" : "least") that \(whose) allows")
    }
    let word = constraint.first.attribute == .width ? "wide" : "high"
    let limit = "\(isMost ? "at most" : "at least") \(constraint.constant.traceText) \(word)"
    return isOwn
      ? .alone(" because it is \(limit): \(push)")
      : .because("\(item.nameInSums) is \(limit): \(push)")
  }

  /// What would make an item larger than its limit, or smaller, as a sentence: its content, else a
  /// constraint of lower priority; `nil` where only others push.
  private func push(against limit: NSLayoutConstraint, of item: any LayoutItem) -> String? {
    guard let frame = system.frames[ObjectIdentifier(item)] else { return nil }
    let part = limit.first.attribute == .width ? ItemBound.Part.width : .height
    let value = system.solver.value(of: frame.variable(part))
    let isMost = limit.relation == .lessThanOrEqual
    func isBeyond(_ wanted: Double) -> Bool { isMost ? wanted > value + 0.5 : wanted < value - 0.5 }
    let content = frame.bounds.first { bound in
      bound.source == .content && bound.part == part && isBeyond(bound.value)
        && bound.relation == (isMost ? .greaterThanOrEqual : .lessThanOrEqual)
    }
    if let content, let view = item as? UIView {
      let number = CGFloat(content.value).traceText
      let need =
        isMost
        ? "would need \(number)"
        : content.value == 0 ? "needs no room" : "would need only \(number)"
      return "its \(view.contentInWords) \(need)"
    }
    let axis = limit.first.attribute.axis
    let violated = item.layoutView.map { violatedRelations(of: $0) }?.first { entry in
      let other = entry.constraint
      guard entry.constraint !== limit, other.first.attribute.axis == axis else { return false }
      // A size says by itself on which side of the limit it is.
      return other.second != nil || isBeyond(Double(other.constant))
    }?.constraint
    guard let violated else { return nil }
    if let text = violated.demand(of: item, "would") { return "otherwise \(text)" }
    return "its constraint \(violated.first.attribute.name) \(violated.limitText) asks for "
      + (isMost ? "more" : "less")
  }
}

extension NSLayoutConstraint {
  /// What would or should be of an item, such as `its top would be 20 from the bottom of Password`; `nil` where
  /// the constraint says a size alone.
  func demand(of item: any LayoutItem, _ verb: String) -> String? {
    guard let second else { return nil }
    let (own, other) =
      second.item === item && first.item !== item ? (second, first) : (first, second)
    guard own.kind.isLocation, multiplier == 1 else { return "\(sentence) \(verb) hold" }
    let start = "its \(own.attribute.inWords) \(verb)"
    let distance = "\(abs(constant).traceText) from \(other.placeInWords)"
    switch (constant == 0, relation == .equal) {
    case (true, true): return "\(start) be at \(other.placeInWords)"
    case (true, false): return "\(start) reach \(other.placeInWords)"
    case (false, true): return "\(start) be \(distance)"
    case (false, false): return "\(start) be at least \(distance)"
    }
  }

  /// What should be of an item and is not.
  func demandInWords(of item: any LayoutItem) -> String {
    if let text = demand(of: item, "should") { return text }
    let limit = relation == .equal ? "" : relation == .lessThanOrEqual ? "at most " : "at least "
    let word = first.attribute == .width ? "wide" : "high"
    return "it should be \(limit)\(constant.traceText) \(word)"
  }
}

extension LayoutTerm {
  /// Where it is, for people: `the leading edge of the safe area of home`.
  var placeInWords: String { "the \(attribute.inWords) of \(item?.nameInSums ?? "(gone)")" }
}

extension NSLayoutConstraint.Attribute {
  /// The place that people know by the attribute.
  var inWords: String {
    switch self {
    case .left, .right, .leading, .trailing: "\(name) edge"
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin:
      "\(name.dropLast("Margin".count)) margin"
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: "middle"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .top, .bottom, .width, .height, .notAnAttribute: name
    }
  }
}
