import Testing

/// Launch screens made from the template of the first editors that had them.
@MainActor struct LaunchScreenTests {
  @Test(arguments: try Drawing.rows(of: "LaunchScreens/template-label"))
  func `LF2 labels of the template of launch screens are a point wider than their middle has them`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }

  @Test(arguments: try Drawing.rows(of: "LaunchScreens/other-labels"))
  func `LF1 other views and later builds are where constraints have them, in pixels`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }
}
