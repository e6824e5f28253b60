import Testing

/// Rows and headers of tables as builds of the editor draw them.
@MainActor struct CanvasTableTests {
  @Test(arguments: try Drawing.rows(of: "Rows/row-without-height"))
  func `LE2.3 rows without a height of their own are higher in the newest look`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/above-first-group"))
  func `LE2.4 old builds leave more room above the first group of a table`(drawing: Drawing) throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/configured-row"))
  func `LE2.3 rows of configured text have their separator besides their height`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/content-margins"))
  func `LC1.8 a row that its content measures has the margins of content views`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/text-size-of-rows"))
  func `T48 LG5 a row is measured with texts of the text size that it is drawn with`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/static-and-prototype-rows"))
  func `LE2.3 rows of static tables are measured in later builds, prototypes in all`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/separator-of-measured-row"))
  func `LE2.3 a row that its content measures has its separator besides`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/row-without-separator"))
  func `LE2.3 a row without separator has no room for one`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/accessories"))
  func `LE2.2 an accessory takes the row's margin and a width of its build's`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/margins-of-cell"))
  func `LC1.8 the margins of a cell are those of its content`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/newest-margins"))
  func `LC1.8 rows of the newest look have more room above and below`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/lone-cell-edges"))
  func `LA8.2 what reaches the far edges of a row that is drawn alone gives way`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/lone-cell-margins"))
  func `LC1.8 cells that are drawn alone have margins of their build's`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/early-lone-cell-margins"))
  func `LC1.8 before build 13500 cells that are drawn alone have narrow margins to preserve`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/lone-cell-without-controller"))
  func `LC1.8 cells that are drawn alone have no margins of a controller's to preserve`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/rows-below-home-indicator"))
  func `LC1.8 LC2.2 what covers the screen leaves the content of rows as it is`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/margin-with-separator"))
  func `LC1.8 a margin below has the separator in it where the content does not`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Rows/rows-out-of-sight"))
  func `LE2.2 rows that the table does not show have the margins that rows begin with`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }
}
