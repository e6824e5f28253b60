import AdaptiveUI
import Foundation

// Tables. Each row: build, name, repositories, documents, frames.

extension EditorChange {
  static let rows = [
    EditorChange(11500, "lists below bars", 82, 233, 1233) { $0.rows.scrollBelowBars = false },
    EditorChange(13000, "margins of rows by the screen", 68, 190, 1537, against: 2) {
      $0.rows.followScreen = true
    },
    EditorChange(13000, "narrow margins among views", 10, 13, 37, against: 4) {
      $0.rows.areNarrowAmongViews = true
    },
    EditorChange(13500, "margins of 16 points", 14, 111, 356, against: 3) {
      $0.rows.narrowMargin = 16
    },
    EditorChange(13500, "margins of lone rows", 18, 237, 859) {
      $0.rows.loneRowsHaveMargins = true
    },
    EditorChange(13500, "margins of content", 60, 299, 1325, against: 1) {
      $0.rows.contentFollowsMargins = true
    },
    EditorChange(14800, "rows as high as their content", 35, 89, 1316, against: 9) {
      $0.rows.areMeasured = true
    },
    EditorChange(14800, "content over the separator", 27, 61, 322, against: 8) {
      $0.rows.contentEndsAboveSeparator = false
    },
    EditorChange(14800, "margins of 16 points on narrow devices", 4, 7, 41) {
      $0.rows.narrowestMargin = 16
    },
    EditorChange(14800, "lone rows by the screen", 9, 32, 73) {
      $0.rows.loneRowsFollowScreen = true
    },
    EditorChange(14800, "narrow margins of lone rows", 8, 20, 41) { $0.rows.loneMargin = 15 },
    EditorChange(14800, "seen by given heights", 10, 13, 28, against: 2) {
      $0.rows.areSeenByGivenHeights = true
    },
    EditorChange(16000, "wide margins among views", 16, 23, 237) {
      $0.rows.areNarrowAmongViews = false
    },
    EditorChange(17000, "ordinary margins of lone rows", 7, 66, 172) { $0.rows.loneMargin = nil },
    EditorChange(19000, "static rows as high as their content", 11, 19, 574, against: 6) {
      $0.rows.areStaticRowsMeasured = true
    },
    EditorChange(24000, "rows of iOS 26", 8, 24, 1143, against: 2) {
      $0.rows.fullHeight = 52
      $0.rows.expectedHeight = 51
      $0.rows.separatorOfContent = 1
      $0.rows.contentEdge = 15
      $0.rows.textRoom = EditorRelease.Rows.TextRoom(oneLine: 30, twoLines: 20)
    },
    EditorChange(32000, "rows as before iOS 26", 8, 11, 86, against: 1) {
      $0.rows.fullHeight = 44
      $0.rows.expectedHeight = 44
      $0.rows.separatorOfContent = nil
      $0.rows.contentEdge = 11
      $0.rows.textRoom = nil
    },
  ]

  static let builtInRows = [
    EditorChange(13000, "texts at the margin", 67, 177, 1008, against: 3) {
      $0.rows.textsBeginAtMargin = true
    },
    EditorChange(13000, "raised texts", 17, 30, 73) { $0.rows.raiseTexts = true },
    EditorChange(13000, "narrower checkmarks", 6, 12, 46) {
      $0.rows.checkmark = EditorRelease.Rows.Accessory(width: 24)
    },
    EditorChange(13500, "texts up to the margin", 41, 115, 389) { $0.rows.textsEndAtMargin = true },
    EditorChange(13500, "accessories at the margin", 50, 115, 802) {
      $0.rows.accessoriesFollowMargins = true
      $0.rows.disclosure = EditorRelease.Rows.Accessory(width: 18)
      $0.rows.detailDisclosure = EditorRelease.Rows.Accessory(width: 52)
    },
    EditorChange(13500, "texts up to the accessory", 7, 8, 32) { $0.rows.accessoryGap = nil },
    EditorChange(14800, "accessories of iOS 13", 24, 50, 215) {
      $0.rows.disclosure.width = 11
      $0.rows.detailDisclosure.width = 43
      $0.rows.detail = EditorRelease.Rows.Accessory(width: 24)
    },
    EditorChange(14800, "eight points before accessories", 24, 49, 239) {
      $0.rows.accessoryGap = 8
    },
    EditorChange(18000, "smaller accessories", 8, 9, 37, against: 1) {
      $0.rows.disclosure.width = 9.5
      $0.rows.detailDisclosure.width = 37
      $0.rows.checkmark.width = 20.5
      $0.rows.detail.width = 20.5
    },
    EditorChange(19500, "still smaller disclosure", 8, 8, 42) { $0.rows.disclosure.width = 8.5 },
    EditorChange(21000, "larger accessories", 17, 37, 492) {
      $0.rows.disclosure.width = 31.0 / 3
      $0.rows.checkmark.width = 24
      $0.rows.detail.width = 24
    },
  ]

  static let sections = [
    EditorChange(8000, "groups closer together", 5, 8, 80) {
      $0.sections.groupTitles = EditorRelease.Sections.GroupTitles(first: 50, others: 33)
    },
    EditorChange(11000, "titles of groups by their text", 48, 116, 890) {
      $0.sections.groupTitles = nil
    },
    EditorChange(14800, "plain sections apart", 55, 109, 419, against: 24) {
      $0.sections.allHaveHeaders = true
      $0.sections.plainFooter = 28
    },
    EditorChange(14800, "empty titles", 5, 5, 62, against: 2) {
      $0.sections.emptyTitlesCount = true
    },
    EditorChange(14800, "first groups at the top", 16, 28, 243) {
      $0.sections.roomAboveFirst = nil
    },
    EditorChange(18000, "lower plain titles", 4, 4, 14) {
      $0.sections.plainTitle = 24.5
      $0.sections.plainFooter = 24.5
    },
    EditorChange(18000, "titles of groups of iOS 15", 9, 15, 97, against: 31) {
      $0.sections.titleRoom = 11.2
      $0.sections.footerRoom = 12
      $0.sections.footerLine = 14.5
      $0.sections.firstRoom = 17.4
      $0.sections.roomBesideFooter = 6
      $0.sections.emptyTitle = 17.5
    },
    EditorChange(19000, "room above plain titles", 46, 91, 330) {
      $0.sections.plainTitle = 22
      $0.sections.plainTitleAddsFooter = true
      $0.sections.plainFooter = 22.4
    },
    EditorChange(21000, "titles of groups of iOS 16", 24, 56, 560, against: 10) {
      $0.sections.titleRoom = 17.5
      $0.sections.footerRoom = 14
      $0.sections.footerLine = 16
      $0.sections.firstRoom = 17.5
      $0.sections.roomBesideFooter = 7.5
      $0.sections.emptyTitle = 22
    },
    EditorChange(21100, "more room above plain titles", 36, 66, 266) {
      $0.sections.plainFooter = 28
    },
  ]
}
