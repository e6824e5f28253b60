import AdaptiveUI
import Foundation
import Testing

/// Rules T14–T17, T24–T29, T46–T50: where traits come from and who lays something over them.
@MainActor struct TraitOverrideTests {
  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
  }

  private final class Canvas: UIView {
    var drawn: [String] = []
    override func draw(_ rect: CGRect) {
      drawn.append("\(traitCollection[Theme.self]) \(UITraitCollection.current[Theme.self])")
    }
  }

  private func family() -> UIViewController {
    let root = controller("root")
    root.adopt(controller("child"))
    return root
  }

  @Test func `T14 a container makes a wide child compact and a narrow one regular`() {
    let test = TestWindow("ipad_9_7") {
      let root = family()
      let narrow = controller("narrow")
      root.adopt(narrow, frame: CGRect(x: 0, y: 0, width: 100, height: 100), mask: [])
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .compact), forChild: root.children[0])
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: narrow)
      return root
    }

    #expect(test["child"].view.bounds.width == 768)
    #expect(test["child"].traitCollection.horizontalSizeClass == .compact)
    #expect(test["narrow"].traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `T15 the display scale is the device's pixels per point`() {
    let plain = TestWindow("ipad_9_7") { controller("root") }
    let plus = TestWindow("iphone_8_plus") { controller("root") }

    #expect(plain.root.traitCollection.displayScale == 2)
    #expect(plus.root.traitCollection.displayScale == 3)
    #expect(plus.root.view.traitCollection.displayScale == plus.environment.screen.scale)
  }

  @Test func `T16 outside any environment there is no idiom`() {
    let test = TestWindow("ipad_9_7") { controller("root") }
    let ios8 = Environment(era: .ios8, host: .device(.default))

    let loose = ios8.perform { UIView() }

    #expect(test.root.traitCollection.userInterfaceIdiom == .pad)
    #expect(UITraitCollection().userInterfaceIdiom == .unspecified)
    #expect(loose.traitCollection.userInterfaceIdiom == .unspecified)
  }

  @Test func `T17 P10 a resize changes size classes, never idiom or scale`() {
    let test = TestWindow(host: .terminal(TerminalHost(columns: 100, rows: 40))) {
      controller("root")
    }
    let before = test.root.traitCollection

    test.scene.fill(
      .terminal(TerminalHost(columns: 30, rows: 10)), cause: .terminal, title: "100×40 → 30×10")

    #expect(
      test.root.traitCollection.changedTraits(from: before).map { $0.name } == [
        "horizontal", "vertical",
      ])
    #expect(test.root.traitCollection.userInterfaceIdiom == .pad)
  }

  @Test func `T24 a custom trait merges, flows, and is told like a system trait`() {
    let test = TestWindow { family() }
    let child = test["child"]
    let leaf = test.environment.perform { UIView() }
    child.view.addSubview(leaf)
    test.environment.updateCycle.flush()
    var calls: [String] = []
    child.registerForTraitChanges([Theme.self]) {
      (object: UIViewController, old: UITraitCollection) in
      calls.append("\(old[Theme.self]) → \(object.traitCollection[Theme.self])")
    }

    test.root.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [
        UITraitCollection(Theme.self, value: "dark"), UITraitCollection(displayScale: 1),
      ]), forChild: child)
    test.environment.updateCycle.flush()

    #expect(calls == ["plain → dark"])
    #expect(child.view.traitCollection[Theme.self] == "dark")
    #expect(leaf.traitCollection[Theme.self] == "dark")
    #expect(test.root.traitCollection[Theme.self] == "plain")
  }

  @Test func `T25 what reads no trait draws again where colours may have changed`() {
    final class Blind: UIView {
      var drawn = 0
      override func draw(_ rect: CGRect) { drawn += 1 }
    }
    let view = UIBox<Blind>()
    let test = TestWindow {
      let root = controller("root")
      let made = Blind(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(made)
      view.value = made
      return root
    }
    test.root.traitOverrides.verticalSizeClass = .compact
    test.environment.updateCycle.flush()
    let first = view.value?.drawn
    test.root.traitOverrides[Theme.self] = "dark"
    test.environment.updateCycle.flush()

    #expect([first, view.value?.drawn] == [1, 2])
  }

  @Test(.bothEras) func `T25 T42 a change that colours depend on draws again with the new traits`()
  {
    let canvas = UIBox<Canvas>()
    let test = TestWindow {
      let root = controller("root")
      let view = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(view)
      canvas.value = view
      return root
    }

    test.root.traitOverrides[Theme.self] = "dark"
    test.environment.updateCycle.flush()
    test.root.traitOverrides.verticalSizeClass = .compact
    test.environment.updateCycle.flush()

    #expect(canvas.value?.drawn == ["plain plain", "dark dark"])
  }

  @Test func `T26 scenes, windows, controllers, presentations and views take overrides`() {
    let test = TestWindow("ipad_9_7") { family() }
    let sheet = test.environment.perform { controller("sheet") }
    test.root.present(sheet, animated: false)
    test.environment.updateCycle.flush()

    test.scene.traitOverrides[Theme.self] = "scene"
    test.environment.updateCycle.flush()
    let fromScene = [test.window.traitCollection, test["child"].traitCollection]
    test.window.traitOverrides[Theme.self] = "window"
    test.environment.updateCycle.flush()
    let fromWindow = test.root.traitCollection
    test["child"].traitOverrides[Theme.self] = "controller"
    test.environment.updateCycle.flush()
    let fromController = test["child"].view.traitCollection
    sheet.presentationController?.traitOverrides[Theme.self] = "presentation"
    test["child"].view.traitOverrides[Theme.self] = "view"
    test.environment.updateCycle.flush()

    #expect(fromScene.map { $0[Theme.self] } == ["scene", "scene"])
    #expect(fromWindow[Theme.self] == "window")
    #expect(fromController[Theme.self] == "controller")
    #expect(sheet.traitCollection[Theme.self] == "presentation")
    #expect(test.root.traitCollection[Theme.self] == "window")
    #expect(test["child"].view.traitCollection[Theme.self] == "view")
    #expect(test["child"].traitCollection[Theme.self] == "controller")
  }

  @Test func `T27 P02 an override shows on the node and below, until one below overrides again`() {
    let test = TestWindow { family() }
    test.root.traitOverrides[Theme.self] = "outer"
    test["child"].traitOverrides[Theme.self] = "inner"

    test.environment.updateCycle.flush()

    #expect(test.root.traitCollection[Theme.self] == "outer")
    #expect(test.root.view.traitCollection[Theme.self] == "outer")
    #expect(test["child"].traitCollection[Theme.self] == "inner")
    #expect(test["child"].view.traitCollection[Theme.self] == "inner")
    #expect(test.window.traitCollection[Theme.self] == "plain")
  }

  @Test func `T46 new objects have predicted traits, in iOS 8 none`() {
    let current = TestWindow("iphone_8_plus") { controller("root") }
    let ios8 = TestWindow("iphone_8_plus", era: .ios8) { controller("root") }

    let predicted = current.environment.perform { UIViewController().traitCollection }
    let none = ios8.environment.perform { UIViewController().traitCollection }

    #expect(predicted == current.root.traitCollection)
    #expect(predicted.horizontalSizeClass == .compact && predicted.displayScale == 3)
    #expect(none == UITraitCollection())
  }

  @Test func `T48 the prediction is the key window's, else the screen's`() {
    let empty = Environment(host: .device(.default))
    let test = TestWindow { controller("root") }
    test.window.traitOverrides[Theme.self] = "window"
    test.environment.updateCycle.flush()

    let fromScreen = empty.perform { UIView().traitCollection }
    let fromWindow = test.environment.perform { UIView().traitCollection }

    #expect(fromScreen == empty.screen.traitCollection)
    #expect(fromWindow[Theme.self] == "window")
  }

  @Test func `T49 C08 layout is where traits and size are known without any notice`() {
    final class Witness: UIViewController {
      var calls: [String] = []
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) { calls.append("willTransition") }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) { calls.append("viewWillTransition") }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        calls.append("traitCollectionDidChange")
      }
      override func viewDidLayoutSubviews() {
        calls.append("\(traitCollection.verticalSizeClass) \(Int(view.bounds.height))")
      }
    }

    let test = TestWindow { Witness() }

    #expect((test.root as? Witness)?.calls == ["regular 667"])
  }

  @Test func `T50 a change is told in the update cycle, to the controller just before its view`() {
    final class Box: UIView {
      var note: (() -> Void)?
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        note?()
      }
    }
    final class Witness: UIViewController {
      var calls: [String] = []
      override func loadView() {
        let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.note = { [weak self] in self?.calls.append("view") }
        view = box
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        calls.append("controller")
      }
    }
    let test = TestWindow { Witness() }
    let witness = test.root as? Witness

    test.root.traitOverrides[Theme.self] = "dark"
    let atOnce = witness?.calls
    test.environment.updateCycle.flush()
    test.root.traitOverrides[Theme.self] = "light"
    test.root.view.updateTraitsIfNeeded()

    #expect(atOnce == [])
    #expect(witness?.calls == ["controller", "view", "controller", "view"])
  }
}

/// Carries an object out of the closure that makes it.
final class UIBox<Value> {
  var value: Value?
}
