import Foundation
import TestSupport
import Testing

/// How many files know a control besides its own.
struct ControlTests {
  /// The most files outside its own that may name a control.
  private static let limit = 5

  /// What other views are made of, or are kinds of; the numbers may only shrink.
  private static let exceptions = [
    "UIButton": 28, "UIControl": 28, "UIImageView": 13, "UILabel": 33, "UIScrollView": 22,
    "UITextField": 19, "UITextView": 16, "UIVisualEffectView": 6,
  ]

  private struct File {
    let path: String
    let code: String
    /// The words of its code.
    let words: Set<Substring>
    /// The classes that it declares.
    let classes: [Substring]

    init(path: String, lines: [Substring]) {
      self.path = path
      let code = lines.map { ArchitectureTests.code($0) }
      self.code = code.joined(separator: "\n")
      words = Set(code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
      classes = code.filter { $0.mentions("class UI") }
        .compactMap { $0.firstMatch(of: /\bclass (UI\w+):/)?.1 }
    }

    /// Whether the file is one of the class's own: named after it, or the one that declares it.
    func belongs(to name: Substring) -> Bool {
      let file = path.split(separator: "/").last ?? ""
      return file == "\(name).swift" || file.hasPrefix("\(name)+")
        || file == "\(name)Delegate.swift" || classes.contains(name)
    }

    /// Whether it names a look: it speaks of what views show, and has the case.
    func names(look: Substring) throws -> Bool {
      let isOfRenderer = ["Pictures", "CellRenderer", "VectorRenderer"]
        .contains { path.hasPrefix("Sources/\($0)/") }
      guard isOfRenderer || words.contains("ShownContent") else { return false }
      return try code.contains(Regex("[^\\w)\\]]\\.\(look)\\b"))
    }
  }

  /// All files but the list of members without effect, which knows names of controls and nothing else.
  private static func files() throws -> [File] {
    try ArchitectureTests.files("Sources").map(File.init)
      .filter { !$0.path.hasSuffix("/KeptMember.swift") }
  }

  @Test func `at most five files know a control besides its own`() throws {
    let files = try Self.files()
    let controls = Set(
      files.filter { $0.path.hasPrefix("Sources/AdaptiveUI/Controls/") }.flatMap(\.classes))
    let views = try ArchitectureTests.views(of: "AdaptiveUI")
    var counts: [String: Int] = [:]

    for control in controls.filter({ views.contains(String($0)) }).sorted() {
      let others = files.filter { $0.words.contains(control) && !$0.belongs(to: control) }
      guard others.count > Self.limit else { continue }
      counts[String(control)] = others.count
      #expect(
        others.count <= Self.exceptions[String(control)] ?? Self.limit,
        "\(control) is named in \(others.map(\.path))")
    }

    #expect(controls.count > 15, "the controls were not found")
    #expect(counts == Self.exceptions, "a number that shrank is to be written down")
  }

  @Test func `at most five files know a control with a look of its own, or its look`() throws {
    let files = try Self.files()
    let looks = try Self.looks(in: files)

    for (control, look) in looks where Self.exceptions[String(control)] == nil {
      // The sizes that a control asks for are a row there.
      let isMeasured = files.contains {
        $0.belongs(to: control) && $0.words.contains("controlMetrics")
      }
      let others = try files.filter { !$0.belongs(to: control) }.filter {
        try $0.words.contains(control) || $0.names(look: look)
          || isMeasured && $0.path.hasSuffix("/ControlMetrics.swift")
      }
      #expect(
        others.count <= Self.limit,
        "\(control) or .\(look) is named in \(others.map(\.path))")
    }

    #expect(looks.count > 10, "the looks were not found")
  }

  /// The looks that controls' own files speak of first, by the name of the control.
  private static func looks(in files: [File]) throws -> [Substring: Substring] {
    let shown = try #require(files.first { $0.path.hasSuffix("/ShownContent.swift") }).code
    let start = try #require(shown.range(of: "enum Role")).upperBound
    let end = try #require(shown.range(of: "var isSign")).lowerBound
    let roles = Set(shown[start..<end].matches(of: /\bcase (\w+)/).map(\.1))
    var looks: [Substring: Substring] = [:]
    for file in files where file.path.hasPrefix("Sources/AdaptiveUI/Controls/") {
      let made = file.code.matches(of: /ShownContent\(\s*\.(\w+)/).map(\.1)
      guard let look = made.first(where: roles.contains) else { continue }
      for name in file.classes where file.path.hasSuffix("/\(name).swift") { looks[name] = look }
    }
    return looks
  }
}
