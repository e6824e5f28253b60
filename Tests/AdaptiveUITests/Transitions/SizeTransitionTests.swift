import AdaptiveUI
import Foundation
import Testing

/// Rules C10–C20: what one change of the window's geometry tells to whom, in which order.
@MainActor struct SizeTransitionTests {
  private func parentAndChild() -> UIViewController {
    let root = controller("root")
    root.adopt(controller("child"))
    return root
  }

  @Test func `C13 the whole tree hears of traits before anybody hears of the size`() {
    let test = TestWindow("iphone_8", root: parentAndChild)

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(
      test.lines() == [
        "root willTransition(to:with:) → vertical compact",
        "child willTransition(to:with:) → vertical compact",
        "root viewWillTransition(to:with:) → 667×375",
        "child viewWillTransition(to:with:) → 667×375",
        "root traitCollectionDidChange(_:) → vertical compact",
        "root viewSafeAreaInsetsDidChange()",
        "root viewLayoutMarginsDidChange()",
        "root updateViewConstraints()",
        "root viewWillLayoutSubviews()",
        "root viewDidLayoutSubviews()",
        "child traitCollectionDidChange(_:) → vertical compact",
        "child viewSafeAreaInsetsDidChange()",
        "child viewLayoutMarginsDidChange()",
        "child updateViewConstraints()",
        "child viewWillLayoutSubviews()",
        "child viewDidLayoutSubviews()",
        "- windowScene(_:didUpdateEffectiveGeometry:)",
      ])
  }

  @Test func `C10 traits and bounds are still old when the change is announced`() {
    final class Witness: UIViewController {
      var seen: [String] = []
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        seen.append("traits \(traitCollection.verticalSizeClass) of \(view.bounds.width)")
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        seen.append("size \(traitCollection.verticalSizeClass) of \(view.bounds.width)")
        coordinator.animate(
          alongsideTransition: { [self] _ in
            seen.append("alongside \(traitCollection.verticalSizeClass) of \(view.bounds.width)")
          },
          completion: { [self] context in
            seen.append("completion cancelled \(context.isCancelled)")
          })
      }
    }
    let test = TestWindow("iphone_8") { Witness() }

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(
      (test.root as? Witness)?.seen == [
        "traits regular of 375.0", "size regular of 375.0", "alongside compact of 667.0",
        "completion cancelled false",
      ])
  }

  @Test func `C12 a change of size alone tells no traits`() {
    let test = TestWindow("ipad_9_7", root: parentAndChild)

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(test.lines().first == "root viewWillTransition(to:with:) → 1024×768")
    #expect(!test.lines([.skipped]).contains { $0.contains("Transition(") })
  }

  @Test func `C12 a change of traits alone tells no size`() {
    final class Steady: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: 90, height: 90) }
    }
    let test = TestWindow {
      let root = controller("root") { Steady() }
      root.adopt(
        controller("child"), frame: CGRect(x: 0, y: 0, width: 90, height: 90), mask: [])
      return root
    }

    test.scene.turnDevice(1)
    test.environment.settle()

    let announced = test.lines().filter { $0.hasPrefix("child") && $0.contains("ransition(") }
    #expect(announced == ["child willTransition(to:with:) → vertical compact"])
  }

  @Test func `P22 an iPad's rotation changes no trait, only sizes`() {
    let test = TestWindow("ipad_9_7", root: parentAndChild)

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(!test.lines([.callback, .skipped]).contains { $0.contains(" willTransition") })
    #expect(!test.lines().contains { $0.contains("traitCollectionDidChange") })
  }

  @Test func `C14 what a container does after super comes after its children were told`() {
    final class Container: UIViewController {
      var order: [String] = []
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        order.append("before super")
        super.willTransition(to: newCollection, with: coordinator)
        order.append("after super")
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        order.append("before super")
        super.viewWillTransition(to: size, with: coordinator)
        order.append("after super")
      }
    }
    final class Child: UIViewController {
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        (parent as? Container)?.order.append("child's traits")
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        (parent as? Container)?.order.append("child's size")
      }
    }
    let test = TestWindow {
      let container = Container()
      container.adopt(Child())
      return container
    }

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(
      (test.root as? Container)?.order == [
        "before super", "child's traits", "after super",
        "before super", "child's size", "after super",
      ])
  }

  @Test func `C15 a container that does not call super cuts its children off from announcements`() {
    final class Mute: UIViewController {
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
    }
    let test = TestWindow {
      let mute = controller("mute") { Mute() }
      mute.adopt(controller("child"))
      return mute
    }

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(!test.lines().contains { $0.hasPrefix("child") && $0.contains("Transition(to") })
    #expect(test["child"].traitCollection.verticalSizeClass == .compact)
    #expect(test["child"].view.bounds.size == CGSize(width: 667, height: 375))
  }

  @Test func `U05 a child whose size stays is not told, and the trace says why`() {
    final class Fixed: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: 100, height: 50) }
    }
    let test = TestWindow("ipad_9_7") {
      let root = controller("root") { Fixed() }
      root.adopt(
        controller("child"), frame: CGRect(x: 0, y: 0, width: 100, height: 50), mask: [])
      return root
    }

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(
      test.lines([.skipped]).last
        == "child viewWillTransition(to:with:) (size unchanged: 100×50)")
  }

  @Test func `X14 a window's resize by its terminal is not animated and ends at once`() {
    final class Witness: UIViewController {
      var facts: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        facts.append("animated \(coordinator.isAnimated) for \(coordinator.transitionDuration)")
        coordinator.animate(alongsideTransition: nil) { [self] _ in facts.append("completed") }
      }
    }
    let test = TestWindow(host: .terminal(TerminalHost(columns: 80, rows: 24))) { Witness() }

    test.scene.fill(
      .terminal(TerminalHost(columns: 40, rows: 12)), cause: .terminal, title: "80×24 → 40×12")

    #expect((test.root as? Witness)?.facts == ["animated false for 0.0", "completed"])
    #expect(test.root.view.bounds.size == CGSize(width: 320, height: 192))
    #expect(test.root.traitCollection.horizontalSizeClass == .compact)
    #expect(test.root.traitCollection.verticalSizeClass == .compact)
  }

  @Test func `X08 a rotation brings a quarter turn as target transform`() {
    final class Witness: UIViewController {
      var transforms: [CGAffineTransform] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        transforms.append(coordinator.targetTransform)
      }
    }
    let test = TestWindow { Witness() }

    test.scene.turnDevice(1)
    test.environment.settle()
    test.scene.turnDevice(-1)
    test.environment.settle()

    #expect(
      (test.root as? Witness)?.transforms == [
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
      ])
  }

  @Test func `X04 boxes move along the way while a rotation runs`() {
    let test = TestWindow(root: parentAndChild)

    test.scene.turnDevice(1)
    test.environment.advance(to: 0.15)
    let halfway = test.window.frameInFlight.size
    test.environment.advance(to: 0.3)

    #expect(halfway == CGSize(width: 521, height: 521))
    #expect(test.window.frameInFlight.size == CGSize(width: 667, height: 375))
    #expect(test.window.frame.size == CGSize(width: 667, height: 375))
  }
}
