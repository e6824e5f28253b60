// Reference: UIDeferredMenuElement, iOS 18 documentation.
// Status: Partial — entries are asked for when a program or test opens the menu; no sign of
// waiting.
import Foundation

/// Stands for entries of a menu that are made when the menu opens.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var made: [UIMenuElement]?

  /// Creates an entry whose elements are made once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(isCached: true, elementProvider) }

  /// Creates an entry whose elements are made each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(isCached: false, elementProvider) }

  private init(
    isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Has the elements made, and gives them to `completion` as soon as they are.
  package func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if isCached, let made { return completion(made) }
    provider { [weak self] elements in
      self?.made = elements
      completion(elements)
    }
  }
}

extension UIMenu {
  /// The entries as they are when the menu opens; those that are not made yet are missing.
  package var resolvedChildren: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      guard let deferred = child as? UIDeferredMenuElement else { return [child] }
      var made: [UIMenuElement] = []
      deferred.resolve { made = $0 }
      return made
    }
  }
}
