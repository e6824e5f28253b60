import AdaptiveUI
import Testing
import UIKit

@testable import AdaptivePrograms

/// The other ten of the programs.
@MainActor @Suite struct FurtherProgramTests {
  @Test func `a form is sent with return once it is filled in`() throws {
    var name = ""
    let stage = try NameStage(on: "iPhone 15") {
      let login = LoginController()
      login.onLogin = { name = $0 }
      return login
    }
    let login = try #require(stage.page as? LoginController)
    #expect(stage.frame("form") == "17 664 360 138")
    #expect(!login.button.isEnabled)

    stage.perform {
      login.nameField.becomeFirstResponder()
      login.nameField.insertText("ada")
      login.nameField.endEditing(byReturn: true)
      login.passwordField.insertText("abc")
    }
    #expect(login.passwordField.isFirstResponder)
    #expect(!login.button.isEnabled)
    stage.perform {
      login.passwordField.insertText("d")
      login.passwordField.endEditing(byReturn: true)
    }
    #expect(name == "ada")
    stage.turn()
    #expect(stage.frame("form") == "246 218 360 138")
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

  @Test func `a chart is as high as the window lets it be`() throws {
    let stage = try NameStage { ChartController() }
    let chart = try #require((stage.page as? ChartController)?.chart)
    #expect(stage.frame("chart") == "164 20 48 128")
    #expect(
      chart.drawnArt == [
        "    ██", "    ██", "    ██", "    ██", "  ████", "  ████", "██████", "██████",
      ])

    stage.turn()

    #expect(stage.frame("chart") == "310 0 48 64")
    #expect(chart.drawnArt == ["    ██", "    ██", "  ████", "██████"])
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

  @Test func `the top of a stack decides how the interface stands`() throws {
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

  @Test func `goods stand in two columns or four, and snapshots exchange them`() throws {
    let stage = try NameStage { CatalogueController() }
    let catalogue = try #require(stage.page as? CatalogueController)
    #expect(stage.frame("Bread") == "192 64 180 92")
    stage.turn()
    #expect(stage.frame("Bread") == "171 64 159 92")

    stage.perform { catalogue.show(offers: ["Salt"], goods: ["Apple"]) }
    stage.settle()
    #expect(stage.frame("Salt") == "4 4 659 52")
    #expect(stage.frame("Bread") == "none")
  }

  @Test func `a card places its parts by hand, by its own width`() throws {
    let wide = try NameStage { CardController() }
    let card = try #require((wide.page as? CardController)?.card)
    #expect(card.frame == CGRect(x: 16, y: 36, width: 343, height: 120))
    #expect(card.picture.frame == CGRect(x: 12, y: 12, width: 96, height: 96))
    #expect(card.title.frame.origin == CGPoint(x: 120, y: 12))

    let narrow = try NameStage(on: "iPhone 5s") { CardController() }
    let small = try #require((narrow.page as? CardController)?.card)
    #expect(small.picture.frame == CGRect(x: 12, y: 12, width: 264, height: 108))
    #expect(small.title.frame.origin == CGPoint(x: 12, y: 132))
  }

  @Test func `a trait of the program's own goes down until nobody listens`() throws {
    let stage = try NameStage { ThemeController() }
    let page = try #require(stage.page as? ThemeController)
    func turn(on: Bool) {
      page.switcher.isOn = on
      page.switcher.sendActions(for: .valueChanged)
      stage.settle()
    }
    turn(on: true)
    let traits = page.banner.traitCollection
    #expect(page.banner.shown == [.festive])
    #expect(
      UIColor.accent.resolvedColor(with: traits) == UIColor.systemRed.resolvedColor(with: traits))
    page.banner.stopListening()
    turn(on: false)
    #expect(page.banner.shown == [.festive])
    #expect(page.banner.traitCollection.theme == .plain)
  }

  @Test func `an agreement has to be scrolled to its end`() throws {
    let stage = try NameStage { AgreementController(paragraphs: 12) }
    let page = try #require(stage.page as? AgreementController)
    #expect(page.scrollView.contentSize == CGSize(width: 375, height: 1310))
    #expect(page.scrollView.frame == CGRect(x: 0, y: 0, width: 375, height: 607))
    #expect(!page.agree.isEnabled)

    stage.perform { page.scrollView.contentOffset.y = 1310 - 607 }

    #expect(page.agree.isEnabled)
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
