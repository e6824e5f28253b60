// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// The kind of device.
///
/// Rule T12.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The trait of the device's kind.
///
/// Rule T16.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// The name shown to people.
  public static var name: String { "idiom" }
}

extension UITraitCollection {
  /// The device's kind.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    self[UITraitUserInterfaceIdiom.self]  // T16
  }
}

extension UIMutableTraits {
  /// The device's kind.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
}
