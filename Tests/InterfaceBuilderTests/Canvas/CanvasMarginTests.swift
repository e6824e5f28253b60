import Testing

/// The margins of nibs' views, and of rows in a table that is the view of a controller.
@MainActor struct CanvasMarginTests {
  @Test(arguments: try Drawing.rows(of: "Margins/rows-that-preserve"))
  func `LC1.8 rows that preserve margins had 15 points before build 13000, in tables of any width`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Margins/rows-out-of-sight"))
  func `LC1.8 rows that the table does not show keep the margins that rows begin with`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Margins/nib-in-safe-area"))
  func `LC1.7 what a nib's view is in has margins in the safe area`(drawing: Drawing) throws {
    try drawing.check()
  }
}
