// Reference: UIDataDetectorTypes, iOS 18 documentation.

/// What is found in text.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Creates types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Addresses of the net.
  public static let link = Self(rawValue: 1 << 1)
  /// Addresses of places.
  public static let address = Self(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Everything.
  public static let all = Self(rawValue: .max)
}
