package import AdaptiveUI
package import Cells
import Foundation
import Pictures

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
      size: root.bounds.size, shown: root.presentationFrame.size, canvas: canvas,
      stretches: options.stretches)
    if options.look == .interface {
      return interface(of: root, scale, canvas, options)
    }
    var collector = BoxCollector(
      scale: scale, options: options, before: memory?.boxes ?? [])
    collector.collect(root)
    let setting = CanvasMemory.Setting(
      scale: scale, canvas: canvas,
      palette: Palette(usesColor: options.usesColor, isOnLight: options.isOnLight))
    let painter: BoxPainter
    if let redrawn = memory?.redrawn(collector.boxes, collector.lost, setting) {
      painter = redrawn
    } else {
      painter = self.painter(of: root, collector, options, setting)
      memory?.keep(collector.boxes, collector.lost, painter, setting)
    }
    return CanvasPicture(
      buffer: painter.marked(collector.shown.map(\.view), options, scale), shown: collector.shown,
      scale: scale, hits: painter.sheet.hits)
  }

  /// Paints the collected boxes.
  private static func painter(
    of root: UIView, _ collector: BoxCollector, _ options: CanvasOptions,
    _ setting: CanvasMemory.Setting
  ) -> BoxPainter {
    let scale = setting.scale
    var tree = BoxTree(boxes: collector.boxes)
    tree.shareLines()
    tree.resolveClips(within: scale.window)
    var painter = BoxPainter(
      tree: tree, sheet: Sheet(size: setting.canvas), palette: setting.palette)
    if scale.isOutlined {
      painter.paintOutline(
        scale, size: root.bounds.size, options.caption,
        hasHomeIndicator: root.safeAreaInsets.bottom > 0)
    }
    painter.paintBoxes()
    painter.paintLost(collector.lost)
    if scale.isScaled { painter.paintOverruns() }
    painter.paintArrows()
    painter.paintGrabbers()
    painter.paintTitles()
    return painter
  }

  /// The picture in the interface look.
  private static func interface(
    of root: UIView, _ scale: CanvasScale, _ canvas: CellSize, _ options: CanvasOptions
  ) -> CanvasPicture {
    let picture = WindowPicture(of: root, covered: options.covered)
    let plan = InterfacePlan(picture, scale: scale, options: options)
    var painter = InterfacePainter(plan, canvas: canvas)
    if scale.isOutlined { painter.paintOutline(of: root) }
    painter.paint(root)
    return CanvasPicture(
      buffer: painter.marked(), shown: plan.shown, scale: scale, hits: painter.lines.sheet.hits)
  }
}
