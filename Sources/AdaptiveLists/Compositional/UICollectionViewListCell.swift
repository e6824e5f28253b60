// Reference: UICollectionViewListCell, UICellAccessory; iOS 18 documentation.
// Status: Partial — accessories that are signs are shown; indentation and reordering are kept.
public import AdaptiveUI
public import Foundation

/// What stands at the end or the beginning of a row.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// Where an accessory of one's own stands.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  enum Kind { case disclosure, checkmark, detail, other }

  let kind: Kind
  /// When the accessory is shown.
  let displayed: DisplayedState

  /// A sign that more comes.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(kind: .disclosure, displayed: displayed) }
  /// A tick.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(kind: .checkmark, displayed: displayed) }
  /// A sign that opens what is below the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(kind: .disclosure, displayed: displayed) }
  /// A button to details.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(kind: .detail, displayed: displayed) }
  /// A sign that the row can be deleted; kept.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(kind: .other, displayed: displayed) }
  /// A sign that a row can be inserted; kept.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(kind: .other, displayed: displayed) }
  /// A sign that the row can be moved; kept.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(kind: .other, displayed: displayed)
  }
  /// A sign that the row can be chosen; kept.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(kind: .other, displayed: displayed)
  }
  /// A text; kept.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(kind: .other, displayed: displayed) }
  /// A view of one's own; kept.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(kind: .other, displayed: .always)
  }

  /// How the sign that more comes looks; kept.
  public struct DisclosureIndicatorOptions {
    /// The colour.
    public var tintColor: UIColor?
    /// Creates the standard look.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }

  /// How the tick looks; kept.
  public struct CheckmarkOptions {
    /// The colour.
    public var tintColor: UIColor?
    /// Creates the standard look.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }

  /// How the sign that opens what is below looks; kept.
  public struct OutlineDisclosureOptions {
    /// Where a tap opens the row.
    public enum Style: Int, Sendable {
      case automatic, header, cell
    }
    /// Where a tap opens the row.
    public var style: Style
    /// The colour.
    public var tintColor: UIColor?
    /// Creates a look.
    public init(style: Style = .automatic, tintColor: UIColor? = nil) {
      self.style = style
      self.tintColor = tintColor
    }
  }

  /// A view of one's own.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// Creates a place for a view.
    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }
}

/// A row of a list in a collection view.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at the ends of the row.
  open var accessories: [UICellAccessory] = [] { didSet { contentDidChange() } }
  /// How many steps the row is set in; kept.
  open var indentationLevel = 0
  /// How far a step is, in points; kept.
  open var indentationWidth: CGFloat = 16

  /// The content of an ordinary row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  override func contentDidChange() {
    super.contentDidChange()
    let kinds = accessories.filter { $0.displayed != .whenEditing }.map(\.kind)
    let sign: CellContent.Accessory =
      kinds.contains(.disclosure)
      ? .disclosure
      : kinds.contains(.checkmark) ? .checkmark : kinds.contains(.detail) ? .detail : .none
    (configured.contentView as? UIListContentView)?.accessory = sign
  }
}
