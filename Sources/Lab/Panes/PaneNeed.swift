/// The lines that a pane under the canvas needs; the picture has the other rows.
///
/// The pane grows with the card of a step, and keeps its rows until another scene is opened: a
/// picture that jumped back with every shorter card would be harder to follow than a smaller one.
struct PaneNeed: Sendable, Equatable {
  /// The most lines of a card since the scene was opened.
  private var lines = 0
  /// Whether it shows more than a card, and needs all rows that a pane may have: only as long as it does, so
  /// that the picture is as before when the card is back.
  var isWhole = false

  /// The need of a pane that shows more than cards.
  static let whole: PaneNeed = {
    var need = PaneNeed()
    need.isWhole = true
    return need
  }()

  /// The need before the first card.
  init() {}

  /// Makes room for a card.
  mutating func show(lines card: Int) { lines = max(lines, card) }

  /// The rows of the pane, including the row of names.
  ///
  /// - Parameter usual: The rows of a pane that needs all of them.
  /// - Returns: At least ``leastRows``, at most `usual`.
  func rows(usual: Int) -> Int {
    isWhole ? usual : min(max(lines + 1, Self.leastRows), usual)
  }

  /// A pane with fewer rows is hard to find, and to hit.
  private static let leastRows = 4
}
