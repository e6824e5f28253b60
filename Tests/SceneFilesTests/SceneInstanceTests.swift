import AdaptiveUI
import Foundation
import SceneFiles
import Testing

@MainActor @Suite struct SceneInstanceTests {
  @Test func `objects carry the identifiers of the scene`() throws {
    let stage = try SceneStage(
      """
      root:
        id: home
        view: {id: home-view, subviews: [{id: box, frame: [8, 16, 80, 32], hidden: true}]}
        rightBarButtonItems: [{id: more, title: More}]
      """)

    #expect(stage.instance.root.identifier == "home")
    #expect(stage.instance.view("home-view") === stage.instance.root.view)
    #expect(stage.instance.view("box")?.isHidden == true)
    #expect(stage.instance.root.navigationItem.rightBarButtonItem?.title == "More")
    #expect(stage.instance.object("more") is UIBarButtonItem)
    #expect(stage.instance.object("nobody") == nil)
    #expect(stage.frame("box") == "8 16 80 32")
  }

  @Test func `C01 views are made when they are loaded, before viewDidLoad`() throws {
    var classes = SceneClasses()
    classes.register(controller: "Probe") { Probe() }
    let document = try SceneDocument(
      text: "root: {class: Probe, view: {subviews: [{id: a}]}}", classes: classes)
    let environment = Environment()

    let instance = SceneInstance(document, classes: classes, in: environment)

    #expect(instance.object("a") == nil)
    instance.root.loadViewIfNeeded()
    #expect((instance.root as? Probe)?.subviewsAtLoad == 1)
  }

  final class Probe: UIViewController {
    var subviewsAtLoad = 0
    override func viewDidLoad() { subviewsAtLoad = view.subviews.count }
  }

  @Test func `KC10 children are embedded, by frame and mask or filling their container`() throws {
    let stage = try SceneStage(
      """
      root:
        children:
          - {id: all}
          - {id: part, frame: [0, 0, 100, 100], autoresizing: [flexibleWidth]}
      """)

    #expect(stage.instance.root.children.map(\.identifier) == ["all", "part"])
    #expect(stage.frame("all") == "0 0 800 640")
    #expect(stage.instance.view("part")?.autoresizingMask == .flexibleWidth)
  }

  @Test func `P12 a container overrides what its child's entry says`() throws {
    let stage = try SceneStage(
      """
      root:
        id: parent
        children:
          - {id: child, overrideTraits: {horizontal: regular, vertical: compact}}
          - {id: own, traitOverrides: {w: compact}}
      """)

    let child = try #require(stage.instance.controller("child"))
    #expect(child.traitCollection.verticalSizeClass == .compact)
    #expect(stage.instance.root.overrideTraitCollection(forChild: child) != nil)
    #expect(
      stage.instance.controller("own")?.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.instance.root.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `O03 masks reach the app and the controllers`() throws {
    let stage = try SceneStage(
      "orientations: [portrait, landscapeLeft]\nroot: {id: home, orientations: portrait}")

    let application = stage.environment.application
    #expect(application.infoOrientations == [.portrait, .landscapeLeft])
    #expect(stage.instance.root.supportedInterfaceOrientations == .portrait)
  }
}
