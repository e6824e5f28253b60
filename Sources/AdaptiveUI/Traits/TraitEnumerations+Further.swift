// Reference: UIInterface.h names, iOS 18 documentation; rule T18. Nothing in a terminal sets these:
// programs do.

/// How strongly colours differ.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// How heavy text is.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The colours that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// Whether touches tell how hard they press.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// Whether a window looks active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The size of items in a Mac's toolbar.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case small = 1
  case large = 3
}

/// Whether a scene is recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The list that a view stands in.
public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}

/// How bright images may get.
public enum UIImageDynamicRange: Int, Sendable {
  case unspecified = -1
  case standard = 0
  case constrainedHigh = 1
  case high = 2
}

/// Whether bright images shall hold back.
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  case unspecified = -1
  case active = 0
  case inactive = 1
}

/// How the split view controller around a place stands.
public enum UISplitViewControllerLayoutEnvironment: Int, Sendable {
  /// There is none.
  case none = 0
  /// Its columns stand beside each other.
  case expanded = 1
  /// All is on one stack.
  case collapsed = 2
}

/// What stands above a tab bar.
public enum UITabAccessory {
  /// Where it stands.
  public enum Environment: Int, Sendable {
    case unspecified = 0
    case none = 1
    case regular = 2
    case inline = 3
  }
}
