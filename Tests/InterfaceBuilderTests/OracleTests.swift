import Foundation
import Testing

@testable import InterfaceBuilder

/// Documents of public repositories, laid out on their own canvas and compared with the frames that
/// Interface Builder stored in them.
///
/// `Documents` holds them as published, `documents.csv` says where each comes from, `Licences` holds
/// their terms. `frames.csv` has the frames that are evidence, in groups by what they follow from;
/// `scores.csv` what was reached: a score may rise, never fall.
@MainActor @Suite(.serialized) struct OracleTests {
  @Test func `every document loads, and none asks for what is not known`() throws {
    let oracle = try Oracle()
    #expect(oracle.files.count == 69)
    for file in oracle.files {
      let document = try InterfaceBuilderDocument(oracle.data(file), file: file)
      #expect(!document.scenes.isEmpty, "\(file)")
    }
  }

  @Test func `scores on the documents do not fall`() throws {
    try compare(scrambling: [], column: \.original)
  }

  @Test func `scores do not fall when the stored frames of solved views are wrong`() throws {
    try compare(scrambling: ["firm", "font", "open"], column: \.scrambled)
  }

  @Test func `scores do not fall when cells and their contents are wrong too`() throws {
    try compare(scrambling: ["firm", "font", "open", "container"], column: \.cells)
  }

  /// Lays every document out and holds its number of exact frames against the recorded one.
  private func compare(
    scrambling groups: Set<String>, column: KeyPath<Oracle.Score, Int>
  ) throws {
    let oracle = try Oracle()
    for file in oracle.files {
      let text = String(decoding: try oracle.data(file), as: UTF8.self)
      let copy = oracle.scrambled(text, of: file, groups: groups)
      let document = try InterfaceBuilderDocument(Data(copy.utf8), file: file)
      let exact = oracle.exact(DesignCanvas.layOut(document), of: file)
      let recorded = try #require(oracle.scores[file])[keyPath: column]
      #expect(exact >= recorded, "\(file): \(exact) exact frames, \(recorded) were recorded")
    }
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

  /// Exact frames: of the document, of a copy with solved frames made wrong, and with cells wrong too.
  struct Score {
    let original: Int
    let scrambled: Int
    let cells: Int
  }

  let files: [String]
  let frames: [String: [Frame]]
  let scores: [String: Score]
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  init() throws {
    frames = try Self.frames(Self.text("frames.csv"))
    files = try Self.rows("documents.csv").map { $0[0] }
    scores = Dictionary(
      uniqueKeysWithValues: try Self.rows("scores.csv").map { row in
        let counts = row[1...].compactMap { Int($0) }
        return (row[0], Score(original: counts[0], scrambled: counts[1], cells: counts[2]))
      })
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
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  func data(_ file: String) throws -> Data {
    try Data(contentsOf: Self.folder.appending(path: "Documents/\(file)"))
  }

  /// How many frames of a document agree within half a point on all four numbers.
  func exact(_ scenes: [DesignCanvas.Scene], of file: String) -> Int {
    Self.exact(frames[file] ?? [], in: scenes).count { $0 }
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
