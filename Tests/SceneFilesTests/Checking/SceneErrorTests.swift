import Testing

struct SceneErrorTests {
  @Test func `an unknown key gets its place, a caret and the nearest name`() {
    let text = """
      root:
        class: UIViewController
        oriantations: portrait
      """

    #expect(
      errorText(text) == """
        s.yaml:3:3: UIViewController has no “oriantations”
            oriantations: portrait
            ^
          did you mean orientations?
        """)
  }

  @Test func `all errors of a file come at once, in its order`() {
    let text = """
      titel: Many
      uikit: 9
      root:
        id: home
        view:
          subviews:
            - {class: UILable, id: a}
            - {id: a, hidden: maybe, frame: [1, 2, 3]}
            - {id: top}
          constraints:
            - a.leadng == superview.leading
            - b.top == a.top
      presentations:
        - {id: info, from: hom, controller: {title: x}, style: popovr}
      """

    #expect(
      messages(text) == [
        "1:1 a scene has no “titel”",
        "2:8 expected 8 or 26, found “9”",
        "7:17 no view class is called “UILable”",
        "8:14 “a” already names the view on line 7",
        "8:25 expected true or false, found “maybe”",
        "8:39 expected [x, y, width, height], found a list",
        "9:14 “top” means something in equations and cannot name a thing",
        "11:11 “leadng” is not a layout attribute",
        "12:9 no view or controller is called “b”",
        "14:22 no controller is called “hom”",
        "14:58 “popovr” is not a presentation style",
      ])
  }

  @Test func `a key of another class says whose it is`() {
    #expect(
      messages("root: {class: UINavigationController, primary: {}, subviews: []}") == [
        "1:39 UINavigationController has no “primary”; UISplitViewController has",
        "1:52 UINavigationController has no “subviews”; its “view” has",
      ])
    #expect(
      messages("root: {class: UISplitViewController, children: [{id: list}]}") == [
        "1:38 UISplitViewController has no “children”; UIViewController has"
      ])
  }

  @Test func `the caret is inside an equation, quoted or not`() {
    let text = """
      root:
        view:
          subviews: [{id: a}]
          constraints:
            - "a.top == superview.tob"
            - >-
              a.top == superview.tob
      """

    #expect(
      errorText(text) == """
        s.yaml:5:29: “tob” is not a layout attribute
                - "a.top == superview.tob"
                                      ^
          did you mean top?
        s.yaml:6:9: “tob” is not a layout attribute
                - >-
                  ^
          did you mean top?
        """)
  }

  @Test func `wide characters before the caret count twice`() {
    #expect(
      errorText("root: {title: 日本, hiden: 1}") == """
        s.yaml:1:19: UIViewController has no “hiden”
          root: {title: 日本, hiden: 1}
                              ^
        """)
  }

  @Test func `control characters of a file are made visible in messages`() {
    let text = errorText("root: {\"a\\e[31m\": 1, title: \"\u{202E}x\", \"\\a\": 2}")

    #expect(
      text == """
        s.yaml:1:8: UIViewController has no “a␛[31m”
          root: {"a\\e[31m": 1, title: "�x", "\\a": 2}
                 ^
        s.yaml:1:35: UIViewController has no “␇”
          root: {"a\\e[31m": 1, title: "�x", "\\a": 2}
                                            ^
        """)
  }

  @Test func `a long line is cut around the caret`() {
    let filler = String(repeating: "x", count: 300)

    let lines = errorText("root: {title: \(filler), hiden: 1}").split(separator: "\n")

    #expect(lines[1].count <= 104)
    #expect(lines[1].dropFirst(lines[2].count - 1).hasPrefix("hiden"))
  }

  @Test func `a hundred errors end in a count`() {
    let keys = (0..<100).map { "zz\($0): 1" }.joined(separator: "\n")

    #expect(errorText("root: {}\n\(keys)").hasSuffix("s.yaml: 80 more errors"))
  }

  @Test func `YAML's own errors have a place and a caret`() {
    #expect(
      errorText("root:\n  id: a\n  orientations: [portrait\n") == """
        s.yaml:3:17: YAML: did not find expected ',' or ']' while parsing a flow sequence that \
        begins on line 3
            orientations: [portrait
                          ^
        """)
    #expect(
      errorText("root: {class: UIViewController\ntitle: x") == """
        s.yaml:2:6: YAML: did not find expected ',' or '}' while parsing a flow mapping that \
        begins on line 1
          title: x
               ^
        """)
    #expect(messages("root: {a: 1, a: 2}") == ["1:8 “a” stands twice in this mapping"])
    #expect(messages("root: {}\ntitle: x\nroot: {}") == ["3:1 “root” stands twice in this mapping"])
    #expect(
      messages("root:\n  view:\n    id: a\n    id: b") == ["4:5 “id” stands twice in this mapping"])
    #expect(
      messages("root:\n\tid: a") == ["2:1 a line may not be indented with tabs; use spaces"])
    #expect(messages("root: *nobody") == ["1:7 YAML: found undefined alias"])
    #expect(messages("root: {}\n---\nroot: {}").count == 1)
  }

  @Test func `a key without a value is told so`() {
    #expect(messages("title:\nroot: {}") == ["1:1 “title” has no value"])
    #expect(messages("title: x") == ["1:1 a scene needs a “root” controller"])
    #expect(messages("- x") == ["1:1 expected a scene (keys and values), found a list"])
    #expect(messages("") == ["1:1 the file is empty"])
    #expect(messages("# nothing\n") == ["1:1 the file is empty"])
  }

  @Test func `references reach only their own kind and hierarchy`() {
    let text = """
      root:
        id: home
        view:
          subviews:
            - {class: UIButton, id: go, action: push deteil}
            - {class: UIButton, title: x, action: present go}
            - {class: UIButton, title: x, action: fly}
            - {class: UIButton, title: x, action: push}
            - {class: UIButton, title: x, action: pop home}
            - {class: UIButton, title: x, action: show go}
          constraints: [go.top == far.top]
      controllers:
        - {id: detail, view: {subviews: [{id: far}]}}
        - {title: nameless}
      presentations:
        - {controller: home}
        - {controller: detail, sourceView: go, barButtonItem: go}
      """

    #expect(
      messages(text) == [
        "5:48 no controller is called “deteil”",
        "6:53 no presentation is called “go”",
        "7:45 “fly” is not an action; an action is present, dismiss, push, pop, popToRoot, show, "
          + "showDetail, select, nextPage, previousPage, clearOverrides, toggleNavigationBar, "
          + "toggleToolbar, toggleStatusBar, toggleCall, tap",
        "8:45 “push” needs the identifier of one controller",
        "9:45 “pop” stands alone",
        "10:50 “go” is a view, not a controller",
        "11:29 “far” stands in another controller's hierarchy (line 13)",
        "14:5 a controller under “controllers” needs an “id”",
        "16:18 only a controller under “controllers” can be presented; “home” is in use",
        "17:57 a popover has a “sourceView” or a “barButtonItem”, not both",
        "17:57 “go” is a view, not a bar button item",
      ])
  }
}
