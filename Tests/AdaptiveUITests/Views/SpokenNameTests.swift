import AdaptiveLists
import Foundation
import Testing

@testable import AdaptiveUI

/// What people call views that only an editor gave an identifier.
@MainActor struct SpokenNameTests {
  private func named(_ view: UIView, _ id: String = "Pmc-Ob-6Cz", content: String? = nil) -> UIView
  {
    view.documentIdentifier = DocumentIdentifier(id, content: content)
    view.identifier = id
    return view
  }

  private func label(_ text: String?) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func around(_ views: UIView..., in view: UIView = UIView()) -> UIView {
    views.forEach(view.addSubview)
    return view
  }

  @Test func `views go by class and what they show`() {
    let button = UIButton(type: .system)
    button.setTitle("Connect to a server", for: .normal)
    let field = UITextField()
    field.placeholder = "Name"
    let segments = UISegmentedControl(items: ["All", "Unread"])
    let image = UIImageView()
    let slider = UISlider()
    slider.accessibilityLabel = "Volume"
    let custom = label("Hello")
    custom.classNameOverride = "BadgeLabel"
    let names = [
      named(label("Clear Tabs Only")), named(button), named(field), named(segments),
      named(image, content: "gear"), named(slider), named(custom),
      named(label("A text that is too long\nto be told in full anywhere")),
    ].map(\.spokenName)
    #expect(
      names == [
        "UILabel “Clear Tabs Only”", "UIButton “Connect to a server”", "UITextField “Name”",
        "UISegmentedControl “All, Unread”", "UIImageView “gear”", "UISlider “Volume”",
        "BadgeLabel “Hello”", "UILabel “A text that is too long to be…”",
      ])
  }

  @Test func `views that show nothing go by what is inside, beside or around them`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let toggle = UISwitch()
    cell.contentView.addSubview(around(label("Clear Tabs Only"), toggle))
    let (first, second) = (UIView(), UIView())
    let plain = around(first, second, in: UIStackView())
    let stack = around(first, second, in: UIStackView())
    stack.identifier = "buttons"
    #expect(named(cell).spokenName == "UITableViewCell “Clear Tabs Only”")
    #expect(named(toggle).spokenName == "UISwitch beside “Clear Tabs Only”")
    #expect(named(around(around(label("General")))).spokenName == "UIView with “General”")
    #expect(named(second).spokenName == "UIView 2 in buttons")
    #expect(
      named(around(UILabel(), in: named(plain)).subviews[0]).spokenName == "UILabel in UIStackView")
  }

  @Test func `what is alone and shows nothing goes by its class`() {
    #expect(named(UIView()).spokenName == "UIView")
  }

  @Test func `a name that somebody gave stays, and so does a number`() {
    let view = label("Hello")
    #expect(view.spokenName == view.displayName && view.spokenName.hasPrefix("UILabel#"))
    view.documentIdentifier = DocumentIdentifier("Pmc-Ob-6Cz")
    view.identifier = "greeting"
    #expect(view.spokenName == "greeting")
  }

  @Test func `the root view of a controller goes by the controller`() {
    let controller = UIViewController()
    controller.identifier = "Settings"
    #expect(named(controller.view).spokenName == "view of Settings")
    #expect(named(controller.view).displayName == "Pmc-Ob-6Cz")
  }

  @Test(arguments: [
    ("Pmc-Ob-6Cz", true), ("17", true), ("-1", true), ("info-button", false), ("v", false),
    ("Pmc-Ob-6C", false), ("Pmc-Ob-6C.", false), ("", false),
  ])
  func `identifiers that a person typed are names`(id: String, isGenerated: Bool) {
    #expect(DocumentIdentifier(id).isGenerated == isGenerated)
  }

  @Test func `constraints say what they do, and UIKit's log keeps its form`() {
    let (view, other) = (named(label("Hello")), UIView())
    other.identifier = "box"
    other.addSubview(view)
    let constraint = view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 8)
    constraint.documentIdentifier = DocumentIdentifier("abc-de-fgh")
    constraint.identifier = "abc-de-fgh"
    #expect(constraint.summary == "abc-de-fgh")
    #expect(constraint.spokenName == "H:|-(8)-[UILabel “Hello”]")
    #expect(
      constraint.logText.replacing(/0x\d+/, with: "0x")
        == "<NSLayoutConstraint:0x 'abc-de-fgh' H:|-(8)-[UILabel:0x'Hello']   "
        + "(inactive, names: '|':box )>")
    constraint.identifier = "margin"
    #expect(constraint.spokenName == "margin")
  }
}
