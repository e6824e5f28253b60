// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// The size of items in a Mac's toolbar.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case small = 1
  case large = 3
}

/// The trait of the size of items in a Mac's toolbar.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
  /// The name shown to people.
  public static var name: String { "toolbar size" }
}

extension UITraitCollection {
  /// The value of the trait of the size of items in a Mac's toolbar.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[UITraitToolbarItemPresentationSize.self]
  }
}

extension UIMutableTraits {
  /// The value of the trait of the size of items in a Mac's toolbar.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { self[UITraitToolbarItemPresentationSize.self] }
    set { self[UITraitToolbarItemPresentationSize.self] = newValue }
  }
}
