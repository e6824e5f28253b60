// Reference: UITraitDefinition, iOS 18 documentation.
// Status: Complete.

import Synchronization

/// A trait: a named value that flows down the hierarchy, with a default value.
///
/// The conforming type itself is the key. Rules T21–T24.
public protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's value; value types that compare with `==` are expected.
  ///
  /// Rule T23.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
  /// The name shown to people.
  static var name: String { get }
  /// A unique key.
  static var identifier: String { get }
  /// Whether a change makes views redraw.
  ///
  /// Rule T25.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's own name.
  public static var name: String { String(describing: Self.self) }  // T21
  /// The type's full name.
  public static var identifier: String { TraitNames.fullName(of: Self.self) }
  /// Most traits do not affect colours.
  public static var affectsColorAppearance: Bool { false }
}

/// The key of a trait: its type.
///
/// Rule T22.
public typealias UITrait = any UITraitDefinition.Type

/// The full names of trait types, each asked of the runtime once.
private enum TraitNames {
  private static let known = Mutex<[ObjectIdentifier: String]>([:])

  static func fullName(of type: Any.Type) -> String {
    known.withLock { known in
      if let name = known[ObjectIdentifier(type)] { return name }
      // What `String(reflecting:)` says too, after it looked for protocols among all of the
      // program's.
      let name = _typeName(type, qualified: true)
      known[ObjectIdentifier(type)] = name
      return name
    }
  }
}
