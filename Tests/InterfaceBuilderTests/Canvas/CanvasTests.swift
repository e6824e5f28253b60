import Testing

/// What the editor draws around a scene, by build: the frame of a view that fills the safe area.
@MainActor struct CanvasTests {
  @Test(arguments: try Drawing.rows(of: "Screens/large-titles"))
  func `LC2.6 large titles make the navigation bar higher`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Screens/large-title-in-other-letters"))
  func `LC2.6 the document keeps the height of a large title in other letters`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Screens/cards"))
  func `LC2.7 a card has the insets below only`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Screens/bars-on-cards"))
  func `LC2.7 navigation bars are higher on cards`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Screens/root-below-bar"))
  func `LC2.6 a root that begins below the bar has nothing above`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Screens/guide-below-status-bar"))
  func `LC5.1 on the canvas the guide below the status bar begins there as well`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Screens/views-of-bars"))
  func `LA1.1 what a bar shows is laid out in the size that the document gives it`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }
}
