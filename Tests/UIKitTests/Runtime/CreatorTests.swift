import Foundation
import TestSupport
import Testing
import UIKit

/// Controllers of storyboards that the program makes, with what their own initializers want.
@MainActor struct CreatorTests {
  private func storyboard() throws -> UIStoryboard {
    let bundle = try #require(Bundle(url: TestFolder.of().appending(path: "Nibs")))
    return UIStoryboard(name: "SegueActions", bundle: bundle)
  }

  @Test func `a controller that its creator makes gets the contents of its scene`() throws {
    let storyboard = try storyboard()

    let stage = try NameStage {
      storyboard.instantiateViewController(identifier: "Dish") {
        DishController($0, name: "bread")
      }
    }

    let dish = try #require(stage.page as? DishController)
    #expect(dish.name == "bread")
    #expect(dish.title == "A dish")
    #expect(dish.view.accessibilityIdentifier == "plate")
    #expect(dish.storyboard === storyboard)
    #expect(stage.breaches.isEmpty)
  }

  @Test func `a creator may make the initial controller or leave it to the storyboard`() throws {
    let storyboard = try storyboard()
    var made: MenuController?

    let stage = try NameStage {
      let menu = storyboard.instantiateInitialViewController { coder -> MenuController? in
        made = MenuController(coder: coder)
        return made
      }
      return menu ?? UIViewController()
    }
    let other = stage.perform {
      storyboard.instantiateInitialViewController { _ -> MenuController? in nil }
    }
    let plain: MenuController? = stage.perform { storyboard.instantiateInitialViewController() }

    #expect(made != nil && stage.page === made)
    #expect(stage.button("Order") != nil)
    #expect(other?.storyboard === storyboard)
    #expect(plain?.storyboard === storyboard)
  }

  @Test func `a creator that makes another class than the scene's is a breach`() throws {
    let storyboard = try storyboard()

    let stage = try NameStage {
      storyboard.instantiateViewController(identifier: "Dish") { UIViewController(coder: $0) }
    }

    #expect(
      stage.breaches == [
        "Custom instantiated <UIViewController> must be kind of class 'DishController'"
      ])
  }
}
