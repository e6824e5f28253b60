import AdaptiveLists
import AdaptiveUI
import Foundation
import SceneFiles
import Testing

@MainActor struct SceneLayoutTests {
  @Test func `LA1.1 equations place views, children and guides`() throws {
    let stage = try SceneStage(
      """
      root:
        view:
          subviews:
            - {id: box, size: [100, 50], constraints: [leading == superview.leading + 8]}
            - {id: half, edges: superview 10 @999}
            - {id: middle, center: safeArea, size: [20, 10]}
          constraints:
            - box.top == superview.safeArea.top + 16
            - child.leading == box.trailing + 8
            - child.top == box.top
            - child.width == 0.5 * superview.width - 8
            - child.height == box.height * 2
        children:
          - {id: child}
      """)

    #expect(stage.frame("box") == "8 16 100 50")
    #expect(stage.frame("half") == "10 10 780 620")
    #expect(stage.frame("middle") == "390 315 20 10")
    #expect(stage.frame("child") == "116 16 392 100")
  }

  @Test func `A06 a condition installs a constraint for its size classes only`() throws {
    let stage = try SceneStage(
      """
      root:
        view:
          subviews: [{id: box, size: [100, 50]}]
          constraints:
            - box.leading == superview.leading
            - {when: {w: regular}, equation: box.top == superview.top + 10}
            - {when: {w: compact}, equation: box.top == superview.top + 99}
      """)
    #expect(stage.frame("box") == "0 10 100 50")

    stage.resize(columns: 60, rows: 40)
    #expect(stage.frame("box") == "0 99 100 50")

    stage.resize(columns: 90, rows: 40)
    #expect(stage.frame("box") == "0 10 100 50")
  }

  @Test func `A05 a view is installed for its size classes only, with its constraints`() throws {
    let stage = try SceneStage(
      """
      root:
        view:
          subviews:
            - {id: banner, when: {w: regular}, size: [800, 40], constraints: [
                top == superview.top, leading == superview.leading]}
            - {id: text, size: [100, 50], constraints: [leading == superview.leading]}
          constraints:
            - text.top == banner.bottom
            - text.top == superview.top + 8 @500
      """)
    #expect(stage.instance.view("banner")?.isInstalled == true)
    #expect(stage.instance.view("text")?.isInstalled == true)
    #expect(stage.frame("text") == "0 40 100 50")

    stage.resize(columns: 60, rows: 40)
    #expect(stage.instance.view("banner")?.isInstalled == false)
    #expect(stage.frame("text") == "0 8 100 50")

    stage.resize(columns: 100, rows: 40)
    #expect(stage.instance.view("banner")?.isInstalled == true)
    #expect(stage.frame("text") == "0 40 100 50")
  }

  @Test func `LA5.3 a breach of UIKit's contract leaves the rest of the scene usable`() throws {
    let breaches = Breaches()
    let stage = try SceneStage(
      """
      root:
        view:
          subviews: [{id: box, size: [100, 50]}, {id: other, size: [10, 10]}]
          constraints:
            - box.leading == 8
            - other.leading == box.top
            - other.top == superview.top + 5
      """, onBreach: { breaches.rules.append($0.rule) })

    #expect(breaches.rules == ["LA5.3", "LA5.4"])
    #expect(stage.frame("other") == "0 5 10 10")
  }

  @Test func `A constraint may name what is in a child, and an ancestor`() throws {
    let stage = try SceneStage(
      """
      root:
        view:
          subviews: [{id: top-box, size: [100, 50], constraints: [leading == superview.leading,
            top == superview.top]}]
          constraints: [deep.width == top-box.width]
        children:
          - id: child
            view:
              subviews: [{id: deep, constraints: [leading == superview.leading,
                top == top-box.bottom, height == top-box.height]}]
      """)

    #expect(stage.frame("deep") == "0 50 100 50")
  }

  final class Breaches {
    var rules: [String] = []
  }

  @Test func `KN01 containers of UIKit hold what the scene lists`() throws {
    let stage = try SceneStage(
      """
      root:
        class: UITabBarController
        id: tabs
        selectedIndex: 1
        viewControllers:
          - {id: first, tabBarItem: {title: One}, overrideTraits: {w: compact}}
          - class: UINavigationController
            id: nav
            viewControllers: [{id: lower}, {id: upper, leftBarButtonItems: [{title: A, action: pop}]}]
      controllers: [{id: extra, title: Extra}]
      """)

    let tabs = try #require(stage.instance.root as? UITabBarController)
    let nav = try #require(stage.instance.controller("nav") as? UINavigationController)
    #expect(tabs.selectedViewController === nav)
    #expect(tabs.viewControllers?.first?.tabBarItem.title == "One")
    #expect(nav.viewControllers.map(\.identifier) == ["lower", "upper"])
    let first = try #require(stage.instance.controller("first"))
    #expect(tabs.overrideTraitCollection(forChild: first)?.horizontalSizeClass == .compact)

    nav.topViewController?.navigationItem.leftBarButtonItem?.primaryAction?.perform(sender: nil)
    stage.environment.settle()
    #expect(nav.viewControllers.map(\.identifier) == ["lower"])
  }

