// Reference: automatic trait tracking, iOS 18 documentation. Rules T44, T45.
import Foundation

/// A method whose reads of traits are followed, so that a change of one asks for the method again.
///
/// Rule T45.
enum TrackedMethod: Int, CaseIterable {
  case layout, constraints, properties, display, configuration
}

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

extension TraitNode {
  /// The object's traits, which note what is read from them while a followed method runs.
  ///
  /// Rule T44.
  var trackedCollection: UITraitCollection {
    guard let reads = traitState.reads else { return traitState.collection }
    return UITraitCollection(values: traitState.collection.values, reads: reads)  // T44
  }

  /// Runs `body` and keeps what it reads as what `method` depends on.
  ///
  /// Rules T44, T45.
  func track(_ method: TrackedMethod, _ body: () -> Void) {
    guard environment.policy.tracksTraits else { return body() }
    let outer = traitState.reads
    let reads = TraitReads()
    traitState.reads = reads
    body()
    traitState.reads = outer
    let keys = reads.close()
    traitState.dependencies[method.rawValue] = keys  // T45
  }

  /// The followed methods that read one of `changed`.
  func methods(reading changed: [UITrait]) -> [TrackedMethod] {
    let keys = changed.map { $0.identifier }
    return TrackedMethod.allCases.filter { method in
      traitState.dependencies[method.rawValue].contains { keys.contains($0) }
    }
  }
}
