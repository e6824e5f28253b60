import Documents
import Foundation
import Sheets

/// Draws the documents of a sheet in several processes, as models live on one thread.
///
/// The result does not depend on their number.
@MainActor struct SheetRun {
  private let command: Sheet
  private let files: [String]
  private var documents: [SheetContents.Document?]
  private var progress = SheetProgress()

  init(_ command: Sheet, files: [String]) {
    (self.command, self.files) = (command, files)
    documents = Array(repeating: nil, count: files.count)
  }

  /// Draws all documents, in the order of the files.
  mutating func contents() throws -> SheetContents {
    progress.show(0, of: files.count)
    let shares = Self.shares(of: files, among: jobs)
    if shares.count > 1 {
      try share(shares)
    } else {
      var builder = try command.builder()
      for (place, file) in files.enumerated() {
        take(builder.document(file, at: place), at: place)
      }
    }
    progress.end()
    var contents = SheetContents(
      title: files.count == 1 ? files[0] : "\(files.count) documents")
    contents.documents = documents.enumerated().map { place, document in
      document
        ?? SheetContents.Document(
          file: files[place], problem: "winch: a part of the sheet was not drawn")
    }
    contents.documents.compactMap(\.problem).forEach { StandardStreams.complain($0 + "\n") }
    return contents
  }

  private var jobs: Int { command.jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  private mutating func share(_ shares: [[Int]]) throws {
    let pool = try WorkerPool(shares.map(command.workerArguments))
    // A document that a process did not deliver is reported at its place.
    _ = try pool.readLines { _, line in
      let part = try JSONDecoder().decode(Part.self, from: Data(line.utf8))
      take(part.document, at: part.place)
    }
  }

  private mutating func take(_ document: SheetContents.Document, at place: Int) {
    guard documents.indices.contains(place) else { return }
    documents[place] = document
    progress.show(documents.count { $0 != nil }, of: files.count)
  }

  /// Distributes files among processes: the largest first, each to the process with the least work.
  nonisolated static func shares(of files: [String], among count: Int) -> [[Int]] {
    let sizes = files.map { file -> Int in
      let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
      return (size ?? 0) + 1
    }
    let order = files.indices.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
    var shares = [[Int]](repeating: [], count: max(min(count, files.count), 1))
    var loads = [Int](repeating: 0, count: shares.count)
    for place in order {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      shares[least].append(place)
      loads[least] += sizes[place]
    }
    return shares
  }

  /// A document that another process drew, as one line of its output.
  struct Part: Codable {
    let place: Int
    let document: SheetContents.Document
  }

  /// Draws the documents at some places and writes each as a line to standard output.
  static func work(_ command: Sheet, at places: [Int]) throws {
    CheckWorker.endWithParent()
    let files = CheckInputs(command.files).files
    var builder = try command.builder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    for place in places where files.indices.contains(place) {
      let part = Part(place: place, document: builder.document(files[place], at: place))
      try FileHandle.standardOutput.write(contentsOf: encoder.encode(part) + Data("\n".utf8))
    }
  }
}

/// A line on standard error that shows the progress of the sheet; only on a terminal.
struct SheetProgress {
  private let isVisible = isatty(STDERR_FILENO) == 1

  func show(_ done: Int, of count: Int) {
    if isVisible { StandardStreams.complain("\rdrew \(done) of \(count) documents") }
  }

  func end() {
    // Moves the cursor to the left edge and erases the line.
    if isVisible { StandardStreams.complain("\r\u{1B}[K") }
  }
}

/// Places of files, separated by commas.
struct SheetShare: Sendable {
  let places: [Int]
}
