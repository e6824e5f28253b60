// Where generations differ in windows and orientation.

extension EraPolicy {
  /// Whether the user can give windows any size.
  ///
  /// Rule W04.
  var windowsResizeFreely: Bool { era != .legacy8 }
  /// Whether a controller can keep the interface as it is.
  ///
  /// Rule W08.
  var locksOrientation: Bool { era != .legacy8 }
  /// Whether a program can turn the interface by setting the device's orientation.
  ///
  /// Rules O21, O22.
  var deviceOrientationIsSettable: Bool { era == .legacy8 }
  /// Whether a root controller has to share an orientation with the application, as presented ones
  /// do.
  ///
  /// Rule O10.
  var rootNeedsCommonOrientation: Bool { era == .legacy8 }
  /// Whether bars and calls take room from the root view rather than from its safe area.
  ///
  /// Rules W20–W22.
  var statusBarTakesRoom: Bool { era == .legacy8 }
}
