import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// What `winch check` lists of a document: attributes and elements without effect, values nobody knows.
@MainActor struct ReviewTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="300" height="40"/>"#

  /// A storyboard whose controller's view holds these views, one on each line from line 8.
  private func text(_ views: String, controller: String = "", rest: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="c">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController id="c">
    <view key="view" id="v">
    \(Self.frame)
    <subviews>
    \(views)
    </subviews></view>\(controller)</viewController></objects></scene></scenes>\(rest)</document>
    """
  }

  private func notes(_ views: String, controller: String = "", rest: String = "") throws -> [String]
  {
    let text = text(views, controller: controller, rest: rest)
    return try InterfaceBuilderDocument(Data(text.utf8), file: "a.storyboard").unsupported
  }

  @Test func `what is supported, or is the editor's own, is not listed`() throws {
    let found = try notes(
      """
      <label id="l" userLabel="Title" text="A" contentMode="left" hidden="NO" misplaced="YES">
      \(Self.frame)<nil key="textColor"/>
      <fontDescription key="fontDescription" type="system" pointSize="2.2250738585072014e-308"/>
      <constraints><constraint firstAttribute="width" multiplier="35%" constant="8" id="k"/>
      </constraints>
      <variation key="heightClass=compact" hidden="YES"><mask key="constraints">
      <exclude reference="k"/></mask></variation></label>
      """)
    #expect(found == [])
  }

  @Test func `unknown attributes and elements are listed with their places, and what is near`()
    throws
  {
    let found = try notes(
      """
      <label id="l" text="A" numberOflines="2"
        glow="YES">\(Self.frame)
        <tooltip key="hint"/><color key="backgroundColour" white="1"/></label>
      """)
    #expect(
      found == [
        "a.storyboard:8:24: 'numberOflines' of <label> has no effect here, "
          + "did you mean 'numberOfLines'?",
        "a.storyboard:9:3: 'glow' of <label> has no effect here",
        "a.storyboard:10:3: <tooltip key=\"hint\"> of <label> has no effect here",
        "a.storyboard:10:24: <color key=\"backgroundColour\"> of <label> has no effect here, "
          + "did you mean 'backgroundColor'?",
      ])
  }

  @Test func `values that nobody knows are listed with those that are known`() throws {
    let found = try notes(
      """
      <stackView id="k" distribution="bar" axis="vertcal">\(Self.frame)</stackView>
      """)
    #expect(
      found == [
        "a.storyboard:8:19: “bar” is no value of 'distribution'; it may be equalCentering, "
          + "equalSpacing, fill, fillEqually, fillProportionally",
        "a.storyboard:8:38: “vertcal” is no value of 'axis'; it may be horizontal, vertical, "
          + "did you mean 'vertical'?",
      ])
  }

  @Test(
    arguments: [
      (#"hidden="yes""#, "“yes” is no value of 'hidden'; it may be YES, NO"),
      (#"alpha="half""#, "“half” is no value of 'alpha', which is a number"),
      (
        #"placeholderIntrinsicWidth="wide""#,
        "“wide” is no value of 'placeholderIntrinsicWidth', which is a number or infinite"
      ),
      (#"highlightedImage="gone""#, "the picture 'gone' is not among the document's resources"),
    ])
  func `values of other kinds are listed`(attribute: String, message: String) throws {
    let found = try notes("<imageView id=\"i\" \(attribute)>\(Self.frame)</imageView>")

    #expect(found == ["a.storyboard:8:19: \(message)"])
  }

  @Test func `ratios, colours and pictures are looked up`() throws {
    let found = try notes(
      """
      <imageView id="i" image="star">\(Self.frame)
      <color key="tintColor" name="Sea"/><color key="backgroundColor" name="Sky"/>
      <constraints><constraint firstAttribute="width" multiplier="1:x" id="k"/></constraints>
      </imageView>
      """,
      rest: """
        <resources><image name="star" width="20" height="20"/>
        <namedColor name="Sea"><color red="0" green="0" blue="1" alpha="1"/></namedColor>
        </resources>
        """)
    #expect(
      found == [
        "a.storyboard:9:65: the colour 'Sky' is not among the document's resources",
        "a.storyboard:10:49: “1:x” is no value of 'multiplier', which is a number, a ratio "
          + "like 16:9 or a share like 35%",
      ])
  }

  @Test func `what is said again is counted`() throws {
    let button = "<button id=\"b\" springLoaded=\"YES\">\(Self.frame)</button>\n"

    let found = try notes(button + button + button)
    #expect(
      found == [
        "a.storyboard:8:16: 'springLoaded' of <button> has no effect here, "
          + "and 2 times more"
      ])
  }

  @Test func `A06 variations are read like the elements around them`() throws {
    let found = try notes(
      """
      <stackView id="k">\(Self.frame)
      <variation key="widthClass=compact" axis="up"/>
      <variation key="widthClass=narrow" spacing="8"/></stackView>
      """)
    #expect(
      found == [
        "a.storyboard:9:37: “up” is no value of 'axis'; it may be horizontal, vertical",
        "a.storyboard:10:1: the variation 'widthClass=narrow' never holds here",
      ])
  }

  @Test func `inside views that only a box stands for, views are read on`() throws {
    let found = try notes(
      """
      <mapView id="m" mapType="standard">\(Self.frame)<subviews>
      <label id="l" text="A" textAlignment="middle">\(Self.frame)</label></subviews></mapView>
      """)
    #expect(
      found == [
        "a.storyboard:9:24: “middle” is no value of 'textAlignment'; it may be center, "
          + "justified, left, natural, right"
      ])
  }

  @Test func `controllers, segues and scenes are read too`() throws {
    let found = try notes(
      "",
      controller: """
        <navigationItem key="navigationItem" title="A" id="n" largeTitleDisplayMode="huge"/>
        <connections><segue destination="c" kind="shwo" id="g"/></connections>
        """)
    #expect(
      found == [
        "a.storyboard:9:73: “huge” is no value of 'largeTitleDisplayMode'; it may be always, "
          + "automatic, inline, never",
        "a.storyboard:10:37: “shwo” is no value of 'kind'; it may be custom, embed, modal, "
          + "popover, popoverPresentation, presentation, push, relationship, replace, show, "
          + "showDetail, unwind, did you mean 'show'?",
      ])
    let other = text("").replacingOccurrences(of: "viewController id", with: "hostingController id")
      .replacingOccurrences(of: "</viewController>", with: "</hostingController>")
    #expect(
      try InterfaceBuilderDocument(Data(other.utf8), file: "a.storyboard").unsupported.map {
        $0.components(separatedBy: ": ").last
      } == ["<hostingController> is not known; a plain controller stands for it"])
  }

  @Test func `lists of parts hold no others, and views without identifiers are not shown`() throws {
    let found = try notes(
      """
      <label text="A">\(Self.frame)</label>
      <toolbar id="t">\(Self.frame)<items><barButton id="b"/></items>
      <connections><socket id="s"/></connections></toolbar>
      """)

    #expect(
      found == [
        "a.storyboard:8:1: <label> has no id and is not shown",
        "a.storyboard:9:79: <barButton> of <items> has no effect here",
        "a.storyboard:10:14: <socket> of <connections> has no effect here",
      ])
  }

  @Test func `of very many notes the first are told, and how many there are`() throws {
    let words = (0..<2_000).map { "word\($0)=\"\"" }.joined(separator: " ")
    let found = try notes("<label id=\"l\" \(words)>\(Self.frame)</label>")

    #expect(found.count == 301)
    #expect(found.last == "a.storyboard: 1700 more words have no effect here")
  }

  /// Every line of `unsupported.txt` is something that is known to be left out, or wrong in a document.
  @Test func `published documents say nothing in vain that is not written down`() throws {
    let oracle = try Oracle()
    var found: Set<String> = []
    for file in oracle.files {
      let document = try InterfaceBuilderDocument(oracle.data(file), file: "")
      for note in document.unsupported {
        let message = note.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? note
        found.insert(message.components(separatedBy: ", and ")[0])
      }
    }
    let known = try Oracle.text("unsupported.txt").split(separator: "\n").map(String.init)

    #expect(found.sorted() == known)
  }
}
