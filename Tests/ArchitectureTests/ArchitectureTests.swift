import Foundation
import TestSupport
import Testing

/// The table of who may import whom, compared with the import lines of the sources.
struct ArchitectureTests {
  /// What each target may import besides the system's own modules.
  static let allowed: [String: Set<String>] = [
    "ConstraintSolver": [],
    "Cells": [],
    "NumberTables": ["TypographyTables"],
    "Typography": ["NumberTables"],
    "AdaptiveUI": ["ConstraintSolver", "Typography"],
    "AdaptiveLists": ["AdaptiveUI", "Typography"],
    "Documents": ["AdaptiveUI"],
    "Attributes": ["AdaptiveLists", "AdaptiveUI"],
    "SceneFiles": ["AdaptiveLists", "AdaptiveUI", "Attributes", "Documents", "Yams"],
    "LibXML": [],
    "LibRSVG": [],
    "InterfaceBuilder": [
      "AdaptiveLists", "AdaptiveUI", "Attributes", "Documents", "LibXML", "Typography",
    ],
    "Pictures": ["AdaptiveLists", "AdaptiveUI"],
    "CellRenderer": ["AdaptiveUI", "Cells", "Pictures", "Typography"],
    "VectorRenderer": ["AdaptiveLists", "AdaptiveUI", "Pictures"],
    "RuleTexts": [],
    "Sweep": ["AdaptiveLists", "AdaptiveUI", "Documents"],
    "Sheets": ["AdaptiveUI", "Documents", "VectorRenderer"],
    "Lab": [
      "AdaptiveUI", "Cells", "CellRenderer", "Documents", "Pictures", "RuleTexts", "SceneFiles",
      "Sweep", "Typography", "VectorRenderer",
    ],
    "Terminal": ["Cells", "CNcurses"],
    "WinchKit": ["AdaptiveUI", "Cells", "Documents", "Lab", "SceneFiles", "Terminal"],
    "Examples": ["AdaptiveLists", "AdaptiveUI", "Attributes", "SceneFiles"],
    "WinchCommand": [
      "AdaptiveUI", "ArgumentParser", "BundledScenes", "CellRenderer", "Cells", "Documents",
      "Examples", "InterfaceBuilder", "Lab", "LibRSVG", "RuleTexts", "SceneFiles", "Sheets",
      "Sweep", "VectorRenderer", "WinchKit",
    ],
    "WinchProgram": ["WinchCommand"],
    "CoreGraphics": ["AdaptiveUI"],
    "QuartzCore": ["AdaptiveUI", "CoreGraphics"],
    "Workloads": ["AdaptiveUI", "InterfaceBuilder"],
    "WinchBench": [
      "AdaptiveUI", "ArgumentParser", "ConstraintSolver", "InterfaceBuilder", "Workloads",
    ],
    "UIKit": ["AdaptiveLists", "AdaptiveUI", "CoreGraphics", "InterfaceBuilder", "QuartzCore"],
    "ObjectiveC": ["AdaptiveUI"],
    "OSLog": ["AdaptiveUI"],
    "_Testing_CoreGraphics": [],
    "_Testing_UIKit": [],
  ]

  /// What each target may take from the system.
  private static let system: [String: Set<String>] = [
    "ConstraintSolver": [],
    "Cells": ["Synchronization"],
    "NumberTables": [],
    "Typography": ["Foundation", "Synchronization"],
    "AdaptiveUI": ["Foundation", "CoreGraphics", "Synchronization"],
    "AdaptiveLists": ["Foundation"],
    "Documents": ["Foundation"],
    "Attributes": ["Foundation", "Synchronization"],
    "SceneFiles": ["Foundation"],
    "LibXML": ["Glibc", "Musl", "Darwin"],
    "LibRSVG": ["Glibc", "Musl", "Darwin"],
    "InterfaceBuilder": ["Foundation"],
    "Pictures": ["Foundation"],
    "CellRenderer": ["Foundation"],
    "VectorRenderer": ["Foundation"],
    "Sheets": ["Foundation"],
    "RuleTexts": [],
    "Sweep": ["Foundation"],
    "Lab": ["Foundation"],
    "Terminal": ["Foundation", "Glibc", "Darwin"],
    "WinchKit": ["Foundation"],
    "Examples": ["Foundation"],
    "WinchCommand": ["Foundation", "Glibc", "Darwin", "Synchronization"],
    "WinchProgram": [],
    "CoreGraphics": ["Foundation"],
    "QuartzCore": [],
    "Workloads": ["Foundation"],
    "WinchBench": ["Foundation"],
    "UIKit": ["Foundation", "FoundationNetworking", "FoundationXML"],
    "ObjectiveC": ["Foundation"],
    "OSLog": ["Dispatch", "Foundation", "Synchronization"],
    "_Testing_CoreGraphics": [],
    "_Testing_UIKit": [],
  ]

