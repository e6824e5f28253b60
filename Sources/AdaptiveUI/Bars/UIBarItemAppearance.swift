// Reference: UIBarButtonItemAppearance, UITabBarItemAppearance; iOS 18 documentation.
// Status: Partial — values that a terminal's bars do not show.
public import Foundation

/// How a button in a bar looks in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// How the title is set; kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      if titleTextAttributes.keys.contains(where: { $0 != .font }) {
        KeptMember.barButtonTitleTextAttributes.wasSet()
      }
    }
  }
  /// Where the title is moved to; kept.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      if titlePositionAdjustment != .zero {
        KeptMember.barButtonTitlePositionAdjustment.wasSet()
      }
    }
  }
  /// A picture behind the button; kept.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != nil { KeptMember.barButtonBackgroundImage.wasSet() } }
  }
  /// Where that picture is moved to; kept.
  open var backgroundImagePositionAdjustment = UIOffset.zero {
    didSet {
      if backgroundImagePositionAdjustment != .zero {
        KeptMember.barButtonBackgroundImageAdjustment.wasSet()
      }
    }
  }
}

/// How buttons in a bar look.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// How buttons look that can be used.
  public let normal = UIBarButtonItemStateAppearance()
  /// How pressed buttons look.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// How buttons look that cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// How buttons look that the focus is on.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the look of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Creates the look of a kind of buttons.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Goes back to the look of a kind of buttons.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    let attributes: [NSAttributedString.Key: Any] =
      style == .done ? [.font: UIFont.boldSystemFont(ofSize: 17)] : [:]
    for state in [normal, highlighted, disabled, focused] {
      state.titleTextAttributes = attributes
      state.titlePositionAdjustment = .zero
      state.backgroundImage = nil
      state.backgroundImagePositionAdjustment = .zero
    }
  }
}

/// How a tab looks in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// How the title is set; kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      if titleTextAttributes.keys.contains(where: { $0 != .font }) {
        KeptMember.tabTitleTextAttributes.wasSet()
      }
    }
  }
  /// Where the title is moved to; kept.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      if titlePositionAdjustment != .zero {
        KeptMember.tabTitlePositionAdjustment.wasSet()
      }
    }
  }
  /// The picture's colour; kept.
  open var iconColor: UIColor? {
    didSet { if iconColor != nil { KeptMember.iconColor.wasSet() } }
  }
  /// Where the badge is moved to; kept.
  open var badgePositionAdjustment = UIOffset.zero {
    didSet { if badgePositionAdjustment != .zero { KeptMember.badgePositionAdjustment.wasSet() } }
  }
  /// The ground of the badge; kept.
  open var badgeBackgroundColor: UIColor? {
    didSet { if badgeBackgroundColor != nil { KeptMember.badgeBackgroundColor.wasSet() } }
  }
  /// How the badge's text is set; kept.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if !badgeTextAttributes.isEmpty { KeptMember.badgeTextAttributes.wasSet() } }
  }
  /// Where the badge's text is moved to; kept.
  open var badgeTitlePositionAdjustment = UIOffset.zero {
    didSet {
      if badgeTitlePositionAdjustment != .zero {
        KeptMember.badgeTitlePositionAdjustment.wasSet()
      }
    }
  }
}

/// How tabs look.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// Where the titles are.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  /// How the other tabs look.
  public let normal = UITabBarItemStateAppearance()
  /// How the chosen tab looks.
  public let selected = UITabBarItemStateAppearance()
  /// How tabs look that cannot be chosen.
  public let disabled = UITabBarItemStateAppearance()
  /// How tabs look that the focus is on.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the look of tabs whose titles are below.
  public convenience override init() { self.init(style: .stacked) }

  /// Creates the look of a kind of tabs.
  public init(style: Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Goes back to the look of a kind of tabs.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.titleTextAttributes = [
        .font: UIFont.systemFont(ofSize: style == .inline ? 13 : 10, weight: .medium)
      ]
      state.titlePositionAdjustment = .zero
      state.iconColor = nil
      state.badgePositionAdjustment = .zero
      state.badgeBackgroundColor = nil
      state.badgeTextAttributes = [:]
      state.badgeTitlePositionAdjustment = .zero
    }
  }
}
