import AdaptiveUI
import Testing
import UIKit

/// Buttons of bars, titles of one's own, segues and fonts that follow the text size.
@MainActor @Suite struct BarItemTests {
  private final class Listener: UIViewController {
    var senders: [AnyObject] = []
    func pressed(_ sender: UIBarButtonItem) { senders.append(sender) }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let scene = UIWindowScene(environment: Environment.current)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    Environment.current.updateCycle.flush()
    return window
  }

  @Test func `a bar button sends its message and runs its action as itself`() {
    Environment().perform {
      let listener = Listener()
      var senders: [AnyObject?] = []
      let item = UIBarButtonItem(
        barButtonSystemItem: .done, target: listener,
        action: Selector("pressed:", Listener.pressed))
      item.primaryAction = UIAction { senders.append($0.sender as AnyObject?) }
      listener.navigationItem.rightBarButtonItem = item
      let window = shown(listener)

      item.barView?.tapAsUser()

      #expect(item.title == "Done")
      #expect(item.style == .done)
      #expect(listener.senders.first === item)
      #expect(senders.first as? UIBarButtonItem === item)
      window.isHidden = true
    }
  }

  @Test func `items may be room, views, or hidden`() {
    #expect(
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil).title == nil)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil).title == "A")
    Environment().perform {
      let controller = UIViewController()
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: badge)
      let window = shown(controller)

      #expect(badge.isDescendant(of: window))
      #expect(badge.bounds.size == CGSize(width: 30, height: 10))
      #expect(badge.superview?.frame.width == 30)
    }
  }

  @Test func `a title view stands in the middle in place of the title`() {
    Environment().perform {
      let controller = UIViewController()
      controller.title = "Words"
      let title = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
      controller.navigationItem.titleView = title
      _ = shown(controller)
      let bar = controller.navigationController?.navigationBar

      #expect(title.superview === bar)
      #expect(title.center.x == bar?.bounds.midX)
      #expect(bar?.cellContent.text == "")
    }
  }

  @Test func `a button back says what its item wants`() {
    let item = UINavigationItem(title: "Long title")
    item.backButtonDisplayMode = .generic
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    bar.items = [item, UINavigationItem(title: "Next")]

    let texts = bar.subviews.compactMap { ($0 as? any CellPresentable)?.cellContent.text }
    #expect(texts == ["‹ Back"])
  }

  @Test func `a segue that no document has is a breach`() {
    let environment = Environment()
    var messages: [String] = []
    environment.breachHandler = { messages.append($0.message) }

    environment.perform {
      let controller = UIViewController()
      controller.view.accessibilityIdentifier = "view"
      controller.performSegue(withIdentifier: "detail", sender: nil)
    }

    #expect(messages.first?.hasSuffix("has no segue with identifier 'detail'") == true)
  }

  @Test func `a segue carries out what it was given`() {
    let (first, second) = (UIViewController(), UIViewController())
    var log: [String] = []
    let segue = UIStoryboardSegue(identifier: "x", source: first, destination: second) {
      log.append("performed")
    }

    first.prepare(for: segue, sender: nil)
    segue.perform()

    #expect(segue.destination === second)
    #expect(log == ["performed"])
  }

  @Test func `fonts scale with the default text size by nothing, within their limit`() {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)

    #expect(UIFontMetrics.default.scaledFont(for: font) == font)
    #expect(
      UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 18).pointSize == 18
    )
    #expect(UIFontMetrics.default.scaledValue(for: 8) == 8)
  }
}
