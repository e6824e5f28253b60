import AdaptiveLists
import AdaptiveUI
import Foundation
import SceneFiles
import Testing

/// Bars, pickers and lists that scenes can name.
@MainActor struct SceneBarTests {
  @Test func `a toolbar of its own has buttons that act, room and views`() throws {
    let stage = try SceneStage(
      """
      root:
        id: root
        view:
          subviews:
            - class: UIToolbar
              id: bar
              frame: [0, 200, 400, 44]
              items:
                - {id: open, title: Open, style: done, action: present sheet}
                - {systemItem: flexibleSpace}
                - {id: off, title: Off, enabled: false, width: 80}
                - {customView: {class: UISwitch, id: toggle, on: true}}
                - {systemItem: trash}
      controllers: {id: sheet}
      presentations: {id: sheet, controller: sheet, style: fullScreen}
      """)
    let bar = try #require(stage.instance.view("bar") as? UIToolbar)
    let items = try #require(bar.items)
    let toggle = try #require(stage.instance.view("toggle") as? UISwitch)

    #expect(items.map(\.title) == ["Open", nil, "Off", nil, "Trash"])
    #expect(items.map(\.style) == [.done, .plain, .plain, .plain, .plain])
    #expect(items.map(\.isEnabled) == [true, true, false, true, true])
    #expect(items[2].width == 80)
    #expect(items[3].customView === toggle)
    #expect(toggle.isOn && toggle.isDescendant(of: bar))
    let last = try #require(bar.subviews.last)
    // The room between takes what is left: the last button ends at the margin.
    #expect(last.frame.maxX == 392)

    items[0].primaryAction?.perform(sender: items[0])
    stage.environment.settle()
    #expect(stage.instance.root.presentedViewController === stage.instance.controller("sheet"))
  }

  @Test func `a navigation bar of its own shows its last item and the way back`() throws {
    let stage = try SceneStage(
      """
      root:
        view:
          subviews:
            - class: UINavigationBar
              id: bar
              frame: [0, 0, 400, 44]
              items:
                - Letters
                - title: Letter
                  prompt: Read
                  rightBarButtonItems: [{id: send, systemItem: reply}]
                  titleView: {class: UISegmentedControl, id: choice, segments: [One, Two]}
      """)
    let bar = try #require(stage.instance.view("bar") as? UINavigationBar)
    let choice = try #require(stage.instance.view("choice") as? UISegmentedControl)

    #expect(bar.items?.map(\.title) == ["Letters", "Letter"])
    #expect(bar.topItem?.prompt == "Read")
    #expect(bar.topItem?.rightBarButtonItems?.map(\.title) == ["Reply"])
    #expect(choice.superview === bar)
    #expect(choice.frame.midX == 200)
  }

  @Test func `a tab bar of its own has its tabs and the chosen one`() throws {
    let stage = try SceneStage(
      """
      root:
        view:
          subviews:
            - {class: UITabBar, id: bar, frame: [0, 0, 300, 49], items: [Here, {id: there, title: There}], selectedItem: 1}
      """)
    let bar = try #require(stage.instance.view("bar") as? UITabBar)

    #expect(bar.items?.map(\.title) == ["Here", "There"])
    #expect(bar.selectedItem === stage.instance.object("there"))
  }

  @Test func `pickers have wheels, and tell of choices`() throws {
    let stage = try SceneStage(
      """
      root:
        id: root
        view:
          subviews:
            - {class: UIPickerView, id: one, components: [Red, Green, Blue], selectedRows: 2}
            - class: UIPickerView
              id: two
              components: [[1, 2, 3], [kg, lb]]
              selectedRows: [1, 1]
              action: present next
      controllers: {id: next}
      presentations: {id: next, controller: next, style: fullScreen}
      """)
    let one = try #require(stage.instance.view("one") as? UIPickerView)
    let two = try #require(stage.instance.view("two") as? UIPickerView)

    #expect((one.numberOfComponents, one.selectedRow(inComponent: 0)) == (1, 2))
    #expect((two.numberOfComponents, two.numberOfRows(inComponent: 0)) == (2, 3))
    #expect((0...1).map(two.selectedRow) == [1, 1])
    #expect(stage.instance.root.presentedViewController == nil)
    two.activateAsUser()
    stage.environment.settle()
    #expect((0...1).map(two.selectedRow) == [2, 1])
    #expect(stage.instance.root.presentedViewController != nil)
  }

