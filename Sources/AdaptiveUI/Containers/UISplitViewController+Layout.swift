import Foundation

// Where the columns are, now and after an announced change. Rules KS05, KS08, U04.

extension UISplitViewController {
  typealias PlacedColumn = (controller: UIViewController, frame: CGRect)

  /// The controllers that are seen in a split view of `size`, back to front, with their frames.
  func columnFrames(in size: CGSize, structure: SplitPlan.Structure) -> [PlacedColumn] {
    let whole = CGRect(origin: .zero, size: size)
    if case .collapsed(let root) = structure {
      return installed[root].map { [($0, whole)] } ?? []
    }
    let inspector = inspectorFrame(in: size)
    // Where the inspector is at the left, the others begin behind it.
    let start = inspector?.minX == 0 ? inspector?.width ?? 0 : 0
    let room = CGSize(width: size.width - (inspector?.width ?? 0), height: size.height)
    let ends = zip([installed[.inspector]], [inspector]).compactMap { vc, frame in
      vc.flatMap { vc in frame.map { (vc, $0) } }
    }
    guard installed[.secondary] != nil else {
      let only = sideColumns.last.flatMap { installed[$0] }
      let frame = CGRect(origin: CGPoint(x: start, y: 0), size: room)
      return (only.map { [($0, frame)] } ?? []) + ends
    }
    return splitLayout(in: room, mode: mode(in: size)).frames.compactMap { placed in
      installed[placed.column].map { ($0, placed.frame.offsetBy(dx: start, dy: 0)) }
    } + ends
  }

  private func splitLayout(in size: CGSize, mode: DisplayMode) -> SplitLayout {
    SplitLayout(
      size: size, mode: mode,
      sides: sideColumns.map { column in
        let width = column == .primary ? primaryWidth : supplementaryWidth
        return (column, width.resolved(in: size.width, automaticFraction: automaticFraction))
      },
      line: environment.policy.splitLine,
      isMirrored: (primaryEdge == .trailing) != (viewIfLoaded?.isRightToLeft ?? false))
  }

  /// Collapses or expands if the traits ask for it, then places what is seen.
  func placeColumns() {
    guard let container = viewIfLoaded else { return }
    updateStructure()
    let size = container.bounds.size
    if structure.isCollapsed { appliedMode = nil } else { noteMode(mode(in: size)) }
    let frames = columnFrames(in: size, structure: structure)
    for child in children where !frames.contains(where: { $0.controller === child }) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    for placed in frames { place(placed, in: container) }
    stackColumns(frames, in: container)
  }

  /// A column that comes is there at once; one that stays moves along with a running animation.
  private func place(_ placed: PlacedColumn, in container: UIView) {
    guard let view = placed.controller.view else { return }
    view.autoresizingMask = []
    if view.superview !== container {
      environment.animations.perform(nil) {
        view.frame = placed.frame
        container.addSubview(view)
      }
    }
    view.frame = placed.frame
  }

  /// Side by side the columns are in reading order; what covers others is in front.
  ///
  /// Rule KS06.
  private func stackColumns(_ frames: [PlacedColumn], in container: UIView) {
    let views = frames.compactMap(\.controller.viewIfLoaded)
    let covers = !structure.isCollapsed && dimsSecondary
    guard covers, let secondary = views.first else {
      dimmingView.removeFromSuperview()
      (views.dropFirst() + views.prefix(1)).forEach { container.bringSubviewToFront($0) }
      bringInspectorToFront(in: container)
      return
    }
    dimmingView.frame = secondary.frame
    container.addSubview(dimmingView)
    views.dropFirst().forEach { container.bringSubviewToFront($0) }
  }

  private var dimsSecondary: Bool {
    switch displayMode {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
    }
  }
}
