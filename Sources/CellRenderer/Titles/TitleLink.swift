import AdaptiveUI
import Foundation

/// What the title of a box says about one view.
struct TitleLink: Sendable, Hashable {
  /// The identifier, else the class.
  let name: String
  /// The class, unless the name says it already.
  let className: String?
  /// The size in points.
  let size: CGSize
  /// The size classes of a controller, such as `wC hR`.
  let sizeClasses: String?
  /// Whether the size classes just changed.
  let isChanged: Bool
  let isFocused: Bool

  @MainActor init(_ view: UIView, changed: Set<ObjectIdentifier>, isFocused: Bool) {
    let controller = view.viewController
    let identifier = controller?.identifier ?? view.identifier
    let owner: UIResponder = controller ?? view
    name = identifier ?? owner.className
    className = identifier == nil ? nil : owner.className
    size = view.bounds.size
    sizeClasses = controller?.traitCollection.sizeClassText
    isChanged = controller.map { changed.contains(ObjectIdentifier($0)) } ?? false
    self.isFocused = isFocused
  }
}

extension UITraitCollection {
  /// Both size classes, such as `wC hR`; `-` stands for unspecified.
  var sizeClassText: String {
    "w\(Self.letter(horizontalSizeClass)) h\(Self.letter(verticalSizeClass))"
  }

  private static func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "C"
    case .regular: "R"
    case .unspecified: "-"
    }
  }
}
