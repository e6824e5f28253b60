import AdaptiveUI
import Foundation

// Tables. Each row: build, name, repositories, documents, frames.

extension EditorChange {
  static let rows = [
    EditorChange(9000, "readable rows", 1, 1, 6) { $0.rows.areReadable = true },
    EditorChange(11500, "lists below bars", 54, 169, 1006) { $0.rows.scrollBelowBars = false },
    EditorChange(13000, "margins of rows by the screen", 40, 118, 1119) {
      $0.rows.followScreen = true
    },
    EditorChange(13000, "narrow margins among views", 6, 9, 23) {
      $0.rows.areNarrowAmongViews = true
    },
    EditorChange(13500, "margins of 16 points", 10, 62, 223, against: 3) {
      $0.rows.narrowMargin = 16
    },
    EditorChange(13500, "margins around rows", 0, 0, 0) { $0.rows.preserveMargins = true },
    EditorChange(13500, "margins of lone rows", 12, 121, 608) {
      $0.rows.loneRowsHaveMargins = true
    },
    EditorChange(13500, "margins of content", 35, 165, 993, against: 1) {
      $0.rows.contentFollowsMargins = true
    },
    EditorChange(14000, "rows of any width", 4, 5, 10) { $0.rows.areReadable = false },
    EditorChange(14800, "rows as high as their content", 21, 62, 1004, against: 39) {
      $0.rows.areMeasured = true
    },
    EditorChange(14800, "content over the separator", 17, 47, 283, against: 33) {
      $0.rows.contentEndsAboveSeparator = false
    },
    EditorChange(14800, "margins of 16 points on narrow devices", 2, 2, 16) {
      $0.rows.narrowestMargin = 16
    },
    EditorChange(14800, "lone rows by the screen", 6, 13, 36) {
      $0.rows.loneRowsFollowScreen = true
    },
    EditorChange(14800, "narrow margins of lone rows", 5, 8, 17) { $0.rows.loneMargin = 15 },
    EditorChange(14800, "seen by given heights", 6, 9, 25, against: 1) {
      $0.rows.areSeenByGivenHeights = true
    },
    EditorChange(16000, "wide margins among views", 12, 19, 212) {
      $0.rows.areNarrowAmongViews = false
    },
    EditorChange(17000, "ordinary margins of lone rows", 7, 37, 113) { $0.rows.loneMargin = nil },
    EditorChange(19000, "static rows as high as their content", 8, 15, 461, against: 7) {
      $0.rows.areStaticRowsMeasured = true
    },
    EditorChange(19000, "rows measured in pixels", 1, 2, 7) { $0.rows.areMeasuredInPixels = true },
    EditorChange(21000, "margins of rows that are not seen", 0, 0, 0) {
      $0.rows.unseenRowsHaveMargins = true
    },
    EditorChange(21500, "wide margins on small screens", 1, 1, 36) {
      $0.rows.areWideOnSmallScreens = true
    },
    EditorChange(23000, "ordinary margins on small screens", 3, 3, 43) {
      $0.rows.areWideOnSmallScreens = false
    },
    EditorChange(23600, "separators besides", 0, 0, 0, against: 43) {
      $0.rows.separatorsOfStandardHeight = 1
    },
    EditorChange(24000, "rows of iOS 26", 5, 21, 937, against: 2) {
      $0.rows.fullHeight = 52
      $0.rows.expectedHeight = 51
      $0.rows.separatorOfContent = 1
      $0.rows.contentEdge = 15
      $0.rows.textRoom = EditorRelease.Rows.TextRoom(oneLine: 30, twoLines: 20)
    },
    EditorChange(32000, "rows as before iOS 26", 3, 4, 22, against: 1) {
      $0.rows.fullHeight = 44
      $0.rows.expectedHeight = 44
      $0.rows.separatorOfContent = nil
      $0.rows.contentEdge = 11
      $0.rows.textRoom = nil
    },
  ]

