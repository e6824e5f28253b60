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
    let contents = views.map(\.isPartOfContent)
    let fronts = sheet.hits.boxes
    let columns = sheet.bounds.size.columns
    for change in options.changes where change.isBox {
      guard let old = change.old else { continue }
      pen.drawOld(scale.cells(old), within: scale.window) { point in
        let front = Int(fronts[point.row * columns + point.column])
        return front < 0 || !contents[front]
      }
    }
    for change in options.changes where change.isBox {
      guard let index = change.view.flatMap({ places[$0] }), tree.boxes[index].kind == .bordered,
        tree.boxes[index].content == nil
      else { continue }
      painter.mark(index, in: .change, with: &pen)
    }
    for change in options.changes where change.hasVanished {
      guard let old = change.old, let view = change.view, options.flagged.contains(view) else {
        continue
      }
      pen.drawOld(scale.cells(old), within: scale.window, isMissed: true) { _ in true }
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
