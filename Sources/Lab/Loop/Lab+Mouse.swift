import AdaptiveUI
import CellRenderer
import Cells
import Foundation

extension Lab {
  /// Handles an event of the mouse: first the list, then the pane's edge, then pane and scene.
  func point(_ event: MouseEvent) {
    // A click is answered until the next one: it ends with a release.
    if event.action != .release { clearNotice() }
    guard state.lists.isEmpty else { return pointInList(event) }
    switch event.action {
    case .scrollUp: wheel(event, -3)
    case .scrollDown: wheel(event, 3)
    case .press: press(at: event.position)
    case .select: select(at: event.position)
    case .drag: drag(to: event.position)
    case .release:
      if session?.drag != nil || session?.windowScene.isDragged == true { apply(.drop) }
      state.drag = nil
    }
  }

  private func pointInList(_ event: MouseEvent) {
    switch event.action {
    case .scrollUp: moveInList(by: -1)
    case .scrollDown: moveInList(by: 1)
    case .press:
      if let item = interface.overlay.item(at: event.position) { return choose(item: item) }
      if let key = footerKey(at: event.position) { press(key.key, key.modifiers) }
    case .drag, .release, .select: break
    }
  }

  /// The other button selects a view for the explanation, and presses nothing.
  private func select(at position: CellPoint) {
    state.drag = nil
    guard let point = seenPoint(position) else { return }
    state.paneHasKeys = false
    apply(.select(point))
  }

  private func press(at position: CellPoint) {
    if takeScrubber(at: position) { return }
    if pressBars(at: position) || pressTab(at: position) || pressName(at: position)
      || pressWall(at: position) || pressIssue(at: position)
    {
      state.drag = nil
    } else if isOnDivider(position) {
      state.drag = .divider
    } else if rulerFrame.contains(position) {
      state.drag = isOnTrack(position, in: rulerFrame) ? .ruler : nil
      if state.drag != nil { pointAtRuler(position, in: rulerFrame) }
    } else if let drag = windowDrag(at: position) {
      state.drag = drag
    } else if let sentence = sentence(ofSignAt: position) {
      state.drag = nil
      state.message = .note(sentence)
    } else if let command = clickCommand(at: position) {
      state.drag = .canvas(position)
      state.paneHasKeys = false
      let disabled = disabledControl(at: position)
      click(command)
      if state.message == nil, let disabled {
        state.message = .note("\(disabled) is disabled: a press does nothing")
      }
    } else if let line = paneLine(at: position), !seekLine(line), let index = chosenLine(line) {
      let isWhole = state.pane != .log || needsWholeLog
      let (target, issue) = (interface.pane.lines[index].target, interface.pane.lines[index].issue)
      if !state.paneHasKeys { state.message = .note("the pane has the keys, Esc gives them back") }
      state.paneHasKeys = true
      if isWhole { select(index) }
      state.paneLedFocus = state.paneLedFocus || issue != nil && index == line || target != nil
      // A heading leads to no size.
      if let issue, index == line, state.time == nil { go(to: issue) }
      if let target, state.time == nil, let problem = attempt(.focus(target)), state.pane != .log {
        // Views in past events may have left the window; lines about present views report why they
        // cannot be focused.
        state.message = .note(problem)
      }
    }
  }

  private func drag(to position: CellPoint) {
    switch state.drag {
    case .divider: dragDivider(to: position)
    case .scrubber: scrub(to: position)
    case .window(let drag): dragWindow(drag, to: position)
    case .ruler: pointAtRuler(position, in: rulerFrame)
    case .canvas(let start): dragFinger(from: start, to: position)
    case nil: break
    }
  }

  /// A press that moves becomes a finger on the presentation, or on a view with gesture
  /// recognizers.
  private func dragFinger(from start: CellPoint, to position: CellPoint) {
    guard let session, state.time == nil, let origin = canvasPoint(start) else { return }
    if session.drag == nil {
      guard position != start, session.canDrag(at: origin) else { return }
      apply(.press(origin))
    }
    if session.drag != nil, let point = canvasPoint(position) { apply(.drag(point)) }
  }

  /// Moves the edge between canvas and pane, in an interactive resize.
  private func dragDivider(to position: CellPoint) {
    let extra =
      interface.place == .beside
      ? paneFrame.origin.column - position.column : paneFrame.origin.row - position.row
    resizePane(by: extra)
  }

  /// Moves an edge or the corner of a window on a pad's screen.
  private func dragWindow(_ drag: WindowDrag, to position: CellPoint) {
    guard position != drag.start || session?.windowScene.isDragged == true else { return }
    // The window is centred: an edge moves half as far as the window grows.
    let (right, down) = (position.column - drag.start.column, position.row - drag.start.row)
    let width = drag.size.width + (drag.width ? 2 * CGFloat(right) * drag.cell.width : 0)
    let height = drag.size.height + (drag.height ? 2 * CGFloat(down) * drag.cell.height : 0)
    apply(.dragWindow(width: max(Int(width), 100), height: max(Int(height), 100)))
  }

  private func wheel(_ event: MouseEvent, _ rows: Int) {
    guard let point = canvasPoint(event.position), state.time == nil else {
      return scrollPane(by: rows)
    }
    guard session?.canScroll(at: point) == true else {
      let isFolded = (shown?.foldedRows ?? 0) > 0
      let rest = isFolded ? ", but rows are folded (\(keyOfAllRows))" : ""
      state.message = .note("\(SceneSession.nothingScrolls)\(rest)")
      return
    }
    // Whole rows of the picture, so that all that scrolls moves by the same ones.
    let height = shown?.picture.scale.cell.height ?? TerminalHost.cell.height
    let notch = max((CGFloat(rows.magnitude) * TerminalHost.cell.height / height).rounded(), 1)
    let command = LabCommand.scroll(
      rows: rows.signum() * Int(notch), height: Double(height), at: point)
    if let problem = attempt(command) { state.message = .note("\(problem) any further") }
  }

