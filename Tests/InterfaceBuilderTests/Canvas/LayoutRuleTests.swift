import Testing

/// Rules of the layout list that concern documents: what their words and their editors mean.
@MainActor struct LayoutRuleTests {
  @Test(arguments: try Drawing.rows(of: "LayoutRules/ratios"))
  func `LA1.4 LA9.4 a missing item is the owner, and multipliers may be ratios and shares`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "LayoutRules/standard-space"))
  func `LA9.4 the standard space to the safe area is none`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "LayoutRules/hugging"))
  func `LA4.3 LA4.4 hugging is what the document writes, and 250 where it writes nothing`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "LayoutRules/fixed-frame"))
  func `LA5.8 a fixed frame is the stored one whatever the text needs`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "LayoutRules/frame-from-edges"))
  func `LA5.8 a fixed frame may be counted from the edges around it`(drawing: Drawing) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "LayoutRules/misplaced"))
  func `LA5.9 a misplaced view is solved, an ambiguous one is where defaults put it`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "LayoutRules/guides"))
  func `LA9.5 documents name the safe area, content and frame guides, and the legacy ones`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "LayoutRules/keyboard-guide"))
  func `LA9.5 LC2.5 where no keyboard is, its guide begins where the safe area ends`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "LayoutRules/against-guide"))
  func `LA8.2 LC5.1 what contradicts a layout guide gives way, and not the guide`(drawing: Drawing)
    throws
  {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "LayoutRules/without-device"))
  func `LC1.9 a document without a device has its canvas of 600 points and a root's margin`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "LayoutRules/status-bars"))
  func `LC2.6 some editors drew no status bar, later ones count what covers the screen twice`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "LayoutRules/covered-screens"))
  func `LC2.7 the same screen is covered differently from editor to editor`(drawing: Drawing) throws
  {
    try drawing.check()
  }
}
