internal import ConstraintSolver
import Foundation

// What a frame rests on. Rule LA7.1.

extension UIView {
  /// The constraints that determine the view's place and size along `axis`.
  ///
  /// Rule LA7.1.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solveConstraints()
    return layoutEngine?.determination(of: self, axis).compactMap { holder in
      if case .constraint(let entry) = holder { return entry.constraint }
      return nil
    } ?? []
  }

  /// The same as UIKit's log writes them, with content sizes and masks.
  package func textsOfConstraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [String] {
    solveConstraints()
    guard let engine = layoutEngine else { return [] }
    return engine.determination(of: self, axis).map(engine.text)
  }
}

extension LayoutEngine {
  /// What the origin and the size of an item along an axis rest on, oldest first.
  func determination(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [Holder] {
    guard let frame = frames[ObjectIdentifier(item)] else { return [] }
    let identifiers = [frame.origin(axis), frame.size(axis)]
      .flatMap { solver.constraintsDetermining($0) }
    return Set(identifiers).sorted().compactMap { holders[$0] }
  }
}
