import AdaptiveUI
import Cells
import Documents
import Foundation

extension Lab {
  /// Fills the pane with the source; it follows the focus.
  func sourceLines(_ pane: PaneView, _ session: SceneSession) -> [PaneLine] {
    let page = page(of: session)
    let rows = max(pane.frame.size.rows - 1, 1)
    let marked = page.line(of: session.sourceNames)
    if marked != state.sourceLine {
      state.sourceLine = marked
      if let marked, !(state.position.scroll..<state.position.scroll + rows).contains(marked) {
        state.position.scroll = max(marked - rows / 3, 0)
      }
      if let marked {
        let columns = PaneView.lineColumns(of: pane.innerColumns)
        state.position.column = page.column(showing: marked, in: columns)
      }
    }
    let top = max(min(state.position.scroll, page.lines.count - 1), 0)
    return page.paneLines(
      marked: marked, column: state.position.column, coloured: top..<(top + rows + 1))
  }
}

extension Lab {
  /// Scrolls the source to a line, from 1, until the focus is elsewhere.
  func showInSource(line: Int, of session: SceneSession) {
    let index = min(line, page(of: session).lines.count) - 1
    state.sourceLine = page(of: session).line(of: session.sourceNames)
    var position = state.positions[.source] ?? PanePosition()
    (position.selection, position.scroll) = (index, index - Self.linesAboveChange)
    state.positions[.source] = position
  }

  private static var linesAboveChange: Int { 2 }

  /// The text of the open document, read once.
  func page(of session: SceneSession) -> SourcePage {
    let source = session.document.source
    let page =
      sourcePage.flatMap { $0.source == source ? $0 : nil }
      ?? SourcePage(source, known: session.document.controllerLines)
    sourcePage = page
    return page
  }
}

extension SceneSession {
  /// The possible names of the focused object in the source: its own, then those of its ancestors.
  var sourceNames: [String] {
    sequence(first: focusedView, next: { $0?.superview }).compactMap { $0 }.flatMap { view in
      [view.viewController?.displayName, view.identifier, view.displayName].compactMap { $0 }
    }
  }
}