  private func isOnDivider(_ position: CellPoint) -> Bool {
    guard interface.showsPane else { return false }
    switch interface.place {
    case .beside: return position.column == paneFrame.origin.column && paneFrame.contains(position)
    case .below: return position.row == paneFrame.origin.row
    case .behind: return false
    }
  }

  /// The right or lower edge, or the corner, of a window whose size the user may choose.
  private func windowDrag(at position: CellPoint) -> MouseDrag? {
    guard let session, let shown, state.time == nil, session.canResizeWindow,
      let point = shownPoint(position)
    else { return nil }
    let scale = shown.picture.scale
    let window = scale.window
    let (right, bottom) = (window.maxColumn - 1, window.maxRow - 1)
    let isInside = point.column <= right + 1 && point.row <= bottom + 1
    // The window's last cells and the outline around; the corner is wider, so that it is easy to hit.
    let isRight = point.column >= right || (point.column >= right - 1 && point.row >= bottom)
    let isBottom = point.row >= bottom || (point.row >= bottom - 1 && point.column >= right)
    guard isInside, isRight || isBottom else { return nil }
    return .window(
      WindowDrag(
        width: isRight, height: isBottom, start: position, size: session.windowScene.geometry.size,
        cell: scale.cell))
  }

  private func paneLine(at position: CellPoint) -> Int? {
    guard interface.showsPane, paneFrame.contains(position) else { return nil }
    return interface.pane.line(atRow: position.row - paneFrame.origin.row)
  }

  /// The line that a press on one chooses: in place of a heading of issues the first one below; `nil` for
  /// none.
  private func chosenLine(_ index: Int) -> Int? {
    let lines = interface.pane.lines[index...]
    guard state.pane == .issues, lines.first?.issue == nil else { return index }
    return lines.firstIndex { $0.issue != nil }
  }

  private var paneFrame: CellRect { interface.pane.frame }

  /// Empty while no ruler is shown.
  private var rulerFrame: CellRect { interface.ruler.frame }

  /// The cell of the visible picture under a cell of the terminal; `nil` outside.
  private func shownPoint(_ position: CellPoint) -> CellPoint? {
    guard wall == nil, interface.showsCanvas else { return nil }
    let frame = interface.canvas.frame
    let column = position.column - frame.origin.column
    let row = position.row - frame.origin.row
    guard column >= 0, row >= 0, column < roomSize.columns, row < roomSize.rows else {
      return nil
    }
    return CellPoint(column: column, row: row)
  }

  /// What the sign of the picture's rows at a cell of the terminal means; `nil` where none is.
  private func sentence(ofSignAt position: CellPoint) -> String? {
    guard let point = shownPoint(position), let shown, shown.isLowered,
      shown.topSign?.contains(point) == true
    else { return nil }
    if shown.foldedRows > 0 {
      return "\(shown.foldedRows) rows that only repeat others are left out; \(keyOfAllRows)"
    }
    let own = TerminalHost.cell.height.traceText
    let height = shown.picture.scale.cell.height.rounded().traceText
    return "drawn lower to fit: a row is about \(height) points, not \(own); \(keyOfAllRows)"
  }

  /// The name of the disabled control that is seen at a cell of the terminal; `nil` for none.
  private func disabledControl(at position: CellPoint) -> String? {
    guard let shown, let point = shownPoint(position) else { return nil }
    return shown.picture.view(at: shown.drawnCell(of: point))?.disabledControl?.spokenName
  }

  /// The command for a click on what is seen at a cell of the terminal; `nil` outside.
  private func clickCommand(at position: CellPoint) -> LabCommand? {
    guard let session, let shown, let point = shownPoint(position) else { return nil }
    return session.clickCommand(at: point, in: shown)
  }

  /// The cell of the session's own canvas for what is seen at a cell of the terminal; `nil` outside.
  private func seenPoint(_ position: CellPoint) -> CellPoint? {
    guard let session, let shown, let point = shownPoint(position) else { return nil }
    return session.canvasCell(ofSeen: point, in: shown)
  }

  /// The cell of the session's own canvas under a cell of the terminal; `nil` outside.
  private func canvasPoint(_ position: CellPoint) -> CellPoint? {
    guard let session, let shown, let point = shownPoint(position) else { return nil }
    return session.canvasCell(of: point, in: shown)
  }
}

extension SceneSession {
  /// Whether a finger at a cell can drag the presentation, or has gesture recognizers.
  func canDrag(at point: CellPoint) -> Bool {
    let position = picture().scale.point(at: point)
    if let hit = environment.perform({ window.hitTest(position, with: nil) }),
      TouchSequence.isFollowed(on: hit, from: position)
    {
      return true
    }
    guard let view = topPresented?.viewIfLoaded, let hit = picture().view(at: point) else {
      return false
    }
    return hit.isDescendant(of: view)
      || topPresented?.activePresentationController?.presentedView.map {
        hit.isDescendant(of: $0)
      } == true
  }

  /// Whether a scroll view is at a cell.
  func canScroll(at point: CellPoint) -> Bool {
    sequence(first: picture().view(at: point), next: { $0?.superview })
      .contains { $0 is UIScrollView }
  }

  /// Whether the user may drag the window's corner.
  var canResizeWindow: Bool {
    deviceWindow == nil && windowScene.isResizableByUser
  }
}
