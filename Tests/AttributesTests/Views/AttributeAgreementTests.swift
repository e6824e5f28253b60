import AdaptiveLists
import AdaptiveUI
import Attributes
import Foundation
import Testing

/// Whatever says it, an attribute is the same: each row of the tables of views, by every kind of file that
/// spells it.
@MainActor struct AttributeAgreementTests {
  /// A row of the table of a class that documents or scenes can name.
  struct Row: Sendable, CustomTestStringConvertible {
    let table: AttributeTable
    let attribute: Attribute

    var testDescription: String { "\(table.name).\(attribute.name)" }

    /// The value of a view; pictures go by their names.
    @MainActor func value(of view: UIView) -> AttributeValue? {
      guard case .image(let image)? = attribute.get(view) else { return attribute.get(view) }
      return .text(image.art.joined())
    }

    static let all = AttributeTable.views
      .flatMap { table in table.attributes.map { Row(table: table, attribute: $0) } }
      .filter { $0.attribute.special == nil }
  }

  /// Attributes that a view without anything in it cannot take.
  private static let needsContent: Set = [
    "currentPage", "zoomScale", "countDownDuration",
  ]

  @Test(arguments: Row.all)
  func `a value is the same by table, document, scene and runtime attribute`(row: Row) throws {
    let stage = AttributeStage(row.table)
    let sample = try #require(SampleValue(row.attribute, differentFrom: stage.fresh()))
    let view = stage.fresh()
    #expect(row.attribute.set(view, sample.value))
    let expected = try #require(row.value(of: view))
    let before = row.value(of: stage.fresh())

    if !Self.needsContent.contains(row.attribute.name) { #expect(expected != before) }
    if row.table.tag != nil, let word = row.attribute.document {
      let made = try stage.fromDocument(
        sample.attribute(word), sample.element(word))
      #expect(row.value(of: made) == expected, "in documents")
    }
    if row.table.isInScenes, let key = row.attribute.scene {
      let made = try stage.fromScene("\(key): \(try #require(sample.inScenes))")
      #expect(row.value(of: made) == expected, "in scenes")
    }
    if row.table.tag != nil, row.attribute.isRuntime, let given = sample.runtime {
      let made = try stage.fromDocument("", given(row.attribute.name))
      #expect(row.value(of: made) == expected, "as a runtime attribute")
    }
  }

  @Test(arguments: Row.all)
  func `a document that leaves an attribute out means what the table says`(row: Row) throws {
    guard row.table.tag != nil, row.attribute.document != nil,
      let absent = row.attribute.absentInDocuments
    else { return }
    let stage = AttributeStage(row.table)
    let view = stage.fresh()
    #expect(row.attribute.set(view, absent))

    #expect(row.value(of: try stage.fromDocument("", "")) == row.value(of: view))
  }

  @Test func `a table has each name, word and key once`() {
    for table in AttributeTable.all {
      let names = table.attributes.filter { $0.special == nil }.map(\.name)
      let own = Dictionary(grouping: names, by: \.self).filter { $1.count > 1 }
      // Only buttons follow what documents say of every control.
      let allowed: Set = ["contentHorizontalAlignment", "contentVerticalAlignment"]
      #expect(Set(own.keys).isSubset(of: table.name == "UIButton" ? allowed : []), "\(table.name)")
      let words = table.attributes.compactMap(\.document)
      #expect(Set(words).count == words.count, "\(table.name)")
      let keys = table.attributes.compactMap(\.scene)
      #expect(Set(keys).count == keys.count, "\(table.name)")
    }
  }

  @Test func `an object has the table of the nearest class`() {
    #expect(AttributeTable.of(UISearchTextField(frame: .zero))?.name == "UISearchTextField")
    #expect(AttributeTable.of(UITextView(frame: .zero))?.name == "UITextView")
    #expect(AttributeTable.of(UIScrollView(frame: .zero))?.name == "UIScrollView")
    #expect(AttributeTable.of(UIWindow(frame: .zero))?.name == "UIView")
    #expect(AttributeTable.of(UIBarButtonItem())?.name == "UIBarButtonItem")
    #expect(AttributeTable.of(UITableViewController())?.name == "UIViewController")
    #expect(AttributeTable.of(Environment.current) == nil)
  }
}

extension AttributeTable {
  /// Whether scenes can name the class.
  var isInScenes: Bool { AttributeTable.inScenes(named: name) != nil }
}
