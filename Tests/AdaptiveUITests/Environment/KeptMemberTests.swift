import AdaptiveUI
import Foundation
import TestSupport
import Testing

/// The members without effect: their list, their marks in the sources and what the log says.
struct KeptMemberTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The lines of the sources below some folders, without the list itself, and with or without their
  /// documentation.
  private static func code(
    _ folders: String..., withDocumentation: Bool = false
  ) throws -> [(path: String, lines: [Substring])] {
    try folders.flatMap { folder in
      let names = try FileManager.default.subpathsOfDirectory(
        atPath: root.appending(path: folder).path(percentEncoded: false))
      return try names.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/KeptMember.swift") }.map {
        let path = "\(folder)/\($0)"
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        let lines = text.split(separator: "\n").filter {
          let words = $0.drop { $0 == " " }
          return !words.hasPrefix("//") || withDocumentation && words.hasPrefix("///")
        }
        return (path, lines)
      }
    }
  }

  /// The indentation and the name of a type or an extension that programs see.
  private static var typeHeader: Regex<(Substring, Substring, Substring)> {
    /^( *)[^"]*\b(?:class|struct|extension) (?!func|var)(\w+)/
  }

  /// The types that enclose a line, each with its indentation.
  private struct Nesting {
    private(set) var types: [(indent: Int, name: Substring)] = []

    mutating func read(_ line: Substring) {
      if line.last == "}", let closing = line.wholeMatch(of: /( *)}/) {
        types.removeAll { $0.indent >= closing.1.count }
      }
      if line.mentions("class ") || line.mentions("struct ") || line.mentions("extension "),
        let found = line.firstMatch(of: typeHeader)
      {
        types.removeAll { $0.indent >= found.1.count }
        types.append((found.1.count, found.2))
      }
    }

    func name(of member: Substring) -> String {
      (types.map(\.name) + [member]).joined(separator: ".")
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// What has no name that programs see, with the method that sets it.
  private static let setByMethods: [Substring: Substring] = ["dashes": "setLineDash"]

  @Test func `each member without effect is marked once, in its own property`() throws {
    var marks: [String] = []
    for (_, lines) in try Self.code("Sources/AdaptiveUI", "Sources/AdaptiveLists") {
      var nesting = Nesting()
      var member: Substring = ""
      for line in lines {
        nesting.read(line)
        if line.mentions("open ") || line.mentions("public "),
          let found = line.firstMatch(of: /\b(?:open|public) (?:\w+ )*(?:var|func) (\w+)/)
        {
          member = found.1
        }
        if line.mentions("if "), let found = line.firstMatch(of: /\bif !?(\w+)/) {
          member = Self.setByMethods[found.1] ?? found.1
        }
        if line.mentions(".wasSet"),
          let found = line.firstMatch(of: /KeptMember\.(\w+)\.wasSet/)
        {
          marks.append("\(found.1) \(nesting.name(of: member))")
        }
      }
    }

    #expect(marks.sorted() == KeptMember.allCases.map { "\($0) \($0.name)" }.sorted())
  }

  @Test func `each member without effect is documented as kept, and no other`() throws {
    var kept: [String] = []
    for (_, lines) in try Self.code(
      "Sources/AdaptiveUI", "Sources/AdaptiveLists", withDocumentation: true)
    {
      var nesting = Nesting()
      var documentation = ""
      for line in lines {
        let words = line.drop { $0 == " " }
        if words.hasPrefix("///") {
          documentation += words.dropFirst(3)
        } else {
          nesting.read(line)
          if documentation.contains("; kept") {
            let found = words.firstMatch(of: /\b(?:var|let|func) (\w+)/)
            kept.append(found.map { nesting.name(of: $0.1) } ?? String(words))
          }
          documentation = ""
        }
      }
    }

    #expect(kept.sorted() == KeptMember.allCases.map { String($0.name) }.sorted())
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

  @Test @MainActor func `members that their setters and methods keep are told, defaults are not`() {
    let test = TestWindow { controller("root") }

    test.environment.perform {
      let scroll = UIScrollView(frame: .zero)
      (scroll.bounces, scroll.isPagingEnabled, scroll.keyboardDismissMode) = (true, false, .none)
      scroll.isPagingEnabled = true
      let bar = UINavigationBar(frame: .zero)
      (bar.barStyle, bar.shadowImage) = (.default, nil)
      bar.standardAppearance = UINavigationBarAppearance()
      bar.setBackgroundImage(UIImage(), for: .default)
      let path = UIBezierPath()
      path.setLineDash([2, 1], count: 2, phase: 0)
      path.stroke()
      let style = NSMutableParagraphStyle()
      style.hyphenationFactor = 1
      UILabel().attributedText = NSAttributedString(
        string: "text", attributes: [.paragraphStyle: style])
    }

    #expect(
      test.environment.keptMembers == [
        .isPagingEnabled, .navigationBarBackgroundImage, .setLineDash, .hyphenationFactor,
      ])
  }
}
