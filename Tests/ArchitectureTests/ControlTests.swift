import Foundation
import TestSupport
import Testing

/// How many files know a control besides its own.
struct ControlTests {
  /// The most files outside its own that may name a control.
  private static let limit = 5

  /// What other views are made of, or are kinds of; the numbers may only shrink.
  private static let exceptions = [
    "UIButton": 28, "UIControl": 30, "UIImageView": 14, "UILabel": 34, "UIScrollView": 23,
    "UITextField": 21, "UITextView": 18, "UIVisualEffectView": 7,
  ]

  private struct File {
    let path: String
    /// The words of its code.
    let words: Set<Substring>
    /// The classes that it declares.
    let classes: [Substring]

    init(path: String, lines: [Substring]) {
      self.path = path
      let code = lines.map { ArchitectureTests.code($0) }
      words = Set(code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
      classes = code.filter { $0.mentions("class UI") }
        .compactMap { $0.firstMatch(of: /\bclass (UI\w+):/)?.1 }
    }

    /// Whether the file is one of the class's own: named after it, or the one that declares it.
    func belongs(to name: Substring) -> Bool {
      guard path.hasPrefix("Sources/AdaptiveUI/") else { return false }
      let file = path.split(separator: "/").last ?? ""
      return file == "\(name).swift" || file.hasPrefix("\(name)+")
        || file == "\(name)Delegate.swift" || classes.contains(name)
    }
  }

  @Test func `at most five files know a control besides its own`() throws {
    // The list of members without effect knows their names and nothing else.
    let files = try ArchitectureTests.files("Sources").map(File.init)
      .filter { !$0.path.hasSuffix("/KeptMember.swift") }
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
}
