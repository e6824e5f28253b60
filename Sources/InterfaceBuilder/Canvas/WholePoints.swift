import AdaptiveUI

/// The views of a canvas whose natural sizes are rounded up to points instead of pixels.
@MainActor final class WholePoints {
  /// Only looked up; superviews keep their views.
  private var views: Set<ObjectIdentifier> = []
  private var arePaused = false

  nonisolated init() {}

  func add(_ view: UIView) { views.insert(ObjectIdentifier(view)) }

  func contains(_ view: AnyObject) -> Bool {
    !arePaused && views.contains(ObjectIdentifier(view))
  }

  /// Measures in pixels what lies in `root`.
  func measureInPixels<T>(in root: UIView, _ body: () -> T) -> T {
    let whole = members(in: root)
    guard !whole.isEmpty else { return body() }
    arePaused = true
    whole.forEach { $0.invalidateIntrinsicContentSize() }
    defer {
      arePaused = false
      whole.forEach { $0.invalidateIntrinsicContentSize() }
    }
    return body()
  }

  private func members(in view: UIView) -> [UIView] {
    (contains(view) ? [view] : []) + view.subviews.flatMap(members)
  }
}
