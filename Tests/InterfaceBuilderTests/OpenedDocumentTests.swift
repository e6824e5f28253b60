import AdaptiveUI
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// A storyboard in a window: what it shows at which size, and where its segues lead.
@MainActor final class OpenedDocumentTests {
  private var kept: [(DocumentInstance, UIWindow)] = []

  /// A stack of a menu, whose button shows details and whose label is tall only where height is compact.
  private static let sample = Sample("menu-with-details.storyboard")

  @Test func `views go by their outlets, and unknown classes by their names`() throws {
    let opened = try OpenedStoryboard(Self.sample.text())
    #expect(opened.view("greeting") is UILabel)
    #expect(opened.breaches.isEmpty)
    #expect(opened.stack.first?.className == "MenuController")
    #expect(opened.stack.first?.title == "Menu")
  }

  @Test func `A06 constants and installed constraints follow the size classes`() throws {
    let opened = try OpenedStoryboard(Self.sample.text())
    #expect(opened.view("greeting")?.frame == CGRect(x: 0, y: 100, width: 200, height: 30))
    opened.scene.turnDevice(1)
    opened.environment.settle()
    #expect(opened.view("greeting")?.frame == CGRect(x: 0, y: 100, width: 300, height: 60))
    opened.scene.turnDevice(-1)
    opened.environment.settle()
    #expect(opened.view("greeting")?.frame == CGRect(x: 0, y: 100, width: 200, height: 30))
  }

  @Test func `KC03 a button's segue shows its destination`() throws {
    let opened = try OpenedStoryboard(Self.sample.text())
    let button = try #require(opened.view("b") as? UIButton)
    button.activateAsUser()
    opened.environment.settle()
    #expect(opened.stack.map(\.title) == ["Menu", "Details"])
  }

  @Test func `segues can be performed by name, and presentations by theirs`() throws {
    let opened = try OpenedStoryboard(Self.sample.text())
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
    let document = try InterfaceBuilderDocument(
      Data(contentsOf: Self.sample.file), file: "Main.storyboard")
    for name in ["s2", "menu", "Menu", "MenuController"] {
      #expect(document.beginning(with: name)?.initialController?.id == "menu")
    }
    #expect(document.beginning(with: "nothing") == nil)
  }

  @Test(arguments: [true, false]) func `a nib is a screen when its owner has a view from it`(
    ownerHasView: Bool
  ) throws {
    let outlet = #"<connections><outlet property="view" destination="v" id="o"/></connections>"#
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
        \(ownerHasView ? outlet : "")
        </placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="375" height="100"/></view>
      </objects></document>
      """
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Box.xib")
    let environment = Environment(host: .device(.default))
    let instance = DocumentInstance(document, in: environment)

    #expect(instance.isLoneView == !ownerHasView)
    // A screen is its owner; of a view alone only the file has a name.
    #expect(instance.root.displayName == (ownerHasView ? "Owner" : "Box"))
    #expect(instance.root.className == (ownerHasView ? "Owner" : "UIViewController"))
  }

  private func nib(_ views: String, owner: String = "") throws -> UIViewController {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
        <connections>\(owner)</connections></placeholder>
        \(views)
      </objects></document>
      """
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Box.xib")
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
    let frame = #"<rect key="frame" x="0" y="0" width="320" height="480"/>"#
    let root = try nib(
      "<view id=\"v\">\(frame)</view><view id=\"w\">\(frame)</view>",
      owner: #"<outlet property="view" destination="v" id="o"/>"#)

    #expect(root.view.identifier == "v")
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(root.view.subviews.isEmpty)
  }

  @Test func `views without an owner's screen are as wide as the window and as high as they want`()
    throws
  {
    let root = try nib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="600" height="120"/></view>
      <view id="w" ><rect key="frame" x="0" y="0" width="600" height="90"/>
        <subviews><label id="l" text="One" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="600" height="90"/></label></subviews>
        <constraints>
          <constraint firstItem="l" firstAttribute="top" secondItem="w" secondAttribute="top" id="c1"/>
          <constraint firstItem="l" firstAttribute="bottom" secondItem="w" secondAttribute="bottom" id="c2"/>
          <constraint firstItem="l" firstAttribute="leading" secondItem="w" secondAttribute="leading" id="c3"/>
        </constraints></view>
      """)
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
    let root = try nib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="600" height="120"/>
        <subviews><view placeholderIntrinsicWidth="320" placeholderIntrinsicHeight="50" id="l"
          customClass="GADBannerView" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <constraints>
          <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
          <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c2"/>
        </constraints></view>
      """)
    let banner = try #require(root.view.subviews.first?.subviews.first)

    #expect(banner.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(!banner.hasAmbiguousLayout)
  }

  @Test func `LG1 a natural size that the document gives is none for what has one of its own`()
    throws
  {
    let given = #"placeholderIntrinsicWidth="10" placeholderIntrinsicHeight="10""#
    let held = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let root = try nib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="600" height="120"/>
        <subviews><label id="l" text="A whole line" \(given) \(held)/>
          <view id="w" customClass="Holder" \(given) \(held)><subviews>
            <view id="i" \(held)><constraints>
              <constraint firstAttribute="width" constant="70" id="c1"/>
              <constraint firstAttribute="height" constant="30" id="c2"/></constraints></view>
            </subviews><constraints>
            <constraint firstItem="i" firstAttribute="top" secondItem="w" secondAttribute="top" id="c3"/>
            <constraint firstItem="i" firstAttribute="leading" secondItem="w" secondAttribute="leading" id="c4"/>
            <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="i"
              secondAttribute="trailing" constant="5" id="c5"/>
            <constraint firstAttribute="bottom" secondItem="i" secondAttribute="bottom" id="c6"/>
            <constraint firstAttribute="width" relation="lessThanOrEqual" constant="75" id="c7"/>
            </constraints></view></subviews>
        </view>
      """)
    let views = try #require(root.view.subviews.first?.subviews)

    #expect(views.map { $0.intrinsicContentSize.width > 10 } == [true, false])
    #expect(views.map { $0.placeholderIntrinsicSize == nil } == [true, true])
  }

  @Test func `constraints that are removed when a program is built are not there, and code places`()
    throws
  {
    func root(_ rest: String) throws -> UIViewController {
      try nib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="375" height="100"/>
          <subviews><view id="s" customClass="Arranger" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="300" height="90"/>
            <subviews><view id="w" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="10" y="10" width="50" height="40"/></view></subviews>
            <constraints>
              <constraint firstItem="w" firstAttribute="top" secondItem="s" secondAttribute="top" constant="7" \(rest) id="c1"/>
              <constraint firstItem="w" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="7" \(rest) id="c2"/>
            </constraints></view></subviews></view>
        """, owner: #"<outlet property="view" destination="v" id="o"/>"#)
    }
    func inner(_ root: UIViewController) throws -> UIView {
      try #require(root.view.subviews.first?.subviews.first)
    }
    let plain = try inner(try root(""))
    #expect(plain.frame.origin == CGPoint(x: 7, y: 7))
    #expect(kept.last?.0.leavesToCode(plain) == false)
    let removed = try inner(try root(#"placeholder="YES""#))
    #expect(removed.superview?.constraints.isEmpty == true)
    #expect(kept.last?.0.leavesToCode(removed) == true)
  }
}
