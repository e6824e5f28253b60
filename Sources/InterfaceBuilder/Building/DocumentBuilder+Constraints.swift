import AdaptiveLists
import AdaptiveUI
import Foundation

extension DocumentBuilder {
  /// The constraint of an element; `nil` with a note when it names what is not there.
  func makeConstraint(_ element: DocumentElement, owner: UIView) -> NSLayoutConstraint? {
    guard let attribute = element["firstAttribute"].flatMap({ Self.attributes[$0] }) else {
      note("the constraint has no attribute that is known", element)
      return nil
    }
    guard let first = element["firstItem"].map({ objects[$0] }) ?? owner else {
      let name = element["firstItem"] ?? ""
      note("the constraint names '\(name)', which is not there", element, lost: name)
      return nil
    }
    var second: AnyObject?
    if let name = element["secondItem"] {
      second = objects[name]
      if second == nil {
        note("the constraint names '\(name)', which is not there", element, lost: name)
        return nil
      }
    } else if element["secondAttribute"] != nil {
      second = owner  // LA1.4
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute,
      relatedBy: Self.relations[element["relation"] ?? "equal"] ?? .equal, toItem: second,
      attribute: second == nil
        ? .notAnAttribute : Self.attributes[element["secondAttribute"] ?? ""] ?? attribute,
      multiplier: element.multiplier, constant: constant(of: element))
    let most: UILayoutPriority =
      endsLoneCell(element, owner: owner) ? LayoutStrength.endOfLoneCell : .required
    let priority = Float(element.number("priority") ?? Double(most.rawValue))
    constraint.priority = UILayoutPriority(min(max(priority, 1), most.rawValue))
    constraint.documentIdentifier = DocumentIdentifier(element)
    constraint.identifier = element["identifier"] ?? element.id
    return constraint
  }

  /// Whether a constraint ends at the far edge of a row's content where the row is drawn alone: its size
  /// is then what gives way.
  private func endsLoneCell(_ element: DocumentElement, owner: UIView) -> Bool {
    guard surface.yieldsInLoneRows, let cell = owner.superview as? DocumentCell,
      !(cell.superview is UITableView)
    else { return false }
    return [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].contains {
      (item, attribute) in
      let edge = element[attribute] ?? ""
      return (element[item].map { objects[$0] === owner } ?? true)
        && (edge.hasPrefix("bottom") || edge.hasPrefix("trailing"))
    }
  }

  /// The distance that a constraint keeps.
  ///
  /// The standard space to the safe area is none, whatever the
  /// document writes beside it.
  ///
  /// Source: 56 of 56 recorded frames; rule LA9.4 holds for all other items.
  func constant(of element: DocumentElement) -> CGFloat {
    let isStandard = element.flag("symbolic")
    if isStandard, [element["firstItem"], element["secondItem"]].contains(where: isSafeArea) {
      return 0  // LA9.4
    }
    return CGFloat(element.number("constant") ?? 0) + templateShift(of: element)
  }

  private func isSafeArea(_ id: String?) -> Bool {
    guard let guide = id.flatMap({ objects[$0] }) as? UILayoutGuide else { return false }
    return guide.owningView?.safeAreaLayoutGuide === guide
  }

  static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  /// Rule LA1.3: `baseline` is the last one.
  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
