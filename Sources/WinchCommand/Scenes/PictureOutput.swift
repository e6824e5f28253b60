import ArgumentParser
// The C library's streams are variables, which Swift's concurrency checks reject.
@preconcurrency import Foundation

/// The destination of a picture: the given file, else standard output.
struct PictureOutput {
  let file: String?

  /// Refuses to write bytes to a terminal.
  func checkBinary() throws {
    guard file == nil, isatty(STDOUT_FILENO) != 0 else { return }
    throw ValidationError("a PNG is nothing for a terminal; '-o FILE' says where it goes")
  }

  /// Writes text and a line feed.
  func write(_ text: String) throws {
    guard file != nil else { return print(text) }
    try write(Data((text + "\n").utf8))
  }

  /// Writes bytes.
  func write(_ data: Data) throws {
    if let file { return try OutputFile.write(data, to: file) }
    let count = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stdout) }
    guard count == data.count else {
      throw Failure.noOutput(file: "standard output", reason: String(cString: strerror(errno)))
    }
  }
}
