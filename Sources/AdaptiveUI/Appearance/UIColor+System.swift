// Reference: UIColor's standard colours, Human Interface Guidelines, Color (iOS 18).
// Status: Complete for light, dark and the elevated level; no increased contrast.
import Foundation

extension UIColor {
  private static func system(
    _ name: String, light: Int, _ lightAlpha: CGFloat = 1, dark: Int, _ darkAlpha: CGFloat = 1,
    elevated: Int? = nil
  ) -> UIColor {
    let (light, dark) = (
      UIColor(bytes: light, alpha: lightAlpha), UIColor(bytes: dark, alpha: darkAlpha)
    )
    // Only dark grounds are lighter where they lie above others.
    let raised = elevated.map { UIColor(bytes: $0, alpha: darkAlpha) } ?? dark
    return UIColor(
      source: .dynamic(name: name) {
        guard $0.userInterfaceStyle == .dark else { return light }
        return $0.userInterfaceLevel == .elevated ? raised : dark
      })
  }

  /// Creates a colour from three bytes.
  private convenience init(bytes: Int, alpha: CGFloat) {
    self.init(
      red: CGFloat(bytes >> 16 & 0xFF) / 255, green: CGFloat(bytes >> 8 & 0xFF) / 255,
      blue: CGFloat(bytes & 0xFF) / 255, alpha: alpha)
  }

  /// Red for either style.
  public static let systemRed = system(
    "systemRed", light: 0xFF3B30, dark: 0xFF453A)
  /// Green for either style.
  public static let systemGreen = system(
    "systemGreen", light: 0x34C759, dark: 0x30D158)
  /// Blue for either style.
  public static let systemBlue = system(
    "systemBlue", light: 0x007AFF, dark: 0x0A84FF)
  /// Orange for either style.
  public static let systemOrange = system(
    "systemOrange", light: 0xFF9500, dark: 0xFF9F0A)
  /// Yellow for either style.
  public static let systemYellow = system(
    "systemYellow", light: 0xFFCC00, dark: 0xFFD60A)
  /// Pink for either style.
  public static let systemPink = system(
    "systemPink", light: 0xFF2D55, dark: 0xFF375F)
  /// Purple for either style.
  public static let systemPurple = system(
    "systemPurple", light: 0xAF52DE, dark: 0xBF5AF2)
  /// Teal for either style.
  public static let systemTeal = system(
    "systemTeal", light: 0x30B0C7, dark: 0x40C8E0)
  /// Indigo for either style.
  public static let systemIndigo = system(
    "systemIndigo", light: 0x5856D6, dark: 0x5E5CE6)
  /// Brown for either style.
  public static let systemBrown = system(
    "systemBrown", light: 0xA2845E, dark: 0xAC8E68)
  /// Mint for either style.
  public static let systemMint = system(
    "systemMint", light: 0x00C7BE, dark: 0x63E6E2)
  /// Cyan for either style.
  public static let systemCyan = system(
    "systemCyan", light: 0x32ADE6, dark: 0x64D2FF)
  /// The standard grey.
  public static let systemGray = system(
    "systemGray", light: 0x8E8E93, dark: 0x8E8E93)
  /// A grey one step nearer to the ground.
  public static let systemGray2 = system(
    "systemGray2", light: 0xAEAEB2, dark: 0x636366)
  /// A grey two steps nearer to the ground.
  public static let systemGray3 = system(
    "systemGray3", light: 0xC7C7CC, dark: 0x48484A)
  /// A grey three steps nearer to the ground.
  public static let systemGray4 = system(
    "systemGray4", light: 0xD1D1D6, dark: 0x3A3A3C)
  /// A grey four steps nearer to the ground.
  public static let systemGray5 = system(
    "systemGray5", light: 0xE5E5EA, dark: 0x2C2C2E)
  /// A grey five steps nearer to the ground.
  public static let systemGray6 = system(
    "systemGray6", light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Text of the first rank.
  public static let label = system(
    "label", light: 0x000000, dark: 0xFFFFFF)
  /// Text of the second rank.
  public static let secondaryLabel = system(
    "secondaryLabel", light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// Text of the third rank.
  public static let tertiaryLabel = system(
    "tertiaryLabel", light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Text of the fourth rank.
  public static let quaternaryLabel = system(
    "quaternaryLabel", light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// Text shown until something is typed.
  public static let placeholderText = system(
    "placeholderText", light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Thin lines that let the ground through.
  public static let separator = system(
    "separator", light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// Thin lines that let nothing through.
  public static let opaqueSeparator = system(
    "opaqueSeparator", light: 0xC6C6C8, dark: 0x38383A)
  /// Text that leads somewhere.
  public static let link = system(
    "link", light: 0x007AFF, dark: 0x0984FF)
  /// The fill of thin shapes.
  public static let systemFill = system(
    "systemFill", light: 0x787880, 0.2, dark: 0x787880, 0.36)
  /// The fill of shapes of middle size.
  public static let secondarySystemFill = system(
    "secondarySystemFill", light: 0x787880, 0.16, dark: 0x787880, 0.32)
  /// The fill of large shapes.
  public static let tertiarySystemFill = system(
    "tertiarySystemFill", light: 0x767680, 0.12, dark: 0x767680, 0.24)
  /// The fill of areas with content.
  public static let quaternarySystemFill = system(
    "quaternarySystemFill", light: 0x747480, 0.08, dark: 0x767680, 0.18)
  /// The ground of an interface.
  public static let systemBackground = system(
    "systemBackground", light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  /// The ground of content on the ground.
  public static let secondarySystemBackground = system(
    "secondarySystemBackground", light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The ground of content on the second ground.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackground", light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// The ground of grouped content.
  public static let systemGroupedBackground = system(
    "systemGroupedBackground", light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  /// The ground of grouped content; the name before iOS 13.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// The ground of content in a group.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground", light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The ground of content within content in a group.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground", light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// Text on a dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light ground.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The tint of views without one.
  // swift-format-ignore: DontRepeatTypeInStaticProperties, AllPublicDeclarationsHaveDocumentation
  public static let tintColor = UIColor(source: .dynamic(name: "tint") { _ in .systemBlue })
}
