import Foundation

// What UIKit refuses, with its texts. Rules LA5.2–LA5.4.

extension NSLayoutConstraint {
  private static let constructor =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

  /// What is wrong with the pairing of the two sides, if anything.
  static func breach(
    _ first: LayoutTerm, _ second: LayoutTerm?, multiplier: CGFloat
  ) -> Breach? {
    let subject = first.item?.layoutView?.traceSubject
    guard first.kind != .nothing, let second, multiplier != 0 else {
      return first.kind == .size  // LA5.3
        ? nil
        : Breach(
          "NSInvalidArgumentException", locationWithoutPartner(first), subject: subject,
          rule: "LA5.3")
    }
    let arePlaces = first.kind.isLocation && second.kind.isLocation
    guard first.kind == second.kind || arePlaces else {  // LA5.4
      return Breach(
        "NSInvalidArgumentException", constructor + "Invalid pairing of layout attributes",
        subject: subject, rule: "LA5.4")
    }
    let (one, two) = (first.attribute, second.attribute)
    guard !(one.isDirectional && two.isAbsoluteEdge), !(one.isAbsoluteEdge && two.isDirectional)
    else {
      return Breach(
        "NSInvalidArgumentException",
        constructor
          + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither.",
        subject: subject, rule: "LA5.4")
    }
    return nil
  }

  /// Whether a place across is related to one down.
  ///
  /// Rule LA5.4.
  var mixesAxes: Bool {
    guard let second, first.kind.isLocation else { return false }
    return second.kind.isLocation && first.kind != second.kind
  }

  /// What is raised when a layout takes in the receiver, which mixes axes; making it and activating it is
  /// not refused.
  var incompatibleAnchors: Breach {
    Breach(
      "NSInvalidLayoutConstraintException",
      "Constraint improperly relates anchors of incompatible types: \(logText)",
      subject: first.item?.layoutView?.traceSubject, rule: "LA5.4")
  }

  private static func locationWithoutPartner(_ first: LayoutTerm) -> String {
    "NSLayoutConstraint for <\(first.item?.layoutName ?? "(null)")>: A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
  }

  static func noCommonAncestor(
    _ first: LayoutTerm, _ second: LayoutTerm?, in environment: Environment
  ) -> Breach {
    Breach(
      "NSGenericException",
      "Unable to activate constraint with anchors \(anchorText(first, in: environment)) and \(second.map { anchorText($0, in: environment) } ?? "(null)") because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
      subject: first.item?.layoutView?.traceSubject, rule: "LA5.2")
  }

  private static func anchorText(_ term: LayoutTerm, in environment: Environment) -> String {
    let name =
      switch term.kind {
      case .location(.horizontal): "NSLayoutXAxisAnchor"
      case .location(.vertical): "NSLayoutYAxisAnchor"
      case .size, .nothing: "NSLayoutDimension"
      }
    return "<\(name):0x\(environment.nextOrdinal(of: name)) \"\(term.text(.log))\">"
  }
}
