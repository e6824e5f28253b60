import Foundation

// Where a sheet rests, and how a user moves it. Rules SH02–SH06, SH08, SH10.

extension UISheetPresentationController {
  /// The detents that are active, with the heights of the content above the safe area, in points.
  ///
  /// Rules SH02, SH03.
  func activeDetents(in space: PresentationSpace) -> [(detent: Detent, value: CGFloat)] {
    let context = DetentContext(
      traits: presentation?.hostTraits ?? traitCollection,
      maximum: SheetLayout.maximumDetent(in: space))  // SH03
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent, $0) }
    }
  }

  /// The height at which the sheet rests in `space`.
  ///
  /// Rule SH04.
  func detentValue(in space: PresentationSpace) -> CGFloat {
    if let draggedValue { return draggedValue }
    let active = activeDetents(in: space)
    let selected = active.first { $0.detent.identifier == selectedDetentIdentifier }
    // SH04: nothing selected, or something inactive, means the smallest.
    return (selected ?? active.first)?.value ?? SheetLayout.maximumDetent(in: space)
  }

  /// Whether the place of the sheet depends on its detent.
  private var rests: Bool { look == .bottom || look == .edgeAttached }

  /// The detents that a user can move the sheet to, small to large; none where the sheet is
  /// fast.
  ///
  /// Rule SH02.
  package var userDetents: [Detent.Identifier] {
    guard rests, let presentation else { return [] }
    return activeDetents(in: presentation.space).map(\.detent.identifier)
  }

  /// The detent that the sheet rests at now.
  ///
  /// Rule SH04.
  package var currentDetent: Detent.Identifier? {
    let all = userDetents
    return all.first { $0 == selectedDetentIdentifier } ?? all.first
  }

  /// Moves the sheet as a user's drag does, and tells the delegate if that changed anything.
  ///
  /// Rule SH04.
  package func moveByUser(to identifier: Detent.Identifier) {
    guard userDetents.contains(identifier) else { return }
    let isChange = identifier != currentDetent
    animateChanges { selectedDetentIdentifier = identifier }
    // SH04: only a user's change is told.
    guard isChange else { return }
    let follower =
      (delegate ?? presentation?.requested.delegate) as? any UISheetPresentationControllerDelegate
    tell(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", of: follower,
      new: identifier.rawValue, rule: "SH04"
    ) { $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
  }

  /// Moves the sheet one detent up or down.
  ///
  /// - Returns: Whether there was one.
  @discardableResult package func moveByUser(isUp: Bool) -> Bool {
    let all = userDetents
    guard let current = currentDetent, let index = all.firstIndex(of: current) else { return false }
    let next = isUp ? index + 1 : index - 1
    guard all.indices.contains(next) else { return false }
    moveByUser(to: all[next])
    return true
  }

  /// The top of the sheet at its smallest detent, in the container's coordinates.
  var smallestTop: CGFloat? {
    guard rests, let presentation else { return nil }
    let space = presentation.space
    guard let value = activeDetents(in: space).first?.value else { return nil }
    return frame(in: space, value: value).minY
  }

  /// Puts the top of the sheet under a finger, no higher than its largest detent; `nil` lets it go.
  func place(at top: CGFloat?) {
    guard let presentation else { return }
    let space = presentation.space
    draggedValue = top.map {
      let largest = activeDetents(in: space).last?.value ?? 0
      return min(max(space.size.height - space.safeArea.bottom - $0, 0), largest)
    }
    presentation.rearrange(animated: false)
  }

  /// Lets the sheet go to the detent that is nearest to where the finger left it.
  ///
  /// Rule SH04.
  func settle(at top: CGFloat) {
    guard rests, let presentation else { return }
    let space = presentation.space
    let nearest = activeDetents(in: space).min {
      abs(frame(in: space, value: $0.value).minY - top)
        < abs(frame(in: space, value: $1.value).minY - top)
    }
    draggedValue = nil
    if let nearest { moveByUser(to: nearest.detent.identifier) }
  }

  /// Makes the sheet larger because its content would scroll.
  ///
  /// Rule SH08.
  func expandForScrolling() -> Bool {
    // SH08
    prefersScrollingExpandsWhenScrolledToEdge && moveByUser(isUp: true)
  }

  /// Rule SH05: undimmed at and below the named detent.
  var isUndimmed: Bool {
    guard let limit = largestUndimmedDetentIdentifier, let presentation else { return false }
    let names = activeDetents(in: presentation.space).map(\.detent.identifier)
    guard let last = names.firstIndex(of: limit) else { return false }
    // SH05
    return (selectedDetentIdentifier.flatMap { names.firstIndex(of: $0) } ?? 0) <= last
  }

  /// Whether a handle shows at the top now.
  ///
  /// Rule SH06.
  package var showsGrabber: Bool {
    // SH06: not in full-screen looks, not under another sheet.
    prefersGrabberVisible && look != nil && look != .full && stackDepth == 0
  }

  /// How many sheets are directly above this one.
  ///
  /// Rule SH10.
  package var stackDepth: Int {
    var depth = 0
    var above = presentation?.shown.presentationLinks.current
    while let next = above, next.stage == .shown, next.active is UISheetPresentationController {
      depth += 1
      above = next.shown.presentationLinks.current
    }
    return depth
  }

  private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    init(traits: UITraitCollection, maximum: CGFloat) {
      containerTraitCollection = traits
      maximumDetentValue = maximum
    }
  }
}

extension UIView {
  /// The sheet that this view is content of.
  ///
  /// Rule SH08.
  var enclosingSheet: UISheetPresentationController? {
    let owner = sequence(first: self, next: \.superview).lazy.compactMap(\.viewController).first
    return owner?.enclosingPresentation?.active as? UISheetPresentationController
  }
}

extension UIWindow {
  /// Hides the sheets that lie below the topmost one and its presenter.
  ///
  /// Rule SH10.
  func stackSheets() {
    for presentation in presentations where presentation.stage == .shown {
      let depth = (presentation.active as? UISheetPresentationController)?.stackDepth ?? 0
      // SH10
      presentation.container.isHidden = depth > 1
    }
  }
}
