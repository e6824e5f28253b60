import AdaptiveUI
import Foundation

// The rows of a pane under the canvas, which follow the card of the last step.

extension Lab {
  /// Before the picture: gives the pane the rows of a scene's first card, or all where the user asked
  /// for more than a card.
  func prepareRows() {
    if interface.paneExtra == 0 {
      var need = interface.paneNeed
      need.isWhole = showsMoreThanCard
      setPaneNeed(need)
    }
    guard interface.paneMayGrow, interface.paneNeed == PaneNeed(), let session,
      let card = stepCard(session, BoxDepths(), beside: nil)
    else { return }
    let columns = interface.pane.innerColumns
    let notes = noteLines(session, PaneView.cardColumns(of: columns))
    growPane(to: neededLines(card, notes, columns))
  }

  /// After the picture: gives the pane the rows of its card.
  ///
  /// - Returns: Whether it has more rows now, so that the picture has fewer.
  func growPane() -> Bool {
    guard interface.paneMayGrow, !showsMoreThanCard else { return false }
    let rows = interface.pane.lineRows
    growPane(to: interface.pane.neededLines)
    return interface.pane.lineRows != rows
  }

  private func growPane(to lines: Int) {
    var need = interface.paneNeed
    need.show(lines: lines)
    setPaneNeed(need)
  }

  private func setPaneNeed(_ need: PaneNeed) {
    if need != interface.paneNeed { arrangePane { $0.paneNeed = need } }
  }

  /// Gives a pane that the user did not size the rows of the next scene's first card.
  func forgetCards() {
    if interface.paneExtra == 0 { setPaneNeed(PaneNeed()) }
  }

  /// Whether the user asked for more of the pane than the last step's card: for another page, or a log
  /// to read.
  private var showsMoreThanCard: Bool {
    state.pane != .log || state.logFilter != .folded || needsWholeLog
  }

  /// The lines that a card needs in a pane of a width in columns, with the scene's tasks and notes.
  ///
  /// Issues are found when nothing else happens, and a picture that nobody touches must not jump: there
  /// is room for them under the first card.
  func neededLines(_ card: StepCard, _ notes: [PaneLine], _ width: Int) -> Int {
    let columns = PaneView.cardColumns(of: width)
    let later = card.isOpening && state.issues.count == 0 ? width >= PaneView.leastWide ? 2 : 1 : 0
    let tasks = taskCard.map { $0.lines(columns, room: .max).count }
    return card.leastLines(columns) + later + (tasks ?? notes.count)
  }
}
