import Testing

/// How high rows are that neither the document nor their table gives a height, and where their text is.
@MainActor struct CanvasRowHeightTests {
  @Test(arguments: try Drawing.rows(of: "RowHeights/measured-by-content"))
  func `LE2.3 a row is as low as its content and its separator`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "RowHeights/content-without-height"))
  func `LE2.3 a row whose content asks for no height has that of any`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "RowHeights/no-height-at-all"))
  func `LE2.3 a row whose height is given as none has none`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "RowHeights/table-without-estimate"))
  func `LE2.3 rows of a table that estimates none do not size themselves`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "RowHeights/early-static-rows"))
  func `LE2.3 rows that early editors made static keep their height until build 19000`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "RowHeights/static-rows"))
  func `LE2.3 static rows with constraints, or with a detail, are drawn as early ones`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "RowHeights/height-of-static-rows"))
  func `LE2.3 the stored height of other static rows does not tell how high they are`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "RowHeights/margins-without-device"))
  func `LE2.2 on canvases without a device tables of controllers have wide margins`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "RowHeights/pixels-without-device"))
  func `LE2.3 rows tell how many pixels a point the display of a canvas without a device had`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "RowHeights/detail-beside-text"))
  func `LE2.1 a detail beside a text has the room that the text leaves`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "RowHeights/margins-of-text"))
  func `LE2.2 before build 13500 text of rows ends 15 points before the edge`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "RowHeights/tables-among-views"))
  func `LE2.2 rows of tables among views had narrow margins, those of wide tables have wide ones`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "RowHeights/accessory-among-views"))
  func `LE2.2 an accessory is at the narrow margin of a table among views`(drawing: Drawing) throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "RowHeights/inset-groups"))
  func `LE2.2 rows of inset groups had narrow margins`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "RowHeights/measured-in-pixels"))
  func `LE2.3 rows are measured in pixels where their labels are drawn in points`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }
}
