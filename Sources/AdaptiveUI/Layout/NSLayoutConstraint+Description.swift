import Foundation

// How logs write constraints. Rule LA8.4.

extension NSLayoutConstraint {
  /// The constraint as UIKit's log writes it, with numbers in place of addresses.
  var logText: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    guard let drawing = pictured else {
      return "<NSLayoutConstraint:\(address)\(name) \(calculation)   (\(state))>"
    }
    let names = drawing.superview.map { ", names: '|':\($0.layoutName) " } ?? ""
    return "<NSLayoutConstraint:\(address)\(name) \(drawing.text)   (\(state)\(names))>"
  }

  /// The constraint in one line without its address, the same in every run.
  package var summary: String {
    if let name = identifier { return name }
    if let drawing = pictured { return drawing.text }
    let strength = priority == .required ? "" : " @\(CGFloat(priority.rawValue).traceText)"
    return calculation + strength
  }

  /// What the constraint says as an equation, the view first: `box.top == page.top + 16`.
  package var equationText: String { calculation }

  /// What the constraint says, whatever it is called.
  package var relationText: String { pictured?.text ?? calculation }

  /// The relation in visual format, and the view that its bar stands for.
  private struct Drawing {
    let text: String
    var superview: (any LayoutItem)?
  }

  /// Visual format for a plain size, and for a gap counted in the direction of reading.
  private var pictured: Drawing? {
    guard !first.isDistance, second?.isDistance != true, let item = first.item else { return nil }
    guard let second else {
      guard relation == .equal, first.kind == .size else { return nil }
      return Drawing(text: "\(prefix):[\(item.layoutName)(\(amount))]")
    }
    guard multiplier == 1, let other = second.item else { return nil }
    let gap = "-(\(relation == .equal ? "" : relation.sign)\(amount))-"
    switch (first.attribute, second.attribute) {
    case (.leading, .trailing), (.top, .bottom):
      return Drawing(text: "\(prefix):[\(other.layoutName)]\(gap)[\(item.layoutName)]")
    case (.leading, .leading), (.top, .top):
      guard item.isContained(in: other) else { return nil }
      return Drawing(text: "\(prefix):|\(gap)[\(item.layoutName)]", superview: other)
    case (.trailing, .trailing), (.bottom, .bottom):
      guard other.isContained(in: item) else { return nil }
      return Drawing(text: "\(prefix):[\(other.layoutName)]\(gap)|", superview: item)
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
  private var calculation: String {
    guard let second else { return "\(first.text) \(relation.sign) \(constant.traceText)" }
    var text = "\(first.text) \(relation.sign) "
    if multiplier != 1 { text += "\(multiplier.traceText)*" }
    text += second.text
    if constant > 0 { text += " + \(constant.traceText)" }
    if constant < 0 { text += " - \((-constant).traceText)" }
    return text
  }
}

extension LayoutItem {
  /// Whether `other` is the superview.
  fileprivate func isContained(in other: any LayoutItem) -> Bool {
    guard let view = self as? UIView, let above = view.superview else { return false }
    return above === other
  }
}
