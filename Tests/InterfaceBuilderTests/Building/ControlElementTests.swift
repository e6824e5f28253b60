import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// What the elements of controls, scroll views and controllers say of their state.
@MainActor struct ControlElementTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="300" height="40"/>"#

  @Test(
    arguments: [
      ("time", "22:10"), ("date", "2001-01-01"), ("dateAndTime", "2001-01-01 22:10"),
      ("countDownTimer", "00:45"),
    ])
  func `date pickers have the mode and the date of the document`(mode: String, shown: String) throws
  {
    let view = try OpenedStoryboard.element(
      "datePicker", "datePickerMode=\"\(mode)\" minuteInterval=\"15\" countDownDuration=\"2700\"",
      #"<date key="date" timeIntervalSinceReferenceDate="79800"/>"#)
    let picker = try #require(view as? UIDatePicker)

    #expect(picker.shownText == shown)
    #expect(picker.minuteInterval == 15)
  }

  @Test func `dates of a document may be in any year`() throws {
    let view = try OpenedStoryboard.element(
      "datePicker", #"datePickerMode="date""#,
      #"<date key="date" timeIntervalSinceReferenceDate="757382400"/>"#)

    #expect((view as? UIDatePicker)?.shownText == "2025-01-01")
  }

  @Test func `dates of a document stay between its first and its last`() throws {
    let view = try OpenedStoryboard.element(
      "datePicker", #"datePickerMode="date""#,
      #"""
      <date key="date" timeIntervalSinceReferenceDate="0"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="86400"/>
      <date key="maximumDate" timeIntervalSinceReferenceDate="259200"/>
      """#)

    #expect((view as? UIDatePicker)?.shownText == "2001-01-02")
  }

  @Test func `segments may be off and have widths, steppers step and wrap, controls are disabled`()
    throws
  {
    let control = try OpenedStoryboard.element(
      "segmentedControl", #"selectedSegmentIndex="1" enabled="NO""#,
      #"<segments><segment title="A" enabled="NO"/><segment title="B" width="90"/></segments>"#)
    let segments = try #require(control as? UISegmentedControl)
    let stepper = try #require(
      try OpenedStoryboard.element(
        "stepper", #"maximumValue="9" value="9" stepValue="3" wraps="YES""#) as? UIStepper)

    #expect(!segments.isEnabledForSegment(at: 0))
    #expect(segments.widthForSegment(at: 1) == 90)
    #expect(!segments.isEnabled)
    stepper.adjust(by: 1)
    #expect(stepper.value == 0)
    stepper.adjust(by: 1)
    #expect(stepper.value == 3)
  }

  @Test
  func `indicators turn, pages hide when there is one, and effects are those of the document`()
    throws
  {
    let activity = try OpenedStoryboard.element(
      "activityIndicatorView", #"animating="YES" style="large""#)
    let pages = try OpenedStoryboard.element(
      "pageControl", #"numberOfPages="1" hidesForSinglePage="YES""#)
    let effect = try OpenedStoryboard.element(
      "visualEffectView", "", #"<blurEffect style="prominent"/>"#)

    #expect((activity as? UIActivityIndicatorView)?.isAnimating == true)
    let signs = try ["hidesWhenStopped", "hidden", "opaque"].map {
      try OpenedStoryboard.element("activityIndicatorView", "\($0)=\"YES\"").isHidden
    }
    #expect(signs == [true, true, false])
    #expect(pages.isHidden)
    let blur = (effect as? UIVisualEffectView)?.effect as? UIBlurEffect
    #expect(blur?.style == .prominent)
  }

  @Test func `buttons have titles for their states, and say where these are`() throws {
    let view = try OpenedStoryboard.element(
      "button",
      #"buttonType="system" selected="YES" contentHorizontalAlignment="trailing" contentVerticalAlignment="top""#,
      #"""
      <state key="normal" title="On" image="star"/><state key="selected" title="Chosen"/>
      <state key="disabled"><string key="title">Never</string></state>
      """#)
    let button = try #require(view as? UIButton)

    #expect(button.currentTitle == "Chosen")
    #expect(button.title(for: .disabled) == "Never")
    #expect(button.currentImage?.art == ["star"])
    #expect(button.contentHorizontalAlignment == .trailing)
    #expect(button.contentVerticalAlignment == .top)
  }

  @Test func `LG8 configurations have a second title, insets and a place for the picture`() throws {
    let view = try OpenedStoryboard.element(
      "button", #"buttonType="system""#,
      #"""
      <state key="normal"/>
      <buttonConfiguration key="configuration" style="filled" title="First" subtitle="Second"
        image="star" imagePlacement="top" imagePadding="6" buttonSize="large" titleAlignment="center">
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      </buttonConfiguration>
      """#)
    let made = try #require((view as? UIButton)?.configuration)

    #expect(made.subtitle == "Second")
    #expect(made.imagePlacement == .top)
    #expect(made.imagePadding == 6)
    #expect(made.buttonSize == .large)
    #expect(made.titleAlignment == .center)
    #expect(
      made.contentInsets
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func `LC4.1 scroll views say how bars inset them, and how they scroll`() throws {
    let view = try OpenedStoryboard.element(
      "scrollView",
      #"contentInsetAdjustmentBehavior="never" pagingEnabled="YES" bounces="NO" keyboardDismissMode="onDrag""#,
      #"<inset key="contentInset" minX="1" minY="20" maxX="3" maxY="4"/>"#)
    let scroll = try #require(view as? UIScrollView)

    #expect(scroll.contentInsetAdjustmentBehavior == .never)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 20, left: 1, bottom: 4, right: 3))
    #expect(scroll.isPagingEnabled)
    #expect(!scroll.bounces)
    #expect(scroll.keyboardDismissMode == .onDrag)
  }

  @Test func `LG5 text begins in the reader's size, and follows it where it is to`() throws {
    func sizes(
      _ attribute: String, _ start: UIContentSizeCategory, _ later: UIContentSizeCategory
    ) throws -> [CGFloat] {
      let opened = try OpenedStoryboard(
        views: """
          <label id="x" text="Hello" \(attribute)>\(Self.frame)
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
          """, settings: UITraitCollection(preferredContentSizeCategory: start))
      let label = try #require(opened.view("x") as? UILabel)
      let first = label.font.pointSize
      opened.environment.changeSettings { $0.preferredContentSizeCategory = later }
      opened.environment.settle()
      return [first, label.font.pointSize]
    }
    let follows = #"adjustsFontForContentSizeCategory="YES""#

    #expect(try sizes(follows, .large, .accessibilityLarge) == [17, 33])
    #expect(try sizes("", .large, .accessibilityLarge) == [17, 17])
    #expect(try sizes(follows, .accessibilityLarge, .large) == [33, 17])
    #expect(try sizes("", .accessibilityLarge, .large) == [33, 33])
  }

  @Test func `segments show their pictures, or the names of those that are not there`() throws {
    let view = try OpenedStoryboard.element(
      "segmentedControl", #"selectedSegmentIndex="0""#,
      #"<segments><segment image="star"/><segment image="gone"/><segment title="A"/></segments>"#)
    let segments = try #require(view as? UISegmentedControl)

    #expect(segments.imageForSegment(at: 0)?.art == ["star"])
    #expect(
      segments.presentedContent.role == .segments(titles: ["star", "gone", "A"], selected: 0))
  }

  private static let parted = #"""
    <fragment content="Save "/><fragment content="all"><attributes>
    <font key="NSFont" size="15" metaFont="systemBold"/></attributes></fragment>
    """#

  @Test func `titles of buttons and texts of fields have parts in looks of their own`() throws {
    func runs(_ name: String, _ attributes: String, _ content: String) throws -> [String] {
      let view = try OpenedStoryboard.element(name, attributes, content) as? any ContentPresentable
      let shown = try #require(view).presentedContent
      return [shown.text] + shown.runs.map { "\($0.count) \($0.isBold)" }
    }
    func text(_ key: String) -> String {
      "<attributedString key=\"\(key)\">\(Self.parted)</attributedString>"
    }
    let shown = ["Save all", "5 false", "3 true"]

    let title = "<state key=\"normal\" title=\"No\">\(text("attributedTitle"))</state>"
    #expect(try runs("button", #"buttonType="system""#, title) == shown)
    let style = """
      <state key="normal"/><buttonConfiguration key="configuration" style="plain" title="No">\
      \(text("attributedTitle"))</buttonConfiguration>
      """
    #expect(try runs("button", #"buttonType="system""#, style) == shown)
    #expect(try runs("textField", "", text("attributedText")) == shown)
    #expect(try runs("textField", "", text("attributedPlaceholder")) == shown)
  }

  @Test func `a list is pulled down for new content as its controller says`() throws {
    let list =
      try controller(
        "tableViewController", "",
        """
        <tableView key="view" id="t">\(Self.frame)</tableView>
        <refreshControl key="refreshControl" id="pull" enabled="NO">
          <attributedString key="attributedTitle"><fragment content="Wait"/></attributedString>
          <color key="tintColor" red="1" green="0" blue="0" alpha="1"/>
          <connections><action selector="again:" destination="home" eventType="valueChanged" id="a"/>
          </connections></refreshControl>
        """) as? UITableViewController
    list?.loadViewIfNeeded()
    let control = try #require(list?.refreshControl)

    #expect(control.attributedTitle?.string == "Wait")
    #expect(control.tintColor == .red)
    #expect(!control.isEnabled)
  }

  @Test func `views tell assistive techniques what the document says`() throws {
    let view = try OpenedStoryboard.element(
      "view", "",
      #"""
      <accessibility key="accessibilityConfiguration" label="Map" hint="Shows the way"
        identifier="map">
        <string key="value">Berlin</string>
        <accessibilityTraits key="traits" button="YES" staticText="NO" image="YES"/>
        <bool key="isElement" value="YES"/></accessibility>
      """#)

    #expect(view.accessibilityLabel == "Map")
    #expect(view.accessibilityHint == "Shows the way")
    #expect(view.accessibilityValue == "Berlin")
    #expect(view.accessibilityIdentifier == "map")
    #expect(view.displayName == "x")
    #expect(view.accessibilityTraits == [.button, .image])
    #expect(view.isAccessibilityElement)
  }

  @Test func `scroll views and lists say how they zoom, and what can be chosen in them`() throws {
    let scroll =
      try OpenedStoryboard.element(
        "scrollView",
        #"minimumZoomScale="0.5" maximumZoomScale="4" bouncesZoom="NO" delaysContentTouches="NO" indicatorStyle="white""#
      ) as? UIScrollView
    let table = try OpenedStoryboard.element(
      "tableView", #"allowsSelection="NO" allowsMultipleSelectionDuringEditing="YES""#)
    let collection = try OpenedStoryboard.element(
      "collectionView", #"allowsMultipleSelection="YES""#)

    #expect(scroll?.minimumZoomScale == 0.5)
    #expect(scroll?.maximumZoomScale == 4)
    #expect(scroll?.bouncesZoom == false)
    #expect(scroll?.delaysContentTouches == false)
    #expect(scroll?.indicatorStyle == .white)
    #expect((table as? UITableView)?.allowsSelection == false)
    #expect((table as? UITableView)?.allowsMultipleSelectionDuringEditing == true)
    #expect((collection as? UICollectionView)?.allowsMultipleSelection == true)
  }

  @Test func `long titles of buttons are cut where the document says`() throws {
    func mode(_ attributes: String) throws -> ShownContent.LineBreak? {
      let title = #"<state key="normal" title="A long title"/>"#
      let view =
        try OpenedStoryboard.element("button", attributes, title) as? any ContentPresentable
      return view?.presentedContent.lineBreak
    }

    #expect(try mode("") == .truncatingTail)
    #expect(try mode(#"lineBreakMode="headTruncation""#) == .truncatingHead)
  }

  @Test func `controls and items look chosen, pressed and coloured as the document says`() throws {
    let red = #"<color key="tintColor" red="1" green="0" blue="0" alpha="1"/>"#
    let control = try OpenedStoryboard.element(
      "switch", #"selected="YES" highlighted="YES" exclusiveTouch="YES""#)
    let bar = try OpenedStoryboard.element(
      "toolbar", "", "<items><barButtonItem title=\"A\" id=\"b\">\(red)</barButtonItem></items>")
    let label = try OpenedStoryboard.element(
      "label", #"text="A" autoresizesSubviews="NO" semanticContentAttribute="spatial""#,
      #"<size key="shadowOffset" width="2" height="3"/>"#)

    #expect((control as? UIControl)?.isSelected == true)
    #expect((control as? UIControl)?.isHighlighted == true)
    #expect(control.isExclusiveTouch)
    #expect((bar as? UIToolbar)?.items?.first?.tintColor == .red)
    #expect((label as? UILabel)?.shadowOffset == CGSize(width: 2, height: 3))
    #expect(!label.autoresizesSubviews)
    #expect(label.semanticContentAttribute == .spatial)
  }

  @Test func `views have the content mode and the other marks of the document`() throws {
    let view = try OpenedStoryboard.element(
      "imageView",
      #"contentMode="scaleAspectFit" multipleTouchEnabled="YES" opaque="NO" image="star""#)

    #expect(view.contentMode == .scaleAspectFit)
    #expect(view.isMultipleTouchEnabled)
    #expect(!view.isOpaque)
  }

  @Test func `a controller's edges and preferences are those of the document`() throws {
    let opened = try OpenedStoryboard(
      views: "", controller: #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#,
      bar: "")
    let home = try #require(opened.stack.first)

    #expect(home.edgesForExtendedLayout == .bottom)
    let bar = try #require((opened.instance.root as? UINavigationController)?.navigationBar)
    #expect(home.view.convert(home.view.bounds, to: nil).minY == bar.frame.maxY)
  }

  private func controller(_ name: String, _ attributes: String, _ view: String) throws
    -> UIViewController
  {
    let opened = try OpenedStoryboard(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
        initialViewController="c">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><\(name) id="c" \(attributes)>\(view)</\(name)>
      </objects></scene></scenes></document>
      """)
    return opened.instance.root
  }

  @Test func `a collection view controller has its collection view, with layout and items`() throws
  {
    let root = try controller(
      "collectionViewController", #"clearsSelectionOnViewWillAppear="NO""#,
      """
      <collectionView key="view" id="v" dataMode="prototypes">\(Self.frame)
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" id="l">
          <size key="itemSize" width="90" height="60"/></collectionViewFlowLayout>
        <cells><collectionViewCell id="a">\(Self.frame)</collectionViewCell></cells>
      </collectionView>
      """)
    let collection = try #require(root as? UICollectionViewController)

    #expect(collection.collectionView === collection.view)
    #expect(collection.className == "UICollectionViewController")
    #expect(!collection.clearsSelectionOnViewWillAppear)
    #expect(
      (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing == 7)
    #expect(
      collection.collectionView.visibleCells.map(\.frame.size) == [CGSize(width: 90, height: 60)])
  }

  @Test func `a table view controller has its table, with rows`() throws {
    let root = try controller(
      "tableViewController", "",
      """
      <tableView key="view" id="v" style="plain">\(Self.frame)<sections>
        <tableViewSection id="s1"><cells><tableViewCell id="a" rowHeight="50">\(Self.frame)
        </tableViewCell></cells></tableViewSection></sections></tableView>
      """)
    let table = try #require(root as? UITableViewController)

    #expect(table.tableView === table.view)
    #expect(table.tableView.subviews.map(\.frame.height) == [50])
  }
}
