/// How many colours somebody wants on a terminal.
public enum ColorWish: Sendable, Hashable {
  /// What the terminal has, none where `NO_COLOR` is set.
  case auto
  /// What the terminal has, whatever `NO_COLOR` says.
  case always
  /// None.
  case never
  /// At most so many, whatever `NO_COLOR` says.
  case count(Int)

  /// The words for wishes.
  public static let names = ["auto", "always", "never", "16", "256", "true"]

  /// Reads one of ``names``; `true` stands for red, green and blue directly.
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
