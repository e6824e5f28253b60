import Testing

/// Bars among views, and the views in them, as builds of the editor draw them.
@MainActor struct CanvasBarTests {
  @Test(arguments: try Drawing.rows(of: "Bars/toolbar-views"))
  func `LA1.1 views in a toolbar are at its ends, side by side, or in the middle`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Bars/toolbar-spaces"))
  func `LA1.1 spaces between views of a toolbar have the width that they are given`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Bars/toolbar-control"))
  func `LA1.1 of a control in a toolbar the frame counts, not what constraints align`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Bars/navigation-bar-views"))
  func `LA1.1 views in a navigation bar are at its ends and in the middle`(drawing: Drawing) throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Bars/toolbar-at-bottom"))
  func `LG1 only toolbars at the bottom are higher above a home indicator`(drawing: Drawing) throws
  {
    try drawing.check()
  }
}
