import Foundation

extension StringProtocol {
  /// Whether the bytes of a text are among these: for a line of the sources much faster than a pattern, which
  /// then looks at the lines that are left.
  public func mentions(_ text: StaticString) -> Bool {
    let (word, count) = (text.utf8Start, text.utf8CodeUnitCount)
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      guard var start = bytes.baseAddress else { return false }
      let end = start + bytes.count
      while let hit = memchr(start, Int32(word.pointee), end - start) {
        if end - UnsafePointer(hit.assumingMemoryBound(to: UInt8.self)) < count { return false }
        if memcmp(hit, word, count) == 0 { return true }
        start = UnsafePointer(hit.assumingMemoryBound(to: UInt8.self)) + 1
      }
      return false
    }
    return found ?? String(self).contains("\(text)")
  }
}
