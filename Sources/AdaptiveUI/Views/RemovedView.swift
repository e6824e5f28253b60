import Foundation

/// A view that is kept out of the hierarchy, such as that of a covered presenter, and all that brings it
/// back as it was.
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

  /// Takes `view` out of the hold of its constraints; it stays where it is until somebody moves it.
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

  /// Holds `other` in the view's place, by what was said of the view; what that leaves open of its size
  /// stays as it is.
  mutating func hold(_ other: UIView) {
    if let stack = superview as? UIStackView, let arrangedIndex {
      stack.insertArrangedSubview(other, at: arrangedIndex)
    }
    other.translatesAutoresizingMaskIntoConstraints = false
    let sizes = [
      other.widthAnchor.constraint(equalToConstant: other.bounds.width),
      other.heightAnchor.constraint(equalToConstant: other.bounds.height),
    ]
    for size in sizes { size.priority = LayoutStrength.presentSize }
    let said = constraints.compactMap { $0.said(of: other, insteadOf: view) }
    substitutes = said.filter { UIView.commonAncestor(of: $0.views) != nil } + sizes
    NSLayoutConstraint.activate(substitutes)
  }

  /// Leaves the place of `other` to its frame again.
  mutating func release(_ other: UIView) {
    guard !substitutes.isEmpty else { return }
    NSLayoutConstraint.deactivate(substitutes)
    substitutes = []
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
  var inPlace: UIView { standIn ?? self }
}

extension NSLayoutConstraint {
  /// The same relation of `other`; `nil` if it is none of `view` itself, but of what is in it.
  fileprivate func said(of other: UIView, insteadOf view: UIView) -> NSLayoutConstraint? {
    let copy = NSLayoutConstraint(
      first.said(of: other, insteadOf: view), relation, second?.said(of: other, insteadOf: view),
      multiplier: multiplier, constant: constant)
    guard !copy.views.contains(where: { $0?.isDescendant(of: view) == true }) else { return nil }
    copy.priority = priority
    copy.identifier = identifier
    return copy
  }
}

extension LayoutTerm {
  fileprivate func said(of other: UIView, insteadOf view: UIView) -> LayoutTerm {
    let end = LayoutTerm(item === view ? other : item, attribute)
    guard let originAttribute else { return end }
    let start = LayoutTerm(origin === view ? other : origin, originAttribute)
    return LayoutTerm(from: start, to: end)
  }
}
