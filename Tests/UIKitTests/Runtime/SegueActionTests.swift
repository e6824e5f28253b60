import Foundation
import TestSupport
import Testing
import UIKit

// Classes that Nibs/SegueActions.storyboard names.

final class MenuController: UIViewController {
  private(set) var touches: [String] = []

  func makeSpecial(_ coder: NSCoder) -> DishController? { DishController(coder, name: "soup") }

  func makeDish(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> DishController? {
    let tag = (sender as? UIButton)?.tag ?? 0
    return DishController(coder, name: "\(segueIdentifier ?? "none") \(tag)")
  }

  func touched(_ sender: UIButton, forEvent event: UIEvent) {
    touches.append("\(sender.currentTitle ?? "") \(event.type == .touches)")
  }
}

final class DishController: UIViewController {
  let name: String

  init?(_ coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made without a name") }
}

/// Segue actions, and actions that take the event, by the names that documents give them.
@MainActor struct SegueActionTests {
  private func open() throws -> (stage: NameStage, menu: MenuController) {
    let bundle = try #require(Bundle(url: TestFolder.of().appending(path: "Nibs")))
    let stage = try NameStage {
      UIStoryboard(name: "SegueActions", bundle: bundle).instantiateInitialViewController()
        ?? UIViewController()
    }
    return (stage, try #require(stage.page as? MenuController))
  }

  @Test func `a segue that embeds leads to what its action makes`() throws {
    let (stage, menu) = try open()

    let dish = try #require(menu.children.first as? DishController)
    #expect(dish.name == "soup")
    #expect(dish.title == "A dish")
    #expect(dish.view.superview?.frame == CGRect(x: 0, y: 300, width: 375, height: 100))
    #expect(stage.breaches.isEmpty)
  }

  @Test func `a segue action hears who starts the segue and what it is called`() throws {
    let (stage, menu) = try open()
    let button = try #require(stage.button("Order"))

    stage.perform { button.sendActions(for: .touchUpInside) }
    stage.settle()

    let dish = try #require(menu.presentedViewController as? DishController)
    #expect(dish.name == "order 7")
    #expect(stage.breaches.isEmpty)
  }

  @Test func `an action that takes the event gets one`() throws {
    let (stage, menu) = try open()
    let button = try #require(stage.button("Touch"))

    stage.perform { button.sendActions(for: .touchUpInside) }

    #expect(menu.touches == ["Touch true"])
  }
}
