import Testing

/// Which bars a page has that its source shows: those of what shows it, and what is around that.
@MainActor struct ShownPageTests {
  @Test(arguments: try Drawing.rows(of: "Surroundings/shown-page"))
  func `KN05 a page has no tab bar that stands in the navigation controller which shows it`(
    drawing: Drawing
  ) throws {
    try drawing.check()
  }
}
