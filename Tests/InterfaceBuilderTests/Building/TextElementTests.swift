import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// What the elements of texts say of their letters and of typing.
@MainActor struct TextElementTests {
  private func opened(
    _ name: String, width: Int, _ attributes: String, _ children: String = ""
  ) throws -> UIView {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"40\"/>"
    let opened = try OpenedStoryboard(
      views: "<\(name) id=\"x\" \(attributes)>\(frame)\(children)</\(name)>")
    return try #require(opened.view("x"))
  }

  /// The drawn size of the letters of “Hello there”, in whole percents of theirs.
  private func percent(
    _ name: String = "label", width: Int, _ attributes: String, _ children: String = ""
  ) throws -> Int {
    let view = try opened(name, width: width, #"text="Hello there" "# + attributes, children)
    let text = try #require(view as? any ShrinkingText)
    return Int((text.fontScale(in: view.bounds.size) * 100).rounded())
  }

  @Test func `adjustsFontSizeToFit letters of labels shrink as far as the document lets them`()
    throws
  {
    let scale = #"minimumScaleFactor="0.5""#
    let shrunk = try [100, 70, 20].map { try percent(width: $0, scale) }
    #expect(shrunk == [100, 82, 50])
    #expect(try percent(width: 20, #"adjustsFontSizeToFit="NO" minimumScaleFactor="0.5""#) == 100)
    #expect(try percent(width: 20, "") == 100)
    // One line has no room even with the smallest letters, two have.
    let lines = try ["1", "2"].map {
      try percent(width: 40, scale + " numberOfLines=\"\($0)\"")
    }
    #expect(lines == [50, 100])
    let broken = try percent(width: 30, scale + #" numberOfLines="2""#)
    #expect((51..<100).contains(broken))
  }

  @Test func `minimumFontSize says in points how far letters of labels and fields shrink`() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="20"/>"#

    #expect(try percent(width: 20, #"minimumFontSize="9""#, font) == 45)
    let field = try [200, 80, 20].map {
      try percent("textField", width: $0, #"minimumFontSize="9""#, font)
    }
    #expect(field == [100, 82, 45])
    let fixed = #"adjustsFontSizeToFit="NO" minimumFontSize="9""#
    #expect(try percent("textField", width: 20, fixed, font) == 100)
  }

  @Test(arguments: ["textField", "textView", "searchBar"])
  func `textInputTraits say how typing is helped`(name: String) throws {
    let view = try opened(
      name, width: 300, "",
      #"""
      <textInputTraits key="textInputTraits" autocapitalizationType="words"
        autocorrectionType="no" spellCheckingType="yes" keyboardType="emailAddress"
        keyboardAppearance="alert" returnKeyType="go" enablesReturnKeyAutomatically="YES"
        secureTextEntry="YES" smartDashesType="no" smartQuotesType="yes"
        smartInsertDeleteType="no" textContentType="email"/>
      """#)
    let typed = try #require(view as? any UITextInputTraits)

    #expect(typed.autocapitalizationType == .words)
    #expect(typed.autocorrectionType == .no)
    #expect(typed.spellCheckingType == .yes)
    #expect(typed.keyboardType == .emailAddress)
    #expect(typed.keyboardAppearance == .dark)
    #expect(typed.returnKeyType == .go)
    #expect(typed.enablesReturnKeyAutomatically)
    #expect(typed.isSecureTextEntry)
    #expect(typed.smartDashesType == .no)
    #expect(typed.smartQuotesType == .yes)
    #expect(typed.smartInsertDeleteType == .no)
    #expect(typed.textContentType == .emailAddress)
    let field = (view as? UISearchBar)?.searchTextField ?? view as? UITextField
    #expect(field == nil || field?.keyboardType == .emailAddress)
  }

  @Test func `fields and bars without textInputTraits help as new ones do`() throws {
    let field = try opened("textField", width: 300, "") as? UITextField
    let bar = try opened("searchBar", width: 300, "") as? UISearchBar

    #expect(field?.autocapitalizationType == .sentences)
    #expect(bar?.autocapitalizationType == UITextAutocapitalizationType.none)
    #expect(field?.isSecureTextEntry == false)
  }
}
