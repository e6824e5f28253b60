import AdaptiveUI
import Cells
import Lab
import Testing

/// What the screen says about its picture: what lies beyond it, what is left out, and what did not happen.
@MainActor @Suite struct PictureWordsTests {
  @Test func `what lies above or beside the window is named at that edge`() throws {
    let pilot = try Pilot(
      """
      root:
        id: home
        view:
          subviews:
            - {id: early, class: UILabel, text: Hidden above, frame: [32, -80, 160, 48]}
            - {id: drawer, frame: [-200, 32, 160, 48]}
      """)

    #expect(pilot.screen.contains("▲ outside of the window: Hidden above"))
    #expect(pilot.screen.contains("◀ outside of the window: drawer"))
  }

  @Test func `hiding and showing the pane says that the scene did not notice`() throws {
    let hidden = try Pilot(TestScenes.plain, keys: " ")
    let shown = try Pilot(TestScenes.plain, keys: "  ")

    for pilot in [hidden, shown] {
      #expect(pilot.rows[23].contains("the scene did not notice: still 640×352 pt, no callback"))
    }
  }

  @Test func `back in time a footer of 80 columns tells how to play and how to go on`() throws {
    let footer = try Pilot(TestScenes.plain, keys: "t").rows[23]

    #expect(
      footer.hasPrefix(" ← callback back  → on  Space play  Enter go on here  Esc now  PgUp step")
    )
  }
}
