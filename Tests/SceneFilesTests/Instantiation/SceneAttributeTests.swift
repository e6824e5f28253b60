import AdaptiveLists
import AdaptiveUI
import Foundation
import SceneFiles
import Testing

/// What Interface Builder can set on a view, scenes can set as well.
@MainActor struct SceneAttributeTests {
  private func stage(_ subviews: String) throws -> SceneStage {
    try SceneStage(
      "images: {name: art, variants: {size: [16, 32], art: a}}\n"
        + "root: {id: root, view: {subviews: [\(subviews)]}}")
  }

  private func view<View: UIView>(_ keys: String) throws -> View {
    let stage = try stage("{id: it, \(keys)}")
    return try #require(stage.instance.view("it") as? View)
  }

  @Test func `LA4.6 a label has a preferred width and can be disabled`() throws {
    let label: UILabel = try view(
      "class: UILabel, text: a b, preferredMaxLayoutWidth: 120, enabled: false")
    #expect(label.preferredMaxLayoutWidth == 120)
    #expect(!label.isEnabled)
  }

  @Test func `a button has pictures, insets and a type`() throws {
    let button: UIButton = try view(
      """
      class: UIButton, buttonType: custom, title: Go, image: art, backgroundImage: {size: [64, 32]},
      contentEdgeInsets: [1, 2, 3, 4], titleEdgeInsets: 5, imageEdgeInsets: [0, 6, 0, 0]
      """)
    #expect(button.buttonType == .custom)
    #expect(button.currentImage?.size == CGSize(width: 16, height: 32))
    #expect(button.currentBackgroundImage?.size == CGSize(width: 64, height: 32))
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(button.titleEdgeInsets == UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(button.imageEdgeInsets.left == 6)
    let filled: UIButton = try view(
      "class: UIButton, configuration: filled, title: Go, image: {systemName: star}")
    #expect(filled.configuration?.image == UIImage(systemName: "star"))
  }

  @Test func `fields hide their text, text views can be for reading`() throws {
    let field: UITextField = try view("class: UITextField, text: abc, secureTextEntry: true")
    let text: UITextView = try view("class: UITextView, editable: false, scrollEnabled: false")
    #expect(field.isSecureTextEntry)
    #expect((text.isEditable, text.isScrollEnabled) == (false, false))
  }

  @Test func `controls have steps, styles and signs at rest`() throws {
    let stepper: UIStepper = try view("class: UIStepper, stepValue: 5, maximumValue: 50")
    let bar: UIProgressView = try view("class: UIProgressView, progressViewStyle: bar")
    let sign: UIActivityIndicatorView = try view(
      "class: UIActivityIndicatorView, style: large, hidesWhenStopped: false, animating: false")
    #expect(stepper.stepValue == 5)
    #expect(bar.progressViewStyle == .bar)
    #expect((sign.style, sign.isAnimating, sign.isHidden) == (.large, false, false))
  }

  @Test func `stacks can have the system's spacing, scroll views bounce`() throws {
    let stack: UIStackView = try view(
      "class: UIStackView, axis: vertical, spacing: system, subviews: [{id: a}, {id: b}]")
    let scroll: UIScrollView = try view(
      "class: UIScrollView, scrollEnabled: false, alwaysBounceVertical: true, alwaysBounceHorizontal: true"
    )
    #expect(stack.spacing == UIStackView.spacingUseSystem)
    #expect((scroll.alwaysBounceVertical, scroll.alwaysBounceHorizontal) == (true, true))
    #expect(!scroll.isScrollEnabled)
  }

  @Test func `LA7.1 findings of ambiguity can be switched off`() throws {
    let all: UIView = try view("verifyAmbiguity: always")
    let places: UIView = try view("verifyAmbiguity: ignoreSizes")
    let none: UIView = try view("verifyAmbiguity: 'off'")
    #expect([all, places, none].map(\.ambiguityCheck) == [.always, .ignoreSizes, .off])
  }

  @Test func `a table has sections with titles, styles of rows and views at its ends`() throws {
    let stage = try SceneStage(
      """
      images: {name: art, variants: {size: [16, 32], art: a}}
      root:
        class: UITableViewController
        id: root
        style: insetGrouped
        separatorStyle: none
        rowHeight: 64
        tableHeaderView: {class: UILabel, id: above, text: Above, frame: [0, 0, 320, 32]}
        tableFooterView: {id: below, frame: [0, 0, 320, 16]}
        sections:
          - header: Letters
            footer: That is all
            rows:
              - {text: One, detailText: 1, style: subtitle, accessory: checkmark}
              - {text: Two, detailText: 2, disclosure: true}
          - {rows: [{id: last, text: Three, image: art, action: present next}]}
      controllers: {id: next}
      presentations: {id: next, controller: next, style: fullScreen}
      """)
    let controller = try #require(stage.instance.controller("root") as? UITableViewController)
    let table = try #require(controller.tableView)
    func cell(_ row: Int, _ section: Int) -> UITableViewCell? {
      table.cellForRow(at: IndexPath(row: row, section: section))
    }

    #expect((table.style, table.separatorStyle) == (.insetGrouped, .none))
    #expect((0...1).map(table.numberOfRows) == [2, 1])
    #expect(table.tableHeaderView === stage.instance.view("above"))
    #expect(table.tableFooterView === stage.instance.view("below"))
    #expect(cell(0, 0)?.detailTextLabel?.text == "1")
    #expect(
      [cell(0, 0), cell(1, 0), cell(0, 1)].map { $0?.accessoryType }
        == [.checkmark, .disclosureIndicator, UITableViewCell.AccessoryType.none])
    #expect([cell(0, 0), cell(0, 1)].map { $0?.bounds.height } == [64, 64])
    #expect(cell(0, 1)?.imageView?.image?.size == CGSize(width: 16, height: 32))
    #expect(table.headerView(forSection: 0) != nil)
    let last = IndexPath(row: 0, section: 1)
    let delegate = try #require(table.delegate as? any UITableViewDelegate)
    delegate.tableView(table, didSelectRowAt: last)
    stage.environment.settle()
    #expect(stage.instance.root.presentedViewController != nil)
  }

  @Test(arguments: [
    (
      "root: {class: UITableViewController, rows: a, sections: {rows: b}}",
      "1:7 “rows” or “sections”, not both"
    ),
    (
      "root: {class: UITableViewController, rows: {text: a, image: b}}",
      "1:61 no image is called “b”"
    ),
    (
      "root: {view: {subviews: {class: UIButton, backgroundImage: b}}}",
      "1:60 no image is called “b”"
    ),
    (
      "root: {view: {subviews: {class: UIImageView, image: {systemName: a, size: 1}}}}",
      "1:69 a symbol has no “size”"
    ),
    (
      "root: {view: {subviews: {class: UILabel, style: plain}}}",
      "1:42 UILabel has no “style”; UITableView has"
    ),
    (
      "root: {view: {subviews: {class: UIStackView, spacing: wide}}}",
      "1:55 expected a number, found “wide”"
    ),
  ])
  func `what a class has not is told`(text: String, message: String) {
    #expect(messages(text) == [message])
  }
}
