import Testing

/// What the built-in styles of rows show, as builds of the editor draw it.
@MainActor struct CanvasBuiltInRowTests {
  @Test(arguments: try Drawing.rows(of: "BuiltInRows/subtitle-and-title"))
  func `LE2.1 a subtitle and the text over it are together`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuiltInRows/subtitle-row-height"))
  func `LE2.3 a row with a subtitle is as high as its lines and the spacing of the first`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuiltInRows/large-title-row"))
  func `LE2.3 a row whose title is large is as high as two lines and their spacing`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuiltInRows/long-subtitle"))
  func `LE2.1 a subtitle of several lines is as wide as the row lets it be`(drawing: Drawing) throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuiltInRows/words-of-the-editor"))
  func `LE2.1 the editor shows words of its own where a row has no text`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuiltInRows/symbols-below-each-other"))
  func `LE2.1 symbols before the text of rows have their middle below each other`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuiltInRows/row-of-a-picture"))
  func `LE2.3 a row is at least as high as its picture and the margins`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuiltInRows/detail-on-line"))
  func `LE2.1 a detail is on the line of the text beside it`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuiltInRows/rows-of-narrow-tables"))
  func `LE2.2 rows of tables no wider than the narrowest screen have its margins`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuiltInRows/text-before-arrow"))
  func `LE2.1 before build 14800 text ends a point before the arrow in rows with narrow margins`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuiltInRows/detail-after-column"))
  func `LE2.1 a detail after a column of text begins beside it, on its line`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }
}
