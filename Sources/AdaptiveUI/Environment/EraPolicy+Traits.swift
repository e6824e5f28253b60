// Where generations differ in traits.

extension EraPolicy {
  /// Whether reads of traits are followed, so that a change asks for just what depends on it.
  ///
  /// Rule T44; before, every change laid out again.
  var tracksTraits: Bool { era != .legacy8 }
}
