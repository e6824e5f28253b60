import AdaptiveUI

extension DocumentBuilder {
  /// An axis along which a constraint can place a view.
  enum PlacedAxis: Hashable {
    case across, down

    /// The axis of an attribute that speaks of a place; `nil` for those of sizes.
    init?(_ attribute: String) {
      switch attribute {
      case _ where attribute.hasPrefix("leading"), _ where attribute.hasPrefix("trailing"),
        _ where attribute.hasPrefix("left"), _ where attribute.hasPrefix("right"),
        _ where attribute.hasPrefix("centerX"):
        self = .across
      case _ where attribute.hasPrefix("top"), _ where attribute.hasPrefix("bottom"),
        _ where attribute.hasPrefix("centerY"), _ where attribute.lowercased().contains("baseline"):
        self = .down
      default: return nil
      }
    }
  }

  /// Whether a view of a class that the program does not have arranges the subview by itself, or a program
  /// places it where the document has placeholders.
  ///
  /// The frames of such subviews are what the editor left them with, and no finding may rest on them.
  func isLeftToCode(_ child: DocumentElement, in view: UIView, _ element: DocumentElement) -> Bool {
    guard surface.leavesViewsToCode else { return false }
    if child.id.map(heldByPlaceholders.contains) == true { return true }
    guard view.classNameOverride != nil, element["customClass"] != nil,
      element.key != "view", !(view is UIStackView)
    else { return false }
    if child.flag("fixedFrame") { return true }
    guard child["translatesAutoresizingMaskIntoConstraints"] == "NO" else { return false }
    return (child.id.flatMap { placedAxes[$0] } ?? []).count < 2
  }

  static func placedAxes(in elements: [DocumentElement]) -> [String: Set<PlacedAxis>] {
    var axes: [String: Set<PlacedAxis>] = [:]
    func note(_ constraint: DocumentElement, _ item: String, _ attribute: String) {
      guard let id = constraint[item], let axis = constraint[attribute].flatMap(PlacedAxis.init)
      else { return }
      axes[id, default: []].insert(axis)
    }
    func visit(_ element: DocumentElement) {
      if element.name == "constraint", !element.flag("placeholder") {
        note(element, "firstItem", "firstAttribute")
        note(element, "secondItem", "secondAttribute")
      }
      element.children.forEach(visit)
    }
    elements.forEach(visit)
    return axes
  }

  /// What placeholder constraints say the place or size of: not the view around that holds them.
  static func heldByPlaceholders(in elements: [DocumentElement]) -> Set<String> {
    var held: Set<String> = []
    func visit(_ element: DocumentElement) {
      for constraint in element.list("constraints") where constraint.flag("placeholder") {
        let named = [constraint["firstItem"], constraint["secondItem"]].compactMap { $0 }
        held.formUnion(
          named.isEmpty ? [element.id].compactMap { $0 } : named.filter { $0 != element.id })
      }
      element.children.forEach(visit)
    }
    elements.forEach(visit)
    return held
  }
}
