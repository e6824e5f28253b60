// Where generations differ in Auto Layout.

extension EraPolicy {
  /// Whether an active constraint may turn from required to optional and back.
  ///
  /// Rule LA2.2.
  package var allowsChangingRequiredPriority: Bool { era != .legacy8 }
}

extension EraPolicy {
  /// The natural sizes of controls.
  ///
  /// Section G of the layout rules.
  var controlMetrics: ControlMetrics { era == .legacy8 ? .legacy8 : .current }
}
