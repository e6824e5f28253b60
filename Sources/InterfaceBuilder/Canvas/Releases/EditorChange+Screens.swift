import AdaptiveUI
import Foundation

// What the screen and bars cover. Each row: build, name, repositories, documents, frames.

extension EditorChange {
  static let screens = [
    EditorChange(8000, "margins by the width", 7, 9, 48) { $0.screen.rootMargin = nil },
    EditorChange(11500, "two pixels a point", 6, 11, 34, against: 1) { $0.screen.scale = 2 },
    EditorChange(13000, "margins in the safe area", 13, 30, 56) {
      $0.screen.marginsFollowSafeArea = true
    },
    EditorChange(13122, "no status bar on the side", 0, 0, 0) {
      $0.screen.hidesStatusBarOnSide = true
    },
    EditorChange(13122, "no status bar on low roots", 9, 13, 27) {
      $0.screen.hidesStatusBarOfLowRoots = true
    },
    EditorChange(13500, "launch screens solved", 3, 9, 17, against: 9) {
      $0.screen.keepsTemplate = false
    },
    EditorChange(14800, "no short status bar", 27, 85, 212, against: 2) {
      $0.screen.hidesShortStatusBar = true
      $0.screen.hidesStatusBarOfLowRoots = false
    },
    EditorChange(14800, "container views clear of the screen", 2, 3, 7, against: 1) {
      $0.screen.coversEmbeddedRoots = false
      $0.screen.coversBottomOfContained = false
    },
    EditorChange(15000, "lone rows clear of the screen", 6, 29, 169) {
      $0.screen.coversLoneRows = false
    },
    EditorChange(21200, "status bars of iPhone 12", 4, 5, 18) {
      for name in ["retina6_0", "retina6_7", "retina5_4"] { $0.screen.statusBars[name] = 47 }
    },
    EditorChange(21210, "status bar of iPhone 11", 19, 83, 363, against: 3) {
      $0.screen.statusBars["retina6_1"] = 48
    },
    EditorChange(21500, "status bar of iPhone X", 6, 14, 80) {
      $0.screen.statusBars["retina5_9"] = 50
    },
    EditorChange(21500, "insets of the screen for low roots", 4, 7, 21, against: 8) {
      $0.screen.fitsInsetsToRoots = false
    },
    EditorChange(21500, "surroundings without safe area", 2, 2, 7) {
      $0.screen.surroundingsFollowSafeArea = false
    },
    EditorChange(21600, "short status bar again", 16, 43, 168) {
      $0.screen.hidesShortStatusBar = false
    },
    EditorChange(21600, "status bars kept", 1, 1, 1) { $0.screen.leavesOutStatusBars = false },
    EditorChange(22000, "bottom of container views", 1, 1, 2) {
      $0.screen.coversBottomOfContained = true
    },
    EditorChange(23600, "insets added again", 11, 22, 134) { $0.screen.isAddedAgain = true },
    EditorChange(23600, "retina6_7 as its successor", 0, 0, 0) {
      $0.screen.successors["retina6_7"] = "retina6_72"
    },
    EditorChange(24000, "status bar of iPhone X as it was", 0, 0, 0) {
      $0.screen.statusBars["retina5_9"] = 44
    },
    EditorChange(24500, "status bar of iPhone X again", 2, 3, 11) {
      $0.screen.statusBars["retina5_9"] = 50
    },
    EditorChange(32000, "insets added once", 7, 37, 215) { $0.screen.isAddedAgain = false },
  ]

  static let bars = [
    EditorChange(13000, "items of bars side by side", 1, 3, 7) { $0.bars.itemGap = 0 },
    EditorChange(14000, "bars of pads", 1, 3, 3) { $0.bars.padNavigationHeight = 50 },
    EditorChange(14800, "higher toolbars", 6, 47, 122) { $0.bars.toolbarHeight = 49 },
    EditorChange(14800, "cards", 5, 8, 24) { $0.bars.cards = [.deep] },
    EditorChange(21500, "shallow cards", 2, 2, 2) { $0.bars.cards.insert(.shallow) },
    EditorChange(24000, "cards below the status bar", 2, 3, 13) {
      $0.bars.cards.insert(.belowStatusBar)
    },
    EditorChange(24000, "bars of iOS 26", 2, 2, 7) {
      $0.bars.navigationHeight = 54
      $0.bars.lowNavigationHeight = 54
      $0.bars.padNavigationHeight = 54
      $0.controls.barHeight = 54
    },
    EditorChange(24000, "large titles over lists", 1, 1, 2) {
      $0.bars.hasLargeTitlesOverLists = true
    },
    EditorChange(32000, "bars as before iOS 26", 4, 8, 34) {
      $0.bars.navigationHeight = 44
      $0.bars.lowNavigationHeight = 32
      $0.bars.padNavigationHeight = 50
      $0.bars.cards.remove(.belowStatusBar)
      $0.controls.barHeight = 44
    },
  ]
}
