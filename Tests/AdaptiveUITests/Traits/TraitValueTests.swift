import AdaptiveUI
import Foundation
import Testing

/// Rules T01–T31 word by word: what collections and overrides hold, and of whom.
@MainActor struct TraitValueTests {
  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  private func family() -> UIViewController {
    let root = controller("root")
    root.adopt(controller("child"))
    return root
  }

  @Test func `T01 T23 values make collections equal, not how they came about`() {
    let twice = UITraitCollection {
      $0.horizontalSizeClass = .regular
      $0.horizontalSizeClass = .compact
      $0[Theme.self] = "dark"
    }
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(Theme.self, value: "dark"),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    let other = merged.replacing(Theme.self, value: "light")

    #expect(twice == merged)
    #expect(twice.hash == merged.hash)
    #expect(merged != other)
    #expect(other.replacing(Theme.self, value: "dark") == merged)
  }

  @Test func `T02 nothing in an empty collection is specified`() {
    let empty = UITraitCollection()

    #expect(empty.verticalSizeClass == .unspecified)
    #expect(empty.layoutDirection == .unspecified)
    #expect(empty.userInterfaceStyle == .unspecified)
    #expect(empty.userInterfaceLevel == .unspecified)
    #expect(empty.preferredContentSizeCategory == .unspecified)
    #expect(empty.accessibilityContrast == .unspecified)
    #expect(empty.legibilityWeight == .unspecified)
    #expect(empty.displayGamut == .unspecified)
    #expect(empty.changedTraits(from: nil).isEmpty)
    #expect(empty == UITraitCollection(traitsFrom: []))
  }

  @Test func `T03 each initialiser leaves all the others unspecified`() {
    let all = [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceLevel: .base),
      UITraitCollection(preferredContentSizeCategory: .small),
    ]

