import Testing

/// Natural sizes that hold on the editor's canvas only.
@MainActor struct NaturalSizeTests {
  @Test(arguments: try Drawing.rows(of: "NaturalSizes/nothing-in-stack"))
  func `LG1 what shows nothing in a stack is 50 points large, plain views wider`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/plain-view-with-ratio"))
  func `LG1 a plain view without content whose width follows from its height is 50 high`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/plain-view-with-label"))
  func `LG1 a plain view that holds others is 50 points high where these only want to be lower`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/sign-at-rest"))
  func `LG1 a sign that is hidden because it is at rest has its place on the canvas`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/scrolling-text"))
  func `LG1 a text view that scrolls has no height of its own`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/plain-view-beside-text"))
  func `LG1 a plain view without content gives way to text beside it`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/plain-views-beside-images"))
  func `LG1 a plain view without content resists as content does, and hugging decides`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/room-left"))
  func `LG1 room that is left goes to what shows nothing`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/measured-class"))
  func `LG1 views have the size that the editor measured of their class`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/label-of-a-class"))
  func `LG1 LG3 a label that its class gave a font is measured in that font where it wraps`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/newest-controls"))
  func `LA6.1 LG1 the newest look has wide switches and high bars`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/tab-bar-at-bottom"))
  func `LC2.5 a tab bar that reaches down to the home indicator has room for it`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/configuration-fonts"))
  func `LG8 a configuration has the font of its title, or an attributed title's`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/image-reference"))
  func `LG7 a button shows the picture that a reference names`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/plain-field-heights"))
  func `LG1 fields without border are as high as their line, later with room around it`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/weak-height-in-stack"))
  func `LG1 what a stack shows nothing of has the size that is given, however weakly`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/fields-between-lines"))
  func `LG1 fields between lines are higher than their line`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/sizes-with-names"))
  func `LG2 the standard sizes of fonts have names`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/pictures-of-buttons"))
  func `LG7 a button is as large as the picture behind it, and a picture in it as high as a line`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/symbol-buttons"))
  func `LG9 a button of a symbol's type is as large as the canvas's text wants`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/configuration-sizes"))
  func `LG8 a configuration counts its own title only, placement, padding and size`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/configurations-in-whole-points"))
  func `LG8 buttons with a configuration are whole points large from build 21000 on`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/labels-in-whole-points"))
  func `LG3 labels are whole points large on canvases without a stack view`(drawing: Drawing) throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/other-fonts"))
  func `LG3 those are of 17 points in the system's font`(drawing: Drawing) throws {
    try drawing.check()
  }
}
