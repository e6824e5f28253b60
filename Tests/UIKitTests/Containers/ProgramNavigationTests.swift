import AdaptiveUI
import Testing
import UIKit

@testable import AdaptivePrograms

/// Programs that contain, present and push controllers; each is a file with `import UIKit` alone, in
/// `Tests/AdaptivePrograms`.
@MainActor struct ProgramNavigationTests {
  @Test func `mails collapse to what was chosen, else to the list`() throws {
    let mails = [Mail(sender: "Ann", subject: "Hello"), Mail(sender: "Bob", subject: "Plan")]
    let stage = try NameStage(on: "iPad 9.7") { MailSplitController(mails: mails) }
    let split = try #require(stage.page as? MailSplitController)
    #expect(split.displayMode == .oneBesideSecondary)

    split.traitOverrides.horizontalSizeClass = .compact
    stage.settle()
    split.traitOverrides.horizontalSizeClass = .regular
    stage.settle()
    let list = split.viewController(for: .primary) as? UINavigationController
    let table = try #require(list?.viewControllers.first as? MailListController)
    stage.perform {
      table.tableView(table.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    }
    stage.settle()
    split.traitOverrides.horizontalSizeClass = .compact
    stage.settle()

    #expect(split.log == ["collapse to list", "expanded", "collapse to mail"])
    #expect(split.isCollapsed)
  }

  @Test func `settings keep what is switched and lead to more`() throws {
    let stage = try NameStage { UINavigationController(rootViewController: SettingsController()) }
    let stack = try #require(stage.page as? UINavigationController)
    let settings = try #require(stack.topViewController as? SettingsController)
    let toggle = try #require(stage.view("Bluetooth") as? UISwitch)

    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    stage.perform {
      settings.tableView(settings.tableView, didSelectRowAt: IndexPath(row: 1, section: 1))
    }
    stage.settle()

    #expect(settings.states == ["Bluetooth": true])
    #expect(stack.topViewController?.title == "Appearance")
  }

  @Test func `a document asks before it deletes, and its popover adapts to a low window`() throws {
    let stage = try NameStage { UINavigationController(rootViewController: DocumentController()) }
    let stack = try #require(stage.page as? UINavigationController)
    let document = try #require(stack.topViewController as? DocumentController)

    for title in ["Delete", "Delete"] {
      if document.presentedViewController == nil { stage.perform { document.offer() } }
      stage.settle()
      stage.button(title)?.sendActions(for: .primaryActionTriggered)
      stage.settle()
    }
    #expect(document.chosen == ["Delete"])
    #expect(document.presentedViewController == nil)

    stage.perform { document.showInfo() }
    stage.settle()
    #expect(
      document.presentedViewController?.view.frame.size == CGSize(width: 240, height: 160))
    stage.turn()
    #expect(document.presentedViewController is UINavigationController)
  }

  @Test func `a sheet of places rests at half of the height and goes up`() throws {
    let stage = try NameStage(on: "iPhone 15") { MapController() }
    let map = try #require(stage.page as? MapController)
    let half = map.places.view.frame.minY
    #expect(map.presentedViewController === map.places)
    #expect(half == 443)

    stage.perform { map.expand() }
    stage.settle()

    #expect(map.places.view.frame.minY == 69)
    #expect(map.heights == [])
  }

  @Test func `a drawer slides in over a dimmed window, follows it and goes`() throws {
    let stage = try NameStage { UIViewController() }
    let delegate = DrawerDelegate()
    stage.perform {
      let drawer = UIViewController()
      drawer.view.accessibilityIdentifier = "drawer"
      drawer.preferredContentSize.width = 240
      drawer.modalPresentationStyle = .custom
      drawer.transitioningDelegate = delegate
      stage.page.present(drawer, animated: true)
    }
    stage.advance(to: 0.15)
    #expect(stage.view("drawer")?.frameInFlight.minX == 255)
    stage.settle()
    #expect(stage.frame("drawer") == "135 0 240 667")
    #expect(stage.view("dimming")?.alpha == 1)

    stage.turn()
    #expect(stage.frame("drawer") == "427 0 240 375")
    stage.page.presentedViewController?.preferredContentSize.width = 300
    stage.settle()
    #expect(stage.frame("drawer") == "367 0 300 375")
    stage.perform { stage.page.dismiss(animated: true) }
    stage.settle()
    #expect(stage.frame("dimming") == "none")
  }

  @Test func `a tour tells which pages were seen`() throws {
    let stage = try NameStage { TourController(titles: ["Look", "Try", "Go"]) }
    let tour = try #require(stage.page as? TourController)
    for _ in 0..<3 {
      tour.turnAsUser(.forward)
      stage.settle()
    }
    #expect(tour.seen == ["Try", "Go"])
  }

  @Test func `tabs ask, tell, and hide their bar for details`() throws {
    let stage = try NameStage { ShopTabsController() }
    let tabs = try #require(stage.page as? ShopTabsController)
    tabs.selectAsUser(1)
    #expect(tabs.selectedIndex == 0)
    tabs.selectAsUser(2)
    stage.settle()
    #expect(tabs.visits == ["Cart"])
    #expect(tabs.viewControllers?.last?.tabBarItem.badgeValue == nil)

    let stack = tabs.selectedViewController as? UINavigationController
    let page = try #require(stack?.topViewController as? ShopPageController)
    stage.perform { page.openDetail() }
    stage.settle()
    #expect(stack?.topViewController?.title == "Cart detail")
    #expect(page.appearances == 1)
    #expect(page.disappearances == 1)
    #expect(tabs.tabBar.isHidden)
  }

  @Test func `a video fills the window that lies, its controls fade along`() throws {
    let stage = try NameStage { PlayerController() }
    let player = try #require(stage.page as? PlayerController)
    #expect(stage.frame("video") == "0 20 375 211")
    #expect(stage.frame("controls") == "0 231 375 44")

    stage.turn()

    #expect(stage.frame("video") == "0 0 667 375")
    #expect(player.log == ["will 667×375", "along true", "done"])
    #expect(player.controls.alpha == 0.5)
  }

  @Test func `the top of a stack decides on the orientation of the interface`() throws {
    let stage = try NameStage {
      ForwardingNavigationController(rootViewController: UprightController())
    }
    let stack = try #require(stage.page as? UINavigationController)
    stage.turn()
    #expect(stage.scene.interfaceOrientation == .portrait)

    stage.perform { stack.pushViewController(LyingController(), animated: true) }
    stage.settle()
    #expect(stage.scene.interfaceOrientation.isLandscape)
    stage.perform { _ = stack.popViewController(animated: true) }
    stage.settle()
    #expect(stage.scene.interfaceOrientation == .portrait)
  }

  @Test func `a scene's delegate fills it by the kind of device and hears of its sizes`() throws {
    let device = try #require(Device.named("iPad 9.7"))
    let environment = Environment(host: .device(device))
    try environment.perform {
      let (program, filler) = (ProgramDelegate(), SceneFiller())
      let application = UIApplication.shared
      #expect(program.application(application, didFinishLaunchingWithOptions: nil))
      let mask: UIInterfaceOrientationMask = program.application(
        application, supportedInterfaceOrientationsFor: nil)
      #expect(mask == UIInterfaceOrientationMask.all)
      let scene = UIWindowScene(environment: environment)
      scene.delegate = filler
      filler.scene(
        scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      environment.settle()
      let window = try #require(filler.window)
      #expect(window.rootViewController is UISplitViewController)

      scene.turnDevice(1)
      environment.settle()

      #expect(filler.sizes == [CGSize(width: 1024, height: 768)])
    }
  }
}
