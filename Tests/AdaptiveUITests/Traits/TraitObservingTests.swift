import AdaptiveUI
import Foundation
import Testing

/// Rules T31–T42: who is told of a change, when, how often and in which order.
@MainActor struct TraitObservingTests {
  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  private final class Listener: UIViewController {
    var calls: [String] = []
    func changed() { calls.append("changed") }
    func changed(_ object: UIViewController) {
      calls.append("changed \(object.traitCollection[Theme.self])")
    }
    func changed(_ object: UIViewController, _ old: UITraitCollection) {
      calls.append("changed \(old[Theme.self]) → \(object.traitCollection[Theme.self])")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      calls.append("did \(previousTraitCollection?[Theme.self] ?? "nil")")
    }
  }

  /// What the first insertion tells of.
  private var first: [String] { BothEras.era == .ios8 ? ["did nil"] : [] }

  private func family() -> UIViewController {
    let root = controller("root")
    root.adopt(controller("child"))
    return root
  }

  private func setTheme(_ theme: String, _ test: TestWindow) {
    test.root.traitOverrides[Theme.self] = theme
    test.environment.updateCycle.flush()
  }

  #if !canImport(Darwin)
    @Test(.bothEras)
    func `T31 messages go to a target or the receiver until the token is given back`() {
      let test = TestWindow { Listener() }
      let root = test.root
      let listener = test.environment.perform { Listener() }
      let none = Selector("none", { (it: Listener) in { it.changed() } })
      let one = Selector(
        "one:", { (it: Listener) in { (object: UIViewController) in it.changed(object) } })
      let token = root.registerForTraitChanges([Theme.self], target: listener, action: one)
      root.registerForTraitChanges([Theme.self], action: none)

      setTheme("dark", test)
      root.unregisterForTraitChanges(token)
      setTheme("light", test)

      #expect(listener.calls == ["changed dark"])
      #expect(
        (root as? Listener)?.calls == first + ["did plain", "changed", "did dark", "changed"])
    }

    @Test(.bothEras)
    func `T34 a message takes nothing, the object, or the object and what was before`() {
      let test = TestWindow { Listener() }
      let two = Selector(
        "two:previous:",
        { (it: Listener) in
          { (object: UIViewController, old: UITraitCollection) in it.changed(object, old) }
        })
      test.root.registerForTraitChanges([Theme.self], action: two)

      setTheme("dark", test)

      #expect((test.root as? Listener)?.calls.last == "changed plain → dark")
    }

    @Test(.bothEras) func `T31 a target without the method is a breach`() {
      let test = TestWindow { controller("root") }
      var breaches: [String] = []
      test.environment.breachHandler = { breaches.append($0.message) }
      test.root.registerForTraitChanges([Theme.self], action: Selector("missing"))

      setTheme("dark", test)

      #expect(breaches == ["-[UIViewController missing]: unrecognized selector sent to instance"])
    }
  #endif

  @Test(.bothEras) func `T31 a registration ends with its object`() {
    let test = TestWindow { family() }
    let root = test.root
    var calls = 0
    weak var gone: UIViewController?
    do {
      let child = test["child"]
      gone = child
      child.registerForTraitChanges([Theme.self]) {
        (_: UIViewController, _: UITraitCollection) in calls += 1
      }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    test.environment.updateCycle.flush()
    root.traitOverrides[Theme.self] = "dark"
    test.environment.updateCycle.flush()

    #expect(gone == nil)
    #expect(calls == 0)
  }

  @Test(.bothEras) func `T33 T35 one update calls a registration once, and registering does not`() {
    let test = TestWindow { family() }
    var calls = 0
    test["child"].registerForTraitChanges([Theme.self, UITraitVerticalSizeClass.self]) {
      (_: UIViewController, _: UITraitCollection) in calls += 1
    }
    let atOnce = calls

    test.root.traitOverrides[Theme.self] = "dark"
    test.root.traitOverrides.verticalSizeClass = .compact
    test.environment.updateCycle.flush()

    #expect(atOnce == 0)
    #expect(calls == 1)
  }

  @Test(.bothEras) func `T36 a controller may observe a view's traits`() {
    let test = TestWindow { family() }
    let view = test["child"].view ?? UIView()
    var calls: [String] = []
    view.registerForTraitChanges([Theme.self]) { (object: UIView, _: UITraitCollection) in
      calls.append(object.traitCollection[Theme.self])
    }

    view.traitOverrides[Theme.self] = "dark"
    test.environment.updateCycle.flush()

    #expect(calls == ["dark"])
    #expect(test["child"].traitCollection[Theme.self] == "plain")
  }

  @Test(arguments: UIKitEra.allCases)
  func `T38 when a node is told, what hangs below still has its old traits`(era: UIKitEra) {
    let test = TestWindow(era: era) { family() }
    let child = test["child"]
    var seen: [String] = []
    test.root.registerForTraitChanges([Theme.self]) {
      (object: UIViewController, _: UITraitCollection) in
      seen = [object, child].map { $0.traitCollection[Theme.self] }
      seen.append(child.view.traitCollection[Theme.self])
    }

    setTheme("dark", test)

    #expect(seen == ["dark", "plain", "plain"])
    #expect(child.traitCollection[Theme.self] == "dark")
  }

  @Test(.bothEras)
  func `T39 updateTraitsIfNeeded brings a subtree up to date, even inside a callback`() {
    let test = TestWindow { family() }
    let child = test["child"]
    var seen: [String] = []
    var calls = 0
    child.registerForTraitChanges([Theme.self]) {
      (_: UIViewController, _: UITraitCollection) in calls += 1
    }
    test.root.registerForTraitChanges([Theme.self]) {
      (object: UIViewController, _: UITraitCollection) in
      child.traitOverrides.verticalSizeClass = .compact
      child.view.updateTraitsIfNeeded()
      seen.append("\(child.traitCollection.verticalSizeClass)")
    }

    test.root.traitOverrides[Theme.self] = "dark"
    test.root.updateTraitsIfNeeded()
    let synchronous = child.traitCollection[Theme.self]
    test.root.updateTraitsIfNeeded()

    #expect(synchronous == "dark")
    #expect(seen == ["compact"])
    #expect(calls == 1)
  }

  @Test(.bothEras)
  func `T40 traitCollectionDidChange hears of every trait, with the old collection`() {
    let test = TestWindow { Listener() }
    let listener = test.root as? Listener
    var registered = 0
    test.root.registerForTraitChanges([UITraitDisplayScale.self]) {
      (_: UIViewController, _: UITraitCollection) in registered += 1
    }

    setTheme("dark", test)
    test.root.traitOverrides.layoutDirection = .rightToLeft
    test.environment.updateCycle.flush()

    #expect(listener?.calls == first + ["did plain", "did dark"])
    #expect(registered == 0)
  }

  @Test(.bothEras)
  func `T41 traitCollectionDidChange comes before the registrations, those in their order`() {
    let test = TestWindow { Listener() }
    let listener = test.root as? Listener
    for name in ["first", "second"] {
      test.root.registerForTraitChanges([Theme.self]) {
        (object: UIViewController, _: UITraitCollection) in listener?.calls.append(name)
      }
    }

    setTheme("dark", test)

    #expect(listener?.calls == first + ["did plain", "first", "second"])
  }

  @Test(.bothEras)
  func `T42 the current traits are the object's in its callbacks, and nobody's elsewhere`() {
    final class Box: UIView {
      var seen: [String] = []
      private func note(_ name: String) {
        seen.append("\(name) \(UITraitCollection.current[Theme.self])")
      }
      override func layoutSubviews() { note("layout") }
      override func tintColorDidChange() { note("tint") }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        note("traits")
        setNeedsLayout()
      }
    }
    final class Witness: UIViewController {
      var seen: [String] = []
      private func note(_ name: String) {
        seen.append("\(name) \(UITraitCollection.current[Theme.self])")
      }
      override func viewWillLayoutSubviews() { note("will layout") }
      override func viewDidLayoutSubviews() { note("did layout") }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if previousTraitCollection != nil { note("traits") }
      }
    }
    let box = UIBox<Box>()
    let test = TestWindow {
      let root = Witness()
      root.traitOverrides[Theme.self] = "dark"
      let view = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.traitOverrides[Theme.self] = "inner"
      root.view.addSubview(view)
      box.value = view
      return root
    }
    box.value?.tintColor = .red

    let layout = (test.root as? Witness)?.seen.filter { $0.contains("layout") }
    #expect(layout == ["will layout dark", "did layout dark"])
    test.root.traitOverrides[Theme.self] = "late"
    test.root.updateTraitsIfNeeded()
    #expect((test.root as? Witness)?.seen.last == "traits late")
    #expect(box.value?.seen == ["traits inner", "layout inner", "tint inner"])
    #expect(UITraitCollection.current[Theme.self] == "plain")
  }
}
