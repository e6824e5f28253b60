import Foundation
import Testing

@testable import InterfaceBuilder

/// What says so for the changes from build to build of the editor.
///
/// `evidence.csv` has, by change and repository, the documents and frames that come out with the change and
/// not without it. It is recorded from published documents that are not kept here:
/// `WINCH_EVIDENCE=FOLDER swift test --filter EvidenceTests`, where `FOLDER` holds `frames.csv`, as it lies
/// beside this file, and the documents below `docs/REPOSITORY/`.
@MainActor struct EvidenceTests {
  private nonisolated static let folder = ProcessInfo.processInfo.environment["WINCH_EVIDENCE"]

  /// What the table says of each change.
  private static func recorded() throws -> [String: [[String]]] {
    Dictionary(grouping: Oracle.rows(of: try Oracle.text("evidence.csv"))) { "\($0[0]) \($0[1])" }
  }

  @Test func `every change says what its table of evidence does`() throws {
    let recorded = try Self.recorded()
    #expect(Set(recorded.keys).isSubset(of: EditorChange.all.map(EvidenceRecorder.title)))
    for change in EditorChange.all {
      let rows = (recorded[EvidenceRecorder.title(change)] ?? []).map {
        $0[3...].compactMap { Int($0) }
      }
      let evidence = EditorChange.Evidence(
        repositories: rows.count { $0[1] > $0[2] }, documents: rows.reduce(0) { $0 + $1[0] },
        frames: rows.reduce(0) { $0 + $1[1] }, against: rows.reduce(0) { $0 + $1[2] })
      #expect(change.evidence == evidence, "\(change.build) \(change.name)")
    }
  }

  @Test func `no change has less evidence than a rule needs`() {
    // One document may have a past, one repository a habit.
    let thin = EditorChange.all.filter {
      $0.evidence.repositories < 3 || $0.evidence.frames <= $0.evidence.against
    }
    #expect(thin.map(EvidenceRecorder.title).isEmpty)
  }

  @Test func `a release has the values of the one before where nothing changed them`() {
    let builds = EditorChange.all.map(\.build)
    #expect(builds == builds.sorted())
    for (one, next) in zip([0] + builds, builds) where next > one {
      #expect(EditorRelease(build: next - 1) == EditorRelease(build: one))
      #expect(EditorRelease(build: next) != EditorRelease(build: one))
    }
  }

  @Test(.enabled(if: folder != nil))
  func `record the evidence of documents elsewhere`() throws {
    let folder = URL(filePath: try #require(Self.folder))
    let frames = try Oracle.frames(
      String(contentsOf: folder.appending(path: "frames.csv"), encoding: .utf8))
    let share = ProcessInfo.processInfo.environment["WINCH_SHARE"] ?? "0/1"
    let numbers = share.split(separator: "/").compactMap { Int($0) }
    let log = folder.appending(path: "witnesses-\(numbers[0]).csv")
    var lines = "change,file,frames,against\n"
    for (index, file) in frames.keys.sorted().enumerated() where index % numbers[1] == numbers[0] {
      guard let data = try? Data(contentsOf: folder.appending(path: "docs/\(file)")),
        let found = try? EvidenceRecorder().witnesses(data, file: file, frames: frames[file] ?? [])
      else { continue }
      for witness in found {
        lines += "\(witness.change),\(file),\(witness.frames),\(witness.against)\n"
      }
      try lines.write(to: log, atomically: true, encoding: .utf8)
    }
  }
}