  static let builtInRows = [
    EditorChange(12000, "pictures at 16 points", 1, 1, 16) { $0.rows.pictureLeading = 16 },
    EditorChange(13000, "texts at the margin", 47, 134, 847) { $0.rows.textsBeginAtMargin = true },
    EditorChange(13000, "raised texts", 13, 25, 68) { $0.rows.raiseTexts = true },
    EditorChange(13000, "narrower checkmarks", 7, 13, 48) {
      $0.rows.checkmark = EditorRelease.Rows.Accessory(width: 24)
    },
    EditorChange(13500, "texts up to the margin", 31, 84, 321) { $0.rows.textsEndAtMargin = true },
    EditorChange(13500, "accessories at the margin", 39, 95, 672) {
      $0.rows.accessoriesFollowMargins = true
      $0.rows.disclosure = EditorRelease.Rows.Accessory(width: 18)
      $0.rows.detailDisclosure = EditorRelease.Rows.Accessory(width: 52)
    },
    EditorChange(13500, "texts up to the accessory", 7, 8, 32) { $0.rows.accessoryGap = nil },
    EditorChange(14800, "accessories of iOS 13", 18, 42, 129) {
      $0.rows.disclosure.width = 11
      $0.rows.detailDisclosure.width = 43
      $0.rows.detail = EditorRelease.Rows.Accessory(width: 24)
    },
    EditorChange(14800, "eight points before accessories", 18, 41, 186) {
      $0.rows.accessoryGap = 8
    },
    EditorChange(14800, "pictures in pixels", 0, 0, 0) { $0.rows.picturesStandInPixels = true },
    EditorChange(14800, "ends of texts that are not seen", 1, 2, 3) { $0.rows.unseenTrailing = 8 },
    EditorChange(18000, "smaller accessories", 5, 6, 42, against: 1) {
      $0.rows.disclosure.width = 9.5
      $0.rows.detailDisclosure.width = 37
    },
    EditorChange(19000, "beginnings of texts that are not seen", 1, 1, 1) {
      $0.rows.unseenLeading = 8
    },
    EditorChange(19000, "smaller checkmarks", 2, 2, 4) {
      $0.rows.checkmark.width = 20.5
      $0.rows.detail.width = 20.5
    },
    EditorChange(19500, "still smaller disclosure", 7, 7, 36) { $0.rows.disclosure.width = 8.5 },
    EditorChange(21000, "larger accessories", 14, 33, 402) {
      $0.rows.disclosure.width = 31.0 / 3
      $0.rows.checkmark.width = 24
      $0.rows.detail.width = 24
    },
  ]

  static let sections = [
    EditorChange(8000, "groups closer together", 4, 5, 19) {
      $0.sections.groupTitles = EditorRelease.Sections.GroupTitles(first: 50, others: 33)
    },
    EditorChange(11000, "titles of groups by their text", 32, 79, 659) {
      $0.sections.groupTitles = nil
    },
    EditorChange(14800, "plain sections apart", 38, 65, 275, against: 12) {
      $0.sections.allHaveHeaders = true
      $0.sections.plainFooter = 28
    },
    EditorChange(14800, "empty titles", 3, 3, 56) { $0.sections.emptyTitlesCount = true },
    EditorChange(14800, "first groups at the top", 11, 22, 212) {
      $0.sections.roomAboveFirst = nil
    },
    EditorChange(18000, "lower plain titles", 4, 4, 14) {
      $0.sections.plainTitle = 24.5
      $0.sections.plainFooter = 24.5
    },
    EditorChange(18000, "titles of groups of iOS 15", 5, 9, 79, against: 31) {
      $0.sections.titleRoom = 11.2
      $0.sections.firstRoom = 17.4
      $0.sections.roomBesideFooter = 6
      $0.sections.emptyTitle = 17.5
    },
    EditorChange(18000, "footers of groups of iOS 15", 1, 1, 15) {
      $0.sections.footerFont = 12
      $0.sections.measuresFooters = true
    },
    EditorChange(19000, "room above plain titles", 28, 48, 198) {
      $0.sections.plainTitle = 22
      $0.sections.plainTitleAddsFooter = true
      $0.sections.plainFooter = 22.4
    },
    EditorChange(21000, "titles of groups of iOS 16", 17, 45, 443) {
      $0.sections.titleRoom = 17.5
      $0.sections.firstRoom = 17.5
      $0.sections.roomBesideFooter = 7.5
      $0.sections.emptyTitle = 22
    },
    EditorChange(21000, "footers of groups of iOS 16", 3, 3, 54) {
      $0.sections.footerFont = 13
      $0.sections.measuresFooters = false
    },
    EditorChange(21100, "more room above plain titles", 23, 34, 165) {
      $0.sections.plainFooter = 28
    },
    EditorChange(24000, "empty titles of iOS 26", 1, 1, 1) { $0.sections.emptyTitle = 17.5 },
    EditorChange(32000, "empty titles as before iOS 26", 0, 0, 0) {
      $0.sections.emptyTitle = 22
    },
  ]
}
