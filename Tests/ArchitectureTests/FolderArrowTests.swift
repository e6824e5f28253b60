import Foundation
import Testing

/// Which folders of the model may name what other folders declare.
struct FolderArrowTests {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()
  private static let tableName = "Tests/ArchitectureTests/folder-arrows.txt"

  private static func sources() throws -> [(path: String, text: String)] {
    let start = here.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/AdaptiveUI")
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: start.path(percentEncoded: false))
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map {
      ($0, try String(contentsOf: start.appending(path: $0), encoding: .utf8))
    }
  }

  /// The first line's figures, and the arrows of each folder.
  private static func table() throws -> (figures: String, lines: [String: [String]]) {
    let text = try String(contentsOf: here.appending(path: "folder-arrows.txt"), encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init)
    let rows = lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }
    return (
      lines.first.map { String($0.dropFirst(2)) } ?? "",
      Dictionary(uniqueKeysWithValues: rows.map { ($0[0], Array($0.dropFirst(2))) })
    )
  }

  /// What the table may not grow beyond.
  private static let most = (arrows: 150, pairs: 9, knot: 12)

  @Test func `folders of AdaptiveUI name each other as the table says: 9 mutual pairs`() throws {
    let arrows = FolderArrows(try Self.sources())
    let (figures, allowed) = try Self.table()
    for folder in arrows.folders {
      let rightLine = "the line of \(Self.tableName) would be\n\(arrows.line(of: folder))"
      let permitted = Set(allowed[folder] ?? [])
      for target in arrows.targets(of: folder) where !permitted.contains(target) {
        let uses = (arrows.uses[folder]?[target] ?? []).sorted().map { "  \($0)" }
        Issue.record(
          """
          \(folder) -> \(target) is new: move the file to where its names live, let the other side override or
          hand in what differs, or add a name of the system's to `FolderArrows.common`.
          \(uses.joined(separator: "\n"))
          """)
      }
      for target in permitted.subtracting(arrows.targets(of: folder)).sorted() {
        Issue.record("\(folder) -> \(target) is no longer needed, take it out: \(rightLine)")
      }
    }
    #expect(Set(allowed.keys) == Set(arrows.folders), "the table has a line for each folder")
    #expect(figures == arrows.figures, "the first line of \(Self.tableName)")
    #expect(arrows.count <= Self.most.arrows)
    #expect(arrows.mutualPairs.count <= Self.most.pairs)
    #expect(arrows.largestKnot <= Self.most.knot)
  }

  private func lines(_ sources: [(path: String, text: String)]) -> [String] {
    let arrows = FolderArrows(sources)
    return arrows.folders.map(arrows.line)
  }

  @Test func `types count where they are named, and not in comments or texts`() {
    let views = ("Views/View.swift", "class View {}\nprotocol Shown {}\ntypealias Id = Int\n")
    #expect(
      lines([
        views, ("A/A.swift", "let a: View?"), ("B/B.swift", "// View\nlet b = \"View\" /* View */"),
        ("C/C.swift", "let c = \"a \\(Id(\"View\")) b\""),
        ("D/D.swift", "let d = #\"\\(View())\"#\nlet e: Row.View\nstruct Row { enum View {} }"),
        ("E/E.swift", "let e = \"\"\"\n  \"View\" \\\" View\n  \"\"\"\nlet f: [any Shown] = []"),
      ]) == ["A -> Views", "B ->", "C -> Views", "D ->", "E -> Views", "Views ->"])
  }

  @Test func `members count if nothing in another folder is called so`() {
    let views = ("Views/View.swift", "class View { var frame = 0; func draw() { border() } }")
    let extensions = """
      extension View {
        func border() { let inside = 1 }
        var frame2: Int { frame }
        var tint: Int { 1 }
        enum Kind { case one, two(Int), three }
      }
      func make() {}
      """
    let other = "struct Paint { var tint = 1 }\nfunc f(make: Int) { g(edge: make, \"\") }"
    #expect(
      lines([
        views, ("Layout/View+Edge.swift", extensions), ("Paints/Paint.swift", other),
        ("Bars/Bar.swift", "func top(border: Int) { h(border, frame2: 1, view.tint) }"),
        ("Lists/List.swift", "extension [Int] { var tint: Int { top.frame2 + [.three] } }"),
        ("Rows/Row.swift", "let inside = make()"),
      ]) == [
        "Bars ->", "Layout -> Views", "Lists -> Bars Layout", "Paints ->", "Rows -> Layout",
        "Views -> Layout",
      ])
  }

  @Test func `pairs and knots are counted`() {
    let arrows = FolderArrows([
      ("A/A.swift", "struct A { var b: B? }"), ("B/B.swift", "class B { var a: A?; var c: C? }"),
      ("C/C.swift", "class C { var d: D? }"), ("D/D.swift", "class D { var a: A? }"),
      ("E/E.swift", "class E { var a: A? }"),
    ])
    #expect(arrows.figures == "5 folders, 6 arrows, 1 mutual pairs, 4 folders in the largest knot")
  }
}
