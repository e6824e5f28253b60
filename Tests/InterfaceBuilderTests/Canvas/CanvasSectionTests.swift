import Testing

/// What builds of the editor draw above and below the rows of sections.
@MainActor struct CanvasSectionTests {
  @Test(arguments: try Drawing.rows(of: "Sections/groups-without-distance"))
  func `LE2.4 groups are 17 points and a half apart where nothing gives their distance`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Sections/plain-sections"))
  func `LE2.4 plain sections have room above and below from build 14800 on`(drawing: Drawing) throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Sections/group-footers"))
  func `LE2.4 footers of groups are as high as the lines of their text`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Sections/small-group-footers"))
  func `LE2.4 footers of builds 18000 to 20999 are lines of 12 points`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Sections/group-titles"))
  func `LE2.4 titles of groups are below room that differs by build and footer`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Sections/empty-titles"))
  func `LE2.4 an empty title is none before build 14800`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Sections/empty-footers"))
  func `LE2.4 an empty footer is none before build 14800`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Sections/below-table-header"))
  func `LE2.4 below a header of the table old builds leave no room above the first group`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Sections/title-pixels"))
  func `LE2.4 the line of a title and the room above it are whole pixels each`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Sections/below-large-title"))
  func `LE2.4 below a large title the first group begins higher`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Sections/lists-below-bars"))
  func `LC2.5 early builds begin lists below the bars that the lists lie under`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Sections/collection-header-and-footer"))
  func `LE1.6 a collection shows header and footer before and after its items`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Sections/items-out-of-sight"))
  func `LE1.6 the canvas lays out items that nobody would see yet`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Sections/automatic-items"))
  func `LE1.6 items whose size is automatic measure themselves`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Sections/item-margins"))
  func `LC1.8 items of collections have margins of their own, whatever they preserve`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }
}
