// Reference: automatic trait tracking, iOS 18 documentation. Rules T44, T45.

/// A method whose reads of traits are followed, so that a change of one asks for the method again.
///
/// Rule T45.
enum TrackedMethod: Int, CaseIterable {
  case layout, constraints, properties, unavailable, display, configuration
}

extension TraitNode {
  /// The object's traits, which note what is read from them while a followed method runs.
  ///
  /// Rule T44.
  var trackedCollection: UITraitCollection {
    guard let reads = traitState.reads else { return traitState.collection }
    return UITraitCollection(values: traitState.collection.values, reads: reads)  // T44
  }

  /// Runs `body` and records the traits that it reads: `method` depends on them.
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
