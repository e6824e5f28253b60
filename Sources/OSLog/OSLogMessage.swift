// Reference: OSLogMessage, OSLogPrivacy, iOS 18 documentation.
// Status: Partial — nothing is hidden, as while a debugger looks on; no formats of values.

/// Who may read a value in a message; everybody may here.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is distinguished from others.
  public enum Mask: Sendable {
    /// By a number made from it.
    case hash
    /// Not at all.
    case none
  }
  /// As its kind says.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Those who develop.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Those who develop.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// As its kind says.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Those who develop.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A text with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty one.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds what is written.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) { text += String(describing: value()) }
}
