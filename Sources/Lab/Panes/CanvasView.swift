import Cells

/// The scene's picture inside the lab's interface.
final class CanvasView: LabPart {
  /// The picture; `nil` before a scene is open.
  var picture: CellBuffer?

  override func draw(in buffer: inout CellBuffer, rect: CellRect) {
    if picture?.size != rect.size { buffer.fill(rect, with: theme.text) }
    guard let picture else { return }
    buffer.draw(picture, at: rect.origin)
  }
}
