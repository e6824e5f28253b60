import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

/// Rules T42–T47 to their last word: in which methods traits are known, and what asks for them again.
@MainActor struct TraitMomentTests {
  private struct Read: UITraitDefinition {
    static let defaultValue = 0
  }
  private struct Unread: UITraitDefinition {
    static let defaultValue = 0
  }

  private static let frame = CGRect(x: 0, y: 0, width: 100, height: 40)

  @Test func `T42 handlers and messages of every object see its own traits as the current ones`()
    throws
  {
    let test = TestWindow("ipad_9_7") { controller("root") }
    let shown = test.environment.perform { controller("shown") }
    shown.modalPresentationStyle = .formSheet
    test.act { test.root.present(shown, animated: false) }
    let presentation = try #require(shown.presentationController)
    var seen: [String] = []
    func follow<T: UITraitChangeObservable & UITraitEnvironment>(_ object: T, _ name: String) {
      object.registerForTraitChanges([Read.self]) { (_: T, _: UITraitCollection) in
        seen.append("\(name) \(UITraitCollection.current[Read.self])")
      }
    }
    let view = try #require(shown.view)
    follow(presentation, "presentation")
    follow(shown, "shown")
    follow(view, "view")

    presentation.traitOverrides[Read.self] = 1
    shown.traitOverrides[Read.self] = 2
    view.traitOverrides[Read.self] = 3
    test.environment.updateCycle.flush()

    #expect(seen == ["presentation 1", "shown 2", "view 3"])
    #expect(UITraitCollection.current[Read.self] == 0)
  }

  private final class Watching: UIPresentationController {
    var seen: [String] = []
    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      let own = containerView?.traitCollection[Read.self] ?? -1
      seen.append("will \(own) current \(UITraitCollection.current[Unread.self])")
    }
    override func containerViewDidLayoutSubviews() {
      super.containerViewDidLayoutSubviews()
      let own = traitCollection[Read.self]
      seen.append("did \(own) current \(UITraitCollection.current[Unread.self])")
    }
  }

  private final class Supplier: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Watching(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func `T42 T45 both layout hooks of a presentation follow its traits and its container's`()
    throws
  {
    let supplier = Supplier()
    let test = TestWindow("ipad_9_7", era: .ios26) { controller("root") }
    let shown = test.environment.perform { controller("shown") }
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = supplier
    test.act { test.root.present(shown, animated: false) }
    let presentation = try #require(shown.presentationController as? Watching)
    presentation.traitOverrides[Unread.self] = 7
    test.environment.updateCycle.flush()
    presentation.seen = []

    presentation.containerView?.traitOverrides[Read.self] = 1
    test.environment.updateCycle.flush()
    let container = presentation.seen
    presentation.seen = []
    presentation.traitOverrides[Read.self] = 2
    test.environment.updateCycle.flush()

    #expect(container == ["will 1 current 7", "did 0 current 7"])
    #expect(presentation.seen == ["will 1 current 7", "did 2 current 7"])
  }

  @Test(.bothEras) func `T44 T45 a button's update is asked for again when a trait in it changes`()
  {
    let button = UIBox<UIButton>()
    let test = TestWindow {
      let root = controller("root")
      let made = UIButton(type: .system)
      made.frame = Self.frame
      root.view.addSubview(made)
      button.value = made
      return root
    }
    var seen: [Int] = []
    button.value?.configurationUpdateHandler = { seen.append($0.traitCollection[Read.self]) }
    button.value?.setNeedsUpdateConfiguration()
    test.environment.updateCycle.flush()
    seen = []

    test.root.traitOverrides[Unread.self] = 1
    test.environment.updateCycle.flush()
    let unread = seen
    test.root.traitOverrides[Read.self] = 1
    test.environment.updateCycle.flush()

    #expect(unread == [])
    #expect(seen == (BothEras.era == .ios26 ? [1] : []))
  }

  private final class Row: UITableViewCell {
    var seen: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      seen.append("update \(traitCollection[Read.self])")
    }
  }

  private final class Item: UICollectionViewCell {
    var seen: [String] = []
  }

  @Test func `T44 T45 cells are set up again when a trait changes that they read`() throws {
    let cells = UIBox<(row: Row, item: Item)>()
    let test = TestWindow(era: .ios26) {
      let root = controller("root")
      let row = Row(style: .default, reuseIdentifier: nil)
      let item = Item(frame: Self.frame)
      row.frame = Self.frame
      item.configurationUpdateHandler = { cell, state in
        (cell as? Item)?.seen.append("handler \(state.traitCollection[Read.self])")
      }
      root.view.addSubview(row)
      root.view.addSubview(item)
      cells.value = (row, item)
      return root
    }
    let (row, item) = try #require(cells.value)
    let first = (row.seen, item.seen)
    (row.seen, item.seen) = ([], [])

    test.root.traitOverrides[Unread.self] = 1
    test.environment.updateCycle.flush()
    let unread = row.seen + item.seen
    test.root.traitOverrides[Read.self] = 1
    test.environment.updateCycle.flush()

    #expect(first == (["update 0"], ["handler 0"]))
    #expect(unread == [])
    #expect(row.seen == ["update 1"])
    #expect(item.seen == ["handler 1"])
  }

  @Test(arguments: UIKitEra.allCases)
  func `T46 T47 an insertion as predicted tells nobody, one that differs tells everybody`(
    era: UIKitEra
  ) {
    final class Box: UIView {
      var chronicle: Chronicle?
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        chronicle?.lines.append("view from \(previousTraitCollection?.displayScale ?? -1)")
      }
    }
    final class Boxed: Chronicler {
      override func loadView() {
        let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.chronicle = chronicle
        view = box
      }
    }
    let chronicle = Chronicle(["traits"])
    let test = TestWindow(era: era) { controller("root") }

    test.act { test.root.adopt(Boxed(chronicle, "as predicted")) }
    let predicted = chronicle.tear()
    test.root.traitOverrides.displayScale = 1
    test.environment.updateCycle.flush()
    _ = chronicle.tear()
    test.act { test.root.adopt(Boxed(chronicle, "other")) }

    #expect(predicted == (era == .ios26 ? [] : ["as predicted traits", "view from -1.0"]))
    #expect(
      chronicle.lines == ["other traits", "view from \(era == .ios26 ? "2.0" : "-1.0")"])
  }
}
