/// One side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor struct LayoutTerm {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// Where a distance begins; it ends at `item`.
  private(set) weak var origin: (any LayoutItem)?
  let originAttribute: NSLayoutConstraint.Attribute?

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    originAttribute = nil
  }

  /// The distance from one attribute to another.
  ///
  /// Rule LA9.2.
  init(from start: LayoutTerm, to end: LayoutTerm) {
    item = end.item
    attribute = end.attribute
    origin = start.item
    originAttribute = start.attribute  // LA9.2
  }

  var isDistance: Bool { originAttribute != nil }

  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

  /// The views whose common ancestor holds the constraint.
  var views: [UIView?] {
    isDistance ? [item?.layoutView, origin?.layoutView] : [item?.layoutView]
  }

  /// The text in descriptions, such as `label.width`.
  func text(_ name: NamesOfItems) -> String {
    let end = "\(name(item)).\(attribute.name)"
    guard let originAttribute else { return end }
    return "(\(end) - \(name(origin)).\(originAttribute.name))"
  }
}

/// For whom items are named.
enum NamesOfItems {
  case log, people

  @MainActor func callAsFunction(_ item: (any LayoutItem)?) -> String {
    let name = self == .log ? item?.layoutName : item?.nameInRelations
    return name ?? "(gone)"
  }
}
