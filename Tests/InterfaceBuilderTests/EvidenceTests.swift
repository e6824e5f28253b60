import Foundation
import Testing

@testable import InterfaceBuilder

/// What says so for the changes from build to build of the editor.
///
/// `evidence.csv` has, by change and repository, the documents and frames that come out with the change and
/// not without it. It is recorded from published documents that are not kept here:
/// `WINCH_EVIDENCE=FOLDER swift test --filter EvidenceTests`, where `FOLDER` holds `frames.csv`, as it lies
/// beside this file, and the documents below `docs/REPOSITORY/`.
@MainActor @Suite struct EvidenceTests {
  private nonisolated static let folder = ProcessInfo.processInfo.environment["WINCH_EVIDENCE"]

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
