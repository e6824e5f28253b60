import Foundation

// How logs write constraints. Rule LA8.4.

extension NSLayoutConstraint {
  /// The constraint as UIKit's log writes it, with numbers in place of addresses.
  var logText: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    guard let drawing = pictured(.log) else {
      return "\(logMarker)\(name) \(calculation(.log))   (\(state))>"
    }
    let names = drawing.superview.map { ", names: '|':\($0.layoutName) " } ?? ""
    return "\(logMarker)\(name) \(drawing.text)   (\(state)\(names))>"
  }

  /// How logs begin to speak of the constraint.
  package var logMarker: String { "<NSLayoutConstraint:\(address)" }

  /// What commands find the constraint by: its identifier, else what it says, without its address
  /// and the same in every run.
  package var summary: String { identifier ?? statement }

  /// What people read: ``summary``, or what the constraint says where that would be an identifier
  /// that an editor made up.
  package var spokenName: String { hasGeneratedIdentifier ? statement : summary }

  /// Whether only an editor gave the constraint its identifier.
  package var hasGeneratedIdentifier: Bool {
    documentIdentifier?.isGenerated == true && identifier == documentIdentifier?.text
  }

  private var statement: String {
    if let drawing = pictured(.people) { return drawing.text }
    let strength = priority == .required ? "" : " @\(CGFloat(priority.rawValue).traceText)"
    return calculation(.people) + strength
  }

  /// What the constraint says as an equation, the view first: `box.top == page.top + 16`.
  package var equationText: String { calculation(.people) }

  /// What the constraint says, whatever it is called.
  package var relationText: String { pictured(.people)?.text ?? calculation(.people) }

  /// What the constraint says in words, of the inner one of two views: `top of Login = bottom of Password + 20`.
  package var sentence: String {
    guard let second, multiplier == 1, second.item?.layoutView?.isInside(first.item) == true else {
      return Self.sentence(first, relation, second, multiplier, constant)
    }
    // What the outer view says of the inner one is turned round.
    return Self.sentence(second, relation.turned, first, 1, -constant)
  }

  private static func sentence(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> String {
    let start = "\(first.inWords) \(relation.symbol) "
    guard let second else { return start + constant.traceText }
    let factor = multiplier == 1 ? "" : "\(multiplier.traceText) × "
    let rest = constant == 0 ? "" : " \(constant > 0 ? "+" : "−") \(abs(constant).traceText)"
    return start + factor + second.inWords + rest
  }

  /// The relation in visual format, and the view that its bar stands for.
  private struct Drawing {
    let text: String
    var superview: (any LayoutItem)?
  }

  /// Visual format for a plain size, and for a gap counted in the direction of reading.
  private func pictured(_ name: NamesOfItems) -> Drawing? {
    guard !first.isDistance, second?.isDistance != true, let item = first.item else { return nil }
    guard let second else {
      guard relation == .equal, first.kind == .size else { return nil }
      return Drawing(text: "\(prefix):[\(name(item))(\(amount))]")
    }
    guard multiplier == 1, let other = second.item else { return nil }
    let gap = "-(\(relation == .equal ? "" : relation.sign)\(amount))-"
    switch (first.attribute, second.attribute) {
    case (.leading, .trailing), (.top, .bottom):
      return Drawing(text: "\(prefix):[\(name(other))]\(gap)[\(name(item))]")
    case (.leading, .leading), (.top, .top):
      guard item.isContained(in: other) else { return nil }
      return Drawing(text: "\(prefix):|\(gap)[\(name(item))]", superview: other)
    case (.trailing, .trailing), (.bottom, .bottom):
      guard other.isContained(in: item) else { return nil }
      return Drawing(text: "\(prefix):[\(name(other))]\(gap)|", superview: item)
    default: return nil
    }
  }

  private var prefix: String { first.attribute.axis == .vertical ? "V" : "H" }

  private var amount: String {
    let number = usesSystemSpacing ? "NSSpace(\(constant.traceText))" : constant.traceText
    return priority == .required
      ? number : "\(number)@\(CGFloat(priority.rawValue).traceText)"
  }

  /// The relation as arithmetic.
  private func calculation(_ name: NamesOfItems) -> String {
    guard let second else {
      return "\(first.text(name)) \(relation.sign) \(constant.traceText)"
    }
    var text = "\(first.text(name)) \(relation.sign) "
    if multiplier != 1 { text += "\(multiplier.traceText)*" }
    text += second.text(name)
    if constant > 0 { text += " + \(constant.traceText)" }
    if constant < 0 { text += " - \((-constant).traceText)" }
    return text
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var symbol: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }

  /// The same relation read from its other side.
  fileprivate var turned: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutTerm {
  /// The attribute and its item, such as `top of Login`.
  fileprivate var inWords: String {
    let end = "\(attribute.inWords) of \(NamesOfItems.people(item))"
    guard let originAttribute else { return end }
    return "distance from \(originAttribute.inWords) of \(NamesOfItems.people(origin)) to \(end)"
  }
}

extension UIView {
  /// Whether the view is somewhere in another one, and is not that itself.
  fileprivate func isInside(_ item: (any LayoutItem)?) -> Bool {
    guard let outer = item as? UIView, outer !== self else { return false }
    return isDescendant(of: outer)
  }
}

extension LayoutItem {
  /// Whether `other` is the superview.
  fileprivate func isContained(in other: any LayoutItem) -> Bool {
    guard let view = self as? UIView, let above = view.superview else { return false }
    return above === other
  }
}
