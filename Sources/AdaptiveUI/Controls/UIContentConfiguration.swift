// Reference: UIContentConfiguration, UIContentView, UIConfigurationState; iOS 18 documentation.
// Status: Complete.
public import Foundation

/// What content shows, as a value that makes the view for it.
public protocol UIContentConfiguration {
  /// Creates the view that shows the content.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// The content as it looks in a state.
  @MainActor func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show `configuration`.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether `configuration` is of the kind that the view shows now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// The name of something that a program adds to states.
public struct UIConfigurationStateCustomKey: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What the look of content depends on.
public protocol UIConfigurationState {
  /// The traits of the place.
  var traitCollection: UITraitCollection { get set }
  /// Creates the ordinary state of a place.
  init(traitCollection: UITraitCollection)
  /// What a program added.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the place.
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether the view is pressed.
  public var isHighlighted = false
  /// Whether the view is chosen.
  public var isSelected = false
  /// Whether keys go to the view.
  public var isFocused = false
  /// Whether the view is kept in sight above others.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the ordinary state of a place.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What a program added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the place.
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether the cell is pressed.
  public var isHighlighted = false
  /// Whether the cell is chosen.
  public var isSelected = false
  /// Whether keys go to the cell.
  public var isFocused = false
  /// Whether the list is being edited.
  public var isEditing = false
  /// Whether the cell shows what belongs to it.
  public var isExpanded = false
  /// Whether the cell was swiped aside.
  public var isSwiped = false
  /// Whether the cell is moved.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the ordinary state of a place.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What a program added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
