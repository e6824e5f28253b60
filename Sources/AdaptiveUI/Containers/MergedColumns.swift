/// Which controllers on a collapsed split view's one stack came from which column.
///
/// Rules KS11, KS14.
@MainActor struct MergedColumns {
  typealias Column = UISplitViewController.Column

  /// The columns in the order of the stack, with what each brought.
  private(set) var columns: [(column: Column, content: [UIViewController])] = []

  func contains(_ column: Column) -> Bool { columns.contains { $0.column == column } }

  /// Notes that `content` of `column` went onto the stack.
  mutating func add(_ content: [UIViewController], of column: Column) {
    if let index = columns.firstIndex(where: { $0.column == column }) {
      let known = columns[index].content
      columns[index].content += content.filter { new in !known.contains { $0 === new } }
    } else {
      columns.append((column, content))
    }
  }

  mutating func remove(_ column: Column) { columns.removeAll { $0.column == column } }

  /// What is on `stack` below all columns.
  func base(of stack: [UIViewController]) -> [UIViewController] {
    Array(stack[..<(borders(in: stack).compactMap { $0 }.min() ?? stack.count)])
  }

  /// What each column gets back: its part of the stack with all that was pushed on top of it, or
  /// what it brought if nothing of that is left there.
  func contents(of stack: [UIViewController]) -> [(column: Column, content: [UIViewController])] {
    let borders = borders(in: stack)
    return columns.enumerated().map { index, entry in
      guard let start = borders[index] else { return entry }
      let end = borders[(index + 1)...].compactMap { $0 }.first ?? stack.count
      return (entry.column, Array(stack[start..<max(start, end)]))
    }
  }

  private func borders(in stack: [UIViewController]) -> [Int?] {
    columns.map { entry in
      stack.firstIndex { member in entry.content.contains { $0 === member } }
    }
  }
}
