import AdaptiveUI
package import Foundation

/// The part of a title that describes one view.
package struct TitleLink: Sendable, Hashable {
  /// The identifier, or else the class; for the focused box its name for users.
  package let name: String
  /// The class, unless the name contains it.
  package let className: String?
  /// The size in points.
  package let size: CGSize
  /// The size classes of a controller, such as `wC hR`.
  package let sizeClasses: String?
  /// Whether the size classes just changed.
  package let isChanged: Bool
  package let isFocused: Bool

  /// Creates the description of a view in a title.
  ///
  /// With `saysWords`, a controller without a name is named by its title or first text, or else by
  /// the words of its class.
  @MainActor package init(
    _ node: PictureNode, changed: Set<ObjectIdentifier>, isFocused: Bool, saysWords: Bool = false
  ) {
    let (view, controller) = (node.view, node.controller)
    let owner: UIResponder = controller ?? view
    let given = controller?.identifier ?? (view.hasGeneratedIdentifier ? nil : view.identifier)
    // Most boxes show the text that users would name them by.
    let isSpoken = isFocused && given == nil && view.hasGeneratedIdentifier
    let isNamed = given.map { !$0.hasPrefix(owner.className) } ?? false
    if !isNamed, saysWords, let controller {
      name = controller.quotedContent ?? controller.className.controllerWords
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
  /// Both size classes, such as `wC hR`; `-` means unspecified.
  var sizeClassText: String {
    // A fast path, since every box of every picture needs it.
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
