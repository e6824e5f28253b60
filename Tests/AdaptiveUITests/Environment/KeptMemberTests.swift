import AdaptiveUI
import Foundation
import TestSupport
import Testing

/// The members without effect: their list, their marks in the sources and what the log says.
struct KeptMemberTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The lines of the sources below some folders, without comments and the list itself.
  private static func code(_ folders: String...) throws -> [(path: String, lines: [Substring])] {
    try folders.flatMap { folder in
      let names = try FileManager.default.subpathsOfDirectory(
        atPath: root.appending(path: folder).path(percentEncoded: false))
      return try names.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/KeptMember.swift") }.map {
        let path = "\(folder)/\($0)"
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        return (path, lines)
      }
    }
  }

  /// The indentation and the name of a type or an extension that programs see.
  private static var typeHeader: Regex<(Substring, Substring, Substring)> {
    /^( *)[^"]*\b(?:class|struct|extension) (?!func|var)(\w+)/
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }

  @Test func `each member without effect is marked once, in its own property`() throws {
    var marks: [String] = []
    for (_, lines) in try Self.code("Sources/AdaptiveUI", "Sources/AdaptiveLists") {
      // The types that enclose a line, each with its indentation.
      var types: [(indent: Int, name: Substring)] = []
      var property = ""
      for line in lines {
        if line.last == "}", let closing = line.wholeMatch(of: /( *)}/) {
          types.removeAll { $0.indent >= closing.1.count }
        }
        if line.mentions("class ") || line.mentions("struct ") || line.mentions("extension "),
          let found = line.firstMatch(of: Self.typeHeader)
        {
          types.removeAll { $0.indent >= found.1.count }
          types.append((found.1.count, found.2))
        }
        if line.mentions("open var ") || line.mentions("public var "),
          let found = line.firstMatch(of: /\b(?:open|public) var (\w+)/)
        {
          property = String(found.1)
        }
        if line.mentions("if "), let found = line.firstMatch(of: /\bif !?(\w+)/) {
          property = String(found.1)
        }
        if line.mentions(".wasSet"),
          let found = line.firstMatch(of: /KeptMember\.(\w+)\.wasSet/)
        {
          marks.append("\(found.1) \((types.map(\.name) + [property[...]]).joined(separator: "."))")
        }
      }
    }

    #expect(marks.sorted() == KeptMember.allCases.map { "\($0) \($0.name)" }.sorted())
  }

  /// What holds here whatever a program sets: all touches are of one kind, no key is the system's, each
  /// step of a slider is the end of a move, and a layer looks the same at any scale, as a bitmap or not.
  private static let fulfilled: Set<Substring> = [
    "requiresExclusiveTouchType", "wantsPriorityOverSystemBehavior", "isContinuous",
    "contentsScale", "rasterizationScale", "shouldRasterize",
  ]
  /// What assistive techniques read, and programs and tests instead of them.
  private static let spoken: Set<Substring> = [
    "isAccessibilityElement", "accessibilityElementsHidden", "accessibilityViewIsModal",
  ]
  /// What programs read: no cell is swiped or dragged, and a name for restoring is theirs to use.
  private static let states: Set<Substring> = [
    "isSwiped", "isReordering", "restorationIdentifier",
  ]
  /// What is set as a part of `sectionSnapshotHandlers` or a background's `image`, which are marked.
  private static let parts: Set<Substring> = [
    "imageContentMode",
    "shouldExpandItem", "willExpandItem", "shouldCollapseItem", "willCollapseItem",
  ]

  /// What sets properties from documents and reads them to write documents: no effect.
  private static let setters = ["Attributes", "InterfaceBuilder", "SceneFiles"]

  @Test func `a stored property that nothing else names is marked`() throws {
    var uses: [Substring: Int] = [:]
    var stored: [Substring] = []
    for (path, lines) in try Self.code("Sources")
    where !Self.setters.contains(where: { path.hasPrefix("Sources/\($0)/") }) {
      let isModel = path.contains(/^Sources\/Adaptive(UI|Lists)\//)
      for line in lines where !line.mentions("KeptMember.") {
        for word in line.utf8.split(whereSeparator: { !Self.isOfWord($0) }) {
          uses[Substring(word), default: 0] += 1
        }
        if isModel, line.mentions(" var "),
          let found = line.firstMatch(of: /^ +(?:open|public) var (\w+)[^{]*$/)
        {
          stored.append(found.1)
        }
      }
    }

    let marked = Set(KeptMember.allCases.compactMap { $0.name.split(separator: ".").last })
    let known = marked.union(Self.fulfilled).union(Self.states).union(Self.parts)
      .union(Self.spoken)
    #expect(stored.filter { uses[$0] == 1 && !known.contains($0) } == [])
  }

  @Test func `the list is in the order of names`() {
    let names = KeptMember.allCases.map { $0.name.lowercased() }

    #expect(names == names.sorted())
  }

  @Test @MainActor func `the log says once that a member has no effect`() {
    let test = TestWindow { controller("root") }
    test.environment.recorder.begin(.change, "set")

    test.environment.perform {
      let (first, second) = (UITabBarItem(), UITabBarItem())
      first.badgeValue = nil
      first.badgeValue = "1"
      second.badgeValue = "2"
    }

    #expect(
      test.environment.recorder.steps.last?.events.compactMap(\.reason) == [
        "UITabBarItem.badgeValue is kept and has no effect: tabs have no badges"
      ])
    #expect(test.environment.keptMembers == [.tabBarItemBadgeValue])
  }

  @Test @MainActor func `a member of a value is told as well`() {
    let test = TestWindow { controller("root") }

    test.environment.perform {
      var configuration = UIButton.Configuration.plain()
      configuration.background.image = nil
      configuration.background.visualEffect = UIBlurEffect(style: .regular)
      UIButton().configuration = configuration
    }

    #expect(test.environment.keptMembers == [.backgroundVisualEffect])
  }
}
