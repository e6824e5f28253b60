// Reference: UIWindow.Level, iOS 18 documentation.
public import Foundation

extension UIWindow {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Sendable, Hashable, Comparable {
    /// The height.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The program's windows.
    public static let normal = Level(rawValue: 0)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)

    /// Whether `lhs` is behind `rhs`.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    /// A level `rhs` further in front.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue + rhs) }
    /// A level `rhs` further behind.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue - rhs) }
  }

  /// The screen that the window is on.
  public var screen: UIScreen { environment.screen }
}
