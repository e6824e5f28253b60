import AdaptiveUI
import SceneFiles
import Testing

/// Controls, bars and columns that scenes can name.
@MainActor struct SceneControlTests {
  @Test func `controls show what the scene says`() throws {
    let stage = try SceneStage(
      """
      root:
        id: root
        view:
          subviews:
            - {class: UISegmentedControl, id: choice, segments: [One, Two], selectedSegment: 1}
            - {class: UISlider, id: level, minimumValue: 0, maximumValue: 10, value: 4}
            - {class: UIStepper, id: count, maximumValue: 9, value: 7}
            - {class: UIProgressView, id: done, progress: 0.5}
            - {class: UIPageControl, id: dots, numberOfPages: 3, currentPage: 2}
            - {class: UIActivityIndicatorView, id: wheel}
            - {class: UITextView, id: note, text: Hello, textStyle: headline}
      """)
    func view<View: UIView>(_ id: String) throws -> View {
      try #require(stage.instance.view(id) as? View)
    }
    let choice: UISegmentedControl = try view("choice")
    let level: UISlider = try view("level")
    let count: UIStepper = try view("count")
    let done: UIProgressView = try view("done")
    let dots: UIPageControl = try view("dots")
    let wheel: UIActivityIndicatorView = try view("wheel")
    let note: UITextView = try view("note")

    #expect(choice.titleForSegment(at: choice.selectedSegmentIndex) == "Two")
    #expect((level.value, level.maximumValue) == (4, 10))
    #expect((count.value, count.maximumValue) == (7, 9))
    #expect(done.progress == 0.5)
    #expect((dots.currentPage, dots.numberOfPages) == (2, 3))
    #expect(wheel.isAnimating)
    #expect(note.text == "Hello")
    #expect(note.font == .preferredFont(forTextStyle: .headline))
  }

  @Test func `KS03 three columns by name make a split view controller of three columns`() throws {
    let stage = try SceneStage(
      """
      root:
        class: UISplitViewController
        id: split
        preferredSplitBehavior: tile
        preferredDisplayMode: twoBesideSecondary
        primary: {id: folders}
        supplementary: {id: letters}
        secondary: {id: letter}
      """, host: .terminal(TerminalHost(columns: 200, rows: 60)))
    let split = try #require(stage.instance.controller("split") as? UISplitViewController)

    #expect(split.style == .tripleColumn)
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(stage.instance.controller("letters")?.viewIfLoaded?.window != nil)
  }

  @Test func `KN02 a toolbar shows the top controller's items until it is hidden`() throws {
    let stage = try SceneStage(
      """
      keys: {t: toggleToolbar, b: toggleNavigationBar}
      root:
        class: UINavigationController
        id: nav
        toolbarHidden: false
        rootViewController: {id: home, toolbarItems: [{id: add, title: Add}]}
      """)
    let nav = try #require(stage.instance.controller("nav") as? UINavigationController)

    #expect(nav.topViewController?.toolbarItems?.map(\.title) == ["Add"])
    #expect(!nav.isToolbarHidden)
    _ = stage.instance.press("t")
    _ = stage.instance.press("b")
    #expect(nav.isToolbarHidden)
    #expect(nav.isNavigationBarHidden)
  }
}
