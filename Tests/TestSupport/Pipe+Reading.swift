public import Foundation

extension Pipe {
  /// Reads to the end, however often a signal interrupts, where Foundation's own reading fails.
  public func readAll() throws -> [UInt8] {
    let descriptor = fileHandleForReading.fileDescriptor
    var (all, part) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
    while true {
      let count = read(descriptor, &part, part.count)
      if count > 0 { all += part[..<count] }
      if count == 0 { return all }
      guard count > 0 || errno == EINTR else { throw CocoaError(.fileReadUnknown) }
    }
  }
}
