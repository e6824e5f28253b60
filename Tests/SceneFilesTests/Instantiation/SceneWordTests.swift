import AdaptiveUI
import Documents
import Foundation
import SceneFiles
import Testing

/// Words that scenes have for what the model can do.
@MainActor struct SceneWordTests {
  @Test func `texts have colour, weight and a way to break`() throws {
    let stage = try SceneStage(
      """
      root:
        id: root
        view:
          subviews:
            - class: UILabel
              id: title
              text: Hello
              textColor: orange
              fontSize: 20
              fontWeight: bold
              lineBreakMode: byTruncatingMiddle
              adjustsFontSizeToFitWidth: true
              minimumScaleFactor: 0.5
            - {class: UITextField, id: field, borderStyle: roundedRect, textColor: systemRed}
            - {class: UISearchBar, id: search, placeholder: Where, showsCancelButton: true}
      """)
    let title = try #require(stage.instance.view("title") as? UILabel)
    let field = try #require(stage.instance.view("field") as? UITextField)
    let search = try #require(stage.instance.view("search") as? UISearchBar)

    #expect(title.textColor == .orange)
    #expect(title.font == .systemFont(ofSize: 20, weight: .bold))
    #expect(title.lineBreakMode == .byTruncatingMiddle)
    #expect((title.adjustsFontSizeToFitWidth, title.minimumScaleFactor) == (true, 0.5))
    #expect((field.borderStyle, field.textColor) == (.roundedRect, .systemRed))
    #expect((search.placeholder, search.showsCancelButton) == ("Where", true))
  }

  @Test func `margins, insets and reading direction are what the scene says`() throws {
    let stage = try SceneStage(
      """
      root:
        id: root
        view:
          subviews:
            - id: box
              preservesSuperviewLayoutMargins: true
              insetsLayoutMarginsFromSafeArea: false
              semanticContentAttribute: forceRightToLeft
            - {class: UIScrollView, id: scroll, contentInset: [1, 2, 3, 4], contentInsetAdjustmentBehavior: never}
            - {class: UIStackView, id: stack, layoutMarginsRelativeArrangement: true, baselineRelativeArrangement: true}
      """)
    let box = try #require(stage.instance.view("box"))
    let scroll = try #require(stage.instance.view("scroll") as? UIScrollView)
    let stack = try #require(stage.instance.view("stack") as? UIStackView)

    #expect(box.preservesSuperviewLayoutMargins)
    #expect(!box.insetsLayoutMarginsFromSafeArea)
    #expect(box.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(scroll.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(scroll.contentInsetAdjustmentBehavior == .never)
    #expect(stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.isBaselineRelativeArrangement)
  }

  @Test func `layout guides take part in equations`() throws {
    let stage = try SceneStage(
      """
      root:
        id: root
        view:
          layoutGuides: [gap]
          constraints:
            - gap.top == superview.safeArea.top + 32
            - gap.leading == superview.leading
            - gap.width == 80
            - gap.height == 48
          subviews:
            - {id: box, constraints: [top == gap.bottom, leading == gap.trailing, width == 16, height == 16]}
      """)

    #expect(stage.frame("box") == "80 80 16 16")
  }

  @Test func `a layout guide's name is like any other`() throws {
    let error = #expect(throws: DocumentErrors.self) {
      try SceneDocument(
        text: """
          root:
            view:
              layoutGuides: gap
              subviews: [{id: gap}, {id: box, constraints: top == gab.bottom}]
          """)
    }
    let text = try #require(error).text()

    #expect(text.contains("“gap” already names the layout guide on line 3"), "\(text)")
    #expect(text.contains("no view or controller is called “gab”"), "\(text)")
    #expect(text.contains("did you mean gap?"), "\(text)")
  }

  @Test func `T18 further traits can be overridden`() throws {
    let stage = try SceneStage(
      """
      root:
        id: root
        traitOverrides:
          preferredContentSizeCategory: accessibilityLarge
          accessibilityContrast: high
          legibilityWeight: bold
          displayGamut: P3
          userInterfaceLevel: elevated
      """)
    let traits = try #require(stage.instance.controller("root")).traitCollection

    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.accessibilityContrast == .high)
    #expect(traits.legibilityWeight == .bold)
    #expect(traits.displayGamut == .P3)
    #expect(traits.userInterfaceLevel == .elevated)
  }

  @Test func `an alert has its texts, fields and buttons, which act`() throws {
    let stage = try SceneStage(
      """
      root: {id: root}
      controllers:
        - {id: next}
        - class: UIAlertController
          id: alert
          title: Delete?
          message: It is gone for good.
          preferredStyle: alert
          textFields: Reason
          actions:
            - {title: Keep, style: cancel}
            - {title: Delete, style: destructive, action: present next}
      presentations:
        - {id: ask, controller: alert}
        - {id: next, controller: next, style: fullScreen}
      """)
    #expect(stage.instance.present("ask"))
    stage.environment.settle()
    let alert = try #require(stage.instance.root.presentedViewController as? UIAlertController)

    #expect((alert.title, alert.message) == ("Delete?", "It is gone for good."))
    #expect(alert.textFields?.map(\.placeholder) == ["Reason"])
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    #expect(alert.presentingViewController === stage.instance.root)
  }

  @Test func `bars have prompts and large titles`() throws {
    let stage = try SceneStage(
      """
      root:
        class: UINavigationController
        id: nav
        prefersLargeTitles: true
        rootViewController:
          {id: page, title: Page, prompt: Choose, backButtonTitle: Up, largeTitleDisplayMode: never}
      """)
    let nav = try #require(stage.instance.controller("nav") as? UINavigationController)
    let item = try #require(stage.instance.controller("page")).navigationItem

    #expect(nav.navigationBar.prefersLargeTitles)
    #expect((item.prompt, item.backButtonTitle) == ("Choose", "Up"))
    #expect(item.largeTitleDisplayMode == .never)
  }
}
