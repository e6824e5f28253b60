import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Documents of public repositories, laid out on their own canvas and compared with the frames that
/// Interface Builder stored in them.
///
/// `Documents` holds them as published, `documents.csv` says where each comes from, `Licences` holds
/// their terms. `frames.csv` has the frames that are evidence, in groups by what they follow from;
/// `misses.csv` names the views that do not come out, in which copy of a document: any other view that
/// is wrong fails, and so does one that is right by now. `WINCH_RECORD=1` records it.
@MainActor @Suite(.serialized) struct OracleTests {
  /// A document as it is, or with stored frames made wrong, so that nothing can lean on them.
  enum Copy: String, CaseIterable {
    case original, scrambled, cells

    /// The groups of frames that are wrong: those of solved views, then those of cells too.
    var wrongGroups: Set<String> {
      switch self {
      case .original: []
      case .scrambled: ["firm", "font", "open"]
      case .cells: ["firm", "font", "open", "container"]
      }
    }
  }

  @Test func `every document loads, and none asks for what is not known`() throws {
    let oracle = try Oracle()
    #expect(oracle.files.count == 69)
    for file in oracle.files {
      let document = try InterfaceBuilderDocument(oracle.data(file), file: file)
      #expect(!document.scenes.isEmpty, "\(file)")
    }
  }

  @Test(arguments: Copy.allCases)
  func `views have the frames of the editor, but for those that are listed`(copy: Copy) throws {
    let oracle = try Oracle()
    let recorded = try Oracle.text("misses.csv").split(separator: "\n").map(String.init)
    let known = recorded.filter { $0.hasPrefix("\(copy),") }
    var found: [String] = []
    for file in oracle.files {
      let text = String(decoding: try oracle.data(file), as: UTF8.self)
      let scrambled = oracle.scrambled(text, of: file, groups: copy.wrongGroups)
      let document = try InterfaceBuilderDocument(Data(scrambled.utf8), file: file)
      found += oracle.misses(DesignCanvas.layOut(document), of: file).map {
        "\(copy),\(file),\($0.scene),\($0.view)"
      }
    }
    if RecordedFile.isRecording {
      let others = recorded.dropFirst().filter { !$0.hasPrefix("\(copy),") }
      let lines = [recorded[0]] + (others + found).sorted()
      _ = try RecordedFile("misses.csv").text(
        against: lines.joined(separator: "\n") + "\n")
    }
    #expect(Set(found).subtracting(known).sorted() == [], "views that were right")
    #expect(Set(known).subtracting(found).sorted() == [], "views that are right now")
  }
}

/// The documents and what is known of them.
struct Oracle {
  /// A frame that is evidence.
  struct Frame {
    let scene: String
    let view: String
    let group: String
    let numbers: [Double]
  }

  let files: [String]
  let frames: [String: [Frame]]

  init() throws {
    frames = try Self.frames(Self.text("frames.csv"))
    files = try Self.rows("documents.csv").map { $0[0] }
  }

  /// The frames of a table, by file.
  static func frames(_ table: String) -> [String: [Frame]] {
    var frames: [String: [Frame]] = [:]
    for row in rows(of: table) {
      frames[row[0], default: []].append(
        Frame(
          scene: row[1], view: row[2], group: row[3], numbers: row[4...].compactMap(Double.init)))
    }
    return frames
  }

  private static func rows(_ name: String) throws -> [[String]] { rows(of: try text(name)) }

  /// The fields of a table without its heading.
  static func rows(of table: String) -> [[String]] {
    table.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// What a file beside the tests says.
  static func text(_ name: String) throws -> String {
    try String(contentsOf: TestFolder.of().appending(path: name), encoding: .utf8)
  }

  func data(_ file: String) throws -> Data {
    try Data(contentsOf: TestFolder.of().appending(path: "Documents/\(file)"))
  }

  /// The frames of a document that differ by more than half a point in one of the four numbers.
  func misses(_ scenes: [DesignCanvas.Scene], of file: String) -> [Frame] {
    let frames = frames[file] ?? []
    return zip(frames, Self.exact(frames, in: scenes)).filter { !$0.1 }.map(\.0)
  }

  /// Which frames agree within half a point on all four numbers.
  static func exact(_ frames: [Frame], in scenes: [DesignCanvas.Scene]) -> [Bool] {
    var found: [String: [Double]] = [:]
    for scene in scenes {
      for view in scene.views {
        found["\(scene.id ?? "")/\(view.id)"] = [
          view.frame.minX, view.frame.minY, view.frame.width, view.frame.height,
        ]
      }
    }
    return frames.map { frame in
      guard let numbers = found["\(frame.scene)/\(frame.view)"] else { return false }
      return zip(numbers, frame.numbers).allSatisfy { abs($0 - $1) <= 0.5 }
    }
  }

  /// The document's text with the frames of the groups' views replaced by numbers that no layout gives, but
  /// those that nothing else tells: fixed frames, and the heights of headers and footers of tables.
  func scrambled(_ text: String, of file: String, groups: Set<String>) -> String {
    var text = text
    for frame in frames[file] ?? [] where groups.contains(frame.group) {
      guard let id = text.range(of: " id=\"\(frame.view)\""),
        let rect = text.range(of: "<rect key=\"frame\" ", range: id.upperBound..<text.endIndex),
        let end = text.range(of: "/>", range: rect.upperBound..<text.endIndex),
        text.range(of: " id=\"", range: id.upperBound..<rect.lowerBound) == nil,
        !isOnlyInput(text[..<rect.lowerBound])
      else { continue }
      text.replaceSubrange(
        rect.upperBound..<end.lowerBound,
        with: "x=\"3.125\" y=\"7.875\" width=\"11.25\" height=\"5.5\"")
    }
    return text
  }

  /// Whether the element that begins last says that its frame follows from nothing.
  private func isOnlyInput(_ text: Substring) -> Bool {
    let element = text[(text.lastIndex(of: "<") ?? text.startIndex)...]
    return ["fixedFrame=\"YES\"", "key=\"tableHeaderView\"", "key=\"tableFooterView\""]
      .contains { element.contains($0) }
  }
}
