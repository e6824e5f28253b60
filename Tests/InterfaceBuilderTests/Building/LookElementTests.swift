import AdaptiveLists
import AdaptiveUI
import Documents
import Foundation
import Testing

@testable import InterfaceBuilder

/// What documents say of the looks of controls and bars.
@MainActor struct LookElementTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="300" height="40"/>"#

  private func color(_ key: String, _ red: Int = 1, _ green: Int = 0, _ blue: Int = 0) -> String {
    "<color key=\"\(key)\" red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"1\"/>"
  }

  private func signColors(_ name: String, _ attributes: String, _ children: String) throws
    -> ShownContent.SignColors?
  {
    (try OpenedStoryboard.element(name, attributes, children) as? any ContentPresentable)?
      .presentedContent
      .signColors
  }

  @Test func `tint colours of sliders, switches, bars and dots are those of the document`() throws {
    let (green, blue) = (UIColor.green, UIColor.blue)
    func three(_ full: String, _ empty: String, _ knob: String) -> String {
      color(full) + color(empty, 0, 1, 0) + color(knob, 0, 0, 1)
    }

    #expect(
      try signColors(
        "slider", "", three("minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"))
        == ShownContent.SignColors(full: .red, empty: green, knob: blue))
    let toggle = color("onTintColor") + color("thumbTintColor", 0, 0, 1)
    #expect(
      try signColors("switch", #"on="YES""#, toggle)
        == ShownContent.SignColors(full: .red, empty: .red, knob: blue))
    #expect(try signColors("switch", "", toggle) == ShownContent.SignColors(knob: blue))
    #expect(
      try signColors("progressView", "", three("progressTintColor", "trackTintColor", "other"))
        == ShownContent.SignColors(full: .red, empty: green))
    let dots = color("currentPageIndicatorTintColor") + color("pageIndicatorTintColor", 0, 1, 0)
    #expect(
      try signColors("pageControl", #"numberOfPages="3""#, dots)
        == ShownContent.SignColors(full: .red, empty: green))
    #expect(
      try signColors("segmentedControl", "", color("selectedSegmentTintColor"))
        == ShownContent.SignColors(full: .red))
    #expect(try signColors("slider", "", color("tintColor"))?.full == .red)
    #expect(try signColors("slider", "", "") == ShownContent.SignColors())
  }

  @Test func `titleShadowColor buttons have the shadows, dimming and role of the document`() throws
  {
    let view = try OpenedStoryboard.element(
      "button",
      #"""
      buttonType="system" reversesTitleShadowWhenHighlighted="YES" showsTouchWhenHighlighted="YES"
      adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO" role="destructive"
      showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES"
      """#,
      """
      <size key="titleShadowOffset" width="1" height="2"/>
      <state key="normal" title="A">\(color("titleShadowColor"))</state>
      <state key="selected">\(color("titleShadowColor", 0, 0, 1))</state>
      """)
    let button = try #require(view as? UIButton)

    #expect(button.titleLabel?.shadowColor == .red)
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
    #expect(button.reversesTitleShadowWhenHighlighted)
    #expect(button.showsTouchWhenHighlighted)
    #expect(!button.adjustsImageWhenHighlighted)
    #expect(!button.adjustsImageWhenDisabled)
    #expect(button.role == .destructive)
    #expect(button.showsMenuAsPrimaryAction)
    button.activateAsUser()
    #expect(button.isSelected)
    #expect(button.titleLabel?.shadowColor == .blue)
  }

  @Test func `backgroundConfiguration what is behind a button is that of the document`() throws {
    let view = try OpenedStoryboard.element(
      "button", "",
      """
      <state key="normal"/><buttonConfiguration key="configuration" style="filled" title="A">
      <backgroundConfiguration key="background" cornerRadius="12" image="star"
        imageContentMode="scaleAspectFit">\(color("backgroundColor"))</backgroundConfiguration>
      </buttonConfiguration>
      """)
    let ground = try #require((view as? UIButton)?.configuration?.background)

    #expect(ground.backgroundColor == .red)
    #expect(ground.cornerRadius == 12)
    #expect(ground.image?.art == ["star"])
    #expect(ground.imageContentMode == .scaleAspectFit)
  }

  @Test func `preferredSymbolConfiguration symbols of a state are as large as it says`() throws {
    func width(_ size: String) throws -> CGFloat? {
      let symbol = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(size)/>"
      let opened = try OpenedStoryboard(
        views: """
          <button id="x" buttonType="system">\(Self.frame)
          <state key="normal" image="star.fill" catalog="system">\(size.isEmpty ? "" : symbol)</state>
          </button>
          """, resources: #"<image name="star.fill" catalog="system" width="128" height="116"/>"#)
      return (opened.view("x") as? UIButton)?.currentImage?.size.width
    }

    let plain = try #require(try width(""))
    #expect(try #require(try width(#"scale="large""#)) > plain + 4)
  }

  private func stack(bar: String, controller: String = "") throws -> UINavigationController {
    let opened = try OpenedStoryboard(
      views: "",
      controller: #"<navigationItem key="navigationItem" title="Home" id="i"/>"# + controller,
      bar: bar)
    return try #require(opened.instance.root as? UINavigationController)
  }

  @Test func `titleTextAttributes titles have the colour and the weight of the document`() throws {
    func title(_ children: String) throws -> ShownContent {
      try stack(
        bar: "<navigationBar key=\"navigationBar\" id=\"n\">\(children)</navigationBar>"
      ).navigationBar.presentedContent
    }
    let light = #"<fontDescription key="fontDescription" type="system" pointSize="20"/>"#
    let attributes =
      "<textAttributes key=\"titleTextAttributes\">\(light)\(color("textColor"))</textAttributes>"

    #expect(try title("").isBold)
    #expect(try title(attributes).foreground == .red)
    #expect(try !title(attributes).isBold)
    let look = "<navigationBarAppearance key=\"standardAppearance\">\(attributes)"
    #expect(try title(look + "</navigationBarAppearance>").foreground == .red)
  }

  @Test func `standardAppearance bars have a look for their height and for what is below`() throws {
    let looks = ["standard", "scrollEdge", "compact", "compactScrollEdge"].enumerated().map {
      "<navigationBarAppearance key=\"\($1)Appearance\">\(color("backgroundColor", 0, 0, $0))"
        + "\(color("shadowColor"))</navigationBarAppearance>"
    }
    func ground(_ looks: [String]) throws -> UIColor? {
      try stack(
        bar: "<navigationBar key=\"navigationBar\" id=\"n\">\(looks.joined())</navigationBar>"
      ).navigationBar.shownAppearance.backgroundColor
    }

    // Content that does not scroll counts as content at its top.
    #expect(try ground(Array(looks.prefix(1))) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(try ground(Array(looks.prefix(2))) == .blue)
    #expect(try ground([]) == nil)
  }

  @Test func `bars of controllers have the tints of the document`() throws {
    let navigation = try stack(
      bar: """
        <navigationBar key="navigationBar" id="n">\(color("tintColor"))</navigationBar>
        <toolbar key="toolbar" translucent="NO" barStyle="black" id="t">\(color("barTintColor"))
        </toolbar>
        """,
      controller: #"<toolbarItems><barButtonItem title="A" id="b"/></toolbarItems>"#)
    #expect(navigation.navigationBar.tintColor == .red)
    #expect(navigation.toolbar.barTintColor == .red)
    #expect(!navigation.toolbar.isTranslucent)
    #expect(navigation.toolbar.barStyle == .black)

    let opened = try OpenedStoryboard(sample: "tabs-with-tints.storyboard")
    let tabs = try #require(opened.instance.root as? UITabBarController)
    let shown = tabs.tabBar.subviews.compactMap {
      ($0 as? any ContentPresentable)?.presentedContent
    }
    #expect(shown.map(\.text) == ["A", "B"])
    #expect(shown.map(\.foreground) == [.red, .blue])
    #expect(tabs.tabBar.itemPositioning == .centered)
  }

  @Test func `tintColor of the document is that of the window that it opens in`() throws {
    let document = try InterfaceBuilderDocument(sample: "tint-of-the-document.storyboard")
    let environment = Environment(host: .device(.default))

    #expect(environment.perform { document.open(in: environment).tintColor } == .red)
  }

  @Test func `items and gestures are set up as the document says`() throws {
    let bar = try OpenedStoryboard.element(
      "tabBar", "",
      """
      <items><tabBarItem title="A" badgeValue="3" id="t">\(color("badgeColor"))
        <offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="-4"/>
        <inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/></tabBarItem></items>
      """)
    let item = try #require((bar as? UITabBar)?.items?.first)

    #expect(item.badgeColor == .red)
    #expect(item.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -4))
    #expect(item.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))

    let opened = try OpenedStoryboard(
      Self.gestures(
        """
        <screenEdgePanGestureRecognizer minimumNumberOfTouches="2" delaysTouchesBegan="YES" id="e">
          <rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
        <pongPressGestureRecognizer allowableMovement="20" id="p"/>
        """))
    let found = try #require(opened.view("v")?.gestureRecognizers)
    let edge = try #require(found.first as? UIScreenEdgePanGestureRecognizer)
    #expect(edge.edges == .left)
    #expect(edge.minimumNumberOfTouches == 2)
    #expect(edge.delaysTouchesBegan)
    #expect((found.last as? UILongPressGestureRecognizer)?.allowableMovement == 20)
  }

  private static func gestures(_ objects: String) -> String {
    OpenedStoryboard.beginning(root: "home") + """
      <scene sceneID="s2"><objects><viewController id="home"><view key="view" id="v">\(frame)
        <connections>
          <outletCollection property="gestureRecognizers" destination="e" appends="YES" id="o1"/>
          <outletCollection property="gestureRecognizers" destination="p" appends="YES" id="o2"/>
        </connections></view></viewController>\(objects)</objects></scene></scenes></document>
      """
  }

  @Test func `tables and fields have what the document says besides`() throws {
    let table =
      try OpenedStoryboard.element(
        "tableView",
        #"""
        rowHeight="50" estimatedRowHeight="60" estimatedSectionHeaderHeight="7"
        estimatedSectionFooterHeight="8" contentViewInsetsToSafeArea="NO" canCancelContentTouches="NO"
        sectionIndexMinimumDisplayRowCount="9"
        """#,
        color("sectionIndexColor")
          + #"<inset key="scrollIndicatorInsets" minX="1" minY="2" maxX="3" maxY="4"/>"#)
      as? UITableView
    #expect(table?.rowHeight == 50)
    #expect(table?.estimatedRowHeight == 60)
    #expect(table?.estimatedSectionHeaderHeight == 7)
    #expect(table?.estimatedSectionFooterHeight == 8)
    #expect(table?.insetsContentViewsToSafeArea == false)
    #expect(table?.canCancelContentTouches == false)
    #expect(table?.sectionIndexMinimumDisplayRowCount == 9)
    #expect(table?.sectionIndexColor == .red)
    #expect(table?.scrollIndicatorInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))

    let text =
      try OpenedStoryboard.element(
        "textView", "", #"<dataDetectorType key="dataDetectorTypes" link="YES" address="YES"/>"#)
      as? UITextView
    #expect(text?.dataDetectorTypes == [.link, .address])
    let field =
      try OpenedStoryboard.element("textField", #"text="A" clearsOnBeginEditing="YES""#)
      as? UITextField
    field?.beginEditing()
    #expect(field?.text == "")
  }

  @Test func `baseWritingDirection text is where its paragraph begins`() throws {
    func alignment(_ direction: String) throws -> NSTextAlignment? {
      let style =
        "<paragraphStyle key=\"NSParagraphStyle\" alignment=\"natural\" "
        + "baseWritingDirection=\"\(direction)\" defaultTabInterval=\"36\"/>"
      let view = try OpenedStoryboard.element(
        "label", "",
        """
        <attributedString key="attributedText"><fragment content="A"><attributes>\(style)
        </attributes></fragment></attributedString>
        """)
      return (view as? UILabel)?.textAlignment
    }

    let found = try ["natural", "leftToRight", "rightToLeft"].map(alignment)
    #expect(found == [.natural, .left, .right])
  }

  @Test func `contentSizeForViewInPopover is how large a controller wants to be`() throws {
    let opened = try OpenedStoryboard(
      views: "",
      controller:
        #"<value key="contentSizeForViewInPopover" type="size" width="320" height="204"/>"#)

    #expect(opened.stack.first?.preferredContentSize == CGSize(width: 320, height: 204))
  }
}
