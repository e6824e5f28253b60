/// A sentence of the Visual Format Language, without views and metrics looked up.
///
/// Rule LA10.1.
struct VisualFormat: Equatable {
  /// Something written, and where it begins: an offset in scalars, for error messages.
  struct Spot<Value: Equatable>: Equatable {
    let value: Value
    let offset: Int
  }

  /// What a predicate compares with.
  enum Operand: Equatable {
    case number(Double)
    /// A metric or a view.
    case name(String)
  }

  /// `relation operand @ priority`.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var operand: Spot<Operand>
    var priority: Spot<Operand>?
  }

  /// What is between two neighbours.
  enum Connection: Equatable {
    /// Nothing: they touch.
    case none
    /// A dash alone.
    case standard
    /// One or more distances.
    case gaps([Predicate])
  }

  /// `[name(predicates)]`.
  struct Part: Equatable {
    let name: Spot<String>
    let sizes: [Predicate]
    /// What is before the view.
    let connection: Connection
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// Where the superview's bar is at the beginning.
  var leadingBar: Int?
  var parts: [Part] = []
  /// What is between the last view and the superview's bar, and where the bar is.
  var end: (connection: Connection, bar: Int)?

  static func == (left: VisualFormat, right: VisualFormat) -> Bool {
    (left.axis, left.leadingBar, left.parts) == (right.axis, right.leadingBar, right.parts)
      && left.end?.connection == right.end?.connection && left.end?.bar == right.end?.bar
  }
}

/// What is wrong with a format, and where.
///
/// Rule LA10.5.
package struct VisualFormatError: Error, Equatable {
  /// What is wrong, in UIKit's words.
  package let diagnosis: String
  /// Where, as an offset in scalars.
  package let offset: Int

  init(_ diagnosis: String, at offset: Int) {
    self.diagnosis = diagnosis
    self.offset = offset
  }

  /// UIKit's text: the diagnosis, the format and a caret under the place.
  func text(format: String) -> String {
    // One column for each scalar, so that the caret is under its place.
    let line = String(
      String.UnicodeScalarView(format.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
    let room = String(repeating: " ", count: min(max(offset, 0), format.unicodeScalars.count))
    return "Unable to parse constraint format: \n\(diagnosis) \n\(line) \n\(room)^"
  }
}
