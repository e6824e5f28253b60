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
}
