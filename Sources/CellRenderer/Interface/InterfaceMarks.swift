import AdaptiveUI
import Cells
import Pictures

/// The interface look with marks; its views are the nodes' views.
struct InterfaceMarks: Markable {
  private let painter: InterfacePainter
  /// For each node the number of the last shape of it or its descendants, else of the last one behind it; −1 for
  /// none.
  private let lastOrders: [Int]
  /// The cells that the texts of nodes are in.
  private let textPlaces: [Int: CellRect]

  init(_ painter: consuming InterfacePainter) {
    let picture = painter.plan.picture
    var orders = Array(repeating: -1, count: picture.nodes.count)
    for order in picture.shapes.indices { orders[picture.shapes[order].owner] = order }
    var last = -1
    let behind = orders.map { order in
      last = max(last, order)
      return last
    }
    for index in picture.nodes.indices.reversed() {
      if let parent = picture.nodes[index].parent {
        orders[parent] = max(orders[parent], orders[index])
      }
    }
    lastOrders = zip(orders, behind).map { $0 < 0 ? $1 : $0 }
    var places: [Int: CellRect] = [:]
    for piece in painter.texts.pieces where !piece.line.spans.isEmpty {
      let place = CellRect(
        column: piece.start, row: piece.row, columns: piece.columns.count, rows: 1)
      let node = painter.requests[piece.request].node
      places[node] = places[node]?.union(place) ?? place
    }
    textPlaces = places
    self.painter = painter
  }

  var views: [ObjectIdentifier] { painter.plan.picture.nodes.map(\.id) }
  var shown: [CanvasBox] { painter.plan.shown }
  var sheet: Sheet { painter.lines.sheet }
  var scale: CanvasScale { painter.plan.scale }
  var options: CanvasOptions { painter.plan.options }

  func hasOutline(_ index: Int) -> Bool {
    guard painter.plan.boxOfNode[index] >= 0 || painter.lowPlaces[index] != nil else {
      return false
    }
    return painter.plan.picture.nodes[index].content == nil
      && painter.plan.picture.nodes[index].isMarkable
  }

  func leavesOutline(_ index: Int) -> Bool { hasOutline(index) }

  /// Whether a cell has the window's ground in both halves.
  var isPlain: (CellPoint) -> Bool {
    let (raster, ground) = (painter.raster, GroundRaster.pack(painter.plan.picture.background))
    return { point in
      raster.pixel(x: point.column, y: 2 * point.row) == ground
        && raster.pixel(x: point.column, y: 2 * point.row + 1) == ground
    }
  }

  func shape(of index: Int) -> (rect: CellRect, isText: Bool) {
    let box = painter.plan.boxOfNode[index]
    guard box < 0 else { return (painter.lines.tree.boxes[box].drawn, false) }
    if let place = painter.lowPlaces[index] ?? textPlaces[index] { return (place, true) }
    let rect = painter.plan.halves[index].touchedCells
    let hasText = painter.plan.picture.nodes[index].content?.text.isEmpty == false
    return (rect, hasText || rect.size.rows < 2)
  }

  func label(of index: Int) -> (depth: Int, name: String) {
    let node = painter.plan.picture.nodes[index]
    let isUnnamed = node.controller == nil && node.ownName == nil
    return (
      painter.plan.depth(of: index), isUnnamed ? node.spokenName : painter.plan.name(of: index)
    )
  }

  func clip(of index: Int) -> CellRect {
    // A box that is too low for lines may be written in another row than its own.
    if let place = painter.lowPlaces[index] { return place.intersection(scale.window) }
    let cells = scale.cells(painter.plan.picture.nodes[index].clip)
    return scale.onOutline(cells.intersection(scale.window))
  }

  func isSeen(_ index: Int) -> (CellPoint) -> Bool {
    let (texts, requests) = (painter.texts, painter.requests)
    let (raster, last) = (painter.raster, lastOrders[index])
    let own = index..<max(painter.plan.picture.nodes[index].end, index + 1)
    return { point in
      // What is in the place of a text that has none itself is not what a mark is about.
      if let piece = texts.piece(column: point.column, row: point.row),
        !own.contains(requests[texts.pieces[piece].request].node)
      {
        return false
      }
      return !raster.isCovered(x: point.column, y: 2 * point.row, after: last)
    }
  }

  func isCovered(_ index: Int) -> (CellPoint) -> Bool {
    let (raster, last) = (painter.raster, lastOrders[index])
    return { raster.isCovered(x: $0.column, y: 2 * $0.row, after: last) }
  }
}

extension CellRect {
  /// The smallest rectangle around two.
  fileprivate func union(_ other: CellRect) -> CellRect {
    let (column, row) = (min(minColumn, other.minColumn), min(minRow, other.minRow))
    return CellRect(
      column: column, row: row, columns: max(maxColumn, other.maxColumn) - column,
      rows: max(maxRow, other.maxRow) - row)
  }
}
