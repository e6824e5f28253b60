import AdaptiveUI
import CellRenderer
import Cells
import Foundation

extension Lab {
  /// The mouse did something: the overlay gets it first, then the pane, then the scene.
  func point(_ event: MouseEvent) {
    message = nil
    switch event.action {
    case .scrollUp: mode == .canvas ? wheel(event, -3) : interface.overlay.move(by: -1)
    case .scrollDown: mode == .canvas ? wheel(event, 3) : interface.overlay.move(by: 1)
    case .press where mode == .canvas:
      pressedAt = event.position
      click(event.position)
    case .drag where mode == .canvas: drag(to: event.position)
    case .release:
      session?.endDrag()
      pressedAt = nil
    case .press, .drag: break
    }
  }

  /// A press that moves on is a finger on what is presented.
  private func drag(to position: CellPoint) {
    guard let session, let start = pressedAt.flatMap(canvasPoint) else { return }
    if session.drag == nil {
      guard position != pressedAt, session.beginDrag(at: start) else { return }
    }
    if let point = canvasPoint(position) { session.continueDrag(to: point) }
  }

  private func wheel(_ event: MouseEvent, _ rows: Int) {
    if let point = canvasPoint(event.position) {
      if session?.scroll(at: point, by: rows) != true { scroll(by: rows) }
    } else {
      interface.pane.scroll -= rows
    }
  }

  /// A click outside a presentation asks to dismiss it; a click on a box focuses it; a second click
  /// on the focused box activates it.
  private func click(_ position: CellPoint) {
    guard let point = canvasPoint(position), let session else { return }
    session.click(point)
  }

  /// The cell of the canvas under a cell of the terminal; `nil` outside.
  private func canvasPoint(_ position: CellPoint) -> CellPoint? {
    guard interface.pane.isHidden || interface.place != .behind else { return nil }
    let frame = interface.canvas.frame
    let column = position.column - Int((frame.minX / TerminalHost.cell.width).rounded())
    let row = position.row - Int((frame.minY / TerminalHost.cell.height).rounded())
    guard column >= 0, row >= 0, column < canvasSize.columns, row < canvasSize.rows else {
      return nil
    }
    return CellPoint(column: column, row: row)
  }
}
