import AdaptiveUI
import Testing
import UIKit

/// Buttons of bars, titles of one's own, segues and fonts that follow the text size.
@MainActor struct BarItemTests {
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

  @Test func `a title view is in the middle in place of the title`() {
    Environment().perform {
      let controller = UIViewController()
      controller.title = "Words"
      let title = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
      controller.navigationItem.titleView = title
      _ = shown(controller)
      let bar = controller.navigationController?.navigationBar

      #expect(title.superview === bar)
      #expect(title.center.x == bar?.bounds.midX)
      #expect(bar?.presentedContent.text == "")
    }
  }

  /// A box that constraints make as wide as the text in it, with eight points at either end.
  private func box(_ text: String) -> (view: UIView, label: UILabel) {
    let (view, label) = (UIView(), UILabel())
    label.text = text
    view.addSubview(label)
    for part in [view, label] { part.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    return (view, label)
  }

  @Test func `views in bars are as large as their constraints say, and follow them`() {
    Environment().perform {
      let controller = UIViewController()
      let (item, title) = (box("One"), box("Title"))
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
      let shelf = box("Shelf")
      toolbar.items = [UIBarButtonItem(customView: shelf.view)]
      controller.view.addSubview(toolbar)
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: item.view)
      controller.navigationItem.titleView = title.view
      let window = shown(controller)
      let bar = controller.navigationController?.navigationBar

      for text in ["One", "Something", "A"] {
        for box in [item, title, shelf] { box.label.text = text }
        window.layoutIfNeeded()
        for box in [item, title, shelf] {
          #expect(box.label.frame.minX == 8)
          #expect(box.label.frame.width == box.label.intrinsicContentSize.width)
          #expect(box.view.frame.width == box.label.frame.width + 16)
        }
        #expect(item.view.superview?.frame.width == item.view.frame.width)
        #expect(abs(title.view.center.x - (bar?.bounds.midX ?? 0)) < 0.5)
      }
    }
  }

  @Test func `a view in a bar keeps its own size for a wider bar`() {
    Environment().perform {
      let controller = UIViewController()
      let (title, badge) = (UIView(), UIView())
      title.frame.size = CGSize(width: 300, height: 20)
      badge.frame.size = CGSize(width: 30, height: 10)
      badge.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
      controller.navigationItem.titleView = title
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: badge)
      let window = shown(controller)
      let widths: [(window: CGFloat, title: CGFloat)] = [(400, 300), (200, 146), (390, 300)]
      for width in widths {
        window.frame.size.width = width.window
        window.layoutIfNeeded()
        #expect([title.bounds.width, badge.bounds.width] == [width.title, 30])
      }
      badge.frame.size.width = 50
      window.frame.size.width = 380
      window.layoutIfNeeded()
      #expect(badge.superview?.bounds.width == 50)
    }
  }

  @Test func `a stack of views as a title is as large as what it stacks`() {
    Environment().perform {
      let controller = UIViewController()
      let labels = ["Words", "Fewer"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      controller.navigationItem.titleView = stack
      _ = shown(controller)

      #expect(stack.frame.width == labels.map(\.intrinsicContentSize.width).max())
      #expect(labels.map(\.frame.height).allSatisfy { $0 > 15 })
      #expect(stack.center.x == controller.navigationController?.navigationBar.bounds.midX)
    }
  }

  @Test func `a button back says what its item wants`() {
    let item = UINavigationItem(title: "Long title")
    item.backButtonDisplayMode = .generic
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    bar.items = [item, UINavigationItem(title: "Next")]

    let texts = bar.subviews.compactMap { ($0 as? any ContentPresentable)?.presentedContent.text }
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

  private final class Gatekeeper: NSObject, UINavigationBarDelegate {
    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool { item.title != "stays" }
  }

  @Test func `a bar of its own asks whether an item may go`() {
    let gatekeeper = Gatekeeper()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.delegate = gatekeeper
    bar.setItems(
      [UINavigationItem(title: "first"), UINavigationItem(title: "stays")], animated: false)
    #expect(bar.popItem(animated: false) == nil)
    bar.pushItem(UINavigationItem(title: "third"), animated: false)
    #expect(bar.popItem(animated: false)?.title == "third")
    #expect(bar.items?.count == 2)
    bar.setBackgroundImage(UIImage(systemName: "star"), for: .compact)
    #expect(bar.backgroundImage(for: .default) == nil)
    #expect(bar.backgroundImage(for: .compact) != nil)
  }
}
