import AdaptiveUI
import Cells
import Pictures

/// The wireframe with marks; its views are the boxes' views.
struct BoxMarks: Markable {
  let painter: BoxPainter
  let shown: [CanvasBox]
  let scale: CanvasScale
  let options: CanvasOptions

  var views: [ObjectIdentifier] { shown.map(\.id) }
  var sheet: Sheet { painter.sheet }
  private var boxes: [Box] { painter.tree.boxes }

  func hasOutline(_ index: Int) -> Bool {
    boxes[index].kind == .bordered && boxes[index].content == nil
  }

  func leavesOutline(_ index: Int) -> Bool { true }

  var isPlain: (CellPoint) -> Bool { { _ in true } }

  func shape(of index: Int) -> (rect: CellRect, isText: Bool) {
    (boxes[index].drawn, boxes[index].kind == .bare && boxes[index].content != nil)
  }

  func clip(of index: Int) -> CellRect { boxes[index].clip }

  func label(of index: Int) -> (depth: Int, name: String) {
    (boxes[index].depth, boxes[index].title.name)
  }

  func isCovered(_ index: Int) -> (CellPoint) -> Bool { { _ in false } }

  /// Whether a cell shows a box, or an ancestor or descendant of it.
  func isSeen(_ index: Int) -> (CellPoint) -> Bool {
    var painter = painter
    return { point in
      if let owner = painter.sheet.lineOwner(at: point) { return painter.meeting(owner, index) }
      guard let front = painter.sheet.front(at: point) else { return true }
      let tree = painter.tree
      return tree.contains(tree.boxes[index].leader, front) || tree.contains(front, index)
    }
  }
}
