import AdaptiveUI
import Foundation
import Testing

/// Rules U01–U12: preferences for sizes, and who answers them.
@MainActor struct ContentContainerTests {
  private final class Container: UIViewController {
    var received: [CGSize] = []
    var asked = 0
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      received.append(container.preferredContentSize)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      asked += 1
      return CGSize(width: parentSize.width / 2, height: parentSize.height / 2)
    }
  }

  private static let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func stage() -> TestWindow {
    TestWindow {
      let root = controller("root") { Container() }
      root.adopt(controller("child"), frame: Self.frame, mask: [])
      return root
    }
  }

  @Test func `U01 the preferred size is zero until it is set`() {
    let controller = UIViewController()
    let content: any UIContentContainer = controller
    let before = content.preferredContentSize

    controller.preferredContentSize = CGSize(width: 30, height: 40)

    #expect(before == .zero)
    #expect(content.preferredContentSize == CGSize(width: 30, height: 40))
  }

  @Test func `U02 U03 a parent hears of a new wish, and nothing is resized by itself`() {
    let test = stage()

    test["child"].preferredContentSize = CGSize(width: 30, height: 40)
    test["child"].preferredContentSize = CGSize(width: 30, height: 40)
    test.environment.updateCycle.flush()

    #expect((test.root as? Container)?.received == [CGSize(width: 30, height: 40)])
    #expect(test["child"].view.frame == Self.frame)
  }

  @Test func `U02 U03 a popover hears of a new wish and grows`() {
    let stage = PresentationStage()
    let info = stage.controller(.popover)
    stage.home.present(info, animated: false)
    stage.environment.settle()

    info.preferredContentSize = CGSize(width: 200, height: 100)
    stage.environment.settle()

    #expect(info.view.bounds.size == CGSize(width: 200, height: 100))
  }

  @Test func `U02 who presents and who contains hear of a wish, each of its own`() throws {
    final class Hearing: UIPresentationController {
      var received: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        received.append(container.preferredContentSize)
      }
    }
    final class Supplier: UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Hearing(presentedViewController: presented, presenting: presenting)
      }
    }
    let supplier = Supplier()
    let stage = PresentationStage()
    let shown = stage.environment.perform { Container() }
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = supplier
    stage.present(shown)
    let inner = stage.environment.perform { controller("inner") }
    shown.adopt(inner)
    let hearing = try #require(shown.presentationController as? Hearing)

    inner.preferredContentSize = CGSize(width: 10, height: 20)
    let afterInner = (shown.received, hearing.received)
    shown.preferredContentSize = CGSize(width: 30, height: 40)

    #expect(afterInner == ([CGSize(width: 10, height: 20)], []))
    #expect(shown.received == [CGSize(width: 10, height: 20)])
    #expect(hearing.received == [CGSize(width: 30, height: 40)])
  }

  @Test func `U03 M11 a form sheet follows a new wish while it is shown`() {
    let stage = PresentationStage(era: .ios26)
    let info = stage.present(stage.controller(.formSheet))
    let before = info.view.bounds.size

    info.preferredContentSize = CGSize(width: 400, height: 300)
    stage.environment.settle()

    #expect(before == CGSize(width: 320, height: 240))
    #expect(info.view.bounds.size == CGSize(width: 400, height: 300))
  }

  @Test func `U04 every child is asked about once and told the answer, its parent's size at first`()
  {
    final class Dividing: UIViewController {
      var asked: [String] = []
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        let name = (container as? UIViewController)?.identifier ?? "-"
        asked.append("\(name) in \(parentSize.traceText)")
        let size = super.size(
          forChildContentContainer: container, withParentContainerSize: parentSize)
        return name == "half" ? CGSize(width: size.width / 2, height: size.height) : size
      }
    }
    let test = TestWindow {
      let root = controller("root") { Dividing() }
      root.adopt(controller("whole"))
      root.adopt(controller("half"), frame: CGRect(x: 0, y: 0, width: 187, height: 667))
      root.children[1].adopt(controller("inner"))
      return root
    }

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect((test.root as? Dividing)?.asked == ["whole in 667×375", "half in 667×375"])
    #expect(
      test.lines().filter { $0.contains("viewWillTransition") } == [
        "root viewWillTransition(to:with:) → 667×375",
        "whole viewWillTransition(to:with:) → 667×375",
        "half viewWillTransition(to:with:) → 333.5×375",
        "inner viewWillTransition(to:with:) → 333.5×375",
      ])
  }

  @Test func `U06 the size for a child only informs, the frame stays the container's`() {
    let test = stage()

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect((test.root as? Container)?.asked == 1)
    #expect(
      test.lines().contains("child viewWillTransition(to:with:) → 333.5×187.5"))
    #expect(test["child"].view.frame == Self.frame)
  }

  @Test(arguments: [true, false])
  func `U07 a parent that sets frames hears that its child fits another size`(
    placesByFrame: Bool
  ) throws {
    final class Box: UIViewController {
      var fits: [CGFloat] = []
      override func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        guard let child = container as? UIViewController else { return }
        let size = child.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        fits.append(size.height)
      }
    }
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    let test = TestWindow {
      let root = controller("root") { Box() }
      root.adopt(controller("child"), frame: Self.frame, mask: [])
      return root
    }
    let child = try #require(test["child"].viewIfLoaded)
    child.translatesAutoresizingMaskIntoConstraints = placesByFrame
    child.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      height, content.topAnchor.constraint(equalTo: child.topAnchor),
      content.bottomAnchor.constraint(equalTo: child.bottomAnchor),
    ])
    test.environment.updateCycle.flush()

    height.constant = 70
    test.environment.updateCycle.flush()
    child.frame.size.width += 10
    test.environment.updateCycle.flush()

    #expect((test.root as? Box)?.fits == (placesByFrame ? [70] : []))
  }

  @Test func `U08 without super nothing is handed on`() {
    final class Silent: UIViewController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
    }
    let test = TestWindow {
      let root = controller("root") { Silent() }
      root.adopt(controller("child"))
      return root
    }

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(test.lines().contains { $0.hasPrefix("child willTransition") })
    #expect(!test.lines().contains { $0.hasPrefix("child viewWillTransition") })
  }

  @Test func `U09 a window tells its root, a presentation what it shows, each its own size`() {
    let test = TestWindow("ipad_9_7") { controller("root") }
    let sheet = test.environment.perform { controller("sheet") }
    sheet.modalPresentationStyle = .overFullScreen
    test.root.present(sheet, animated: false)
    test.environment.settle()

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(
      test.lines().filter { $0.contains("viewWillTransition") } == [
        "root viewWillTransition(to:with:) → 1024×768",
        // The presentation controller, under the name of what it shows, then that itself.
        "sheet viewWillTransition(to:with:) → 1024×768",
        "sheet viewWillTransition(to:with:) → 1024×768",
      ])
  }

  @Test(arguments: ["iphone_8", "ipad_9_7"])
  func `U10 the new size tells wide from tall on any device`(device: String) {
    final class Shape: UIViewController {
      var isWide: [Bool] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        isWide.append(size.width > size.height)
      }
    }
    let test = TestWindow(device) { Shape() }

    test.scene.turnDevice(1)
    test.environment.settle()
    test.scene.turnDevice(-1)
    test.environment.settle()

    #expect((test.root as? Shape)?.isWide == [true, false])
  }

  @Test func `U12 W23 the window sizes the root view, the parent the child's`() {
    let test = TestWindow {
      let root = controller("root")
      root.view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      root.adopt(controller("child"), frame: Self.frame, mask: [])
      return root
    }
    let atLaunch = test.root.view.frame

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(atLaunch == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(test.root.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(test["child"].view.frame == Self.frame)
  }
}
