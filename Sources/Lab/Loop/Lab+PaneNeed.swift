import AdaptiveUI
import Foundation

// The rows of a pane under the canvas, which follow the card of the last step.

extension Lab {
  /// Gives a pane under the canvas the rows that it needs, before the picture gets the others.
  ///
  /// A user who sized the pane chose its rows.
  func followCard() {
    guard interface.paneMayGrow, let session else { return }
    var need = showsMoreThanCard ? PaneNeed.whole : interface.paneNeed
    need.show(lines: neededLines(session))
    if need != interface.paneNeed { arrangePane { $0.paneNeed = need } }
  }

  /// Gives a pane that the user did not size the rows of the next scene's first card.
  func forgetCards() {
    guard interface.paneExtra == 0 else { return }
    arrangePane { $0.paneNeed = PaneNeed() }
  }

  /// Whether the user asked for more of the pane than the last step's card: for another page, or a log
  /// to read.
  private var showsMoreThanCard: Bool {
    state.pane != .log || state.logFilter != .folded || needsWholeLog
  }

  /// The lines of the card with the scene's tasks and notes.
  ///
  /// Issues at other sizes are found when nothing else happens, and a picture that nobody touches must
  /// not jump: they get no rows of their own, but there is room for them under the first card.
  private func neededLines(_ session: SceneSession) -> Int {
    let width = interface.pane.innerColumns
    let isWide = width >= PaneView.leastWide
    let columns = isWide ? PaneView.asideColumns(of: width) - 2 : width - 2
    let card = stepCard(session, BoxDepths(), beside: nil, tellsElsewhere: false)
    let least = card.map { $0.leastLines(columns) } ?? 0
    let later = card?.isOpening == true && state.issues == 0 ? isWide ? 2 : 1 : 0
    let tasks = taskCard.map { $0.lines(columns, room: .max).count }
    return least + later + (tasks ?? noteLines(session, columns).count)
  }
}
