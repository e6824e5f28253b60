package import AdaptiveUI
package import Foundation

/// What the title of a box says about one view.
package struct TitleLink: Sendable, Hashable {
  /// The identifier, else the class; of the focused box what people call it.
  package let name: String
  /// The class, unless the name says it already.
  package let className: String?
  /// The size in points.
  package let size: CGSize
  /// The size classes of a controller, such as `wC hR`.
  package let sizeClasses: String?
  /// Whether the size classes just changed.
  package let isChanged: Bool
  package let isFocused: Bool

  /// Creates what a title says about a view.
  ///
  /// `controller` is the view's own, if it has one; `saysWords` where one that nobody named is called by
  /// the words of its class.
  @MainActor package init(
    _ view: UIView, _ controller: UIViewController?, changed: Set<ObjectIdentifier>,
    isFocused: Bool, saysWords: Bool = false
  ) {
    let owner: UIResponder = controller ?? view
    let given = controller?.identifier ?? (view.hasGeneratedIdentifier ? nil : view.identifier)
    // Most boxes show what people would call them by.
    let isSpoken = isFocused && given == nil && view.hasGeneratedIdentifier
    let isNamed = given.map { !$0.hasPrefix(owner.className) } ?? false
    if !isNamed, saysWords, let controller {
      name = controller.className.controllerWords
    } else {
      name = given ?? (isSpoken ? view.spokenName : owner.className)
    }
    let saysClass = saysWords && controller != nil ? isNamed : given != nil
    className = saysClass && given != owner.className ? owner.className : nil
    size = view.bounds.size
    sizeClasses = controller?.traitCollection.sizeClassText
    if let controller, !changed.isEmpty {
      isChanged = changed.contains(ObjectIdentifier(controller))
    } else {
      isChanged = false
    }
    self.isFocused = isFocused
  }
}

extension UITraitCollection {
  /// Both size classes, such as `wC hR`; `-` stands for unspecified.
  var sizeClassText: String {
    // Asked for every box of every picture.
    switch (horizontalSizeClass, verticalSizeClass) {
    case (.compact, .compact): "wC hC"
    case (.compact, .regular): "wC hR"
    case (.regular, .compact): "wR hC"
    case (.regular, .regular): "wR hR"
    case (let width, let height): "w\(Self.letter(width)) h\(Self.letter(height))"
    }
  }

  private static func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "C"
    case .regular: "R"
    case .unspecified: "-"
    }
  }
}
