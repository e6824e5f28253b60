import Testing

/// What the editor draws around views, by the way that leads to them and by what they say themselves.
@MainActor struct SurroundingsTests {
  @Test(arguments: try Drawing.rows(of: "Surroundings/freeform-view"))
  func `LC2.5 a view of a size of its own has the status bar where it has a safe area`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/nib-without-status-bar"))
  func `LC2.6 a view of a nib keeps the room of the status bar that it is to do without`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/bars-of-nib"))
  func `LC2.5 a view of a nib has the bars that it names`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/insets-twice"))
  func `LC2.6 some builds count the insets of a screen twice where a root fills it`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/insets-on-side"))
  func `LC2.6 the same builds add the upright screen's insets to those of one on its side`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/low-roots"))
  func `LC2.6 some builds draw no status bar on roots lower than any screen`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/margins-on-side"))
  func `LC1.6 margins of phones on their side are narrow beside what covers the screen`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/toolbar-on-side"))
  func `LG1 toolbars are low on small phones on their side`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/free-view-at-bottom"))
  func `LC2.5 a free view no wider than the screen reaches the home indicator only in later builds`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/beside-a-tab"))
  func `LC2.5 what a split view shows beside a tab has no tab bar`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/beside-its-source"))
  func `LC2.5 what a segue shows beside its source keeps the navigation bar`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/clear-of-status-bar"))
  func `LC2.5 a popover is clear of the status bar`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/hidden-tab-bar"))
  func `KN05 a pushed page may hide the tab bar, which a navigation controller may stand in for`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/root-as-high-as-screen"))
  func `LC2.6 a root as high as a screen ends where the screen does`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/in-a-container"))
  func `LC2.5 in a container view the top of the screen remains, and in early builds the bottom`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/below-opaque-bar"))
  func `LC2.6 a root lower than the screen begins below an opaque bar`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/page-without-status-bar"))
  func `LC2.6 the status bar that a page does without is left out on old screens`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/bars-behind-bars"))
  func `LC2.6 bars of a navigation controller hide what its source says of bars`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/toolbar-above-tab-bar"))
  func `LG1 a simulated toolbar is above the tab bar`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/bars-in-a-container"))
  func `LC2.5 bars inside a container view count in early builds`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/bars-on-side"))
  func `LC2.6 bars are low on phones on their side, and their titles small`(drawing: Drawing) throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "Surroundings/beside-a-page"))
  func `LC2.5 a view beside that of a controller has the status bar`(drawing: Drawing) throws {
    try drawing.check()
  }
}
