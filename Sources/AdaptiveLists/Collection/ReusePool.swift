import Foundation

/// Views that left the screen, and how new ones are made, by kind.
@MainActor struct ReusePool {
  /// The kind of a view; a view is reused only for its own kind.
  struct Kind: Hashable {
    /// The kind of a supplementary view; `nil` for cells.
    var element: String?
    var identifier: String
  }

  private var waiting: [Kind: [UICollectionReusableView]] = [:]
  private var makers: [Kind: @MainActor () -> UICollectionReusableView] = [:]

  mutating func register(_ kind: Kind, make: @escaping @MainActor () -> UICollectionReusableView) {
    makers[kind] = make
  }

  mutating func register(_ kind: Kind, class type: UICollectionReusableView.Type?) {
    makers[kind] = nil
    if let type { makers[kind] = { type.init(dequeuedWith: .zero) } }
  }

  /// A view from the pool, else a new one; `nil` for kinds that are not registered.
  mutating func take(_ kind: Kind) -> UICollectionReusableView? {
    if let view = waiting[kind]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = makers[kind]?()
    view?.reuseKind = kind.identifier
    return view
  }

  mutating func give(_ view: UICollectionReusableView, element: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Kind(element: element, identifier: identifier), default: []].append(view)
  }
}
