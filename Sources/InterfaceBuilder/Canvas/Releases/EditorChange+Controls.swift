import AdaptiveUI
import Foundation

// Natural sizes of controls. Each row: build, name, repositories, documents, frames.

extension EditorChange {
  static let controls = [
    EditorChange(8000, "higher wheels", 9, 21, 64) {
      $0.controls.picker = ControlMetrics.legacy8.picker
    },
    EditorChange(13000, "higher search bars", 4, 8, 12) { $0.controls.searchBarHeight = 56 },
    EditorChange(14800, "higher steppers", 6, 18, 110) { $0.controls.stepper.height = 32 },
    EditorChange(14800, "segments of iOS 13", 17, 31, 176) {
      $0.controls.segmentHeight = 31
      $0.controls.segmentPadding = ControlMetrics.current.segmentPadding
      $0.controls.segmentWeight = ControlMetrics.current.segmentWeight
    },
    EditorChange(14800, "higher and wider fields", 23, 95, 592) {
      $0.controls.fieldHeight = ControlMetrics.current.fieldHeight
      $0.controls.fieldPadding = ControlMetrics.current.fieldPadding
      $0.controls.fieldRoom = ControlMetrics.current.fieldRoom
    },
    EditorChange(14800, "plain fields as wide as their text", 2, 2, 3) {
      $0.controls.plainFieldRoom = ControlMetrics.current.plainFieldRoom
    },
    EditorChange(14800, "higher clear buttons", 0, 0, 0, against: 1) {
      $0.controls.clearButtonHeight = ControlMetrics.current.clearButtonHeight
    },
    EditorChange(14800, "symbols as buttons", 1, 1, 1) {
      $0.controls.symbolButton = CGSize(width: 25, height: 24)
    },
    EditorChange(16000, "plain fields in pixels", 7, 13, 26, against: 7) {
      $0.controls.plainFieldPadding = ControlMetrics.current.plainFieldPadding
    },
    EditorChange(17000, "lower page controls", 1, 2, 2) {
      $0.controls.pageHeight = 27.5
      $0.controls.pageWidth = 17.6
      $0.controls.pageEdges = 67.5
    },
    EditorChange(17000, "thicker progress", 9, 10, 43) {
      $0.controls.progressHeight = ControlMetrics.current.progressHeight
    },
    EditorChange(18000, "smaller symbols as buttons", 1, 1, 2) {
      $0.controls.symbolButton = CGSize(width: 20, height: 20)
    },
    EditorChange(19000, "page controls of iOS 15", 0, 0, 0) {
      $0.controls.pageHeight = 25.6
      $0.controls.pageEdges = 61.5
    },
    EditorChange(19000, "lower search bars", 1, 1, 4) { $0.controls.searchBarHeight = 51 },
    EditorChange(21000, "page controls of iOS 16", 0, 0, 0) { $0.controls.pageEdges = 62.5 },
    EditorChange(21000, "higher search bars again", 2, 3, 8) { $0.controls.searchBarHeight = 56 },
    EditorChange(21000, "larger symbols as buttons", 2, 3, 7) {
      $0.controls.symbolButton = CGSize(width: 26, height: 26)
    },
    EditorChange(23500, "narrower page controls", 0, 0, 0) { $0.controls.pageEdges = 20 },
    EditorChange(24000, "switches of iOS 26", 7, 14, 122) {
      $0.controls.toggle = CGSize(width: 61, height: 28)
    },
    EditorChange(24000, "sliders of iOS 26", 6, 11, 52) {
      $0.controls.sliderHeight = 34
      $0.controls.sliderInsets = .zero
    },
    EditorChange(24000, "baselines of empty fields", 1, 4, 16) {
      $0.controls.emptyFieldDrop = 7.7
    },
    EditorChange(24000, "search bars of iOS 26", 1, 1, 7) { $0.controls.searchBarHeight = 64 },
    EditorChange(32000, "controls as before iOS 26", 5, 9, 30) {
      $0.controls.toggle = CGSize(width: 49, height: 31)
      $0.controls.sliderHeight = ControlMetrics.legacy8.sliderHeight
      $0.controls.sliderInsets = ControlMetrics.legacy8.sliderInsets
      $0.controls.emptyFieldDrop = nil
      $0.controls.searchBarHeight = 56
    },
  ]
}
