import AdaptiveUI
import Foundation
import Testing

/// Rules T01–T36 and P11–P19: trait collections, overrides and who is told of a change.
@MainActor struct TraitTests {
  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  @Test func `T01 collections are equal when all values are`() {
    let first = UITraitCollection { $0.horizontalSizeClass = .compact }
    let second = UITraitCollection(horizontalSizeClass: .compact)

    #expect(first == second)
    #expect(first.hash == second.hash)
    #expect(first != UITraitCollection(horizontalSizeClass: .regular))
    let scales = (1...20).map { UITraitCollection(displayScale: CGFloat($0)).hash }
    #expect(Set(scales).count > 1)
  }

  @Test func `T02 an empty collection leaves everything unspecified`() {
    let empty = UITraitCollection()

    #expect(empty.horizontalSizeClass == .unspecified)
    #expect(empty.userInterfaceIdiom == .unspecified)
    #expect(empty.displayScale == 0)
    #expect(empty[Theme.self] == "plain")
  }

  @Test func `T04 the last specified value wins and unspecified never overwrites`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: .unspecified),
    ])

    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.verticalSizeClass == .compact)
  }

  @Test func `T07 modifyingTraits leaves the receiver alone`() {
    let original = UITraitCollection(displayScale: 2)
    let copy = original.modifyingTraits { $0.displayScale = 3 }

    #expect(original.displayScale == 2)
    #expect(copy.displayScale == 3)
  }

  @Test func `T09 containsTraits ignores what the other leaves unspecified`() {
    let phone = UITraitCollection {
      $0.userInterfaceIdiom = .phone
      $0.displayScale = 2
    }

    #expect(phone.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!phone.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(phone.containsTraits(in: nil))
  }

  @Test func `T28 reading an override that is not set is a breach`() {
    let test = TestWindow { controller("root") }
    var breaches: [String] = []
    test.environment.breachHandler = { breaches.append($0.rule) }

    test.environment.perform { _ = test.root.traitOverrides.horizontalSizeClass }

    #expect(breaches == ["T28"])
  }

  @Test func `T29 an override shows in the next update, on the object and below`() {
    let test = TestWindow {
      let root = controller("root")
      root.adopt(controller("child"))
      return root
    }
    let (root, child) = (test.root, test["child"])

    root.traitOverrides[Theme.self] = "dark"
    let before = child.traitCollection[Theme.self]
    test.environment.updateCycle.flush()

    #expect(before == "plain")
    #expect(root.traitCollection[Theme.self] == "dark")
    #expect(child.traitCollection[Theme.self] == "dark")
    #expect(child.view.traitCollection[Theme.self] == "dark")
  }

  @Test(.bothEras) func `T32 a registration hears of its traits only, once for each update`() {
    let test = TestWindow { controller("root") }
    let root = test.root
    var calls: [String] = []
    root.registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitDisplayScale.self]) {
      (object: UIViewController, old: UITraitCollection) in
      calls.append("\(old.verticalSizeClass) → \(object.traitCollection.verticalSizeClass)")
    }
    let token = root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, _: UITraitCollection) in calls.append("style")
    }

    test.scene.turnDevice(1)
    test.environment.settle()
    root.unregisterForTraitChanges(token)

    #expect(calls == ["regular → compact"])
  }

  @Test(arguments: UIKitEra.allCases)
  func `P14 what an override leaves unspecified keeps flowing`(era: UIKitEra) {
    let test = TestWindow("iphone_8_plus", era: era) {
      let root = controller("root")
      let child = controller("child")
      root.adopt(child)
      root.setOverrideTraitCollection(
        UITraitCollection(traitsFrom: [
          UITraitCollection(horizontalSizeClass: .regular),
          UITraitCollection(verticalSizeClass: .compact),
        ]), forChild: child)
      return root
    }
    let child = test["child"]
    let before = child.traitCollection

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(before.horizontalSizeClass == .regular)
    #expect(before.verticalSizeClass == .compact)
    #expect(before.displayScale == 3)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `P19 a child whose size classes are overridden is not told, and the trace says why`() {
    let test = TestWindow {
      let root = controller("root")
      let child = controller("child")
      root.adopt(child)
      root.setOverrideTraitCollection(
        UITraitCollection(verticalSizeClass: .regular), forChild: child)
      return root
    }

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(!test.lines().contains { $0.hasPrefix("child willTransition") })
    #expect(
      test.lines([.skipped]) == [
        "child willTransition(to:with:) (overridden by root: vertical regular)"
      ])
  }

  @Test(.bothEras) func `P13 an override ends when the child leaves`() {
    let test = TestWindow {
      let root = controller("root")
      let child = controller("child")
      root.adopt(child)
      root.setOverrideTraitCollection(
        UITraitCollection(verticalSizeClass: .compact), forChild: child)
      return root
    }
    let (root, child) = (test.root, test["child"])

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()

    #expect(root.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func `T47 only iOS 8 tells of the first insertion`() {
    final class Witness: UIViewController {
      var firsts = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if previousTraitCollection == nil { firsts += 1 }
      }
    }

    let ios8 = TestWindow(era: .ios8) { Witness() }
    let current = TestWindow(era: .ios26) { Witness() }

    #expect((ios8.root as? Witness)?.firsts == 1)
    #expect((current.root as? Witness)?.firsts == 0)
  }
}
