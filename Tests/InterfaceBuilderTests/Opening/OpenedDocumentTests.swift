import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// A storyboard in a window: what it shows at which size, and where its segues lead.
@MainActor final class OpenedDocumentTests {
  private var kept: [(DocumentInstance, UIWindow)] = []

  /// A stack of a menu, whose button shows details and whose label is tall only where height is compact.
  private static let sample = "menu-with-details.storyboard"

  @Test func `views go by their outlets, and unknown classes by their names`() throws {
    let opened = try OpenedStoryboard(sample: Self.sample)
    #expect(opened.view("greeting") is UILabel)
    #expect(opened.breaches.isEmpty)
    #expect(opened.stack.first?.className == "MenuController")
    #expect(opened.stack.first?.title == "Menu")
  }

  @Test func `A06 constants and installed constraints follow the size classes`() throws {
    let opened = try OpenedStoryboard(sample: Self.sample)
    #expect(opened.view("greeting")?.frame == CGRect(x: 0, y: 100, width: 200, height: 30))
    opened.scene.turnDevice(1)
    opened.environment.settle()
    #expect(opened.view("greeting")?.frame == CGRect(x: 0, y: 100, width: 300, height: 60))
    opened.scene.turnDevice(-1)
    opened.environment.settle()
    #expect(opened.view("greeting")?.frame == CGRect(x: 0, y: 100, width: 200, height: 30))
  }

  @Test(arguments: ["10117", "11201"])
  func `LA5.8 a view without constraints follows its mask in programs, whatever build saved it`(
    build: String
  ) throws {
    let opened = try OpenedStoryboard(
      OpenedStoryboard.beginning(root: "home", build: build) + """
        <scene sceneID="s2"><objects><viewController id="home"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="strip">
        <rect key="frame" x="20" y="100" width="335" height="40"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        </view></subviews></view></viewController></objects></scene></scenes></document>
        """, on: "ipad_9_7")

    #expect(opened.view("strip")?.frame == CGRect(x: 20, y: 100, width: 728, height: 40))
  }

  @Test func `KC03 a button's segue shows its destination`() throws {
    let opened = try OpenedStoryboard(sample: Self.sample)
    let button = try #require(opened.view("b") as? UIButton)
    button.activateAsUser()
    opened.environment.settle()
    #expect(opened.stack.map(\.title) == ["Menu", "Details"])
  }

  @Test func `segues can be performed by name, and presentations by theirs`() throws {
    let opened = try OpenedStoryboard(sample: Self.sample)
    let menu = try #require(opened.stack.first)
    opened.environment.perform { menu.performSegue(withIdentifier: "more", sender: nil) }
    opened.environment.settle()
    #expect(opened.stack.count == 2)
    #expect(opened.instance.presentationIDs == ["alone"])
    #expect(opened.instance.present("alone"))
    opened.environment.settle()
    #expect(opened.instance.root.presentedViewController?.title == "Details")
  }

  @Test func `a document can begin with another scene, by any of its names`() throws {
    let document = try InterfaceBuilderDocument(sample: Self.sample)
    for name in ["s2", "menu", "Menu", "MenuController"] {
      #expect(document.beginning(with: name)?.initialController?.id == "menu")
    }
    #expect(document.beginning(with: "nothing") == nil)
  }

  @Test(arguments: [true, false]) func `a nib is a screen when its owner has a view from it`(
    ownerHasView: Bool
  ) throws {
    let document = try InterfaceBuilderDocument(
      sample: "nib-of-an-owner.xib", changing: ownerHasView ? [:] : ["o": "-"])
    let environment = Environment(host: .device(.default))
    let instance = DocumentInstance(document, in: environment)

    #expect(instance.isLoneView == !ownerHasView)
    // A screen is its owner; of a view alone only the file has a name.
    #expect(instance.root.displayName == (ownerHasView ? "Owner" : "nib-of-an-owner"))
    #expect(instance.root.className == (ownerHasView ? "Owner" : "UIViewController"))
  }

  private func nib(_ sample: String, changing changes: [String: String] = [:]) throws
    -> UIViewController
  {
    let document = try InterfaceBuilderDocument(sample: sample, changing: changes)
    let environment = Environment(host: .device(.default))
    let instance = DocumentInstance(document, in: environment)
    return environment.perform {
      let window = UIWindow(windowScene: UIWindowScene(environment: environment))
      window.rootViewController = instance.root
      window.makeKeyAndVisible()
      environment.settle()
      // Only a document's objects are looked at afterwards.
      kept.append((instance, window))
      return instance.root
    }
  }

  @Test func `the view of a nib's owner fills the window, and what is beside it is not shown`()
    throws
  {
    let root = try nib("nib-with-a-view-beside.xib")

    #expect(root.view.identifier == "v")
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(root.view.subviews.isEmpty)
  }

  @Test func `views without an owner's screen are as wide as the window and as high as they want`()
    throws
  {
    let root = try nib("nib-of-two-views.xib")
    let frames = root.view.subviews.map { $0.frame }

    // Below the status bar, whose room is not theirs.
    #expect(frames.map(\.minY) == [20, 140])
    #expect(frames.map(\.width) == [375, 375])
    #expect(frames.map { $0.height < 60 } == [false, true])
    #expect(root.view.subviews.allSatisfy { $0.safeAreaInsets == .zero })
  }

  @Test func `LG1 a natural size that the document gives is what a class of one's own brings`()
    throws
  {
    let root = try nib("banner-with-a-given-size.xib")
    let banner = try #require(root.view.subviews.first?.subviews.first)

    #expect(banner.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(!banner.hasAmbiguousLayout)
  }

  @Test func `LG1 a natural size that the document gives is none for what has one of its own`()
    throws
  {
    let root = try nib("views-with-their-own-size.xib")
    let views = try #require(root.view.subviews.first?.subviews)

    #expect(views.map { $0.intrinsicContentSize.width > 10 } == [true, false])
    #expect(views.map { $0.placeholderIntrinsicSize == nil } == [true, true])
  }

  @Test func `constraints that are removed when a program is built are not there, and code places`()
    throws
  {
    func inner(_ root: UIViewController) throws -> UIView {
      try #require(root.view.subviews.first?.subviews.first)
    }
    let plain = try inner(try nib("placeholder-constraints.xib"))
    #expect(plain.frame.origin == CGPoint(x: 7, y: 7))
    #expect(kept.last?.0.leavesToCode(plain) == false)
    let removed = try inner(
      try nib(
        "placeholder-constraints.xib",
        changing: ["w-top@placeholder": "YES", "w-leading@placeholder": "YES"]))
    #expect(removed.superview?.constraints.isEmpty == true)
    #expect(kept.last?.0.leavesToCode(removed) == true)
  }
}
