import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs several copies of this program and reads their output line by line.
struct WorkerPool {
  private final class Worker {
    let process = Process()
    let pipe = Pipe()
    /// The beginning of an incomplete line.
    var rest: [UInt8] = []
    var isOpen = true

    var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }
  }

  private let workers: [Worker]

  /// Starts a process for each list of arguments.
  ///
  /// - Throws: The system's error if it cannot start a process.
  init(_ arguments: [[String]]) throws {
    guard let path = Bundle.main.executablePath else {
      throw Failure.noInput("the program does not find itself")
    }
    workers = try arguments.map { arguments in
      let worker = Worker()
      worker.process.executableURL = URL(filePath: path)
      worker.process.arguments = arguments
      worker.process.standardOutput = worker.pipe
      worker.process.standardInput = FileHandle.nullDevice
      try worker.process.run()
      return worker
    }
  }

  /// Passes each line to `body` with the number of its worker, until all have ended.
  ///
  /// - Returns: Whether all ended successfully.
  func readLines(_ body: (Int, String) throws -> Void) rethrows -> Bool {
    while workers.contains(where: \.isOpen) {
      var polled = workers.map {
        pollfd(fd: $0.isOpen ? $0.descriptor : -1, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&polled, nfds_t(polled.count), -1) > 0 else { continue }
      for (index, entry) in polled.enumerated() where entry.revents != 0 {
        try read(index, body)
      }
    }
    workers.forEach { $0.process.waitUntilExit() }
    return workers.allSatisfy { $0.process.terminationStatus == 0 }
  }

  private func read(_ index: Int, _ body: (Int, String) throws -> Void) rethrows {
    let worker = workers[index]
    let data = worker.pipe.fileHandleForReading.availableData
    guard !data.isEmpty else {
      worker.isOpen = false
      return
    }
    let pieces = [UInt8](data).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, piece) in pieces.enumerated() {
      if number > 0 {
        let line = String(decoding: worker.rest, as: UTF8.self)
        worker.rest.removeAll(keepingCapacity: true)
        try body(index, line)
      }
      worker.rest += piece
    }
  }
}
