/// The lines that a pane under the canvas needs; the picture has the other rows.
///
/// The pane grows with the card of a step, and keeps its rows until another scene is opened: a
/// picture that jumped back with every shorter card would be harder to follow than a smaller one.
struct PaneNeed: Sendable, Equatable {
  /// The most lines of a card since the scene was opened; `nil` for all rows that a pane may have.
  private var lines: Int? = 0

  /// The need of a pane that shows more than cards.
  static let whole = PaneNeed(lines: nil)

  /// The need before the first card.
  init() {}

  private init(lines: Int?) { self.lines = lines }

  /// Makes room for a card.
  mutating func show(lines card: Int) { lines = lines.map { max($0, card) } }

  /// The rows of the pane, including the row of names.
  ///
  /// - Parameter usual: The rows of a pane that needs all of them.
  /// - Returns: At least ``leastRows``, at most `usual`.
  func rows(usual: Int) -> Int {
    lines.map { min(max($0 + 1, Self.leastRows), usual) } ?? usual
  }

  /// A pane with fewer rows is hard to find, and to hit.
  private static let leastRows = 4
}
