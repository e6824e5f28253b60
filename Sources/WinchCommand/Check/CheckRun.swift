import AdaptiveUI
import ArgumentParser
import Documents
import Foundation
import Sweep

/// Distributes a check among processes, merges their results, and prints them.
@MainActor struct CheckRun {
  private let command: Check
  private var parts: [[PartialReport]]
  private var failures: [String] = []
  private var progress = CheckProgress()

  /// - Parameters:
  ///   - command: The check, with documents instead of folders.
  ///   - problems: Errors that were found in it before.
  init(_ command: Check, problems: [String]) {
    self.command = command
    failures = problems
    parts = Array(repeating: [], count: command.files.count)
  }

  struct Outcome {
    /// Whether there are findings in windows that real devices have.
    let hasFindings: Bool
    let hasFailures: Bool
  }

  mutating func run() throws -> Outcome {
    let accepted: Baseline
    do {
      accepted = try command.baseline.map(Baseline.init(file:)) ?? Baseline()
    } catch let failure as Failure {
      failure.report()
      return Outcome(hasFindings: false, hasFailures: true)
    }
    if !command.files.isEmpty { try work() }
    progress.end()
    failures.forEach { StandardStreams.complain("\($0)\n") }
    let files = try command.files.enumerated().compactMap { try checkedFile($0.offset, accepted) }
    if let target = command.writeBaseline {
      do {
        try Baseline(files).write(to: target)
      } catch let failure as Failure {
        failure.report()
        return Outcome(hasFindings: false, hasFailures: true)
      }
      return Outcome(hasFindings: false, hasFailures: !failures.isEmpty)
    }
    print(try CheckPrinter.text(files, command))
    return Outcome(
      hasFindings: files.contains { $0.report.findings.contains(where: \.occursOnDevices) },
      hasFailures: !failures.isEmpty)
  }

  private mutating func work() throws {
    let count = max(command.jobs ?? ProcessInfo.processInfo.activeProcessorCount, 1)
    let pool = try WorkerPool(
      (0..<count).map {
        command.workerArguments(DocumentSweep.Share(index: $0, count: count))
      })
    progress = CheckProgress(workers: count)
    let endedWell = try pool.readLines { worker, line in
      try receive(line, from: worker)
    }
    if !endedWell, failures.isEmpty { failures.append("winch: a part of the check failed") }
  }

  private mutating func receive(_ line: String, from worker: Int) throws {
    let text = line.dropFirst(2)
    switch line.first {
    case "p": progress.show(Double(text) ?? 0, of: worker)
    case "f": failures.append(String(text).replacing("\u{2028}", with: "\n"))
    case "r":
      let indexed = try JSONDecoder().decode(
        CheckWorker.IndexedReport.self, from: Data(text.utf8))
      parts[indexed.file].append(indexed.report)
    default: break
    }
  }

  /// A file with the findings that baseline, comments and options leave.
  private func checkedFile(_ index: Int, _ accepted: Baseline) throws -> CheckedFile? {
    guard !parts[index].isEmpty else { return nil }
    let name = command.files[index]
    let source = try DocumentLoader.source(name)
    var report = SweepReport(file: name, joining: parts[index])
    let ignores = InlineIgnores(in: source.text)
    report.findings.removeAll { finding in
      ignores.silence(finding) || accepted.contains(finding, in: name)
        || command.skip.contains(finding.rule)
        || (!command.only.isEmpty && !command.only.contains(finding.rule))
    }
    let document = try DocumentLoader.load(
      name, beginning: command.scene, language: command.reader.language)
    report.notes = document.unsupported + report.notes
    AmbiguityOfCode.leaveOut(of: &report, from: document, options: command.sweepOptions)
    // A baseline contains single findings, which reports merge, so that it does not depend on
    // sizes.
    let lines = LineIndex(source.text)
    if command.writeBaseline == nil {
      ConflictLog.fill(&report, from: document, options: command.sweepOptions)
      FindingWords.fill(&report, from: document, options: command.sweepOptions)
      report.joinSides()
      report.joinLooseViews(from: document, options: command.sweepOptions)
    }
    return CheckedFile(report: report, lines: lines, summaries: document.summaries)
  }
}

/// A file with its findings.
struct CheckedFile {
  let report: SweepReport
  /// The places of the findings' subjects in the file.
  let lines: LineIndex
  /// Descriptions of the findings' subjects, by their names.
  let summaries: [String: String]

  /// The finding in one sentence.
  func message(of finding: Finding) -> String { finding.message(summaries) }

  /// The place of the finding's subject; the beginning of the file if it is not found.
  func mark(of finding: Finding) -> SourceMark {
    lines.mark(of: finding) ?? SourceMark(line: 1, column: 1)
  }
}

extension LineIndex {
  /// The place of a subject of the finding.
  func mark(of finding: Finding) -> SourceMark? {
    if let line = finding.line { return SourceMark(line: line, column: indent(of: line) + 1) }
    let sources =
      finding.sources + finding.subjects.dropFirst(finding.sources.count).map { _ in "" }
    return zip(finding.subjects, sources).lazy.compactMap { mark(of: $0, source: $1) }.first
      ?? finding.anchor.flatMap { mark(of: $0) }
  }
}

/// A line on standard error that shows the progress of the check; only on a terminal.
struct CheckProgress {
  private var parts: [Double]
  private var shown = -1
  private let isVisible = isatty(STDERR_FILENO) == 1

  init(workers: Int = 0) { parts = Array(repeating: 0, count: workers) }

  mutating func show(_ part: Double, of worker: Int) {
    guard isVisible, parts.indices.contains(worker) else { return }
    parts[worker] = part
    let share: Double = parts.reduce(0, +) / Double(parts.count)
    let percent = Int((share * 100).rounded(.down))
    guard percent > shown else { return }
    shown = percent
    write("\rchecking \(percent) %")
  }

  func end() {
    if shown >= 0 { write("\r              \r") }
  }

  private func write(_ text: String) { StandardStreams.complain(text) }
}
