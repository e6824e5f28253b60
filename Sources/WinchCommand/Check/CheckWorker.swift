import AdaptiveUI
import Documents
import Foundation
import Sweep

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Performs a share of a check and writes its results as lines to standard output.
///
/// Models live on one thread, so several processors need several processes. Lines begin with `p`
/// for progress from 0 to 1, `r` for a file's report, `f` for a file that cannot be read.
enum CheckWorker {
  @MainActor static func run(
    _ files: [String], beginning: String?, language: String?, _ options: SweepOptions,
    _ share: DocumentSweep.Share
  ) throws {
    endWithParent()
    for (number, file) in files.enumerated() {
      let document: any OpenableDocument
      do {
        document = try DocumentLoader.load(file, beginning: beginning, language: language)
      } catch let failure as Failure {
        // All workers meet the same failure, so only the first reports it. Line feeds are written
        // as U+2028, which no message contains.
        if share.index == 0 { write("f", failure.text.replacing("\n", with: "\u{2028}")) }
        continue
      }
      let scenes = document.beginnings
      for (index, scene) in scenes.enumerated() {
        var report = DocumentSweep.run(scene.document, options: options, share: share) { part in
          let inFile = (Double(index) + part) / Double(scenes.count)
          write("p", "\((Double(number) + inFile) / Double(files.count))")
        }
        for finding in report.findings.indices {
          report.findings[finding].example.scene = scene.name
        }
        write("r", try JSONText.of(IndexedReport(file: number, report: report), isPretty: false))
      }
    }
  }

  /// Ends this process soon after the one that started it has ended for any reason.
  static func endWithParent() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { sleep(1) }
      exit(1)
    }
  }

  /// A report with the number of its file.
  struct IndexedReport: Codable {
    let file: Int
    let report: PartialReport
  }

  private static func write(_ kind: String, _ line: String) {
    FileHandle.standardOutput.write(Data("\(kind) \(line)\n".utf8))
  }
}
