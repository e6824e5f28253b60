// Where generations differ in Auto Layout.

extension EraPolicy {
  /// Whether an active constraint may turn from required to optional and back.
  ///
  /// Rule LA2.2.
  package var allowsChangingRequiredPriority: Bool { era != .legacy8 }
}
