import AdaptiveUI
import Cells
import Foundation
import Pictures

/// A picture of the wireframe, with lines and texts but no titles.
struct BoxDraft: CanvasDraft {
  private let collector: BoxCollector
  private let scale: CanvasScale
  private let options: CanvasOptions
  private let memory: CanvasMemory?
  private let setting: CanvasMemory.Setting
  private var painter: BoxPainter
  /// Whether the painter already has a finished picture, taken from the memory.
  private let isRedrawn: Bool

  init(
    _ picture: WindowPicture, _ scale: CanvasScale, _ canvas: CellSize, _ options: CanvasOptions,
    _ memory: CanvasMemory?
  ) {
    (self.scale, self.options, self.memory) = (scale, options, memory)
    collector = BoxCollector(
      picture, scale: scale, options: options, before: memory?.boxes ?? [])
    setting = CanvasMemory.Setting(
      scale: scale, canvas: canvas,
      palette: Palette(usesColor: options.usesColor, isOnLight: options.isOnLight))
    let redrawn = memory?.redrawn(collector.boxes, collector.lost, setting)
    isRedrawn = redrawn != nil
    painter = redrawn ?? Self.painter(of: picture, collector, options, setting)
  }

  func account(within rows: Int) -> RowAccount { .unknown }
  /// Lines and texts are painted together, at once.
  mutating func layTexts() {}
  var plannedCuts: Int? { nil }
  var isDrawn: Bool { true }
  var textRows: Int { leastRows }
  var leastRows: Int { painter.leastRows(options) }
  var crowdedTexts: Int { 0 }
  var alikeRows: [[Range<Int>]] { [] }
  var centredLines: [CentredLine] { [] }

  func spareRows() -> SpareRows { SpareRows() }

  mutating func finished(keepsUnmarked: Bool) -> CanvasPicture {
    if !isRedrawn {
      painter.paintArrows()
      painter.paintGrabbers()
      painter.paintTitles()
      memory?.keep(collector.boxes, collector.lost, painter, setting)
    }
    // Which rows are left out does not depend on guides, which belong to the lab.
    let unmarked = keepsUnmarked ? painter.sheet.buffer : nil
    var painter = painter
    if painter.hasGuides { painter.paintGuides() }
    let marks = BoxMarks(
      painter: painter, shown: collector.shown, scale: scale, options: options)
    return CanvasPicture(
      marks.marked(painter.sheet.buffer), unmarked: unmarked,
      shown: collector.shown, scale: scale, hits: painter.sheet.hits)
  }

  /// Paints the collected boxes.
  private static func painter(
    of picture: WindowPicture, _ collector: BoxCollector, _ options: CanvasOptions,
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
        scale, size: picture.size, options.caption,
        hasHomeIndicator: picture.safeAreaInsets.bottom > 0)
    }
    painter.paintBoxes()
    painter.paintLost(collector.lost)
    if scale.isScaled { painter.paintOverruns() }
    return painter
  }
}