  @Test func `KC03 actions push, show, select and go back`() throws {
    let stage = try SceneStage(
      """
      root:
        class: UITabBarController
        viewControllers:
          - class: UINavigationController
            id: nav
            rootViewController:
              id: home
              rightBarButtonItems:
                - {title: a, action: push extra}
                - {title: b, action: show extra}
                - {title: c, action: popToRoot}
                - {title: d, action: select other}
          - {id: other}
      controllers: [{id: extra}]
      """)
    let nav = try #require(stage.instance.controller("nav") as? UINavigationController)
    let items = nav.topViewController?.navigationItem.rightBarButtonItems ?? []
    func press(_ index: Int) {
      items[index].primaryAction?.perform(sender: items[index])
      stage.environment.settle()
    }

    press(0)
    press(1)
    #expect(nav.viewControllers.map(\.identifier) == ["home", "extra", "extra"])
    #expect(nav.viewControllers[1] !== nav.viewControllers[2])
    press(2)
    #expect(nav.viewControllers.map(\.identifier) == ["home"])
    press(3)
    let tabs = stage.instance.root as? UITabBarController
    #expect(tabs?.selectedViewController?.identifier == "other")
  }

  @Test func `controls show what the scene says and do their actions`() throws {
    let stage = try SceneStage(
      """
      root:
        id: home
        view:
          class: UIScrollView
          contentSize: [1000, 2000]
          subviews:
            - {class: UILabel, id: label, text: "a\\u202Eb", numberOfLines: 2, textAlignment: center}
            - {class: UIButton, id: button, title: Go, configuration: filled, action: present info}
            - {class: UISwitch, id: toggle, on: true, enabled: false}
            - {class: UITextField, id: field, placeholder: Name}
            - {class: UIImageView, id: picture, image: {size: [24, 32], art: [ab, cd]}}
      presentations: [{id: info, controller: {}, style: fullScreen}]
      """)

    func content(_ id: String) -> ShownContent? {
      (stage.instance.view(id) as? any ContentPresentable)?.presentedContent
    }
    #expect((stage.instance.root.view as? UIScrollView)?.contentSize.height == 2000)
    #expect(content("label")?.text == "a\u{202E}b")
    #expect(content("label")?.alignment == .center)
    #expect(content("label")?.lineLimit == 2)
    #expect(content("button")?.role == .button(.filled))
    #expect(content("toggle")?.role == .toggle(isOn: true))
    #expect(content("toggle")?.isEnabled == false)
    #expect(content("field")?.role == .field(isPlaceholder: true, isEditing: false))
    #expect(content("picture")?.role == .picture(art: ["ab", "cd"]))
    #expect(stage.frame("picture") == "0 0 24 32")

    (stage.instance.view("button") as? UIControl)?.activateAsUser()
    stage.environment.settle()
    #expect(stage.instance.root.presentedViewController != nil)
  }

  @Test func `LD1 a stack view arranges its subviews`() throws {
    let stage = try SceneStage(
      """
      root:
        view:
          subviews:
            - class: UIStackView
              id: stack
              axis: vertical
              distribution: fillEqually
              spacing: 8
              edges: superview
              subviews: [{id: upper}, {id: lower}]
      """)

    #expect(stage.frame("upper") == "0 0 800 316")
    #expect(stage.frame("lower") == "0 324 800 316")
  }

  @Test func `a row of a table does its action`() throws {
    let stage = try SceneStage(
      """
      root:
        class: UINavigationController
        id: nav
        rootViewController:
          class: UITableViewController
          id: list
          rows:
            - Plain
            - {id: ada, text: Ada, detailText: 1815, disclosure: true, action: show extra}
      controllers: [{id: extra}]
      """)
    let table = try #require(
      (stage.instance.controller("list") as? UITableViewController)?.tableView)
    let row = IndexPath(row: 1, section: 0)
    let cell = try #require(table.cellForRow(at: row))
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(cell.accessibilityIdentifier == "ada")
    #expect(
      cell.presentedContent.role
        == .row(detail: "1815", isDetailBelow: false, accessory: .disclosure))

    table.pressRow(at: row)
    stage.environment.settle()

    let nav = stage.instance.controller("nav") as? UINavigationController
    #expect(nav?.viewControllers.map(\.identifier) == ["list", "extra"])
  }
}
