import AdaptiveUI
import Documents
import Foundation
import SceneFiles
import Testing

struct SceneDocumentTests {
  @Test func `one line is a scene`() throws {
    let scene = try SceneDocument(text: "root: {}")

    #expect(scene.root.className.value == "UIViewController")
    #expect(scene.era == nil)
  }

  @Test func `the top level says what, where and how`() throws {
    let scene = try SceneDocument(
      text: """
        title: Popover
        notes: |
          p shows it.
          Esc ends it.
        rules: [PO12, M35]
        uikit: 8
        orientations: [portrait, landscapeLeft]
        requiresFullScreen: true
        window: {size: 80x24, horizontal: regular, h: regular, idiom: pad, scale: 2}
        root: {orientations: allButUpsideDown}
        """)

    #expect(scene.title == "Popover")
    #expect(scene.notes == "p shows it.\nEsc ends it.\n")
    #expect(scene.rules == ["PO12", "M35"])
    #expect(scene.era?.value == .ios8)
    #expect(scene.orientations == [.portrait, .landscapeLeft])
    #expect(scene.root.orientations == .allButUpsideDown)
    #expect(scene.requiresFullScreen)
    #expect(scene.window.size?.value == SceneWindow.Size(columns: 80, rows: 24))
    #expect(
      scene.window.overrides
        == WindowOverrides(idiom: .pad, scale: 2, horizontal: .regular, vertical: .regular))
  }

  @Test func `a device is named as people name it`() throws {
    let scene = try SceneDocument(text: "device: iphone 6s\norientation: landscape\nroot: {}")

    #expect(scene.device?.value.id == "iphone_8")
    #expect(scene.orientation == .landscapeRight)
    #expect(messages("device: iPhone 6z\nroot: {}") == ["1:9 no device is called “iPhone 6z”"])
  }

  @Test func `edges, center and size stand for constraints`() throws {
    let scene = try SceneDocument(
      text: "root: {view: {subviews: [{edges: safeArea 8}, {center: superview, size: [44, 30]}]}}")

    let views = scene.root.view?.subviews ?? []
    #expect(
      views.map { $0.placement.constraints.map { $0.equation?.first.attribute.rawValue } } == [
        ["leading", "top", "trailing", "bottom"], ["centerX", "centerY", "width", "height"],
      ])
    #expect(views.first?.placement.constraints.map(\.equation?.constant) == [8, 8, -8, -8])
  }

  @Test func `A02 a condition names the classes that something is installed for`() throws {
    let scene = try SceneDocument(
      text: """
        root:
          view:
            subviews: [{id: a, when: {w: regular, h: compact}}]
            constraints:
              - {id: wide, when: {horizontal: regular}, equation: a.width == 300}
              - when: {h: compact}
                equations: [a.top == superview.top, a.height == 20]
        """)

    let view = try #require(scene.root.view)
    #expect(
      view.placement.constraints.map(\.condition) == [
        SizeClassCondition(horizontal: .regular), SizeClassCondition(vertical: .compact),
        SizeClassCondition(vertical: .compact),
      ])
    let condition = try #require(view.subviews.first?.condition)
    #expect(
      condition.matches(
        UITraitCollection {
          $0.horizontalSizeClass = .regular
          $0.verticalSizeClass = .compact
        }))
    #expect(!condition.matches(UITraitCollection { $0.horizontalSizeClass = .regular }))
  }

  @Test func `containers hold controllers under UIKit's names`() throws {
    let scene = try SceneDocument(
      text: """
        root:
          class: UISplitViewController
          style: doubleColumn
          primary: {class: UINavigationController, rootViewController: {id: list}}
          secondary: {id: detail, overrideTraits: {vertical: compact}}
        """)

    let columns = scene.root.containment.columns
    #expect(columns.map(\.role) == [.primary, .secondary])
    #expect(
      columns.first?.child.controller.containment.viewControllers.map(\.controller.id?.value)
        == ["list"])
    #expect(columns.last?.child.overrideTraits?.vertical == .compact)
  }

  @Test func `a delegate's answers are in the presentation`() throws {
    let scene = try SceneDocument(
      text: """
        root: {id: home, rightBarButtonItems: [{id: more, title: More, action: present info}]}
        presentations:
          - controller: {id: info, preferredContentSize: [320, 240], modalInPresentation: true}
            style: popover
            barButtonItem: more
            permittedArrowDirections: [up, down]
            delegate:
              adaptivePresentationStyle:
                - {when: {h: compact}, style: overFullScreen}
                - none
              wrapInNavigation: true
        """)

    let presentation = try #require(scene.presentations.first)
    #expect(presentation.id.value == "info")
    #expect(presentation.arrowDirections == [.up, .down])
    #expect(presentation.delegate?.adaptiveStyles.map(\.style) == [.overFullScreen, .none])
    #expect(presentation.delegate?.wrapInNavigation == true)
    #expect(presentation.delegate?.shouldDismiss == true)
  }

  @Test func `a program's own classes are known by name`() throws {
    var classes = SceneClasses()
    classes.register(controller: "PhotoController", kind: .navigation) { UIViewController() }
    classes.register(view: "Badge") { UIView() }

    let scene = try SceneDocument(
      text: "root: {class: PhotoController, viewControllers: [{view: {class: Badge}}]}",
      classes: classes)

    #expect(scene.root.className.value == "PhotoController")
    #expect(
      errorText("root: {class: FotoController}", classes: classes).hasSuffix(
        "did you mean PhotoController?"))
  }
}
