import AdaptiveUI

/// A pair of size classes by name, as in Interface Builder's grid.
public struct ClassPair: Sendable, Hashable {
  /// `compact`, `any` or `regular`.
  public let width: String
  /// `compact`, `any` or `regular`.
  public let height: String

  static let names = ["compact", "any", "regular"]

  /// The pairs that a window can have, the smallest first.
  static let definite = ["compact", "regular"].flatMap { height in
    ["compact", "regular"].compactMap { ClassPair(width: $0, height: height) }
  }

  /// Creates a pair from two names; `nil` if one of them is invalid.
  public init?(width: String, height: String) {
    guard Self.names.contains(width), Self.names.contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// The pair in a trait collection.
  init(_ traits: UITraitCollection) {
    width = Self.name(traits.horizontalSizeClass)
    height = Self.name(traits.verticalSizeClass)
  }

  private static func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: "any"
    }
  }

  private static func sizeClass(_ name: String) -> UIUserInterfaceSizeClass {
    switch name {
    case "compact": .compact
    case "regular": .regular
    default: .unspecified
    }
  }

  /// The traits of a collection, with these classes instead of its own.
  func traits(of others: UITraitCollection) -> UITraitCollection {
    others.modifyingTraits {
      $0.horizontalSizeClass = Self.sizeClass(width)
      $0.verticalSizeClass = Self.sizeClass(height)
    }
  }
}
