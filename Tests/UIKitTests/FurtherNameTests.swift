import AdaptiveUI
import Testing
import UIKit

/// Names that programs use beside the adaptive ones, each doing what it says.
@MainActor @Suite struct FurtherNameTests {
  private final class Gauge: UIView {
    @Invalidating(.layout, .intrinsicContentSize) var level = 1
    var layouts = 0

    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(level) * 10, height: 10) }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class Told: NSObject, UITextViewDelegate, CAAnimationDelegate,
    UINavigationBarDelegate, UITabBarControllerDelegate
  {
    var lines: [String] = []

    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("end") }
    func textViewDidChange(_ textView: UITextView) { lines.append(textView.text) }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "\n" }
    func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool { item.title != "stays" }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { lines.append("\(previousTab?.title ?? "-") → \(selectedTab.title)") }
  }

  @Test func `a property that invalidates asks its view only when it changes`() throws {
    let stage = try NameStage {
      let page = UIViewController()
      page.view.addSubview(Gauge(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      return page
    }
    let gauge = try #require(stage.page.view.subviews.first as? Gauge)
    let before = gauge.layouts
    gauge.level = 1
    stage.flush()
    #expect(gauge.layouts == before)
    gauge.level = 3
    stage.flush()
    #expect(gauge.layouts == before + 1)
    #expect(gauge.intrinsicContentSize.width == 30)
  }

  @Test func `a text view tells its delegate what is typed`() throws {
    let told = Told()
    let stage = try NameStage {
      let page = UIViewController()
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      text.delegate = told
      page.view.addSubview(text)
      return page
    }
    let text = try #require(stage.page.view.subviews.first as? UITextView)
    text.becomeFirstResponder()
    text.insertText("Hi")
    text.insertText("\n")
    text.deleteBackward()
    text.resignFirstResponder()
    #expect(told.lines == ["begin", "Hi", "H", "end"])
  }

  @Test func `an animation of a layer shows values on the way and leaves the layer its own`() throws
  {
    let told = Told()
    let stage = try NameStage {
      let page = UIViewController()
      page.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
      return page
    }
    let box = try #require(stage.page.view.subviews.first)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 10
    move.toValue = 110
    move.duration = 1
    move.delegate = told
    box.layer.add(move, forKey: "move")
    stage.advance(to: 0.5)
    #expect(box.layer.presentation()?.frame == CGRect(x: 50, y: 0, width: 20, height: 20))
    #expect(box.frame.minX == 0)
    #expect(box.layer.animationKeys() == ["move"])
    stage.advance(to: 1)
    #expect(box.layer.presentation()?.frame == box.frame)
    #expect(told.lines == ["start", "stop true"])
  }

  @Test func `values of key frames and curves lie where they should`() throws {
    let stage = try NameStage {
      let page = UIViewController()
      page.view.addSubview(UIView(frame: CGRect(x: 100, y: 0, width: 20, height: 20)))
      return page
    }
    let box = try #require(stage.page.view.subviews.first)
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 10, -10, 0]
    shake.keyTimes = [0, 0.25, 0.75, 1]
    shake.duration = 1
    box.layer.add(shake, forKey: nil)
    stage.advance(to: 0.5)
    #expect(box.layer.presentation()?.frame.minX == 100)
    stage.advance(to: 0.75)
    #expect(box.layer.presentation()?.frame.minX == 90)
    box.layer.removeAllAnimations()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.duration = 1
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
    box.layer.add(fade, forKey: "fade")
    stage.advance(to: 1.25)
    let shown = try #require(box.layer.presentation()?.opacity)
    #expect(shown > 0.6 && shown < 0.72)
    stage.advance(to: 3)
    #expect(box.layer.presentation()?.opacity == 0)
    #expect(box.alpha == 1)
    box.layer.removeAnimation(forKey: "fade")
    #expect(box.layer.presentation()?.opacity == 1)
  }

  @Test func `tabs by themselves make their controllers and say which is chosen`() throws {
    let told = Told()
    let stage = try NameStage {
      let bar = UITabBarController()
      bar.delegate = told
      let music = UITabGroup(
        title: "Music", image: nil, identifier: "music",
        children: ["Albums", "Songs"].map { name in
          UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
        })
      bar.tabs = [
        UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }, music,
        UITab(title: "Off", image: nil, identifier: "off") { _ in UIViewController() },
      ]
      bar.tabs[2].isHidden = true
      return bar
    }
    let bar = try #require(stage.page as? UITabBarController)
    #expect(bar.viewControllers?.count == 2)
    #expect(bar.selectedTab?.title == "Home")
    bar.selectAsUser(1)
    #expect(told.lines == ["Home → Music"])
    #expect(bar.selectedTab?.title == "Albums")
    bar.selectedTab = bar.tab(forIdentifier: "Songs")
    #expect(bar.selectedTab?.title == "Songs")
    #expect(bar.selectedViewController === bar.tab(forIdentifier: "Songs")?.viewController)
    bar.tabs[2].isHidden = false
    #expect(bar.viewControllers?.count == 3)
  }

  @Test func `an activity controller offers what can be done, does it and says so`() throws {
    var ended: [String] = []
    let stage = try NameStage {
      UIViewController()
    }
    stage.perform {
      let share = UIActivityViewController(activityItems: ["a text"], applicationActivities: nil)
      share.completionWithItemsHandler = { type, done, _, _ in
        ended.append("\(type?.rawValue.split(separator: ".").last ?? "none") \(done)")
      }
      stage.page.present(share, animated: false)
    }
    stage.settle()
    let copy = try #require(stage.button("Copy"))
    copy.sendActions(for: .primaryActionTriggered)
    stage.settle()
    #expect(ended == ["CopyToPasteboard true"])
    #expect(stage.perform { UIPasteboard.general.string } == "a text")
    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `a bar of its own asks whether an item may go`() {
    let told = Told()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.delegate = told
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

  @Test func `a font and what it is looked for by give each other`() {
    let title = UIFont.preferredFont(forTextStyle: .title1)
    let bold = title.fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 0).pointSize } == title.pointSize)
    #expect(bold?.symbolicTraits == .traitBold)
    #expect(UIFont(descriptor: title.fontDescriptor, size: 0) == title)
    #expect(UIFont(descriptor: title.fontDescriptor, size: 9).pointSize == 9)
    #expect(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize
        == UIFont.preferredFont(forTextStyle: .body).pointSize)
  }

  @Test func `geometry goes to text and back`() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {30, 40}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {30, 40}}") == rect)
    #expect(NSCoder.cgSize(for: "nothing") == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
  }

  @Test func `hue and saturation are those that a colour was made of`() {
    var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(
      abs(hue - 0.6) < 0.001 && abs(saturation - 0.5) < 0.001 && abs(brightness - 0.8) < 0.001)
  }

  @Test func `the keyboard's guide stands on the bottom of the safe area`() throws {
    let stage = try NameStage(on: "iPhone 15") {
      let page = UIViewController()
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        page.view.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor),
      ])
      return page
    }
    let field = try #require(stage.page.view.subviews.first)
    #expect(field.frame.maxY == stage.page.view.bounds.maxY - stage.page.view.safeAreaInsets.bottom)
    #expect(stage.page.view.safeAreaInsets.bottom == 34)
    stage.page.view.keyboardLayoutGuide.usesBottomSafeArea = false
    stage.flush()
    #expect(field.frame.maxY == stage.page.view.bounds.maxY)
  }

  @Test func `a menu's late entries are made when it opens, once or each time`() {
    var asked = 0
    let once = UIDeferredMenuElement { done in
      asked += 1
      done([UIAction(title: "late \(asked)") { _ in }])
    }
    let always = UIDeferredMenuElement.uncached { done in
      asked += 1
      done([UIAction(title: "new \(asked)") { _ in }])
    }
    let menu = UIMenu(children: [once, always])
    #expect(menu.resolvedChildren.map(\.title) == ["late 1", "new 2"])
    #expect(menu.resolvedChildren.map(\.title) == ["late 1", "new 3"])
  }

  @Test func `T18 how split views stand is a trait that goes down`() throws {
    let stage = try NameStage { UINavigationController(rootViewController: UIViewController()) }
    let top = try #require((stage.page as? UINavigationController)?.topViewController)
    #expect(top.traitCollection.splitViewControllerLayoutEnvironment == .none)
    stage.page.traitOverrides.splitViewControllerLayoutEnvironment = .collapsed
    stage.settle()
    #expect(top.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
    #expect(top.traitCollection.hdrHeadroomUsageLimit == .unspecified)
  }

  @Test func `a key does what the nearest object in the chain has for it`() throws {
    final class Page: UIViewController {
      var found = 0
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(
            input: "f", modifierFlags: .command, action: Selector("find", Page.find))
        ]
      }
      func find() { found += 1 }
    }
    let stage = try NameStage { Page() }
    let page = try #require(stage.page as? Page)
    #expect(page.view.press("f", .command))
    #expect(!page.view.press("f"))
    #expect(page.found == 1)
  }
}
