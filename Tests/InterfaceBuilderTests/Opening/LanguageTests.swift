import AdaptiveUI
import Documents
import Foundation
import InterfaceBuilder
import Testing

/// Storyboards in other languages, by the keys that Interface Builder exports.
@MainActor struct LanguageTests {
  private static let sample = "texts-to-translate.xib"

  private func texts(_ language: DocumentLanguage?) throws -> [String] {
    let document = try InterfaceBuilderDocument(sample: Self.sample)
    let environment = Environment(host: .terminal(TerminalHost(columns: 80, rows: 24)))
    let opened = document.localized(in: language).open(in: environment)
    let root = opened.root
    defer { withExtendedLifetime(opened) {} }
    func all(_ view: UIView) -> [String] {
      let own: [String?] =
        switch view {
        case let label as UILabel: [label.text]
        case let field as UITextField: [field.text, field.placeholder]
        case let button as UIButton:
          [button.title(for: .normal), button.title(for: .disabled), button.configuration?.title]
        case let control as UISegmentedControl:
          (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
        default: []
        }
      return own.compactMap { $0 } + view.subviews.flatMap(all)
    }
    return environment.perform {
      let window = UIWindow(windowScene: UIWindowScene(environment: environment))
      window.rootViewController = root
      window.makeKeyAndVisible()
      return all(window)
    }
  }

  @Test func `every kind of text has its key`() throws {
    let table = [
      "l-1.text": "Hallo", "l-2.text": "Zwei\nZeilen", "b-1.normalTitle": "Los",
      "b-1.disabledTitle": "Nein", "b-2.configuration.title": "Voll", "t-1.text": "Getippt",
      "t-1.placeholder": "Name!", "s-1.segmentTitles[0]": "Eins", "s-1.segmentTitles[1]": "Zwei",
      "l-1.userLabel": "not shown",
    ]
    let own = try texts(nil)
    let german = try texts(DocumentLanguage(name: "de", table: table))

    #expect(Set(own).isSuperset(of: ["Hello", "Two\nlines", "Go", "No", "Filled", "A", "B"]))
    #expect(
      Set(german) == [
        "Hallo", "Zwei\nZeilen", "Los", "Nein", "Voll", "Getippt", "Name!", "Eins", "Zwei",
      ])
  }

  @Test func `what a table lacks stays, and pseudo languages reach everything`() throws {
    let partly = try texts(DocumentLanguage(name: "de", table: ["l-1.text": "Hallo"]))
    let double = try texts(DocumentLanguage(pseudo: "double"))

    #expect(Set(partly).isSuperset(of: ["Hallo", "Go", "Name"]))
    #expect(Set(double).isSuperset(of: ["Hello Hello", "Go Go", "Filled Filled", "A A"]))
  }

  @Test func `another language takes the place of the first, and none of both`() throws {
    let document = try InterfaceBuilderDocument(sample: Self.sample)
    let back = document.localized(in: DocumentLanguage(pseudo: "double")).localized(in: nil)

    #expect(back.language == nil)
    #expect(back.summaries == document.summaries)
    #expect(back.summaries["l-1"]?.contains("Hello") == true)
  }
}
