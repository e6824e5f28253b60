import AdaptiveUI
import Foundation
import Testing

/// Rules T44, T45: what reads a trait is asked for again when that trait changes.
@MainActor struct TraitTrackingTests {
  private struct Read: UITraitDefinition {
    static let defaultValue = 0
  }
  private struct Unread: UITraitDefinition {
    static let defaultValue = 0
  }

  private final class Box: UIView {
    var calls: [String] = []
    override func layoutSubviews() {
      calls.append("layout \(traitCollection[Read.self])")
      super.layoutSubviews()
    }
    override func updateConstraints() {
      calls.append("constraints \(traitCollection[Read.self])")
      super.updateConstraints()
    }
    override func updateProperties() {
      calls.append("properties \(traitCollection[Read.self])")
    }
    override func draw(_ rect: CGRect) { calls.append("draw \(traitCollection[Read.self])") }
  }

  private final class Blind: UIView {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  private func host<V: UIView>(
    _ view: UIBox<V>, era: UIKitEra = .ios26, _ make: @MainActor () -> V
  ) -> TestWindow {
    TestWindow(era: era) {
      let root = controller("root")
      let made = make()
      root.view.addSubview(made)
      view.value = made
      return root
    }
  }

  private static let frame = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `T44 what a view's methods read of its traits asks for them again`() throws {
    let box = UIBox<Box>()
    let test = host(box) { Box(frame: Self.frame) }
    let view = try #require(box.value)
    view.calls = []

    test.root.traitOverrides[Unread.self] = 1
    test.environment.updateCycle.flush()
    let afterUnread = view.calls
    test.root.traitOverrides[Read.self] = 1
    test.environment.updateCycle.flush()

    #expect(afterUnread == [])
    #expect(Set(view.calls) == ["layout 1", "constraints 1", "properties 1", "draw 1"])
  }

  @Test func `T44 iOS 8 lays out whatever changed`() throws {
    for (era, expected) in [(UIKitEra.ios26, 0), (.ios8, 1)] {
      let box = UIBox<Blind>()
      let test = host(box, era: era) { Blind(frame: Self.frame) }
      let view = try #require(box.value)
      view.layouts = 0

      test.root.traitOverrides[Unread.self] = 1
      test.environment.updateCycle.flush()

      #expect(view.layouts == expected, "\(era)")
    }
  }

  @Test func `T44 what is read of somebody else's traits asks for nothing`() throws {
    final class Curious: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        _ = window?.traitCollection[Read.self]
      }
    }
    let box = UIBox<Curious>()
    let test = host(box) { Curious(frame: Self.frame) }
    let view = try #require(box.value)
    view.layouts = 0

    test.root.traitOverrides[Read.self] = 1
    test.environment.updateCycle.flush()

    #expect(view.layouts == 0)
  }

  @Test(.bothEras) func `T45 a controller's hooks follow its own traits and its view's`() throws {
    final class Witness: UIViewController {
      var calls: [String] = []
      override func viewWillLayoutSubviews() { calls.append("will \(traitCollection[Read.self])") }
      override func viewDidLayoutSubviews() {
        calls.append("did \(view.traitCollection[Read.self])")
      }
      override func updateViewConstraints() {
        calls.append("constraints \(traitCollection[Read.self])")
        super.updateViewConstraints()
      }
      override func updateProperties() { calls.append("properties \(traitCollection[Read.self])") }
    }
    let test = TestWindow { Witness() }
    let witness = try #require(test.root as? Witness)
    witness.calls = []

    test.root.traitOverrides[Read.self] = 1
    test.environment.updateCycle.flush()
    let own = Set(witness.calls)
    witness.calls = []
    test.root.view.traitOverrides[Read.self] = 2
    test.environment.updateCycle.flush()

    // Before tracking a change asked for layout, whatever was read, and for nothing else.
    let tracked: Set = ["constraints 1", "properties 1"]
    #expect(own == tracked.filter { _ in BothEras.era == .ios26 }.union(["will 1", "did 1"]))
    #expect(witness.calls == ["will 1", "did 2"])
  }

  @Test(.bothEras)
  func `T45 what is said where there is no content follows traits of the controller and its view`()
    throws
  {
    final class Witness: UIViewController {
      var seen: [Int] = []
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) {
        seen.append(state.traitCollection[Read.self] + view.traitCollection[Read.self])
      }
    }
    let test = TestWindow { Witness() }
    let witness = try #require(test.root as? Witness)
    let atFirst = witness.seen

    test.root.traitOverrides[Unread.self] = 1
    test.environment.updateCycle.flush()
    test.root.traitOverrides[Read.self] = 1
    test.environment.updateCycle.flush()
    test.root.view.traitOverrides[Read.self] = 5
    test.environment.updateCycle.flush()

    let isThere = BothEras.era == .ios26
    #expect(atFirst == (isThere ? [0] : []))
    #expect(witness.seen == (isThere ? [0, 2, 6] : []))
  }

  @Test(.bothEras) func `T42 T45 a presentation controller's layout hooks follow its traits`()
    throws
  {
    final class Watching: UIPresentationController {
      var seen: [Int] = []
      override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        seen.append(traitCollection[Read.self])
        #expect(UITraitCollection.current[Read.self] == traitCollection[Read.self])
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Watching(presentedViewController: presented, presenting: presenting)
      }
    }
    let delegate = Delegate()
    let test = TestWindow("ipad_9_7") { controller("root") }
    let shown = test.environment.perform {
      let shown = controller("shown")
      shown.modalPresentationStyle = .custom
      shown.transitioningDelegate = delegate
      test.root.present(shown, animated: false)
      return shown
    }
    test.environment.updateCycle.flush()
    let presentation = try #require(shown.presentationController as? Watching)
    presentation.seen = []

    presentation.traitOverrides[Unread.self] = 1
    test.environment.updateCycle.flush()
    let afterUnread = presentation.seen
    presentation.traitOverrides[Read.self] = 1
    test.environment.updateCycle.flush()

    #expect(afterUnread == [])
    #expect(presentation.seen == (BothEras.era == .ios8 ? [] : [1]))
  }
}
