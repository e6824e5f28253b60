import AdaptiveUI
import Foundation
import Testing

/// Rule KN02: how high a navigation bar is, with its prompt and its large title.
@MainActor struct NavigationBarHeightTests {
  private func open(
    _ device: String = "iphone_8", era: UIKitEra = .ios26,
    _ change: (UINavigationController) -> Void = { _ in }
  ) throws -> (TestWindow, UINavigationController) {
    let test = TestWindow(device, era: era) {
      let navigation = stack("one")
      change(navigation)
      return navigation
    }
    return (test, try #require(test.root as? UINavigationController))
  }

  @Test(arguments: [
    ("iphone_8", UIKitEra.ios8, 44.0, 32.0), ("iphone_8", .ios26, 54, 32),
    ("ipad_9_7", .ios8, 44, 44), ("ipad_9_7", .ios26, 50, 50),
  ])
  func `KN02 bars have their device's and era's heights`(
    device: String, era: UIKitEra, upright: Double, turned: Double
  ) throws {
    let (test, navigation) = try open(device, era: era)
    var heights = [navigation.navigationBar.frame.height]
    test.scene.turnDevice(1)
    test.environment.settle()
    heights.append(navigation.navigationBar.frame.height)

    #expect(heights == [upright, turned].map { CGFloat($0) })
  }

  @Test(arguments: [UIKitEra.ios8, .ios26])
  func `KN02 a large title adds 52 points, not in compact height`(era: UIKitEra) throws {
    let (plainTest, plain) = try open(era: era)
    let (test, navigation) = try open(era: era) { $0.navigationBar.prefersLargeTitles = true }
    _ = plainTest
    let extra = navigation.navigationBar.frame.height - plain.navigationBar.frame.height
    let inset = test["one"].view.safeAreaInsets.top
    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(extra == 52)
    // The status bar takes 20 above it.
    #expect(inset == (era == .ios8 ? 116 : 126))
    #expect(navigation.navigationBar.frame.height == 32)
    #expect(navigation.navigationBar.presentedContent.alignment == .center)
  }

  @Test func `KN02 an item decides about its title, or takes it as the one below`() throws {
    let (test, navigation) = try open { $0.navigationBar.prefersLargeTitles = true }
    func heights(_ mode: UINavigationItem.LargeTitleDisplayMode) -> CGFloat {
      let next = controller("next")
      next.navigationItem.largeTitleDisplayMode = mode
      test.act { navigation.pushViewController(next, animated: false) }
      return navigation.navigationBar.frame.height
    }

    #expect(
      [heights(.automatic), heights(.never), heights(.automatic), heights(.always)]
        == [106, 54, 54, 106])
    #expect(navigation.navigationBar.presentedContent.alignment == .left)
  }

  @Test func `KN02 a prompt adds 30 points above the buttons`() throws {
    let (test, navigation) = try open()
    let item = test["one"].navigationItem
    item.rightBarButtonItem = test.environment.perform { UIBarButtonItem(title: "Go") }
    item.title = "One"
    item.prompt = "Choose"
    test.environment.settle()
    let bar = navigation.navigationBar
    let button = bar.subviews.first { $0 is UIBarButtonView }

    #expect(bar.frame.height == 84)
    #expect(button?.frame.minY == 30)
    #expect(button?.frame.height == 54)
    #expect(bar.presentedContent.text == "Choose\nOne")
    item.prompt = nil
    test.environment.settle()
    #expect(bar.frame.height == 54)
  }
}
