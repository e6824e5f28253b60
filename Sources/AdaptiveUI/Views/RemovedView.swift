import Foundation

/// A view that is kept out of the hierarchy, such as that of a covered presenter, and what is needed to put it
/// back unchanged.
///
/// A view that leaves its superview loses the constraints to what is outside (LA5.6), and alone it would
/// take the size of its content (LA5.10). Rules C17, M05, M07.
@MainActor struct RemovedView {
  let view: UIView
  private(set) weak var superview: UIView?
  let index: Int
  /// Its index among the views of a stack; `nil` where no stack arranges it.
  private let arrangedIndex: Int?
  private let frame: CGRect
  /// The size of the superview that `frame` is for.
  private let room: CGSize
  /// What held the view in its place.
  private let constraints: [NSLayoutConstraint]
  /// Whether frame and mask placed the view, not constraints.
  let followsMask: Bool
  /// What holds something else in its place meanwhile.
  private var substitutes: [NSLayoutConstraint] = []
  /// What replaces the things inside the view that are tied to the outside.
  private var inner: [InnerStandIn] = []

  /// Takes `view` out of the hold of its constraints; it stays where it is until it is moved.
  init(_ view: UIView, in superview: UIView) {
    self.view = view
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    let stack = superview as? UIStackView
    arrangedIndex = stack?.arrangedSubviews.firstIndex { $0 === view }
    frame = view.frame
    room = superview.bounds.size
    constraints = view.constraintsToOutside.filter { stack?.arranges(by: $0) != true }
    followsMask = view.translatesAutoresizingMaskIntoConstraints
    NSLayoutConstraint.deactivate(constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  /// Where mask and superview put the view now.
  var place: CGRect {
    guard let superview else { return frame }
    return view.autoresized(frame, from: room, to: superview.bounds.size)
  }

  /// Puts the view back, and its constraints as far as what they name is still there.
  ///
  /// Rule M07.
  func goBack() {
    if let superview { insert(view, into: superview) }
    view.translatesAutoresizingMaskIntoConstraints = followsMask
    NSLayoutConstraint.activate(constraints.filter { UIView.commonAncestor(of: $0.views) != nil })
  }

  /// Holds `other` in the view's place, by what was said of the view and of what is inside it.
  ///
  /// What that leaves open of its size stays as it is.
  mutating func hold(_ other: UIView) {
    view.standIn = other
    if let stack = superview as? UIStackView, let arrangedIndex {
      stack.insertArrangedSubview(other, at: arrangedIndex)
    }
    inner = tiedItems.map { InnerStandIn(for: $0, in: view, within: other) }
    substitutes = constraints.map { $0.said { standIn(for: $0, other) } }
      .filter { UIView.commonAncestor(of: $0.views) != nil }
    substitutes += inner.flatMap(\.edges)
    if !followsMask {
      other.translatesAutoresizingMaskIntoConstraints = false
      let sizes = [
        other.widthAnchor.constraint(equalToConstant: other.bounds.width),
        other.heightAnchor.constraint(equalToConstant: other.bounds.height),
      ]
      for size in sizes { size.priority = LayoutStrength.presentSize }
      substitutes += sizes
    }
    NSLayoutConstraint.activate(substitutes)
  }

  /// What inside the view its constraints to the outside name, guides of its own among it.
  private var tiedItems: [any LayoutItem] {
    var items: [any LayoutItem] = []
    for item in constraints.flatMap(\.items) where item !== view {
      guard item.layoutView?.isDescendant(of: view) == true,
        !items.contains(where: { $0 === item })
      else { continue }
      items.append(item)
    }
    return items
  }

  private func standIn(for item: any LayoutItem, _ other: UIView) -> any LayoutItem {
    item === view ? other : inner.first { $0.item === item }?.guide ?? item
  }

  /// Puts what replaces the inside where that is now.
  func followInside() {
    guard !inner.isEmpty else { return }
    view.layoutIfNeeded()
    for standIn in inner { standIn.follow() }
  }

  /// Leaves the place of the substitute to its frame again.
  mutating func release() {
    guard let other = view.standIn else { return }
    view.standIn = nil
    NSLayoutConstraint.deactivate(substitutes)
    for standIn in inner { other.removeLayoutGuide(standIn.guide) }
    (substitutes, inner) = ([], [])
    guard !followsMask else { return }
    (superview as? UIStackView)?.removeArrangedSubview(other)
    other.translatesAutoresizingMaskIntoConstraints = true
  }

  private func insert(_ view: UIView, into superview: UIView) {
    superview.insertSubview(view, at: index)
    guard let stack = superview as? UIStackView, let arrangedIndex else { return }
    stack.insertArrangedSubview(view, at: arrangedIndex)
  }
}

extension UIView {
  /// The view, or what is in its place while it is kept out of the hierarchy.
  package var inPlace: UIView { standIn ?? self }
}

extension NSLayoutConstraint {
  /// The same relation of what replaces each item.
  fileprivate func said(
    of standIn: (any LayoutItem) -> any LayoutItem
  ) -> NSLayoutConstraint {
    let copy = NSLayoutConstraint(
      first.said(of: standIn), relation, second?.said(of: standIn), multiplier: multiplier,
      constant: constant)
    copy.priority = priority
    copy.identifier = identifier
    return copy
  }
}

extension LayoutTerm {
  fileprivate func said(of standIn: (any LayoutItem) -> any LayoutItem) -> LayoutTerm {
    let end = LayoutTerm(item.map(standIn), attribute)
    guard let originAttribute else { return end }
    return LayoutTerm(from: LayoutTerm(origin.map(standIn), originAttribute), to: end)
  }
}
