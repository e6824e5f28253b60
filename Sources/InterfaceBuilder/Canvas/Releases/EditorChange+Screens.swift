import AdaptiveUI
import Foundation

// What the screen and bars cover. Each row: build, name, repositories, documents, frames.

extension EditorChange {
  static let screens = [
    EditorChange(8000, "margins by the width", 0, 0, 0) { $0.screen.rootMargin = nil },
    EditorChange(11500, "two pixels a point", 0, 0, 0) { $0.screen.scale = 2 },
    EditorChange(13000, "margins in the safe area", 0, 0, 0) {
      $0.screen.marginsFollowSafeArea = true
    },
    EditorChange(13122, "no status bar on the side", 0, 0, 0) {
      $0.screen.hidesStatusBarOnSide = true
    },
    EditorChange(13122, "no status bar on low roots", 0, 0, 0) {
      $0.screen.hidesStatusBarOfLowRoots = true
    },
    EditorChange(13500, "launch screens solved", 0, 0, 0) { $0.screen.keepsTemplate = false },
    EditorChange(14800, "no short status bar", 0, 0, 0) {
      $0.screen.hidesShortStatusBar = true
      $0.screen.hidesStatusBarOfLowRoots = false
    },
    EditorChange(14800, "container views clear of the screen", 0, 0, 0) {
      $0.screen.coversEmbeddedRoots = false
      $0.screen.coversBottomOfContained = false
    },
    EditorChange(15000, "lone rows clear of the screen", 0, 0, 0) {
      $0.screen.coversLoneRows = false
    },
    EditorChange(21200, "status bars of iPhone 12", 0, 0, 0) {
      for name in ["retina6_0", "retina6_7", "retina5_4"] { $0.screen.statusBars[name] = 47 }
    },
    EditorChange(21210, "status bar of iPhone 11", 0, 0, 0) {
      $0.screen.statusBars["retina6_1"] = 48
    },
    EditorChange(21500, "status bar of iPhone X", 0, 0, 0) {
      $0.screen.statusBars["retina5_9"] = 50
    },
    EditorChange(21500, "insets of the screen for low roots", 0, 0, 0) {
      $0.screen.fitsInsetsToRoots = false
    },
    EditorChange(21500, "surroundings without safe area", 0, 0, 0) {
      $0.screen.surroundingsFollowSafeArea = false
    },
    EditorChange(21600, "short status bar again", 0, 0, 0) {
      $0.screen.hidesShortStatusBar = false
    },
    EditorChange(21600, "status bars kept", 0, 0, 0) { $0.screen.leavesOutStatusBars = false },
    EditorChange(22000, "bottom of container views", 0, 0, 0) {
      $0.screen.coversBottomOfContained = true
    },
    EditorChange(23600, "insets added again", 0, 0, 0) { $0.screen.isAddedAgain = true },
    EditorChange(23600, "retina6_7 as its successor", 0, 0, 0) {
      $0.screen.successors["retina6_7"] = "retina6_72"
    },
    EditorChange(24000, "status bar of iPhone X as it was", 0, 0, 0) {
      $0.screen.statusBars["retina5_9"] = 44
    },
    EditorChange(24500, "status bar of iPhone X again", 0, 0, 0) {
      $0.screen.statusBars["retina5_9"] = 50
    },
    EditorChange(32000, "insets added once", 0, 0, 0) { $0.screen.isAddedAgain = false },
  ]

  static let bars = [
    EditorChange(13000, "items of bars side by side", 0, 0, 0) { $0.bars.itemGap = 0 },
    EditorChange(14000, "bars of pads", 0, 0, 0) { $0.bars.padNavigationHeight = 50 },
    EditorChange(14800, "higher toolbars", 0, 0, 0) { $0.bars.toolbarHeight = 49 },
    EditorChange(14800, "cards", 0, 0, 0) { $0.bars.cards = [.deep] },
    EditorChange(21500, "shallow cards", 0, 0, 0) { $0.bars.cards.insert(.shallow) },
    EditorChange(24000, "cards below the status bar", 0, 0, 0) {
      $0.bars.cards.insert(.belowStatusBar)
    },
    EditorChange(24000, "bars of iOS 26", 0, 0, 0) {
      $0.bars.navigationHeight = 54
      $0.bars.lowNavigationHeight = 54
      $0.bars.padNavigationHeight = 54
      $0.controls.barHeight = 54
    },
    EditorChange(24000, "large titles over lists", 0, 0, 0) {
      $0.bars.hasLargeTitlesOverLists = true
    },
    EditorChange(32000, "bars as before iOS 26", 0, 0, 0) {
      $0.bars.navigationHeight = 44
      $0.bars.lowNavigationHeight = 32
      $0.bars.padNavigationHeight = 50
      $0.bars.cards.remove(.belowStatusBar)
      $0.controls.barHeight = 44
    },
  ]
}
