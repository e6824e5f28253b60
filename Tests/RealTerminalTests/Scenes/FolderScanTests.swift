import Foundation
import Lab
import Testing

@testable import WinchCommand

/// Which files of a folder the lab offers.
struct FolderScanTests {
  /// A folder with these files, by path and content.
  private func folder(_ files: [String: String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appending(path: "winch-\(UUID())")
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return root
  }

  @Test func `storyboards and xibs are offered before scenes, those of inner folders after outer`()
    throws
  {
    let root = try folder([
      "b.yaml": "title: B\nroot: {id: b}\n", "a.xib": "", "App/Main.storyboard": "",
      "config.yaml": "theme: dark\nwinch:\n  root: 1\n", "notes.txt": "root:",
      "Pods/Other.storyboard": "", ".hidden/Old.storyboard": "",
    ])
    defer { try? FileManager.default.removeItem(at: root) }

    let found = FolderScan.folder(root.path()).contents().documents

    #expect(
      found.map { "\($0.folder)|\($0.name)|\($0.kind)" } == [
        "|a.xib|xib", "App|Main.storyboard|storyboard", "|b.yaml|scene",
      ])
  }

  @Test func `without an argument all documents below are offered, the nearer ones first`() throws {
    let root = try folder([
      "App.xib": "", "documents/Main.storyboard": "", "documents/deeper/Old.storyboard": "",
    ])
    defer { try? FileManager.default.removeItem(at: root) }

    let found = FolderScan.folder(nil, at: root.path()).contents().documents

    #expect(
      found.map { "\($0.folder)|\($0.name)" } == [
        "|App.xib", "documents|Main.storyboard", "documents/deeper|Old.storyboard",
      ])
  }

  @Test func `a name is before those that it begins`() throws {
    let root = try folder(["split-wide.xib": "", "split.xib": "", "split.storyboard": ""])
    defer { try? FileManager.default.removeItem(at: root) }

    let found = FolderScan.folder(root.path()).contents().documents

    #expect(found.map(\.name) == ["split.storyboard", "split.xib", "split-wide.xib"])
  }

  @Test func `what there was no time to look at is said`() throws {
    let root = try folder(["App.xib": "", "documents/Main.storyboard": "", "documents/b.xib": ""])
    defer { try? FileManager.default.removeItem(at: root) }

    let cut = FolderScan.folder(nil, at: root.path(), most: 3).contents()
    let whole = FolderScan.folder(nil, at: root.path(), most: 4).contents()

    #expect(cut.documents.map(\.name) == ["App.xib", "Main.storyboard"])
    #expect(cut.omission.hasPrefix("only the first 3 files were looked at"))
    #expect(whole.documents.count == 3)
    #expect(whole.omission.isEmpty)
  }

  @Test func `a folder as argument opens the list for it`() throws {
    let root = try folder(["login.yaml": "root: {id: home}\n"])
    defer { try? FileManager.default.removeItem(at: root) }
    let run = try #require(LabRun([root.path()], commands: WinchCommand.words))

    let configuration = try Open.configured(run)

    #expect(configuration.document == nil)
    #expect(configuration.folder?.isAskedFor == true)
    #expect(configuration.folder?.contents().documents.map(\.name) == ["login.yaml"])
  }

  @Test func `every bundled scene has one topic`() {
    let topics = DocumentLoader.sources().map(\.topic)

    #expect(Set(DocumentLoader.sources().map(\.name)).count == DocumentLoader.sources().count)
    #expect(topics.first == "Start here")
    #expect(!topics.contains("Further scenes"))
  }
}
