import Testing

/// All errors of a file come at once, also those under misspelt words.
struct SceneMisspellingTests {
  @Test func `errors under a misspelt key are told with it`() {
    #expect(
      errorText(
        """
        root:
          veiw:
            subveiws:
              - class: UILable
                text: [a]
                numberOfLines: few
              - {id: box, widht: 3, constraints: [top == superview.tpo]}
            constraints:
              - box.width == 8
              - bix.width == 8
        """)
          == """
          s.yaml:2:3: UIViewController has no “veiw”
              veiw:
              ^
            did you mean view?
          s.yaml:3:5: a controller's view has no “subveiws”
                subveiws:
                ^
            did you mean subviews?
          s.yaml:4:16: no view class is called “UILable”
                  - class: UILable
                           ^
            did you mean UILabel?
          s.yaml:5:15: expected text, found a list
                    text: [a]
                          ^
          s.yaml:6:24: expected a whole number from 0, found “few”
                    numberOfLines: few
                                   ^
          s.yaml:7:19: UIView has no “widht”
                  - {id: box, widht: 3, constraints: [top == superview.tpo]}
                              ^
          s.yaml:7:60: “tpo” is not a layout attribute
                  - {id: box, widht: 3, constraints: [top == superview.tpo]}
                                                                       ^
            did you mean top?
          s.yaml:10:9: no view or controller is called “bix”
                  - bix.width == 8
                    ^
            did you mean box?
          """)
  }

  @Test func `what is missing because its key is misspelt is not told as well`() {
    #expect(
      messages("rooot: {id: a}\npresentations: [{controler: {id: b}}]\nkeys: {k: present a}")
        == [
          "1:1 a scene has no “rooot”", "2:18 a presentation has no “controler”",
          "3:19 no presentation is called “a”",
        ])
  }

  @Test func `a class that is nearly one has that one's keys`() {
    #expect(
      messages("root: {class: UINavigationControler, rootViewControler: {titel: a}, axis: b}")
        == [
          "1:15 no controller class is called “UINavigationControler”",
          "1:38 UINavigationController has no “rootViewControler”",
          "1:58 UIViewController has no “titel”", "1:69 UINavigationController has no “axis”",
        ])
  }

  @Test func `a key that is there already is not read twice`() {
    #expect(
      messages("root: {view: {alpha: 1, alhpa: x, aplha: y}}")
        == ["1:25 a controller's view has no “alhpa”", "1:35 a controller's view has no “aplha”"])
  }

  @Test func `of two misspellings of one key the first is read`() {
    #expect(
      messages("root: {view: {alhpa: x, aplha: y}}")
        == [
          "1:15 a controller's view has no “alhpa”", "1:22 expected a number, found “x”",
          "1:25 a controller's view has no “aplha”",
        ])
  }

  @Test func `a name that is only part of another is suggested but not believed`() {
    let text = errorText("root: {view: {color: {}}}")
    #expect(text.contains("did you mean backgroundColor?"))
    #expect(!text.contains("expected"))
  }

  @Test func `misspellings inside of each other are told as deep as they go`() {
    let text = "root: {veiw: {subveiws: [{subveiws: [{subveiws: [{alhpa: x}]}]}]}}"
    #expect(messages(text).last == "1:58 expected a number, found “x”")
    #expect(messages(text).count == 6)
  }
}
