import Documents
import SceneFiles
import Testing

/// Scenes with their texts in another language.
struct SceneLanguageTests {
  @Test func `a language of its own changes what is read on the screen and nothing else`() throws {
    let document = try SceneDocument(
      text: """
        title: Title
        notes: Notes
        root:
          id: home
          class: UITableViewController
          title: Home
          leftBarButtonItems: {id: add, title: Add}
          sections: [{header: Head, footer: Foot, rows: [One, {id: two, text: Two, detailText: More}]}]
        """)
    let double = try #require(
      document.localized(in: DocumentLanguage(pseudo: "double")) as? SceneDocument)
    let table = DocumentLanguage(name: "de", table: ["Two": "Zwei", "Home": "Heim"])
    let german = try #require(double.localized(in: table) as? SceneDocument)
    let section = try #require(double.root.table.sections.first)

    #expect([double.title, double.notes, double.root.id?.value] == ["Title", "Notes", "home"])
    #expect(double.root.title == "Home Home")
    #expect([section.header, section.footer] == ["Head Head", "Foot Foot"])
    #expect(section.rows.map(\.text) == ["One One", "Two Two"])
    #expect(section.rows[1].detailText == "More More")
    #expect(german.root.title == "Heim")
    #expect(german.root.table.sections.first?.rows.map(\.text) == ["One", "Zwei"])
    #expect(german.source == document.source)
  }
}
