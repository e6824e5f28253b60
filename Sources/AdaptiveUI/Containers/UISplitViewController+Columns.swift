public import Foundation

// Which columns are seen, and where. Rules KS05, KS07, KS08.

extension UISplitViewController {
  /// The mode in use: beside where the split view is wider than high, else the secondary alone.
  ///
  /// Rules KS05, KS07. UIKit publishes no thresholds; this is the emulator's.
  public var displayMode: DisplayMode { mode(in: viewIfLoaded?.bounds.size ?? .zero) }

  private func mode(in size: CGSize) -> DisplayMode {
    switch preferredDisplayMode {
    case .automatic: size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    case .secondaryOnly, .oneBesideSecondary: preferredDisplayMode
    case .oneOverSecondary: .oneBesideSecondary
    }
  }

  /// The width of the primary column at the present size.
  ///
  /// Rule KS08.
  public var primaryColumnWidth: CGFloat { primaryWidth(in: viewIfLoaded?.bounds.width ?? 0) }

  private func primaryWidth(in width: CGFloat) -> CGFloat {
    let unset = Self.automaticDimension
    let fraction =
      preferredPrimaryColumnWidthFraction == unset ? 0.4 : preferredPrimaryColumnWidthFraction
    let wish =
      preferredPrimaryColumnWidth == unset ? fraction * width : preferredPrimaryColumnWidth
    let least = minimumPrimaryColumnWidth == unset ? 0 : minimumPrimaryColumnWidth
    let most = maximumPrimaryColumnWidth == unset ? 320 : maximumPrimaryColumnWidth
    return min(max(min(wish, max(most, least)), least), width)
  }

  /// The columns that are seen in a split view of `size` with `traits`, with their frames.
  func columnFrames(
    in size: CGSize, traits: UITraitCollection
  ) -> [(UIViewController, CGRect)] {
    let whole = CGRect(origin: .zero, size: size)
    guard traits.horizontalSizeClass != .compact else {
      return collapsedRoot.map { [($0, whole)] } ?? []
    }
    guard let primary, let secondary else {
      return [primary ?? secondary].compactMap { $0 }.map { ($0, whole) }
    }
    guard mode(in: size) == .oneBesideSecondary else { return [(secondary, whole)] }
    let width = primaryWidth(in: size.width)
    return [
      (primary, CGRect(x: 0, y: 0, width: width, height: size.height)),
      (secondary, CGRect(x: width, y: 0, width: size.width - width, height: size.height)),
    ]
  }

  /// What is shown when collapsed.
  var collapsedRoot: UIViewController? { compact ?? primary ?? secondary }

  /// Collapses or expands if the traits ask for it, then places what is seen.
  func placeColumns() {
    guard let container = viewIfLoaded else { return }
    announcedTraits = nil
    updateCollapse()
    let frames = columnFrames(in: container.bounds.size, traits: traitCollection)
    for child in children where !frames.contains(where: { $0.0 === child }) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    for (child, frame) in frames {
      child.view.autoresizingMask = []
      if child.view.superview !== container { container.addSubview(child.view) }
      child.view.frame = frame
    }
  }

  func setColumn(_ vc: UIViewController?, _ column: Column) {
    let old = viewController(for: column)
    guard old !== vc else { return }
    switch column {
    case .primary: primary = vc
    case .secondary: secondary = vc
    case .compact: compact = vc
    case .supplementary: return
    }
    if let old {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    if let vc {
      addChild(vc)
      vc.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }
}
