import AdaptiveUI
import Cells

extension BoxPainter {
  /// The picture with marks on what changed and on what something is found about; the sheet itself
  /// stays without, so that the next picture can build on it.
  ///
  /// - Parameters:
  ///   - views: Those of the boxes, in the same order.
  ///   - options: Where the marks are asked for.
  ///   - scale: How points of the window become cells.
  /// - Returns: The picture, of the sheet's size.
  @MainActor func marked(
    _ views: some Sequence<UIView>, _ options: CanvasOptions, _ scale: CanvasScale
  ) -> CellBuffer {
    guard !options.changes.isEmpty || !options.flagged.isEmpty else { return sheet.buffer }
    var painter = self
    var pen = MarkPen(buffer: sheet.buffer, (palette.usesColor, palette.isOnLight))
    var places: [ObjectIdentifier: Int] = [:]
    for (index, view) in views.enumerated() { places[ObjectIdentifier(view)] = index }
    for old in options.changes.compactMap(\.old) {
      pen.drawOld(scale.cells(old), within: scale.window)
    }
    for change in options.changes {
      if let index = change.view.flatMap({ places[$0] }) {
        painter.mark(index, in: .change, with: &pen)
      } else if let new = change.new {
        pen.draw(scale.cells(new), isText: false, in: .change) { scale.window.contains($0) }
      }
    }
    for (index, view) in views.enumerated()
    where options.flagged.contains(ObjectIdentifier(view)) {
      painter.mark(index, in: .finding, with: &pen)
    }
    return pen.buffer
  }

  private mutating func mark(_ index: Int, in ink: MarkPen.Ink, with pen: inout MarkPen) {
    let box = tree.boxes[index]
    pen.draw(
      box.drawn, isText: box.kind == .bare && box.content != nil, in: ink,
      isSeen: { isSeen($0, of: index) })
  }

  /// Whether a cell shows a box, what stands around it or what is in it, and nothing that covers it.
  private mutating func isSeen(_ point: CellPoint, of index: Int) -> Bool {
    guard tree.boxes[index].clip.contains(point) else { return false }
    if let owner = sheet.lineOwner(at: point) { return tree.linesJoin(owner, index) }
    guard let front = sheet.front(at: point) else { return true }
    return tree.contains(tree.boxes[index].leader, front) || tree.contains(front, index)
  }
}
