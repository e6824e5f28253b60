import AdaptiveUI
import Testing
import UIKit

@testable import AdaptivePrograms

/// Twenty files as programs have them, written with `import UIKit` alone, and what they do.
@MainActor @Suite struct AdaptiveProgramTests {
  @Test func `a stack turns by the width class`() throws {
    let stage = try NameStage(on: "iPhone 8 Plus") { ProfileController() }
    #expect(stage.frame("avatar") == "20 40 80 80")
    #expect(stage.frame("texts").hasPrefix("20 136 "))

    stage.turn()

    #expect(stage.frame("avatar") == "20 20 80 80")
    #expect(stage.frame("texts").hasPrefix("116 33 "))
    #expect((stage.page as? ProfileController)?.changes == ["compact → regular"])
  }

  @Test func `an article stays readable and grows with the reader's text size`() throws {
    let text = String(repeating: "Lines that are too long tire the eye. ", count: 40)
    let stage = try NameStage(on: "iPad 9.7") {
      ArticleController(headline: "On reading", body: text)
    }
    let article = try #require(stage.page as? ArticleController)
    #expect(stage.frame("body").hasPrefix("48 77 672 "))
    let before = article.contentHeight

    article.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.settle()

    #expect(article.contentHeight > 1.5 * before)
  }

  @Test func `a gallery has as many columns as fit`() throws {
    let stage = try NameStage { GalleryController(count: 9) }
    #expect(stage.frame("photo 1") == "8 28 175 175")
    #expect(stage.frame("photo 4") == "192 211 175 175")

    stage.turn()

    #expect((stage.page as? GalleryController)?.columns == 4)
    #expect(stage.frame("photo 4") == "503 8 156 156")
  }

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
    #expect(stage.view("drawer")?.presentationFrame.minX == 255)
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

  @Test func `two panes stand side by side and are compact where it is wide`() throws {
    let stage = try NameStage(on: "iPhone 8 Plus") {
      TwoPaneController(first: UIViewController(), second: UIViewController())
    }
    let panes = try #require(stage.page as? TwoPaneController)
    #expect(panes.second.view.frame == CGRect(x: 0, y: 368, width: 414, height: 368))

    stage.turn()

    #expect(panes.second.view.frame == CGRect(x: 368, y: 0, width: 368, height: 414))
    #expect(panes.traitCollection.horizontalSizeClass == .regular)
    #expect(panes.second.traitCollection.horizontalSizeClass == .compact)
  }
}
