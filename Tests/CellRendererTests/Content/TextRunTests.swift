import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// Text whose parts look different: each cell has the look of its letter.
@MainActor struct TextRunTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func text(_ parts: [(String, UIFont, UIColor?)]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (index, (string, font, color)) in parts.enumerated() {
      var values: [NSAttributedString.Key: Any] = [.font: font]
      values[.foregroundColor] = color
      // Foundation compares no parts that have more or fewer keys than their neighbours.
      for extra in 0..<(index % 2 * 2) { values[NSAttributedString.Key("filler\(extra)")] = 0 }
      text.append(NSAttributedString(string: string, attributes: values))
    }
    return text
  }

  /// The letters of a label's rows: capitals where bold, followed by `*` where red.
  private func looks(
    _ parts: [(String, UIFont, UIColor?)], columns: Int, rows: Int, _ mode: NSLineBreakMode,
    usesColor: Bool = true
  ) -> [String] {
    looks(columns, rows, usesColor: usesColor) {
      let label = UILabel()
      label.numberOfLines = rows
      label.lineBreakMode = mode
      label.attributedText = text(parts)
      return label
    }
  }

  private func looks(
    _ columns: Int, _ rows: Int, usesColor: Bool = true, _ make: () -> UIView
  ) -> [String] {
    let canvas = TestCanvas(columns + 2, rows + 2) { root in
      root.add("in", cells(0, 0, columns + 2, rows + 2), make())
    }
    let buffer = canvas.picture { $0.usesColor = usesColor }.buffer
    return (1...rows).map { row in
      (1...columns).map { column in
        let cell = buffer[column, row]
        guard case .character(let letter) = cell.content else { return " " }
        let isBold = cell.style.attributes.contains(.bold)
        let isRed = cell.style.foreground == .rgb(255, 0, 0)
        return (isBold ? letter.uppercased() : String(letter)) + (isRed ? "*" : "")
      }.joined().trimmingCharacters(in: .whitespaces)
    }
  }

  private static let plain = UIFont.systemFont(ofSize: 17)
  private static let bold = UIFont.boldSystemFont(ofSize: 17)

  @Test func `parts are bold and coloured by themselves, also over the end of a line`() {
    let parts: [(String, UIFont, UIColor?)] = [
      ("one ", Self.plain, nil), ("two three", Self.bold, nil), (" four", Self.plain, Self.red),
    ]

    #expect(
      looks(parts, columns: 8, rows: 3, .byWordWrapping) == ["one TWO", "THREE", "f*o*u*r*"])
    #expect(
      looks(parts, columns: 8, rows: 3, .byWordWrapping, usesColor: false)
        == ["one TWO", "THREE", "four"])
  }

  @Test(
    arguments: [
      (.byTruncatingTail, "aaBB…"), (.byTruncatingHead, "…BBcc"), (.byTruncatingMiddle, "aa…cc"),
    ] as [(NSLineBreakMode, String)])
  func `parts keep their looks where text is cut`(mode: NSLineBreakMode, shown: String) {
    let parts: [(String, UIFont, UIColor?)] = [
      ("aa", Self.plain, nil), ("bbbb", Self.bold, nil), ("cc", Self.plain, nil),
    ]
    let found = looks(parts, columns: 5, rows: 1, mode)

    #expect(
      found.map { $0.replacingOccurrences(of: "…", with: "") }
        == [shown.replacingOccurrences(of: "…", with: "")])
  }

  @Test func `text in one look is drawn in it`() {
    #expect(looks([("word", Self.bold, nil)], columns: 6, rows: 1, .byClipping) == ["WORD"])
    #expect(looks([("word", Self.plain, nil)], columns: 6, rows: 1, .byClipping) == ["word"])
  }

  @Test func `text views show the looks of their parts until other text comes`() {
    let view = Environment().perform { UITextView() }
    view.attributedText = text([("ab", Self.plain, nil), ("cd", Self.bold, nil)])

    #expect(view.presentedContent.runs.map(\.count) == [2, 2])
    #expect(view.presentedContent.runs.map(\.isBold) == [false, true])
    #expect(view.attributedText.string == "abcd")
    view.insertText("e")
    #expect(view.presentedContent.runs.isEmpty)
    #expect(view.text == "abcde")
  }

  private static let parts: [(String, UIFont, UIColor?)] = [
    ("no ", plain, nil), ("key", bold, nil), ("?", plain, red),
  ]

  @Test func `buttons show the parts of titles in their looks, brackets in the button's`() {
    let plain = UIButton(type: .system)
    plain.setAttributedTitle(text(Self.parts), for: .normal)
    let filled = UIButton(configuration: .filled())
    filled.setAttributedTitle(text(Self.parts), for: .normal)

    #expect(looks(8, 1) { plain } == ["no KEY?*"])
    #expect(looks(9, 1) { filled } == ["[no KEY?*]"])
  }

  @Test func `each state of a button has its title's looks`() {
    let button = UIButton(type: .system)
    button.titleLabel?.font = Self.bold
    button.setTitle("ab", for: .normal)
    button.setAttributedTitle(
      text([("c", Self.plain, nil), ("d", Self.plain, Self.red)]), for: .selected)

    #expect(looks(4, 1) { button } == ["AB"])
    button.isSelected = true
    #expect(button.currentTitle == "cd")
    #expect(looks(4, 1) { button } == ["cd*"])
    button.isSelected = false
    #expect(looks(4, 1) { button } == ["AB"])
  }

  @Test func `a configuration's title goes before one with looks of its own`() {
    let button = UIButton(configuration: .plain())
    button.setAttributedTitle(text(Self.parts), for: .normal)
    button.configuration?.title = "Plain"

    #expect(button.presentedContent.text == "Plain")
    #expect(button.presentedContent.runs.isEmpty)
  }

  @Test func `fields show the parts of text and placeholder in their looks`() {
    let field = UITextField()
    field.attributedPlaceholder = text(Self.parts)
    #expect(looks(9, 1) { field } == ["no KEY?*__"])

    field.attributedText = text([("a", Self.plain, nil), ("b", Self.bold, nil)])
    #expect(looks(4, 1) { field } == ["aB__"])
    field.isSecureTextEntry = true
    #expect(looks(4, 1) { field } == ["••__"])
    field.isSecureTextEntry = false
    field.insertText("c")
    #expect(looks(4, 1) { field } == ["abc_"])
  }

  @Test func `LG1 fields are as wide as the parts of what they show`() {
    func width(_ parts: [(String, UIFont, UIColor?)]) -> CGFloat {
      Environment(host: .device(.default)).perform {
        let field = UITextField()
        field.attributedText = text(parts)
        return field.intrinsicContentSize.width
      }
    }
    let large: (String, UIFont, UIColor?) = ("mm", .systemFont(ofSize: 40), nil)

    #expect(
      abs(
        width([("mm", Self.plain, nil), large]) - width([("mm", Self.plain, nil)]) - width([large]))
        <= 1)
  }

  @Test func `LA1.8 the largest letters of a line say where it stands, and how high it is`() {
    func view(_ parts: [(String, UIFont, UIColor?)]) -> (CGFloat, CGFloat) {
      Environment(host: .device(.default)).perform {
        let label = UILabel()
        label.attributedText = text(parts)
        let other = UILabel()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        for view in [label, other] {
          view.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(view)
        }
        other.text = "x"
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: root.topAnchor),
          label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          other.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        return (other.frame.minY, label.frame.height)
      }
    }
    let small: (String, UIFont, UIColor?) = ("a", .systemFont(ofSize: 12), nil)
    let large: (String, UIFont, UIColor?) = ("b", .systemFont(ofSize: 40), nil)

    #expect(view([small, large]) == view([large]))
    #expect(view([large, small]) == view([large]))
    #expect(view([small]).0 < view([large]).0)
  }
}
