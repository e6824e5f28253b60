import Testing

/// What the screen covers of roots that are not as large as it, by build: the top and the bottom of a view
/// that fills the safe area.
@MainActor struct CanvasInsetTests {
  @Test(arguments: try Drawing.rows(of: "Insets/popovers"))
  func `LC2.5 popovers have the insets of a screen with a home indicator, and no status bar`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Insets/root-a-strip-lower"))
  func `LC2.6 a root that is a strip lower than the size it was given is a card`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Insets/home-indicator"))
  func `LC2.5 from build 21500 on pages of any height have the home indicator`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Insets/bars-of-pads"))
  func `LC2.5 LG1 bars of pads are 50 points high, toolbars down to the edge of the screen`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Insets/lone-items"))
  func `LC2.5 cells of collections that are drawn alone have the status bar`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Insets/middle-of-scrolling"))
  func `LC4.3 LC4.1 the middle of what scrolls below bars is that of the canvas`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }
}
