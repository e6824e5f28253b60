import AdaptiveUI
import Cells
import Documents
import Foundation
import Lab
import SceneFiles
import TestSupport
import Testing

/// Configuration, themes and the account in lines.
@MainActor struct SettingsTests {
  private func settings(_ text: String) throws(DocumentErrors) -> Settings {
    try Settings(Array(text.utf8), file: "config.yaml", words: .lab)
  }

  @Test func `a configuration is followed`() throws {
    var configuration = LabConfiguration(
      document: try SceneDocument(text: TestScenes.plain))
    configuration.follow(
      try settings("theme: dark\nmouse: false\npane: tree\nuikit: 8\nkeys: {rotate: x}"))
    let backend = MemoryBackend(
      size: CellSize(columns: 100, rows: 16),
      batches: [[.key(.character("x"), [])]])
    backend.whenIdle = { [.terminate] }
    let lab = Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration)
    try lab.run()

    let parts = ScreenParts(backend.screen.text)
    #expect(parts.paneName == "2 tree")
    try expectPicture(parts.header, "header as a configuration has it")
    #expect(parts.notice == "✓ turned right → portrait")
    #expect(!backend.isMouseOn)
    #expect(configuration.theme == Theme(.dark))
  }

  @Test func `nearer settings win`() throws {
    let user = try settings("theme: dark\nmouse: false\nkeys: {rotate: x, help: h}")
    let project = try settings("theme: light\nkeys: {rotate: y}")
    let both = project.over(user)

    #expect(both.theme == "light")
    #expect(both.usesMouse == false)
    #expect(both.keys.map { "\($0.action) \($0.key)" } == ["help h", "rotate y"])
  }

  @Test func `what was asked for stands over the scene's word, that over what is usual`() throws {
    func opened(_ yaml: String, era: UIKitEra? = nil) throws -> SessionOptions {
      let document = try SceneDocument(text: yaml)
      var configuration = LabConfiguration(document: document, era: era)
      configuration.follow(try settings("uikit: 8\ndevice: iPhone 6"))
      return configuration.options(for: document, canvas: CellSize(columns: 80, rows: 24))
    }
    let silent = try opened("root: {id: home}")
    let own = try opened("uikit: 26\ndevice: iPad mini\nroot: {id: home}")
    let asked = try opened("uikit: 26\nroot: {id: home}", era: .ios8)

    #expect(silent.era == .ios8)
    #expect(silent.device?.memberNames.contains("iPhone 6") == true)
    #expect(own.era == .ios26)
    #expect(own.device?.memberNames.contains("iPad mini") == true)
    #expect(asked.era == .ios8)
  }

  @Test func `what is wrong is told with its place`() throws {
    do {
      _ = try settings("theme: drak\nmuose: false\nkeys: {rotate: Hyper-X, spin: r}")
      Issue.record("the configuration was accepted")
    } catch {
      try expectPicture(error.text(), "errors of a configuration")
    }
  }

  /// What is between the fences of a language in a file of the package.
  private func blocks(_ language: String, in file: String) throws -> [String] {
    try String(contentsOf: TestFolder.package.appending(path: file), encoding: .utf8)
      .components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  @Test func `what the documentation shows is read`() throws {
    let page = "Sources/Lab/Lab.docc/Settings.md"
    let readme = try #require(try blocks("yml", in: "README.md").first { $0.contains("theme:") })

    #expect(try settings(readme).theme == "dark")
    #expect(try settings(blocks("yaml", in: page)[0]).keys.count == 2)
    let text = try String(contentsOf: TestFolder.package.appending(path: page), encoding: .utf8)
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    for action in SettingsWords.lab.actions { #expect(words.contains(action), "\(action)") }
  }

  @Test func `no colour is left in the theme without`() throws {
    var configuration = LabConfiguration(document: try SceneDocument(text: TestScenes.popover))
    configuration.follow(try settings("color: never"))
    let backend = MemoryBackend(size: CellSize(columns: 100, rows: 16))
    backend.whenIdle = { [.terminate] }
    try Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration).run()

    let screen = backend.screen
    for row in 0..<screen.size.rows {
      for column in 0..<screen.size.columns {
        let style = screen[CellPoint(column: column, row: row)].style
        #expect(style.foreground == .standard && style.background == .standard)
      }
    }
  }

  @Test func `the account in lines tells the scene, then only news`() throws {
    let session = SceneSession(
      try SceneDocument(text: TestScenes.plain),
      options: SessionOptions(canvas: CellSize(columns: 80, rows: 24)))
    let account = LinearAccount(session)

    #expect(
      account.description == [
        "Scene Plain, terminal, 640×384 points, width regular, height regular, landscapeRight, UIKit 26",
        "  home  UIViewController  appeared  640×384  focused",
      ])
    #expect(account.news().first == "1 launch  Plain")
    #expect(account.answer("resize 40x20").first == "2 terminal  80×24 → 40×20")
    #expect(account.answer("rotat") == ["Problem: unknown command 'rotat', did you mean rotate?"])
    #expect(account.answer("focus home") == ["Focus: home"])
    #expect(account.answer("explain").first == "home: UIViewController")
    try expectPicture(
      account.answer("help").joined(separator: "\n"), "help of the account in lines")
  }
}