    #expect(
      all.map { $0.changedTraits(from: nil).count } == Array(repeating: 1, count: all.count))
    #expect(Set(all).count == all.count)
  }

  @Test func `T04 of several that specify a trait the last one wins, whatever is between`() {
    let classes: [UIUserInterfaceSizeClass] = [.compact, .regular, .unspecified, .compact]
    func merged(_ count: Int) -> UIUserInterfaceSizeClass {
      UITraitCollection(
        traitsFrom: classes.prefix(count).map { UITraitCollection(horizontalSizeClass: $0) }
      ).horizontalSizeClass
    }

    #expect((0...4).map(merged) == [.unspecified, .compact, .regular, .regular, .compact])
  }

  @Test func `T07 what the closure does not assign stays as it was`() {
    let original = UITraitCollection {
      $0.horizontalSizeClass = .compact
      $0.displayScale = 2
      $0[Theme.self] = "dark"
    }

    let copy = original.modifyingTraits { $0.displayScale = 3 }

    #expect(copy.changedTraits(from: original).map { $0.name } == ["scale"])
    #expect(copy.replacing(UITraitDisplayScale.self, value: 2) == original)
    #expect(original.modifyingTraits { _ in } == original)
  }

  @Test func `T09 all that the other specifies has to agree`() {
    let traits = UITraitCollection {
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
    }
    let half = traits.replacing(UITraitVerticalSizeClass.self, value: .compact)
    let more = traits.replacing(UITraitDisplayScale.self, value: 2)

    #expect([UITraitCollection(), traits].allSatisfy { traits.containsTraits(in: $0) })
    #expect([half, more].allSatisfy { !traits.containsTraits(in: $0) })
    #expect(more.containsTraits(in: traits))
  }

  @Test func `T17 a phone that is wide is a phone`() {
    let test = TestWindow("iphone_8_plus") { controller("root") }
    let upright = test.root.traitCollection

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(test.root.traitCollection.horizontalSizeClass == .regular)
    #expect(upright.userInterfaceIdiom == .phone)
    #expect(test.root.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test func `T18 the room for bright colours is a trait too`() {
    let traits = UITraitCollection { $0.headroomUsageLimit = .active }

    #expect(traits.hdrHeadroomUsageLimit == .active)
    #expect(traits.changedTraits(from: nil).count == 1)
    #expect(UITraitCollection().hdrHeadroomUsageLimit == .unspecified)
    let limits: [UIHDRHeadroomUsageLimit] = [.unspecified, .active, .inactive]
    #expect(limits.map(\.rawValue) == [-1, 0, 1])
  }

  @Test func `T19 the window's content is at the base, alerts and popovers are elevated`() {
    let stage = PresentationStage()
    let home = stage.home.traitCollection.userInterfaceLevel
    let popover = stage.present(stage.controller(.popover))
    let level = popover.traitCollection.userInterfaceLevel
    stage.dismiss(popover)
    let alert = stage.environment.perform {
      UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    }
    stage.present(alert)

    #expect([home, level] == [.base, .elevated])
    #expect(alert.traitCollection.userInterfaceLevel == .elevated)
    #expect(alert.view.traitCollection.userInterfaceLevel == .elevated)
    #expect(stage.home.traitCollection.userInterfaceLevel == .base)
  }

  private static let wide: Set<String> = [
    "iphone_8_plus", "iphone_xr", "iphone_11", "iphone_xs_max", "iphone_12_pro_max",
    "iphone_15_plus", "iphone_16_pro_max", "iphone_17_pro_max", "iphone_air",
  ]

  @Test(arguments: Device.all)
  func `T20 a root has the classes of its device, upright and turned`(device: Device) {
    let test = TestWindow(host: .device(device)) { controller("root") }
    var seen = [test.root.classes]

    test.scene.turnDevice(1)
    test.environment.settle()
    seen.append(test.root.classes)

    let isPhone = test.root.traitCollection.userInterfaceIdiom == .phone
    let expected = isPhone ? ["CR", Self.wide.contains(device.id) ? "RC" : "CC"] : ["RR", "RR"]
    #expect(seen == expected, "\(device.id)")
  }

  @Test func `T28 an override can be asked for, and taken back by its type`() {
    let test = TestWindow { family() }
    let root = test.root
    var breaches: [String] = []
    test.environment.breachHandler = { breaches.append($0.name) }
    func holds() -> [Bool] {
      [Theme.self, UITraitDisplayScale.self].map { root.traitOverrides.contains($0) }
    }
    var seen = [holds()]

    root.traitOverrides[Theme.self] = "dark"
    seen.append(holds())
    let read = test.environment.perform { root.traitOverrides[Theme.self] }
    root.traitOverrides.remove(Theme.self)
    seen.append(holds())
    test.environment.updateCycle.flush()
    let after = root.traitCollection[Theme.self]
    test.environment.perform { _ = root.traitOverrides[Theme.self] }

    #expect(seen == [[false, false], [true, false], [false, false]])
    #expect([read, after] == ["dark", "plain"])
    #expect(breaches == ["NSInternalInconsistencyException"])
  }

  @Test func `T29 a view has its override right before its next layout, not earlier`() {
    final class Box: UIView {
      var seen: [String] = []
      override func layoutSubviews() { seen.append("layout \(traitCollection[Theme.self])") }
    }
    let box = UIBox<Box>()
    let test = TestWindow {
      let root = controller("root")
      let made = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(made)
      box.value = made
      return root
    }
    box.value?.seen = []

    box.value?.traitOverrides[Theme.self] = "dark"
    let atOnce = box.value?.traitCollection[Theme.self]
    test.environment.updateCycle.flush()

    #expect(atOnce == "plain")
    #expect(box.value?.traitCollection[Theme.self] == "dark")
    #expect(box.value?.seen == ["layout dark"])
  }

  @Test func `T30 what writes traits writes overrides as well`() {
    func darken(_ traits: inout some UIMutableTraits) { traits[Theme.self] = "dark" }
    let test = TestWindow { family() }

    var overrides = test.root.traitOverrides
    darken(&overrides)
    test.root.traitOverrides = overrides
    test.environment.updateCycle.flush()

    #expect(test.root.traitCollection[Theme.self] == "dark")
  }

  @Test func `T31 T26 scenes, windows, presentations, controllers and views can be observed`() {
    let test = TestWindow("ipad_9_7") { family() }
    let shown = test.environment.perform { controller("shown") }
    shown.modalPresentationStyle = .formSheet
    test.act { test.root.present(shown, animated: false) }
    guard let presentation = shown.presentationController, let view = test.root.view else { return }
    var calls: [String] = []
    func follow<T: UITraitChangeObservable & UITraitEnvironment>(_ object: T, _ name: String)
      -> any UITraitChangeRegistration
    {
      object.registerForTraitChanges([Theme.self]) { (object: T, old: UITraitCollection) in
        calls.append("\(name) \(old[Theme.self]) → \(object.traitCollection[Theme.self])")
      }
    }
    let tokens = [
      follow(test.scene, "scene"), follow(test.window, "window"), follow(test.root, "root"),
      follow(view, "view"), follow(presentation, "presentation"), follow(shown, "shown"),
    ]

    test.scene.traitOverrides[Theme.self] = "dark"
    test.environment.updateCycle.flush()
    let notified = calls
    calls = []
    test.scene.unregisterForTraitChanges(tokens[0])
    test.window.unregisterForTraitChanges(tokens[1])
    test.root.unregisterForTraitChanges(tokens[2])
    view.unregisterForTraitChanges(tokens[3])
    presentation.unregisterForTraitChanges(tokens[4])
    shown.unregisterForTraitChanges(tokens[5])
    test.scene.traitOverrides[Theme.self] = "light"
    test.environment.updateCycle.flush()

    #expect(
      notified
        == ["scene", "window", "root", "view", "presentation", "shown"].map {
          "\($0) plain → dark"
        })
    #expect(calls == [])
    #expect(shown.traitCollection[Theme.self] == "light")
  }
}
