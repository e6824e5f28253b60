// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// What is above a tab bar.
public enum UITabAccessory {
  /// Where it is.
  public enum Environment: Int, Sendable {
    case unspecified = 0
    case none = 1
    case regular = 2
    case inline = 3
  }
}

/// The trait of the place of what is above a tab bar.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
  /// The name shown to people.
  public static var name: String { "tab accessory" }
}

extension UITraitCollection {
  /// The value of the trait of the place of what is above a tab bar.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    self[UITraitTabAccessoryEnvironment.self]
  }
}

extension UIMutableTraits {
  /// The value of the trait of the place of what is above a tab bar.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}
