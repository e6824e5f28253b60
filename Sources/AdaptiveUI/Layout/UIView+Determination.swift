internal import ConstraintSolver
import Foundation

// What a frame rests on. Rule LA7.1.

extension UIView {
  /// What place and size along `axis` rest on in the present solution, as UIKit's log writes it:
  /// constraints, content sizes and masks.
  ///
  /// Rule LA7.1.
  package func textsOfWhatLayoutRestsOn(
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
