/// The names in a sentence of the Visual Format Language, for documents to check before it is used.
///
/// Rules LA10.1, LA10.2.
package struct VisualFormatNames {
  /// A name and where it begins, as an offset in scalars.
  package typealias Name = (name: String, offset: Int)

  /// What is in brackets.
  package private(set) var views: [Name] = []
  /// What is where only a number can: between views, and after `@`.
  package private(set) var metrics: [Name] = []
  /// What a view's thickness is compared with: a metric or another view.
  package private(set) var operands: [Name] = []

  /// Reads `format`.
  ///
  /// - Throws: ``VisualFormatError`` for a sentence that cannot be read.
  package init(_ format: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(format)
    let sentence = try parser.parse()
    for part in sentence.parts {
      views.append((part.name.value, part.name.offset))
      add(part.connection)
      for size in part.sizes { add(size, isThickness: true) }
    }
    if let end = sentence.end { add(end.connection) }
  }

  private mutating func add(_ connection: VisualFormat.Connection) {
    guard case .gaps(let gaps) = connection else { return }
    for gap in gaps { add(gap, isThickness: false) }
  }

  private mutating func add(_ predicate: VisualFormat.Predicate, isThickness: Bool) {
    if case .name(let name) = predicate.operand.value {
      let found = (name: name, offset: predicate.operand.offset)
      if isThickness { operands.append(found) } else { metrics.append(found) }
    }
    if let priority = predicate.priority, case .name(let name) = priority.value {
      metrics.append((name, priority.offset))
    }
  }
}
