import Testing
import UIKit

/// Names that many programs call and that mean little to a layout.
@MainActor struct UsualNameTests {
  @Test func `a colour literal is the colour that its components make`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let literal = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.75)

    #expect(literal == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
  }

  @Test func `signs of activity of before iOS 13 have a size and a colour`() {
    let sign = UIActivityIndicatorView(style: .whiteLarge)
    #expect(sign.intrinsicContentSize.width == 37 && sign.color == .white)
    sign.style = .gray
    #expect(sign.intrinsicContentSize.width == 20 && sign.color == .gray)
    sign.color = .red
    sign.style = .white
    #expect(sign.color == .red)
  }

  @Test func `a colour of Display P3 is the nearest one of sRGB`() {
    func parts(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [Int] {
      let color = UIColor(displayP3Red: red, green: green, blue: blue, alpha: 1)
      return (color.cgColor.components ?? []).map { Int(($0 * 255).rounded()) }
    }

    #expect(parts(1, 1, 1) == [255, 255, 255, 255])
    #expect(parts(0.5, 0.5, 0.5) == [128, 128, 128, 255])
    #expect(parts(1, 0, 0) == [255, 0, 0, 255])
    #expect(parts(0.8, 0.4, 0.2) == [219, 94, 31, 255])
  }

  @Test func `a button of before iOS 7 is the ordinary one`() {
    #expect(UIButton(type: .roundedRect).buttonType == .system)
  }

  /// A model as programs write it: on no actor.
  private struct Artist { let picture = UIImage(named: "nobody") ?? UIImage(systemName: "star") }

  @Test func `a model finds its pictures by name`() {
    #expect(Artist().picture != nil)
  }

  private final class Tabs: UITabBarController {
    var log: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      log.append("\(item.title ?? "") while \(selectedIndex)")
    }
  }

  @Test func `C44 a tab bar controller hears of an item before its tab is shown`() throws {
    let tabs = Tabs()
    let stage = try NameStage {
      tabs.viewControllers = ["One", "Two"].map { title in
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return page
      }
      return tabs
    }
    stage.perform { tabs.selectAsUser(1) }

    #expect(tabs.log == ["Two while 0"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `fields and text views post what their user does`() throws {
    let stage = try NameStage { UIViewController() }
    nonisolated(unsafe) var log: [String] = []
    func observe(_ name: Notification.Name, _ object: UIView) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { note in
        log.append(String(note.name.rawValue.dropFirst(6)))
      }
    }
    stage.perform {
      let (field, text) = (UITextField(), UITextView())
      let observers = [
        observe(UITextField.textDidBeginEditingNotification, field),
        observe(UITextField.textDidChangeNotification, field),
        observe(UITextField.textDidEndEditingNotification, field),
        observe(UITextView.textDidChangeNotification, text),
      ]
      stage.page.view.addSubview(field)
      field.becomeFirstResponder()
      field.insertText("a")
      field.text = "by the program"
      field.resignFirstResponder()
      text.insertText("b")
      observers.forEach(NotificationCenter.default.removeObserver)
    }

    #expect(
      log
        == [
          "FieldTextDidBeginEditingNotification", "FieldTextDidChangeNotification",
          "FieldTextDidEndEditingNotification", "ViewTextDidChangeNotification",
        ].map { String($0) })
  }

  private final class Pictured: UIImageView {
    override init(image: UIImage?, highlightedImage: UIImage?) {
      super.init(image: image, highlightedImage: highlightedImage)
      tag = 7
    }
    required init?(coder: NSCoder) { return nil }
  }

  @Test func `an image view may be made in a program's own way`() {
    #expect(Pictured(image: nil, highlightedImage: nil).tag == 7)
  }

  @Test func `input views and elements for assistive techniques are kept`() {
    let (field, pad, page) = (UITextField(), UIView(), UIView())
    field.inputView = pad
    field.inputAccessoryView = page
    page.accessibilityElements = [field]
    let bar = UIToolbar()
    bar.setItems(
      [UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)], animated: true)

    #expect(field.inputView === pad && field.inputAccessoryView === page)
    #expect(UIView().inputView == nil)
    #expect((page.accessibilityElements?.first as? UITextField) === field)
    #expect(bar.items?.count == 1)
  }

  @Test func `defaults keep values by setValue as by set`() {
    let defaults = UserDefaults(suiteName: "winch.usual-names")
    defaults?.setValue(7, forKey: "score")
    #expect(defaults?.integer(forKey: "score") == 7)
    #expect(defaults?.value(forKey: "score") as? Int == 7)
    defaults?.setValue(nil, forKey: "score")
    #expect(defaults?.value(forKey: "score") == nil)
  }

  @Test func `a checker of spelling knows no language and finds nothing wrong`() {
    let checker = UITextChecker()
    let range = checker.rangeOfMisspelledWord(
      in: "wrod", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false,
      language: "en")

    #expect(UITextChecker.availableLanguages == [] && range.location == NSNotFound)
    UITextChecker.learnWord("wrod")
    #expect(UITextChecker.hasLearnedWord("wrod"))
    UITextChecker.unlearnWord("wrod")
    #expect(!UITextChecker.hasLearnedWord("wrod"))
  }

  @Test func `XML is parsed as part of Foundation`() {
    #expect(XMLParser(data: Data("<a><b/></a>".utf8)).parse())
  }
}
