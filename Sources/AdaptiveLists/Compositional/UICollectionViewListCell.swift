// Reference: UICollectionViewListCell, UICellAccessory; iOS 18 documentation.
// Status: Partial — accessories that are symbols are shown; indentation and reordering are kept.
public import AdaptiveUI
public import Foundation

/// A symbol, text or view at the beginning or end of a row.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// Where a custom accessory is placed.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  enum Kind { case disclosure, checkmark, detail, other }

  let kind: Kind
  /// When the accessory is shown.
  let displayed: DisplayedState

  /// The symbol of a row that leads to more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(kind: .disclosure, displayed: displayed) }
  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(kind: .checkmark, displayed: displayed) }
  /// The symbol that expands the items below the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(kind: .disclosure, displayed: displayed) }
  /// A button that shows details.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(kind: .detail, displayed: displayed) }
  /// The symbol of a row that can be deleted; kept.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    KeptMember.deleteAccessory.wasSet()
    return UICellAccessory(kind: .other, displayed: displayed)
  }
  /// The symbol where a row can be inserted; kept.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    KeptMember.insertAccessory.wasSet()
    return UICellAccessory(kind: .other, displayed: displayed)
  }
  /// The symbol of a row that can be moved; kept.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    KeptMember.reorderAccessory.wasSet()
    return UICellAccessory(kind: .other, displayed: displayed)
  }
  /// The symbol of a row that can be selected together with others; kept.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    KeptMember.multiselectAccessory.wasSet()
    return UICellAccessory(kind: .other, displayed: displayed)
  }
  /// A text; kept.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory {
    KeptMember.labelAccessory.wasSet()
    return UICellAccessory(kind: .other, displayed: displayed)
  }
  /// A custom view at an end of the row; kept.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    KeptMember.customViewAccessory.wasSet()
    return UICellAccessory(kind: .other, displayed: .always)
  }

  /// How the disclosure indicator looks, which is as the system's.
  public struct DisclosureIndicatorOptions {
    /// The colour.
    public var tintColor: UIColor?
    /// Creates the standard look.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }

  /// How the checkmark looks, which is as the system's.
  public struct CheckmarkOptions {
    /// The colour.
    public var tintColor: UIColor?
    /// Creates the standard look.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }

  /// How the outline disclosure looks, which is as the system's.
  public struct OutlineDisclosureOptions {
    /// Where a tap expands the row.
    public enum Style: Int, Sendable {
      case automatic, header, cell
    }
    /// Where a tap expands the row.
    public var style: Style
    /// The colour.
    public var tintColor: UIColor?
    /// Creates a look.
    public init(style: Style = .automatic, tintColor: UIColor? = nil) {
      self.style = style
      self.tintColor = tintColor
    }
  }

  /// A custom accessory view.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it is placed.
    public let placement: Placement
    /// Creates an accessory from a view.
    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }
}

/// A row of a list in a collection view.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What is shown at the beginning and end of the row.
  open var accessories: [UICellAccessory] = [] { didSet { contentDidChange() } }
  /// How many levels the row is indented; kept.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != 0 { KeptMember.itemIndentationLevel.wasSet() } }
  }
  /// The indentation of one level, in points; kept.
  open var indentationWidth: CGFloat = 16 {
    didSet { if indentationWidth != 16 { KeptMember.itemIndentationWidth.wasSet() } }
  }

  /// The default content of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  override func contentDidChange() {
    super.contentDidChange()
    let kinds = accessories.filter { $0.displayed != .whenEditing }.map(\.kind)
    let sign: ShownContent.Accessory =
      kinds.contains(.disclosure)
      ? .disclosure
      : kinds.contains(.checkmark) ? .checkmark : kinds.contains(.detail) ? .detail : .none
    (configured.contentView as? UIListContentView)?.accessory = sign
  }
}
