import AdaptiveUI
import Foundation

// What the screen and bars cover. Each row: build, name, repositories, documents, frames.

extension EditorChange {
  static let screens = [
    EditorChange(8000, "margins by the width", 12, 33, 133) { $0.screen.rootMargin = nil },
    EditorChange(11500, "two pixels a point", 7, 12, 44, against: 1) { $0.screen.scale = 2 },
    EditorChange(13000, "margins in the safe area", 19, 41, 70) {
      $0.screen.marginsFollowSafeArea = true
    },
    EditorChange(13122, "no status bar on low roots", 13, 20, 35) {
      $0.screen.hidesStatusBarOfLowRoots = true
    },
    EditorChange(13500, "launch screens solved", 5, 11, 21, against: 12) {
      $0.screen.keepsTemplate = false
    },
    EditorChange(14800, "no short status bar", 40, 110, 290, against: 3) {
      $0.screen.hidesShortStatusBar = true
      $0.screen.hidesStatusBarOfLowRoots = false
    },
    EditorChange(14800, "container views clear of the screen", 3, 4, 13, against: 5) {
      $0.screen.coversEmbeddedRoots = false
      $0.screen.coversBottomOfContained = false
    },
    EditorChange(15000, "lone rows clear of the screen", 10, 47, 219) {
      $0.screen.coversLoneRows = false
    },
    EditorChange(21200, "status bars of iPhone 12", 6, 7, 127) {
      for name in ["retina6_0", "retina6_7", "retina5_4"] { $0.screen.statusBars[name] = 47 }
    },
    EditorChange(21210, "status bar of iPhone 11", 26, 132, 508, against: 3) {
      $0.screen.statusBars["retina6_1"] = 48
    },
    EditorChange(21500, "status bar of iPhone X", 9, 20, 122) {
      $0.screen.statusBars["retina5_9"] = 50
    },
    EditorChange(21500, "insets of the screen for low roots", 6, 8, 20, against: 8) {
      $0.screen.fitsInsetsToRoots = false
    },
    EditorChange(21600, "short status bar again", 21, 60, 233) {
      $0.screen.hidesShortStatusBar = false
    },
    EditorChange(23600, "insets added again", 17, 31, 183) { $0.screen.isAddedAgain = true },
    EditorChange(32000, "insets added once", 11, 48, 365) { $0.screen.isAddedAgain = false },
  ]

  static let bars = [
    EditorChange(14000, "higher bars on pads", 5, 8, 46) { $0.bars.padHeight = 50 },
    EditorChange(14800, "higher toolbars", 9, 116, 312, against: 5) { $0.bars.toolbarHeight = 49 },
    EditorChange(14800, "cards", 10, 18, 80) { $0.bars.drawsCards = true },
    EditorChange(24000, "bars of iOS 26", 8, 8, 37, against: 2) {
      $0.bars.navigationHeight = 54
      $0.bars.lowNavigationHeight = 54
      $0.controls.barHeight = 54
    },
    EditorChange(32000, "bars as before iOS 26", 6, 16, 96) {
      $0.bars.navigationHeight = 44
      $0.bars.lowNavigationHeight = 32
      $0.controls.barHeight = 44
    },
  ]
}
