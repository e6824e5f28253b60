import AdaptiveUI
import Foundation
import Testing

/// Visual formats in scenes, in frames worked out by hand.
@MainActor struct SceneVisualFormatTests {
  @Test func `LA10.1 LA10.3 a scene lines views up by visual formats`() throws {
    let stage = try SceneStage(
      """
      root:
        id: root
        view:
          layoutMargins: 20
          subviews: [{id: image}, {id: title}]
          constraints:
            - H:|-16-[image(64)]-[title(>=image)]-24-|
            - V:|-32-[image(48)]
            - {visualFormat: "V:|-gap-[title(image)]", metrics: {gap: 40}}
      """)

    // 800 wide: 16, 64, the system's 8, and 24 at the end.
    #expect(stage.frame("image") == "16 32 64 48")
    #expect(stage.frame("title") == "88 40 688 48")
  }

  @Test func `A01 LA10.4 a format may have options, and be installed for some size classes only`()
    throws
  {
    let stage = try SceneStage(
      """
      root:
        id: root
        view:
          subviews: [{id: one, size: [80, 32]}, {id: two, size: [80, 32]}]
          constraints:
            - H:|-16-[one]
            - V:|-16-[one]
            - {when: {w: regular}, visualFormat: "H:[one]-[two]", options: alignAllTop}
            - {when: {w: compact}, visualFormats: ["V:[one]-[two]"], options: [alignAllLeading]}
      """)
    let wide = stage.frame("two")
    stage.resize(columns: 60, rows: 40)

    #expect(wide == "104 16 80 32")
    #expect(stage.frame("two") == "16 56 80 32")
  }

  @Test func `LA10.5 what is wrong in a format has its own place, and all of it comes at once`() {
    #expect(
      messages(
        """
        root:
          view:
            subviews: [{id: title}]
            constraints:
              - H:|-[titel]-gap-|
              - H:|-[title
              - {visualFormat: "V:[title(size)]", options: alignTop, metrics: {sise: 8}}
              - {id: both, visualFormat: "V:|[title]|"}
              - {metrics: {a: b}}
        """) == [
          "5:14 no view or controller is called “titel”",
          "5:21 no metric is called “gap”",
          "6:19 Expected a ']' here. That is how you give the end of a view.",
          "7:34 no view or controller is called “size”",
          "7:52 “alignTop” is not an option of a visual format",
          "8:9 an “id” names one equation, not several",
          "9:9 a constraint needs an “equation” or a “visualFormat”",
          "9:23 expected a number, found “b”",
        ])
  }
}
