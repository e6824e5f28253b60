import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// The tables of `Drawings`, and what they say of what is wrong with them.
@MainActor struct DrawingTests {
  private func rows(_ text: String) throws -> [Drawing] {
    try Drawing.rows(of: text, name: "table.csv") { name in
      name == "table.xib" ? Drawing.folder.appending(path: "Sections/group-titles.xib") : nil
    }
  }

  /// What an operation says that fails.
  private func failure(_ operation: () throws -> Void) -> String {
    do { try operation() } catch { return "\(error)" }
    return "nothing is wrong"
  }

  @Test(arguments: [
    ("# Nothing else.", "table.csv has no columns"),
    ("build,a.hight\n21701,44", "table.csv: nothing is measured by 'a.hight'"),
    ("build,t@style,a.height\n21701,,44", "table.csv: no row has anything in the column 't@style'"),
    ("build,a.height\n\n21701", "table.csv:3 has 1 fields for 2 columns"),
    ("build,a.height\n21701,high", "table.csv:2: 'high' is no length of a.height"),
    ("document,a.height\nother.xib,44", "table.csv:2: there is no 'other.xib'"),
    ("build,a.height,b.height\n21701,44,44\n21701,,", "table.csv:3 expects nothing"),
  ])
  func `a table that cannot be read says where and why`(table: String, message: String) {
    #expect(failure { _ = try rows(table) } == message)
  }

  @Test(arguments: [
    (
      "q@style,a.height\ngrouped,44",
      "table.csv:2: q@style: 0 elements are 'q' in <document> in group-titles.xib"
    ),
    (
      "a/layer@style,a.height\ngrouped,44",
      "table.csv:2: a/layer@style: 0 elements are 'layer' in <tableViewCell> in group-titles.xib"
    ),
    (
      "a,b.height\nYES,44",
      "table.csv:2: a: an element can be taken away with '-' only in group-titles.xib"
    ),
    ("a,a.height\n-,44", "table.csv:2: a.height: there is no view 'a'"),
    ("a.hasTabBar\nno", "table.csv:2: a.hasTabBar: there is no controller 'a'"),
  ])
  func `a row says what it does not find in its document`(table: String, message: String) {
    #expect(failure { try rows(table).forEach { try $0.check() } } == message)
  }

  @Test(arguments: ["a.height\n45", "a.frame\n0 18 375 45", "b.minY - a.minY\n101 ± 0.5"])
  func `a view that is elsewhere fails the row`(table: String) throws {
    let row = try #require(try rows(table).first)
    withKnownIssue { try row.check() }
  }

  @Test func `a row sets attributes, takes them away, and leaves the others`() throws {
    let table = "build,s-b@headerTitle,t@style,s-a@headerTitle,a,b.minY\n"
    let root = try rows(table + "17701.1,\"One&#10;two, three\",-,\"\",-,0")[0].changed().root
    let list = try #require(root.descendant("t"))
    #expect(root["toolsVersion"] == "17701.1" && root["targetRuntime"] == "iOS.CocoaTouch")
    #expect(root.descendant("s-b")?["headerTitle"] == "One\ntwo, three")
    #expect(list["style"] == nil && list["rowHeight"] == "-1")
    #expect(root.descendant("s-a")?["headerTitle"] == "" && root.descendant("a") == nil)
  }

  @Test func `every drawing, every table and every sample belongs to a test`() throws {
    let files = try #require(
      FileManager.default.enumerator(at: Drawing.folder, includingPropertiesForKeys: nil)
    ).compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
    let tables = files.filter { $0.pathExtension == "csv" }
    let sources = try FileManager.default.subpathsOfDirectory(atPath: TestFolder.of().path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: TestFolder.of().appending(path: $0), encoding: .utf8) }
    var read: Set<URL> = []
    for table in tables {
      let folder = table.deletingLastPathComponent().lastPathComponent
      let name = "\(folder)/\(table.deletingPathExtension().lastPathComponent)"
      #expect(sources.contains { $0.contains("\"\(name)\"") }, "no test reads \(name).csv")
      read.formUnion(try Drawing.rows(of: name).map(\.document.standardizedFileURL))
    }
    let documents = Set(files.map(\.standardizedFileURL)).subtracting(
      tables.map(\.standardizedFileURL))
    #expect(documents.subtracting(read).map(\.lastPathComponent).sorted() == [])
    let samples = try FileManager.default.contentsOfDirectory(
      atPath: TestFolder.of().appending(path: "Samples").path)
    #expect(samples.filter { name in !sources.contains { $0.contains("\"\(name)\"") } } == [])
  }
}

extension DocumentElement {
  /// The first element in this one with the identifier.
  fileprivate func descendant(_ id: String) -> DocumentElement? {
    for child in children {
      if child.id == id { return child }
      if let found = child.descendant(id) { return found }
    }
    return nil
  }
}
