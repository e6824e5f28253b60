import Foundation

@testable import InterfaceBuilder

/// Measures what says so for each change of the editor: the frames that come out with it and not without.
@MainActor struct EvidenceRecorder {
  /// What one document says of one change.
  struct Witness: Equatable {
    let change: String
    let file: String
    /// Frames that come out with the change only, and without it only.
    let frames: Int
    let against: Int

    /// Documents of a repository lie in a folder of its name.
    var repository: String { String(file.prefix { $0 != "/" }) }
  }

  /// A change by its build and name.
  static func title(_ change: EditorChange) -> String { "\(change.build) \(change.name)" }

  /// What a document says of every change that its editor had.
  func witnesses(_ data: Data, file: String, frames: [Oracle.Frame]) throws -> [Witness] {
    let whole = try InterfaceBuilderDocument(data, file: file)
    let hasTables = String(decoding: data, as: UTF8.self).contains("<tableView")
    let solved = frames.filter { $0.group != "given" }
    let build = InterfaceBuilderDocument.build(whole.root["toolsVersion"])
    var right: [Bool]?
    var found: [Witness] = []
    for (index, change) in EditorChange.all.enumerated() where change.build <= build {
      var others = EditorChange.all
      others.remove(at: index)
      let without = try InterfaceBuilderDocument(data, file: file, changes: others)
      guard differ(whole.release, without.release, hasTables: hasTables) else { continue }
      let exact = right ?? Oracle.exact(solved, in: DesignCanvas.layOut(whole))
      right = exact
      let other = Oracle.exact(solved, in: DesignCanvas.layOut(without))
      let counts = zip(exact, other).reduce(into: (0, 0)) {
        if $1.0, !$1.1 { $0.0 += 1 }
        if $1.1, !$1.0 { $0.1 += 1 }
      }
      if counts != (0, 0) {
        found.append(
          Witness(
            change: Self.title(change), file: file, frames: counts.0, against: counts.1))
      }
    }
    return found
  }

  /// Whether two releases can draw a document differently.
  private func differ(_ one: EditorRelease, _ other: EditorRelease, hasTables: Bool) -> Bool {
    if hasTables { return one != other }
    return one.fonts != other.fonts || one.text != other.text || one.screen != other.screen
      || one.bars != other.bars || one.controls != other.controls
  }
}
