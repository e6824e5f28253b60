import Foundation

// How logs write constraints. Rule LA8.4.

extension NSLayoutConstraint {
  /// The constraint as UIKit's log writes it, with numbers in place of addresses.
  var logText: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    return "<NSLayoutConstraint:\(address)\(name) \(body)   (\(isActive ? "active" : "inactive"))>"
  }

  /// The relation in words: visual format for a plain size, arithmetic for the rest.
  private var body: String {
    guard let second else {
      return first.isDistance || relation != .equal ? "\(first.text) \(rest)" : sizeText
    }
    var text = "\(first.text) \(relation.sign) "
    if multiplier != 1 { text += "\(multiplier.traceText)*" }
    text += second.text
    if constant > 0 { text += " + \(constant.traceText)" }
    if constant < 0 { text += " - \((-constant).traceText)" }
    return text
  }

  private var rest: String { "\(relation.sign) \(constant.traceText)" }

  private var sizeText: String {
    let prefix = first.attribute == .height ? "V" : "H"
    let priority = priority == .required ? "" : "@\(CGFloat(priority.rawValue).traceText)"
    return "\(prefix):[\(first.item?.layoutName ?? "(gone)")(\(constant.traceText)\(priority))]"
  }
}
