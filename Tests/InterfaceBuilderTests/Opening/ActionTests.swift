import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// A program's controller as tutorials write it, without `@IBAction`.
final class ActionPage: UIViewController {
  var calls: [String] = []
  func tapped(_ sender: UIButton) { calls.append("tapped \(sender.currentTitle ?? "")") }
  private func changed(_ sender: Any) { calls.append("changed \(type(of: sender))") }
  func plain() { calls.append("plain") }
  func edit(_ sender: UIBarButtonItem) { calls.append("edit \(sender.title ?? "")") }
  func labelled(sender: UIButton) { calls.append("labelled") }
  func wrong(_ sender: UISlider) { calls.append("wrong") }
}

/// A view of the program's that hears what goes on in it.
final class ActionView: UIView {
  var calls: [String] = []
  func touched(_ sender: AnyObject?) {
    calls.append("touched \(sender.map { "\(type(of: $0))" } ?? "")")
  }
}

/// Actions of documents reach a program's methods, by their names.
@MainActor struct ActionTests {
  private func open(_ action: String, _ control: String = "button") throws -> OpenedStoryboard {
    let frame = #"<rect key="frame" x="0" y="0" width="300" height="40"/>"#
    return try OpenedStoryboard(
      OpenedStoryboard.beginning(root: "home") + """
        <scene sceneID="s2"><objects>
          <viewController id="home" customClass="ActionPage" customModule="InterfaceBuilderTests">
          <view key="view" id="v" customClass="ActionView" customModule="InterfaceBuilderTests">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><\(control) id="x">\(frame)<state key="normal" title="Go"/>
              <connections>\(action)</connections></\(control)></subviews></view>
          <navigationItem key="navigationItem" title="Home" id="n">
            <barButtonItem key="rightBarButtonItem" title="Edit" id="i">
              <connections><action selector="edit:" destination="home" id="e"/></connections>
            </barButtonItem></navigationItem>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f"/>
        </objects></scene>
        </scenes></document>
        """)
  }

  private func page(_ opened: OpenedStoryboard) throws -> ActionPage {
    try #require(opened.stack.last as? ActionPage)
  }

  private func activate(_ opened: OpenedStoryboard) throws {
    let control = try #require(page(opened).view.subviews.first as? UIControl)
    opened.environment.perform { control.activateAsUser() }
  }

  private func logs(_ opened: OpenedStoryboard) -> [String] {
    opened.environment.recorder.steps.flatMap(\.events)
      .filter { $0.kind == .log && $0.rule == "API" }.compactMap(\.reason)
  }

  @Test(arguments: [
    ("tapped:", "tapped Go"), ("changed:", "changed UIButton"), ("plain", "plain"),
    ("labelledWithSender:", "labelled"),
  ])
  func `a control's action calls the method of the program's controller`(
    selector: String, call: String
  ) throws {
    let opened = try open(
      #"<action selector="\#(selector)" destination="home" eventType="touchUpInside" id="a"/>"#)

    try activate(opened)

    #expect(try page(opened).calls == [call])
    #expect(logs(opened) == ["sends '\(selector)' to ActionPage"])
  }

  @Test func `a method that takes something else is not called, nor one that is not there`() throws
  {
    for selector in ["wrong:", "nothing:", "tapped"] {
      let opened = try open(
        #"<action selector="\#(selector)" destination="home" eventType="touchUpInside" id="a"/>"#)

      try activate(opened)

      #expect(try page(opened).calls.isEmpty)
      #expect(logs(opened) == ["sends '\(selector)' to ActionPage, a class of the program"])
    }
  }

  @Test func `the first responder around the sender that has the method gets the message`() throws {
    let opened = try open(
      """
      <action selector="touched:" destination="f" eventType="touchUpInside" id="a"/>
      <action selector="plain" destination="f" eventType="touchUpInside" id="b"/>
      """)

    try activate(opened)

    #expect(try (page(opened).view as? ActionView)?.calls == ["touched UIButton"])
    #expect(try page(opened).calls == ["plain"])
  }

  @Test func `an item of a bar sends its action`() throws {
    let opened = try open("")
    let item = try #require(page(opened).navigationItem.rightBarButtonItem)

    opened.environment.perform { item.primaryAction?.performWithSender(item, target: nil) }

    #expect(try page(opened).calls == ["edit Edit"])
  }
}
