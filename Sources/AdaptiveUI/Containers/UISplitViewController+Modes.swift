// The names that UIKit gives to styles, columns and modes. Rules KS03, KS05.

extension UISplitViewController {
  /// How the columns are managed.
  ///
  /// Rule KS03.
  public enum Style: Int, Sendable {
    /// `viewControllers` holds them.
    case unspecified = 0
    /// Two columns by name.
    case doubleColumn = 1
    /// Three columns by name.
    case tripleColumn = 2
  }

  /// Whether the button shows that brings the primary column into sight and takes it away.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }

  /// A column by name.
  public enum Column: Int, Sendable, Hashable {
    /// The outermost one.
    case primary = 0
    /// The middle one of three.
    case supplementary = 1
    /// The one that is always seen while expanded.
    case secondary = 2
    /// The only one that is shown while collapsed.
    case compact = 3
    /// Details of what the secondary shows, at the trailing edge; not in iOS 8.
    ///
    /// Rule KS17.
    case inspector = 4
  }

  /// How much of the columns is seen.
  ///
  /// Rule KS05.
  public enum DisplayMode: Int, Sendable {
    /// UIKit chooses; only a preference, never a state.
    case automatic = 0
    /// The secondary alone.
    case secondaryOnly = 1
    /// One column and the secondary share the width.
    case oneBesideSecondary = 2
    /// One column covers part of the secondary.
    case oneOverSecondary = 3
    /// All three share the width.
    case twoBesideSecondary = 4
    /// Two columns cover part of the secondary.
    case twoOverSecondary = 5
    /// Two columns push the secondary partly out.
    case twoDisplaceSecondary = 6

    /// The name before iOS 14.
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name before iOS 14.
    @available(*, deprecated, renamed: "secondaryOnly")
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name before iOS 14.
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }

    /// How many columns are seen besides the secondary.
    var count: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }
  }

  /// What columns do to the secondary when they come into sight.
  ///
  /// Rule KS05.
  public enum SplitBehavior: Int, Sendable {
    /// UIKit chooses.
    case automatic = 0
    /// They take part of its width.
    case tile = 1
    /// They cover part of it.
    case overlay = 2
    /// They push it partly out.
    case displace = 3

    /// The mode of this behaviour that shows `count` columns besides the secondary.
    ///
    /// Rule KS05.
    func mode(showing count: Int) -> DisplayMode {
      switch (self, count) {
      case (_, 0): .secondaryOnly
      case (.overlay, 1): .oneOverSecondary
      case (_, 1): .oneBesideSecondary
      case (.overlay, _): .twoOverSecondary
      case (.displace, _): .twoDisplaceSecondary
      case (_, _): .twoBesideSecondary
      }
    }
  }

  /// The side on which the primary column is.
  public enum PrimaryEdge: Int, Sendable {
    /// Where reading begins.
    case leading = 0
    /// Where reading ends.
    case trailing = 1
  }
}
