import AdaptiveUI
import Foundation
import Testing

@testable import Sweep

/// What findings call the parts that controls make for themselves.
@MainActor struct PartNameTests {
  @Test func `a part of a control goes by class and control, never by an editor's identifier`() {
    let bar = UISearchBar()
    bar.documentIdentifier = DocumentIdentifier("8fH-ae-M3F")
    bar.identifier = "8fH-ae-M3F"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.addSubview(bar)
    let table = SubjectTable()
    let number = table.number(of: bar.searchTextField)
    let finding = Finding(
      rule: .smallTarget, subjects: [table.names[number]], words: [table.words(of: number)],
      side: "height", places: [], stretches: [],
      example: Finding.Example(device: "iphone_8", width: 375, height: 667, use: .phone))

    #expect(table.names[number] == "8fH-ae-M3F/UISearchTextField")
    #expect(
      finding.message([:])
        == "UISearchTextField of UISearchBar is smaller than 44 points (height)")
    bar.placeholder = "Towns"
    #expect(bar.searchTextField.wordsForPeople == "UISearchTextField “Towns”")
  }
}
