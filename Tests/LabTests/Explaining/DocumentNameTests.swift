import AdaptiveLists
import AdaptiveUI
import CellRenderer
import Cells
import Documents
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Lab

/// No identifier that an editor made up stands for a name where people read.
@MainActor struct DocumentNameTests {
  nonisolated private static let folder = TestFolder.package
    .appending(path: "Tests/InterfaceBuilderTests/Documents")

  nonisolated static let files: [String] = {
    let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return found.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }()

  /// A document of the folder; `edit` changes its text before it is read.
  nonisolated static func document(
    _ file: String, edit: (String) -> String = { $0 }
  ) throws -> InterfaceBuilderDocument {
    let text = String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
    return try InterfaceBuilderDocument(Data(edit(text).utf8), file: "Main.storyboard")
  }

  /// Identifiers of the document that an editor made up and that are alone in some lines.
  private func identifiers(in lines: [String], of document: InterfaceBuilderDocument) -> [String] {
    lines.flatMap { line -> [String] in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
      let generated = words.filter { $0.count > 9 && DocumentIdentifier.isGenerated($0) }
      return generated.filter { document.source.contains("id=\"\($0)\"") }
        .map { "\($0) in \(line)" }
    }
  }

  /// UIKit's log says what constraints are called, between quotes, beside what they say.
  private func withoutNamesInLogs(_ line: String) -> String {
    guard line.mentions("<NSLayoutConstraint:") else { return line }
    return line.replacing(/<NSLayoutConstraint:0x\d+ '[^']*'/, with: "<NSLayoutConstraint")
  }

  @Test(arguments: files)
  func `people read names in tree, log, canvas, lists and explanations`(file: String) throws {
    let document = try Self.document(file)
    let scenes = document.choices.isEmpty ? [document] : document.choices.map(\.document)
    for scene in scenes {
      let session = SceneSession(
        scene,
        options: SessionOptions(
          canvas: CellSize(columns: 100, rows: 50), device: .named("iphone_8")))
      defer { session.close() }
      var lines = PaneLine.tree(session.window, focus: nil).map(\.text)
      lines += session.traceText.map(withoutNamesInLogs)
      lines += session.canvasText.split(separator: "\n").map(String.init)
      lines += session.installedList.items.map(\.title) + session.changeItems.map(\.title)
      for view in session.views.prefix(12) {
        let explanation = session.explanation(of: view)
        lines += ExplanationText.lines(explanation).filter { !$0.hasPrefix("id ") }
          .map(withoutNamesInLogs)
      }
      #expect(identifiers(in: lines, of: document) == [])
    }
  }

  @Test(arguments: files)
  func `findings say in words what an editor made up a name for`(file: String) throws {
    let document = try Self.document(file)
    let summaries = document.summaries
    let session = SceneSession(
      document, options: SessionOptions(canvas: CellSize(columns: 80, rows: 24)))
    defer { session.close() }
    let subjects =
      session.views.filter(\.hasGeneratedIdentifier).map(\.displayName)
      + session.constraints.filter(\.hasGeneratedIdentifier).map(\.summary)
    #expect(subjects.filter { summaries[$0] == nil } == [])
    #expect(identifiers(in: summaries.values.sorted(), of: document) == [])
  }

  private func settings() throws -> SceneSession {
    let document = try Self.document("duckduckgo-iOS/Settings.storyboard")
    return SceneSession(
      try #require(document.beginning(with: "AutoClearSettingsViewController")),
      options: SessionOptions(canvas: CellSize(columns: 80, rows: 24), device: .named("iphone_8")))
  }

  @Test func `the tree says class and text`() throws {
    let session = try settings()
    defer { session.close() }
    let tree = PaneLine.tree(session.window, focus: nil).map {
      $0.text.trimmingCharacters(in: .whitespaces).split(separator: "  ")[0]
    }
    #expect(
      tree.prefix(7) == [
        "Automatically Clear Data", "UITableViewCell “Automatically Clear Data”",
        "content view",
        "UILabel “Automatically Clear Data”", "clearDataToggle",
        "UITableViewCell “Clear Tabs and Data”",
        "content view",
      ])
  }

  @Test func `the focus moves by name, text and identifier, and recordings keep the identifier`()
    throws
  {
    let session = try settings()
    defer { session.close() }
    let label = try #require(
      session.views.first { ($0 as? UILabel)?.text == "Clear Tabs Only" })
    let id = try #require(label.documentIdentifier?.text)
    for name in ["UILabel “Clear Tabs Only”", "Clear Tabs Only", id] {
      try session.apply(.focus("clearDataToggle"))
      try session.apply(.focus(name))
      #expect(session.focusedView === label)
      #expect(session.recording.entries.last?.command == .focus(id))
      #expect(try session.explanation(of: name).id == id)
    }
    #expect(session.spokenFocus == "UILabel “Clear Tabs Only”")
  }
}
