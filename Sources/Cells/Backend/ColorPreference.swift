/// The number of colours that a user asks for.
public enum ColorPreference: Sendable, Hashable {
  /// As many as the terminal has; none if `NO_COLOR` is set.
  case auto
  /// As many as the terminal has, even if `NO_COLOR` is set.
  case always
  /// None.
  case never
  /// At most this many, even if `NO_COLOR` is set.
  case count(Int)

  /// The names of the values, as options and settings use them.
  public static let names = ["auto", "always", "never", "16", "256", "true"]

  /// Reads one of ``names``; `true` means direct red, green and blue.
  public init?(name: String) {
    switch name {
    case "auto": self = .auto
    case "always": self = .always
    case "never": self = .never
    case "16": self = .count(16)
    case "256": self = .count(256)
    case "true": self = .count(1 << 24)
    default: return nil
    }
  }
}
