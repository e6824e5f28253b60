// Reference: UIButton.Configuration, iOS 18 documentation. Rule LG8.
// Status: Partial — titles, image, insets, colours, corners, stroke and the styles; what happens to
// long titles and what says that there is a menu are kept.
public import Foundation

extension UIButton {
  /// How a button looks.
  public struct Configuration: Hashable {
    /// How the titles are aligned with each other.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small, medium, large
      case capsule
    }

    /// How large the button is.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// How the button looks on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    /// What says that the button has a menu.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// The title.
    public var title: String?
    /// The title with fonts of its own.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// The second title, below the first.
    public var subtitle: String?
    /// The second title with fonts of its own.
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    /// The picture.
    public var image: UIImage?
    /// The side of the title that the picture is on.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between the titles, in points; kept.
    public var titlePadding: CGFloat = 1
    /// How the titles are aligned with each other; kept.
    public var titleAlignment = TitleAlignment.automatic
    /// What happens to a title that is too long; kept.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// What happens to a second title that is too long; kept.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The title's colour; `nil` for the style's.
    public var baseForegroundColor: UIColor?
    /// The fill's colour; `nil` for the style's.
    public var baseBackgroundColor: UIColor?
    /// The background, in the corners of ``cornerStyle``.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// How the button looks on a Mac; kept.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// What says that the button has a menu; kept.
    public var indicator = Indicator.automatic
    /// Whether the button waits for something, which takes the picture's place; kept.
    public var showsActivityIndicator = false
    /// The size that a symbol is shown in.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Makes the title's attributes that are shown.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Makes the second title's attributes that are shown; kept.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Makes the picture's colour that is shown; kept.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The room around title and picture; `nil` for the style's.
    var ownInsets: NSDirectionalEdgeInsets?
    let emphasis: ShownContent.Emphasis

    /// The room around title and picture, in points.
    ///
    /// Rule LG8.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? sizedInsets }
      set { ownInsets = newValue }
    }

    /// Goes back to the style's room.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The style's room for the button's size.
    private var sizedInsets: NSDirectionalEdgeInsets {
      let standard = ControlMetrics.ios26.configuredInsets
      switch buttonSize {
      case .medium: return standard
      case .large:
        return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      case .small, .mini:
        return NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
      }
    }

    /// The font of the title.
    var font: UIFont {
      var container = AttributeContainer()
      if let own = attributedTitle?.runs.first?.uiKit.font { container.uiKit.font = own }
      if let titleTextAttributesTransformer {
        container = titleTextAttributesTransformer(container)
      }
      return container.uiKit.font
        ?? .systemFont(ofSize: buttonSize == .small || buttonSize == .mini ? 15 : 17)
    }

    private init(_ emphasis: ShownContent.Emphasis) { self.emphasis = emphasis }

    /// Tells what has no effect, when a button takes the configuration.
    @MainActor func tellKeptMembers() {
      if titleLineBreakMode != .byWordWrapping { KeptMember.titleLineBreakMode.wasSet() }
      if subtitleLineBreakMode != .byWordWrapping { KeptMember.subtitleLineBreakMode.wasSet() }
      if macIdiomStyle != .automatic { KeptMember.macIdiomStyle.wasSet() }
      if showsActivityIndicator { KeptMember.showsActivityIndicator.wasSet() }
      if titleAlignment != .automatic { KeptMember.titleAlignment.wasSet() }
      if titlePadding != 1 { KeptMember.titlePadding.wasSet() }
      if indicator != .automatic { KeptMember.buttonIndicator.wasSet() }
      if imageColorTransformer != nil { KeptMember.imageColorTransformer.wasSet() }
      if subtitleTextAttributesTransformer != nil {
        KeptMember.subtitleTextAttributesTransformer.wasSet()
      }
      background.tellKeptMembers()
    }

    /// Only a title.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A grey ground.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A ground of pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A ground of full tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Only a title, without room around it.
    public static func borderless() -> Configuration {
      var plain = Configuration(.plain)
      plain.ownInsets = .zero
      return plain
    }
    /// A pale ground.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A ground of pale tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A ground of full tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// A pale ground of glass.
    public static func glass() -> Configuration { Configuration(.gray) }
    /// A ground of tinted glass.
    public static func prominentGlass() -> Configuration { Configuration(.filled) }

    /// The same for a button.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }

  /// What a button keeps besides titles and pictures.
  struct Extras {
    var role = Role.normal
    var looks = Looks()
    var menu: UIMenu?
    var showsMenu = false
    var togglesSelection = false
    var updateHandler: ((UIButton) -> Void)?
    var updatesByItself = true
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Anything.
    case normal
    /// What return presses.
    case primary
    /// Leaving things as they are.
    case cancel
    /// Taking something away.
    case destructive
  }

  /// What the button is for; kept.
  public var role: Role {
    get { extras.role }
    set {
      extras.role = newValue
      if role != .normal { KeptMember.buttonRole.wasSet() }
    }
  }
  /// Whether a tap offers ``menu``; kept.
  public var showsMenuAsPrimaryAction: Bool {
    get { extras.showsMenu }
    set {
      extras.showsMenu = newValue
      if showsMenuAsPrimaryAction { KeptMember.showsMenuAsPrimaryAction.wasSet() }
    }
  }
  /// Whether a tap chooses the button, and another one no longer.
  public var changesSelectionAsPrimaryAction: Bool {
    get { extras.togglesSelection }
    set { extras.togglesSelection = newValue }
  }
  /// Called when the look may have to change with the state.
  public var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { extras.updateHandler }
    set {
      extras.updateHandler = newValue
      if newValue != nil { setNeedsUpdateConfiguration() }
    }
  }
  /// Whether the look changes with the state by itself.
  public var automaticallyUpdatesConfiguration: Bool {
    get { extras.updatesByItself }
    set { extras.updatesByItself = newValue }
  }
}
