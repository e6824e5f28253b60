/// A place in a file's text; both numbers start at 1, columns count Unicode scalars.
package struct SourceMark: Sendable, Hashable, Comparable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The place `scalars` further on the same line.
  package func advanced(by scalars: Int) -> Self { Self(line: line, column: column + scalars) }
}

/// A value and the place where the file says it.
package struct Marked<Value: Sendable>: Sendable {
  package let value: Value
  package let mark: SourceMark

  package init(_ value: Value, _ mark: SourceMark) {
    self.value = value
    self.mark = mark
  }

  package func map<Other: Sendable>(_ transform: (Value) -> Other) -> Marked<Other> {
    Marked<Other>(transform(value), mark)
  }
}

extension Marked: Equatable where Value: Equatable {}
