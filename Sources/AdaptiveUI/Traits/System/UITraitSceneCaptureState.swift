// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// Whether a scene is recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The trait of scenes that are recorded or mirrored.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UISceneCaptureState { .unspecified }
  /// The name shown to people.
  public static var name: String { "capture" }
}

extension UITraitCollection {
  /// The value of the trait of scenes that are recorded or mirrored.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }  // T18
}

extension UIMutableTraits {
  /// The value of the trait of scenes that are recorded or mirrored.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
}
