import AdaptiveUI
import Testing
import UIKit

@testable import AdaptivePrograms

/// Programs that arrange views by size and traits; each is a file with `import UIKit` alone, in
/// `Tests/AdaptivePrograms`.
@MainActor struct ProgramLayoutTests {
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

  @Test func `two panes are side by side and are compact where it is wide`() throws {
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

  @Test func `goods are in two columns or four, and snapshots exchange them`() throws {
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

  @Test func `an agreement has to be scrolled to its end`() throws {
    let stage = try NameStage { AgreementController(paragraphs: 12) }
    let page = try #require(stage.page as? AgreementController)
    #expect(page.scrollView.contentSize == CGSize(width: 375, height: 1310))
    #expect(page.scrollView.frame == CGRect(x: 0, y: 0, width: 375, height: 607))
    #expect(!page.agree.isEnabled)

    stage.perform { page.scrollView.contentOffset.y = 1310 - 607 }

    #expect(page.agree.isEnabled)
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
}
