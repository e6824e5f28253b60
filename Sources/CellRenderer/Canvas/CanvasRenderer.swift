package import AdaptiveUI
package import Cells
import Foundation

/// Draws a window as boxes of cells.
///
/// The same tree, canvas and options give the same picture; nothing in the tree changes.
@MainActor package enum CanvasRenderer {
  /// Draws a window, or any other view and what is in it.
  ///
  /// - Parameters:
  ///   - root: The window; it has no box of its own, any other view has.
  ///   - canvas: The size of the picture, in cells.
  ///   - options: What is set off.
  ///   - memory: What was drawn last, to draw only what changed.
  /// - Returns: The picture, of the canvas's size.
  package static func picture(
    of root: UIView, canvas: CellSize, options: CanvasOptions = CanvasOptions(),
    memory: CanvasMemory? = nil
  ) -> CanvasPicture {
    let scale = CanvasScale(
      size: root.bounds.size, shown: root.presentationFrame.size, canvas: canvas)
    var collector = BoxCollector(
      scale: scale, options: options, before: memory?.boxes ?? [])
    collector.collect(root)
    let setting = CanvasMemory.Setting(
      scale: scale, canvas: canvas,
      palette: Palette(usesColor: options.usesColor, isOnLight: options.isOnLight))
    if let sheet = memory?.redrawn(collector.boxes, collector.lost, setting) {
      return CanvasPicture(
        buffer: sheet.buffer, shown: collector.shown, scale: scale, hits: sheet.hits)
    }
    var tree = BoxTree(boxes: collector.boxes)
    tree.shareLines()
    tree.resolveClips(within: scale.window)
    var painter = BoxPainter(tree: tree, sheet: Sheet(size: canvas), palette: setting.palette)
    if scale.isOutlined {
      painter.paintOutline(
        scale, size: root.bounds.size, options.caption,
        hasHomeIndicator: root.safeAreaInsets.bottom > 0)
    }
    painter.paintBoxes()
    painter.paintLost(collector.lost)
    if scale.isOutlined { painter.paintOverruns() }
    painter.paintArrows()
    painter.paintGrabbers()
    painter.paintTitles()
    memory?.keep(collector.boxes, collector.lost, painter, setting)
    return CanvasPicture(
      buffer: painter.sheet.buffer, shown: collector.shown, scale: scale,
      hits: painter.sheet.hits)
  }
}
