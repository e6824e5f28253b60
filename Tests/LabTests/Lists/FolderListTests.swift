import AdaptiveUI
import Cells
import Documents
import Lab
import SceneFiles
import Testing

/// Documents of a folder on top of the list of scenes.
@MainActor struct FolderListTests {
  nonisolated private static func document(_ name: String, text: String, folder: String = "")
    -> FolderDocument
  {
    FolderDocument(
      name: name, folder: folder, kind: "scene",
      watch: LabWatch(
        stamp: { "1" },
        read: { _ throws(LabReadFailure) in
          do throws(DocumentErrors) {
            return try SceneDocument(text: text, file: name)
          } catch {
            throw LabReadFailure(text: error.text())
          }
        }))
  }

  private static let folder = LabFolder(name: "this folder", isAskedFor: false) {
    FolderContents([
      document("login.yaml", text: TestScenes.popover),
      document("bad.yaml", text: "root: {clas: UIView}", folder: "Views"),
    ])
  }

  @Test func `they come behind the scenes to start with, and one opens`() throws {
    let screens = try ListStage.screens(
      [.character("2"), .character("o")], rows: 20, folder: Self.folder)

    try expectPicture(screens[0], "list of a folder")
    #expect(screens[1].hasPrefix(" Test  "))
    try expectPicture(ScreenParts(screens[2]).overlay, "list of a folder with a document open")
  }

  @Test func `commands for one that the list opened name its file`() throws {
    let screens = try ListStage.screens(
      [.character("2"), .character("y")], rows: 20, folder: Self.folder)

    try expectPicture(ScreenParts(screens[2]).overlay, "copies of a document of a folder")
  }

  @Test func `a name that is typed whole chooses its line, though another begins with it`() throws {
    let folder = LabFolder(name: "App", isAskedFor: true) {
      FolderContents([Self.document("masks-more.yaml", text: TestScenes.plain)])
    }
    let screens = try ListStage.screens(ListStage.typed("masks"), rows: 20, folder: folder)

    try expectPicture(ScreenParts(screens[5]).overlay, "list with a name that was typed whole")
  }

  @Test func `one that is wrong leaves the list, with what is wrong below`() throws {
    let screens = try ListStage.screens([.character("3"), .up], rows: 26, folder: Self.folder)

    try expectPicture(screens[1], "list with a document that is wrong")
    try expectPicture(screens[2], "list with another document chosen")
  }

  @Test func `of many documents of one folder beside others one line stands for most`() throws {
    let folder = LabFolder(name: "App", isAskedFor: true) {
      FolderContents(
        [Self.document("login.yaml", text: TestScenes.popover)]
          + (10...39).map { Self.document("\($0).yaml", text: TestScenes.plain, folder: "Views") })
    }
    let screens = try ListStage.screens(
      ListStage.typed("v 39") + [.escape] + Array(repeating: .down, count: 6)
        + [.enter, .end, .enter], rows: 30, folder: folder)

    try expectPicture(screens[0], "list of a folder with many documents")
    #expect(
      screens[4].lines(with: "▸")
        == "│▸ 39.yaml  Views                                     scene│")
    #expect(screens[12].lines(with: "┌") == "            ┌─ Views ─────────────────────────┐")
    #expect(screens[14].hasPrefix(" Plain  "))
  }

  /// A folder that nobody asked for, with documents that have these numbers for names.
  private static func unasked(_ numbers: ClosedRange<Int>) -> LabFolder {
    LabFolder(name: "this folder", isAskedFor: false) {
      FolderContents(
        numbers.map { Self.document("\($0).yaml", text: TestScenes.plain, folder: "\($0)") })
    }
  }

  @Test func `in a folder that nobody asked for one line stands for most of all`() throws {
    let folder = Self.unasked(10...29)
    let screens = try ListStage.screens([.character("7"), .end, .enter], rows: 30, folder: folder)

    try expectPicture(screens[0], "list of a folder that nobody asked for")
    try expectPicture(screens[1], "list of all documents of a folder")
    #expect(screens[3].hasPrefix(" Plain  "))
  }

  @Test func `of very many documents that nobody asked for one line stands for all`() throws {
    let folder = Self.unasked(10...39)
    let screens = try ListStage.screens([.character("2"), .end, .enter], rows: 30, folder: folder)

    try expectPicture(screens[0], "list with a line for very many documents")
    #expect(screens[3].hasPrefix(" Plain  "))
    let typed = try ListStage.screens(ListStage.typed("yaml"), rows: 30, folder: folder)
    #expect(typed.last?.contains("10.yaml") == true)
  }

  @Test func `a long name keeps its letters, its folder gives way`() throws {
    let name = "A login with a rather long name of its own.yaml"
    let folder = LabFolder(name: "App", isAskedFor: true) {
      FolderContents([
        Self.document(name, text: TestScenes.plain, folder: "Somewhere/deep/down/Views"),
        Self.document("b.yaml", text: TestScenes.plain, folder: "Views"),
      ])
    }

    try expectPicture(
      ListStage.screens([], columns: 72, folder: folder)[0], "list with a long name in a folder")
  }

  @Test func `what was not looked at is said below the documents`() throws {
    let folder = LabFolder(name: "this folder", isAskedFor: false) {
      FolderContents(
        [Self.document("login.yaml", text: TestScenes.popover)], omission: "only 5000 files")
    }

    try expectPicture(
      ListStage.screens([], rows: 20, folder: folder)[0], "list of a folder that is too large")
  }

  @Test func `an empty folder that was asked for says so, the working folder does not`() throws {
    func screen(isAskedFor: Bool) throws -> String {
      try ListStage.screens(
        [], rows: 20, folder: LabFolder(name: "App", isAskedFor: isAskedFor) { FolderContents([]) })[
          0]
    }

    try expectPicture(screen(isAskedFor: true), "list of an empty folder that was asked for")
    try expectPicture(screen(isAskedFor: false), "list of an empty working folder")
  }
}
