import Cells
import Testing

/// What is told of views that a save put out of sight.
@MainActor struct OutOfSightTests {
  @Test func `views that a save put out of sight are one line, which leads to what holds them`()
    throws
  {
    func box(_ top: Int) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - id: panel
              frame: [16, \(top), 300, 200]
              subviews:
                - {class: UILabel, id: one, text: One, frame: [0, 0, 100, 20]}
                - {class: UILabel, id: two, text: Two, frame: [0, 30, 100, 20]}
                - {class: UILabel, id: three, text: Three, frame: [0, 60, 100, 20]}
                - {class: UILabel, id: four, text: Four, frame: [0, 90, 100, 20]}
      """
    }
    let screens = try ReloadStage.screens(opening: box(16), saving: [box(-400)])

    try expectPicture(
      ScreenParts(try #require(screens.last)).report, "a save that put views out of sight")
  }

  @Test
  func `a text that is for the most part beyond the edge is named there, whatever room there is`()
    throws
  {
    let scene = """
      root:
        id: home
        view:
          subviews:
            - {class: UILabel, id: a, text: First line, frame: [16, 20, 120, 16]}
            - {class: UILabel, id: b, text: Last line, frame: [16, 347, 120, 16]}
            - {class: UILabel, id: e, numberOfLines: 0, text: Of several lines the first two are seen in each, frame: [450, 316, 88, 80]}
            - id: scroll
              class: UIScrollView
              frame: [200, 0, 200, 352]
              subviews:
                - {class: UILabel, id: c, text: Upper line, frame: [16, 20, 120, 16]}
                - {class: UILabel, id: d, text: Lower line, frame: [16, 347, 120, 16]}
      """
    let (low, high) = (try Pilot(scene), try Pilot(scene, keys: " "))

    try expectPicture(
      ["with the pane": low.canvas, "without it": high.canvas], "a text beyond the lower edge")
  }

  @Test func `what was scrolled past is told at the upper edge`() throws {
    let labels = (0..<40).map {
      "            - {class: UILabel, id: l\($0), text: Line \($0), frame: [16, \(32 * $0), 120, 16]}"
    }
    let scene = """
      root:
        id: home
        view:
          subviews:
            - id: scroll
              class: UIScrollView
              frame: [0, 0, 640, 352]
              contentSize: [640, 1280]
              subviews:
      \(labels.joined(separator: "\n"))
      """
    let point = CellPoint(column: 20, row: 8)
    let wheel = InputEvent.mouse(MouseEvent(.scrollDown, at: point))

    try expectPicture(
      Pilot(scene, batches: [[wheel], [wheel]]).canvas, "a scroll view after the wheel")
  }
}
