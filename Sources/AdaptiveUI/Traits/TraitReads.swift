// Reference: automatic trait tracking, iOS 18 documentation. Rules T44, T45.
import Foundation

/// The traits that were read from one object's collection during one method.
///
/// Unchecked because collections travel between threads: the lock guards what is written down.
final class TraitReads: @unchecked Sendable {
  private let lock = NSLock()
  private var keys: [String] = []
  private var isOpen = true

  func note(_ key: String) {
    lock.withLock { if isOpen, !keys.contains(key) { keys.append(key) } }
  }

  /// Ends the notes; what is read later from a collection that was kept does not count.
  func close() -> [String] {
    lock.withLock {
      isOpen = false
      return keys
    }
  }
}