  /// What would make a model depend on the moment or the machine: patterns, each with a word that is part of
  /// what it matches.
  private static let forbiddenInModels: [(word: StaticString, pattern: String)] = [
    ("Date", #"\bDate(\(\)|\.now|\(timeIntervalSinceNow)"#),
    ("ContinuousClock", #"\bContinuousClock\b"#), ("SuspendingClock", #"\bSuspendingClock\b"#),
    ("Task", #"\bTask\s*[{(]"#), ("DispatchQueue", #"\bDispatchQueue\b"#),
    ("Thread", #"\bThread\.sleep\b"#), ("random", #"\brandom\("#), ("Timer", #"\bTimer\s*[.(]"#),
  ]

  private static let models = [
    "ConstraintSolver", "Cells", "NumberTables", "Typography", "AdaptiveUI", "AdaptiveLists",
    "Attributes",
    "Documents",
    "SceneFiles", "InterfaceBuilder", "Pictures", "CellRenderer", "VectorRenderer", "Sheets",
  ]

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files below a folder of the package, with their paths from the package's root.
  static func files(_ folder: String) throws -> [(path: String, lines: [Substring])] {
    let start = root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: start.path(percentEncoded: false))
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: start.appending(path: name), encoding: .utf8)
      return ("\(folder)/\(name)", text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  /// A line without its comment.
  static func code(_ line: Substring) -> Substring {
    if line.drop(while: { $0 == " " }).hasPrefix("//") { return "" }
    guard line.mentions(" // ") else { return line }
    return line.firstRange(of: " // ").map { line[..<$0.lowerBound] } ?? line
  }

  private static func imported(_ line: Substring) -> String? {
    let words = line.split(separator: " ").map(String.init)
    guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
      words[..<index].allSatisfy({
        ["public", "package", "internal", "private"].contains($0) || $0.hasPrefix("@")
      })
    else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let name = kinds.contains(words[index + 1]) ? words[index + 2] : words[index + 1]
    return name.split(separator: ".").first.map(String.init)
  }

  @Test func `every target imports only what the table allows`() throws {
    var found = 0
    for (target, ours) in Self.allowed.sorted(by: { $0.key < $1.key }) {
      let permitted = ours.union(Self.system[target] ?? [])
      for (path, lines) in try Self.files("Sources/\(target)") {
        for (number, line) in lines.enumerated() {
          guard let module = Self.imported(line) else { continue }
          found += 1
          #expect(permitted.contains(module), "\(path):\(number + 1) imports \(module)")
        }
      }
    }
    #expect(found > 30, "the import lines were not found")
  }

  @Test func `the manifest lists the dependencies of the table`() throws {
    let manifest = try String(
      contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let target =
      /(?:room\(\s*|(?:target|executableTarget)\(\s*name: )"(\w+)"(?:,\s*(?:dependencies: )?\[((?:[^\[\]]|\[[^\]]*\])*)\])?/
    var found = 0
    for match in manifest.matches(of: target) {
      guard let allowed = Self.allowed[String(match.1)] else { continue }
      found += 1
      let listed = (match.2 ?? "").matches(of: /(?:^|[\s(,]|name: )"([\w-]+)"/).map { String($0.1) }
      let modules = Set(listed.map { $0 == "swift-argument-parser" ? "ArgumentParser" : $0 })
      // What goes with a module whenever it is imported is a dependency, and imported by nobody.
      #expect(modules.filter { !$0.hasPrefix("_") } == allowed, "\(match.1)")
    }
    #expect(found == Self.allowed.count)
  }

  @Test func `every folder under Sources is in the table`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Sources").path(percentEncoded: false))
    let known = Set(Self.allowed.keys).union(["CNcurses", "TypographyTables"])
    #expect(Set(folders.filter { !$0.hasPrefix(".") }) == known)
  }

  @Test func `only Layout knows the solver`() throws {
    for (path, lines) in try Self.files("Sources/AdaptiveUI")
    where !path.contains("/Layout/") {
      #expect(!lines.contains { Self.imported($0) == "ConstraintSolver" }, "\(path)")
    }
  }

  @Test func `the layout engine names no view, guide or other class of UIKit`() throws {
    // Values that constraints, margins and contents are given in.
    let values: Set = ["UIEdgeInsets", "UILayoutPriority"]
    var lines = 0
    for (path, text) in try Self.files("Sources/AdaptiveUI/Layout/Engine") {
      for (number, line) in text.enumerated()
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        lines += 1
        for name in Self.code(line).matches(of: /\bUI[A-Z]\w*/).map({ String($0.output) }) {
          #expect(values.contains(name), "\(path):\(number + 1) names \(name)")
        }
      }
    }
    #expect(lines > 1000, "the engine was not found")
  }

  /// The classes of a module that are views, other than `UIView` itself.
  static func views(of module: String) throws -> Set<String> {
    let classes = try files("Sources/\(module)").flatMap(\.lines).filter { $0.mentions("class ") }
      .compactMap { $0.firstMatch(of: /\bclass (\w+): (\w+)/)?.output }
    var found: Set = ["UIView"]
    var count = 0
    while count != found.count {
      count = found.count
      for (_, name, parent) in classes where found.contains(String(parent)) {
        found.insert(String(name))
      }
    }
    return found.subtracting(["UIView"])
  }

  @Test func `the layout of views names no kind of view, but for stacks`() throws {
    let views = try Self.views(of: "AdaptiveUI")
    #expect(views.isSuperset(of: ["UIStackView", "UISearchTextField"]), "the views were not found")
    for (path, lines) in try Self.files("Sources/AdaptiveUI/Layout")
    where !path.contains("/Layout/Stack/") {
      for (number, line) in lines.enumerated() {
        for name in Self.code(line).matches(of: /\w+/).map({ String($0.output) }) {
          #expect(!views.contains(name), "\(path):\(number + 1) names \(name)")
        }
      }
    }
  }

  @Test func `models read no clock, start no task and draw no random number`() throws {
    let forbidden = try Self.forbiddenInModels.map { ($0.word, try Regex($0.pattern)) }
    for model in Self.models {
      for (path, lines) in try Self.files("Sources/\(model)") {
        for (number, line) in lines.enumerated()
        where !line.drop(while: { $0 == " " }).hasPrefix("//") {
          for (word, pattern) in forbidden where line.mentions(word) {
            #expect(line.firstMatch(of: pattern) == nil, "\(path):\(number + 1): \(line)")
          }
        }
      }
    }
  }

  @Test func `eras differ in their policy only`() throws {
    let places = [
      "EraPolicy", "PresentationPolicy", "BarMetrics", "ControlMetrics", "EditorChange",
      "EditorRelease",
      "UIKitEra",
    ]
    let difference = /\.ios8\b/
    // A third generation would silently take a side.
    let comparison = /\bera\s*[!=]=/
    for model in Self.models {
      for (path, lines) in try Self.files("Sources/\(model)") {
        let isPlace = places.contains { path.contains("/\($0)") }
        for (number, line) in lines.enumerated()
        where !line.drop(while: { $0 == " " }).hasPrefix("//") {
          let place: Comment = "\(path):\(number + 1): \(line)"
          #expect(line.firstMatch(of: comparison) == nil, place)
          #expect(isPlace || line.firstMatch(of: difference) == nil, place)
        }
      }
    }
  }

  @Test func `the era that counts unless another was chosen is named once`() throws {
    let standard = /(\?\?|=|era:) \.ios26\b|\bUIKitEra\.ios\d/
    for target in Self.allowed.keys.sorted() {
      for (path, lines) in try Self.files("Sources/\(target)")
      where !path.contains("/EraPolicy") {
        for (number, line) in lines.enumerated() where line.mentions("ios") {
          #expect(line.firstMatch(of: standard) == nil, "\(path):\(number + 1): \(line)")
        }
      }
    }
  }

  @Test func `no file is longer than 400 lines`() throws {
    for folder in ["Sources", "Tests"] {
      for (path, lines) in try Self.files(folder) {
        #expect(lines.count <= 401, "\(path) has \(lines.count) lines")
      }
    }
  }

  /// The number of lines from a function's first to its last one; `nil` for what has no body.
  private static func length(_ lines: [Substring], from start: Int) -> Int? {
    let indent = lines[start].prefix { $0 == " " }
    guard
      let opening = lines[start...].prefix(20).firstIndex(where: { $0.hasSuffix("{") }),
      lines[start...opening].dropFirst().allSatisfy({
        $0.hasPrefix(indent + " ") || $0.hasPrefix(indent + ")") || $0.hasPrefix(indent + "where ")
      }),
      let end = lines[opening...].firstIndex(where: { $0.hasPrefix(indent + "}") })
    else { return nil }
    return end - start + 1
  }

  @Test func `no function is longer than 60 lines`() throws {
    var found = 0
    for folder in ["Sources", "Tests"] {
      for (path, lines) in try Self.files(folder) {
        for (index, line) in lines.enumerated()
        where line.hasSuffix("{") || line.hasSuffix("(") {
          guard line.mentions("func ") || line.mentions("init") || line.mentions("subscript"),
            line.contains(/^ *(?:[@\w]+(?:\([^)]*\))? )*(?:func |init[(<?]|subscript[(<])/),
            let length = Self.length(lines, from: index)
          else { continue }
          found += 1
          #expect(length <= 60, "\(path):\(index + 1) has \(length) lines")
        }
      }
    }
    #expect(found > 5000, "the functions were not found")
  }

  @Test func `every action of the lab has a row in its table`() throws {
    let files = try Self.files("Sources/Lab/Commands").filter { $0.path.contains("LabAction") }
    let text = files.flatMap(\.lines).joined(separator: "\n")
    let cases = try #require(text.firstMatch(of: /enum ID[^{]*\{([^}]*)\}/)).1
    let identifiers = cases.matches(of: /\w+/).map { String($0.output) }.filter { $0 != "case" }
    let rows = Set(text.matches(of: /LabAction\(\s*\.(\w+),/).map { String($0.1) })

    #expect(identifiers.count > 80)
    #expect(Set(identifiers) == rows)
  }

  /// Debug builds would validate them five times as often.
  @Test func `groups of options hold no groups`() throws {
    let groups = try Self.files("Sources/WinchCommand").filter {
      $0.lines.contains { $0.mentions(": ParsableArguments {") }
    }
    #expect(groups.count >= 3, "the groups were not found")
    for (path, lines) in groups {
      #expect(!lines.contains { $0.mentions("@OptionGroup") }, "\(path)")
    }
  }

  @Test(arguments: [
    "AdaptiveLists", "AdaptiveUI", "Attributes", "CellRenderer", "Cells", "ConstraintSolver",
    "Documents", "InterfaceBuilder", "Lab", "Pictures", "SceneFiles", "Sheets", "Sweep", "Terminal",
    "Typography", "VectorRenderer",
  ])
  func `tests are in the folders of what they test`(target: String) throws {
    let rooms = try Set(Self.files("Sources/\(target)").map { $0.path.split(separator: "/")[2] })
    let tests = try Self.files("Tests/\(target)Tests").map(\.path)

    #expect(tests.count > 1, "the tests were not found")
    for path in tests {
      let folder = path.split(separator: "/")[2]
      #expect(folder == "Stage" || rooms.contains(folder), "\(path)")
    }
  }

  @Test func `more than twenty tests of one target are in folders`() throws {
    let paths = try Self.files("Tests").map { $0.path.split(separator: "/") }
    let targets = Dictionary(grouping: paths) { $0[1] }

    #expect(targets.count > 20, "the targets were not found")
    for (target, paths) in targets.sorted(by: { $0.key < $1.key }) where paths.count > 20 {
      #expect(paths.allSatisfy { $0.count > 3 }, "\(target)")
    }
  }

  @Test func `no two names differ by case only`() throws {
    for folder in ["Sources", "Tests", "Scenes"] {
      let names = try FileManager.default.subpathsOfDirectory(
        atPath: Self.root.appending(path: folder).path(percentEncoded: false))
      #expect(Set(names.map { $0.lowercased() }).count == names.count, "\(folder)")
    }
  }
}
