import Testing

/// Natural sizes that changed from build to build of the editor.
@MainActor struct BuildSizeTests {
  @Test(arguments: try Drawing.rows(of: "BuildSizes/smallest-text-size"))
  func `LG5 builds 18000 to 20999 set text styles in the smallest text size`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/early-text-size"))
  func `LG5 builds before 11000 set text styles in the size before the ordinary`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/wide-titles"))
  func `LG6 builds before 8000 set titles of 15 points wider`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/small-titles"))
  func `LG5 builds 13000 to 14799 set titles smaller`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/symbol-in-line"))
  func `LG8 a symbol in a configuration is in a line of the title's text style`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/symbols-in-configurations"))
  func `LG8 symbols follow body text in configurations and are larger in plain ones`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/progress-views"))
  func `LG1 progress views are higher from build 17000 on`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/page-controls"))
  func `LG1 page controls are lower and wider from build 19000 on`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/bordered-fields"))
  func `LG1 fields with border have room around their text, empty ones around a space`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/plain-fields"))
  func `LG1 early fields without border have room beside their text, empty ones beside a space`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/segments"))
  func `LG6 segments are as wide as the signs in them`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/clear-buttons"))
  func `LG1 fields without border have room for the button that empties them`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/ends-of-lines"))
  func `LG4 line and paragraph separators end a line`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/fonts-that-are-not-there"))
  func `LG2 LG6 Helvetica Neue in its ordinary weight stands for fonts that are not there`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/names-of-the-system-font"))
  func `LG2 LG6 names of the system's font find it with a dot, and nothing without`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "BuildSizes/low-lines"))
  func `LG2 lines of Helvetica Neue are lower in the ordinary weight, Arial's still lower`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }
}
