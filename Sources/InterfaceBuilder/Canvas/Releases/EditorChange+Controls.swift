import AdaptiveUI
import Foundation

// Natural sizes of controls. Each row: build, name, repositories, documents, frames.

extension EditorChange {
  static let controls = [
    EditorChange(8000, "higher wheels", 14, 28, 83, against: 10) {
      $0.controls.picker = ControlMetrics.ios8.picker
    },
    EditorChange(13000, "higher search bars", 7, 12, 23) { $0.controls.searchBarHeight = 56 },
    EditorChange(14800, "higher steppers", 7, 19, 110) { $0.controls.stepper.height = 32 },
    EditorChange(14800, "segments of iOS 13", 23, 42, 193) {
      $0.controls.segmentHeight = 31
      $0.controls.segmentPadding = ControlMetrics.ios26.segmentPadding
      $0.controls.segmentWeight = ControlMetrics.ios26.segmentWeight
    },
    EditorChange(14800, "higher and wider fields", 35, 127, 746, against: 12) {
      $0.controls.fieldHeight = ControlMetrics.ios26.fieldHeight
      $0.controls.fieldPadding = ControlMetrics.ios26.fieldPadding
      $0.controls.fieldRoom = ControlMetrics.ios26.fieldRoom
    },
    EditorChange(14800, "plain fields as wide as their text", 3, 5, 21) {
      $0.controls.plainFieldRoom = ControlMetrics.ios26.plainFieldRoom
    },
    EditorChange(14800, "symbols as buttons", 3, 3, 6) { $0.text.setsSymbolButtons = true },
    EditorChange(16000, "plain fields in pixels", 10, 20, 35, against: 9) {
      $0.controls.plainFieldPadding = ControlMetrics.ios26.plainFieldPadding
    },
    EditorChange(17000, "thicker progress", 13, 16, 58) {
      $0.controls.progressHeight = ControlMetrics.ios26.progressHeight
    },
    // The width is that of two controls of three pages, in two repositories.
    EditorChange(19000, "low page controls", 9, 9, 26) {
      $0.controls.pageHeight = ControlMetrics.ios26.pageHeight
      $0.controls.pageWidth = ControlMetrics.ios26.pageWidth
      $0.controls.pageEdges = 103.25
    },
    EditorChange(19500, "narrower page controls", 5, 5, 8) {
      $0.controls.pageEdges = ControlMetrics.ios26.pageEdges
    },
    EditorChange(24000, "switches of iOS 26", 10, 18, 139, against: 2) {
      $0.controls.toggle = CGSize(width: 61, height: 28)
    },
    EditorChange(24000, "sliders of iOS 26", 6, 12, 53) {
      $0.controls.sliderHeight = 34
      $0.controls.sliderInsets = .zero
    },
    EditorChange(32000, "controls as before iOS 26", 7, 11, 46) {
      $0.controls.toggle = CGSize(width: 49, height: 31)
      $0.controls.sliderHeight = ControlMetrics.ios8.sliderHeight
      $0.controls.sliderInsets = ControlMetrics.ios8.sliderInsets
    },
  ]
}
