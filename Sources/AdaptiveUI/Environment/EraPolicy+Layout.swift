// Where generations differ in Auto Layout.

extension EraPolicy {
  /// Whether an active constraint may turn from required to optional and back.
  ///
  /// Rule LA2.2.
  package var allowsChangingRequiredPriority: Bool { era != .legacy8 }

  /// Whether a layout takes in a constraint between a place across and one down; from iOS 10 on it raises.
  ///
  /// Rule LA5.4.
  var layoutsMixAxes: Bool { era == .legacy8 }
}

extension EraPolicy {
  /// Whether `updateProperties` exists.
  ///
  /// Rule V16.
  var sendsUpdateProperties: Bool { era != .legacy8 }
}

extension EraPolicy {
  /// Whether split views have inspectors and dividers that can be dragged.
  ///
  /// Rule KS17.
  var hasInspectorColumn: Bool { era != .legacy8 }

  /// Whether what a split view controller holds hears in a trait whether it is collapsed.
  ///
  /// Rule KS17.
  var hasSplitLayoutTrait: Bool { era != .legacy8 }
}

extension EraPolicy {
  /// Whether scroll views keep content out from under bars by themselves, whatever their controller
  /// says.
  ///
  /// Rule W24.
  var adjustsScrolledContent: Bool { era != .legacy8 }
}

extension EraPolicy {
  /// The natural sizes of controls.
  ///
  /// Section G of the layout rules.
  var controlMetrics: ControlMetrics { era == .legacy8 ? .legacy8 : .current }

}
