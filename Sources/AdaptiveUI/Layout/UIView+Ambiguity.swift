import Foundation

// What constraints leave open, and what else they allow. Rule LA7.1.

extension UIView {
  /// Whether the constraints leave more than one frame for the view.
  ///
  /// Rule LA7.1.
  public var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints else { return false }
    solveConstraints()
    return layoutEngine?.isAmbiguous(self) ?? false  // LA3.5
  }

  /// What of the frame the constraints leave open, in words, such as `top` and `width`; empty where the
  /// frame is decided, or a mask decides it.
  ///
  /// Rule LA7.1.
  package var undecidedDimensions: [String] {
    guard !translatesAutoresizingMaskIntoConstraints, let layoutEngine else { return [] }
    return layoutEngine.undecidedParts(of: self).map(\.word)
  }

  /// Shows another of the frames that an ambiguous layout allows; the next call shows the first again.
  ///
  /// Where UIKit takes any of them, this takes the other end of what is free, so that every run shows
  /// the same. Does nothing where the frame is determined.
  /// Rule LA7.1.
  public func exerciseAmbiguityInLayout() {
    solveConstraints()
    guard let engine = layoutEngine, let room = superview?.bounds.size, hasAmbiguousLayout else {
      return
    }
    guard layoutState.exercise.isEmpty else { return setExercise([], engine) }
    let before = engine.solvedRect(of: self)
    for towardsEnd in [true, false] {
      let preferences = engine.exercises(of: self, in: room, towardsEnd: towardsEnd)
      setExercise(preferences, engine)
      if engine.solvedRect(of: self) != before { return }
      setExercise([], engine)
    }
  }

  private func setExercise(_ preferences: [ItemBound], _ engine: LayoutEngine) {
    layoutState.exercise = preferences
    engine.nodeDidChange(self)
    engine.solveIfNeeded()
  }
}