  @Test(arguments: [
    ("date: 2026-02-28 09:30", "2026-02-28 09:30"), ("date: 2026-11-21", "2026-11-21 00:00"),
    ("date: '09:30', datePickerMode: time", "09:30"),
    ("date: 2026-11-21, maximumDate: 2026-11-01", "2026-11-01 00:00"),
    ("date: 2026-11-21, minimumDate: 2026-12-01, datePickerMode: date", "2026-12-01"),
    ("preferredDatePickerStyle: compact", "2001-01-01 00:00"),
  ])
  func `a date picker shows the scene's date`(keys: String, shown: String) throws {
    let stage = try SceneStage(
      "root: {view: {subviews: {class: UIDatePicker, id: day, minuteInterval: 15, \(keys)}}}")
    let day = try #require(stage.instance.view("day") as? UIDatePicker)

    #expect(day.shownText == shown)
    #expect(day.minuteInterval == 15)
    #expect(keys.contains("compact") == (day.preferredDatePickerStyle == .compact))
  }

  @Test(arguments: [
    ("date: 2026-02-30", "expected a date such as 2026-11-21, 09:30 or 2026-11-21 09:30"),
    ("date: 26-2-3", "expected a date such as"), ("date: tomorrow", "expected a date such as"),
    ("date: '24:00'", "expected a date such as"), ("date: [1]", "expected a date such as"),
    ("minuteInterval: 7", "an interval has 1 to 30 minutes and divides an hour"),
    ("minuteInterval: 60", "an interval has 1 to 30 minutes and divides an hour"),
  ])
  func `what is no date is an error`(keys: String, message: String) {
    let all = messages("root: {view: {subviews: {class: UIDatePicker, \(keys)}}}")
    #expect(all.count == 1)
    #expect(all.first?.contains(message) == true, "\(all)")
  }

  @Test func `views of an effect are in its content view`() throws {
    let stage = try SceneStage(
      """
      root:
        view:
          subviews:
            - class: UIVisualEffectView
              id: blur
              effect: systemThinMaterial
              subviews: [{class: UILabel, id: label, text: Hello, edges: superview 8}]
            - {class: UIVisualEffectView, id: clear, effect: none}
      """)
    let blur = try #require(stage.instance.view("blur") as? UIVisualEffectView)
    let clear = try #require(stage.instance.view("clear") as? UIVisualEffectView)

    #expect((blur.effect as? UIBlurEffect)?.style == .systemThinMaterial)
    #expect(stage.instance.view("label")?.superview === blur.contentView)
    #expect(clear.effect == nil)
  }

  @Test func `a collection view controller shows the scene's items`() throws {
    let stage = try SceneStage(
      """
      root:
        class: UICollectionViewController
        id: root
        itemSize: [80, 48]
        items: [{id: first, text: One}, Two, Three]
      """)
    let controller = try #require(
      stage.instance.controller("root") as? UICollectionViewController)
    let items = try #require(controller.collectionView)

    #expect(items.numberOfItems(inSection: 0) == 3)
    #expect(items.visibleCells.count == 3)
    #expect(stage.frame("first").hasSuffix(" 80 48"))
  }

  @Test func `a search field and a bare control take keys of their kind`() throws {
    let stage = try SceneStage(
      """
      root:
        id: root
        view:
          subviews:
            - {class: UISearchTextField, id: field, placeholder: Where, text: Here}
            - {class: UIControl, id: area, frame: [0, 0, 80, 48], action: present share, enabled: true}
      controllers: {id: share, class: UIActivityViewController, activityItems: [Hello]}
      presentations: {id: share, controller: share, style: fullScreen}
      """)
    let field = try #require(stage.instance.view("field") as? UISearchTextField)
    let area = try #require(stage.instance.view("area") as? UIControl)

    #expect((field.placeholder, field.text) == ("Where", "Here"))
    area.sendActions(for: .valueChanged)
    stage.environment.settle()
    #expect(stage.instance.root.presentedViewController is UIActivityViewController)
  }

  @Test func `identifiers in bars are unique, and what they name is found`() {
    #expect(
      messages(
        """
        root:
          leftBarButtonItems: [{id: a, customView: {class: UISwitch, id: b, constraints: width == c.width}}]
          view:
            subviews:
              - {class: UIToolbar, items: [{id: a, title: A}, {image: missing}, {action: present x}]}
              - {class: UINavigationBar, items: {titleView: {id: b}}}
        """)
        == [
          "2:91 no view or controller is called “c”",
          "5:41 “a” already names the bar button item on line 2",
          "5:63 no image is called “missing”",
          "5:73 a bar button item needs a “title”, a “systemItem”, an “image” or a “customView”",
          "5:90 no presentation is called “x”",
          "6:58 “b” already names the view on line 2",
        ])
  }
}
