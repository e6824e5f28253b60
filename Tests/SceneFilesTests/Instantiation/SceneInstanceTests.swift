import AdaptiveUI
import Foundation
import SceneFiles
import Testing

@MainActor struct SceneInstanceTests {
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

    let instance = SceneInstance(document, in: environment)

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

  @Test func `PO01 a popover points at its source`() throws {
    let stage = try SceneStage(
      """
      root: {id: home, view: {subviews: [{id: box, frame: [100, 100, 80, 32]}]}}
      presentations:
        - controller: {id: info, preferredContentSize: [320, 160]}
          style: popover
          sourceView: box
          permittedArrowDirections: up
      """)

    #expect(stage.instance.present())
    stage.environment.settle()

    let info = try #require(stage.instance.controller("info"))
    #expect(stage.instance.root.presentedViewController === info)
    #expect(info.popoverPresentationController?.arrowDirection == .up)
    #expect(info.view.bounds.size == CGSize(width: 320, height: 160))
    #expect(!stage.instance.present("nobody"))
  }

  @Test(arguments: [
    ("none", "popover"), ("overFullScreen", "full"),
    ("[{when: {w: compact}, style: none}]", "popover"),
    ("[{when: {w: regular}, style: none}]", "sheet"),
  ])
  func `D02 a scene's delegate answers for compact width`(answer: String, look: String) throws {
    let stage = try SceneStage(
      """
      root: {view: {subviews: [{id: box, frame: [10, 10, 80, 32]}]}}
      presentations:
        - controller: {id: info, preferredContentSize: [320, 160]}
          style: popover
          sourceView: box
          delegate: {adaptivePresentationStyle: \(answer)}
      """, host: .terminal(TerminalHost(columns: 60, rows: 40)))

    stage.instance.present()
    stage.environment.settle()

    let width = try #require(stage.instance.controller("info")).view.bounds.width
    let active = stage.instance.controller("info")?.activePresentationController
    let shown =
      active is UIPopoverPresentationController
      ? "popover" : active is UISheetPresentationController ? "sheet" : "full"
    #expect(shown == look)
    #expect(width == (look == "popover" ? 320 : 480))
  }

  @Test func `D07 an adapted presentation gets a navigation controller with Done`() throws {
    let stage = try SceneStage(
      """
      root: {view: {subviews: [{id: box, frame: [10, 10, 80, 32]}]}}
      presentations:
        - controller: {id: info, title: Info, preferredContentSize: [320, 160]}
          style: popover
          sourceView: box
          delegate: {wrapInNavigation: true}
      """, era: .ios8)
    stage.instance.present()
    stage.environment.settle()
    let info = try #require(stage.instance.controller("info"))
    #expect(info.navigationController == nil)

    stage.resize(columns: 60, rows: 40)
    let stack = try #require(info.navigationController)
    #expect(stage.instance.root.presentedViewController === stack)
    #expect(stack.displayName == "info-navigation")

    stage.resize(columns: 100, rows: 40)
    #expect(stage.instance.root.presentedViewController === info)
    #expect(info.view.bounds.width == 320)

    stage.resize(columns: 60, rows: 40)
    info.navigationItem.rightBarButtonItem?.primaryAction?.perform(sender: nil)
    stage.environment.settle()
    #expect(stage.instance.root.presentedViewController == nil)
  }

  @Test func `D13 a scene's delegate refuses the user's dismissal`() throws {
    let stage = try SceneStage(
      """
      root: {}
      presentations:
        - {controller: {id: a}, style: formSheet, delegate: {shouldDismiss: false}}
        - {controller: {id: b}, style: formSheet}
      """)

    stage.instance.present("a")
    #expect(stage.window.attemptUserDismissal() == .refused("the delegate of a refuses"))
    stage.instance.root.dismiss(animated: false)
    stage.environment.settle()
    stage.instance.present("b")

    #expect(stage.window.attemptUserDismissal() == .dismissed)
  }

  @Test func `each presentation makes its controller anew`() throws {
    let stage = try SceneStage(
      "root: {}\npresentations: [{controller: {id: a}, style: fullScreen}]")

    stage.instance.present()
    stage.environment.settle()
    let first = stage.instance.controller("a").map(ObjectIdentifier.init)
    let kept = stage.instance.controller("a")
    stage.instance.root.dismiss(animated: false)
    stage.environment.settle()
    stage.instance.present()

    #expect(kept != nil && stage.instance.controller("a").map(ObjectIdentifier.init) != first)
  }
}
