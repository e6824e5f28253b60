internal import ConstraintSolver
import Foundation

// What a frame rests on. Rule LA7.1.

extension UIView {
  /// What place and size along `axis` rest on in the present solution: constraints as UIKit's log
  /// writes them, content sizes and masks in words with the rule that makes them count.
  ///
  /// Rule LA7.1.
  package func layoutDependencies(
    for axis: NSLayoutConstraint.Axis
  ) -> [String] {
    solveConstraints()
    guard let engine = layoutEngine else { return [] }
    return engine.determination(of: self, axis).map(\.words)
  }
}

@MainActor extension LayoutEngine.Holder {
  /// What a program wrote as logs show it, what the system adds in words.
  fileprivate var words: String {
    guard case .bound(let frame, let index) = self else { return logText }
    let bound = frame.bounds[index]
    let isAcross = bound.part == .left || bound.part == .width
    let name = frame.item?.nameInWords ?? "(gone)"
    let value = "\(bound.part) \(CGFloat(bound.value).traceText)"
    switch bound.source {
    case .frame:
      let mask = (frame.item as? UIView)?.autoresizingMask.words(isAcross: isAcross) ?? ""
      return "\(name): \(value) by its frame, autoresizing mask: \(mask)  [LA5.7]"
    case .content:
      let axis = isAcross ? NSLayoutConstraint.Axis.horizontal : .vertical
      let view = frame.item as? UIView
      let hug = CGFloat(view?.contentHuggingPriority(for: axis).rawValue ?? 0).traceText
      let resist = CGFloat(view?.contentCompressionResistancePriority(for: axis).rawValue ?? 0)
        .traceText
      return "\(name): \(value) by its content, hugging \(hug), resistance \(resist)  [LA4.1]"
    case .exercise: return "\(name): \(value) while its ambiguity is exercised  [LA7.1]"
    case .implied, .target: return logText
    }
  }
}

extension LayoutEngine {
  /// What the origin and the size of an item along an axis rest on, oldest first.
  func determination(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [Holder] {
    guard let frame = system.frames[ObjectIdentifier(item)] else { return [] }
    let identifiers = [frame.origin(axis), frame.size(axis)]
      .flatMap { system.solver.constraintsDetermining($0) }
    return Set(identifiers).sorted().compactMap { system.holders[$0] }
  }
}

extension LayoutItem {
  /// The name that people know: a controller's view is called by its controller.
  fileprivate var nameInWords: String {
    let controller = (self as? UIView)?.viewController
    return controller.map { "view of \($0.displayName)" } ?? nameInRelations
  }
}

extension UIView.AutoresizingMask {
  /// What gives way when the superview changes size along an axis.
  fileprivate func words(isAcross: Bool) -> String {
    let parts: [(option: Self, name: String)] =
      isAcross
      ? [
        (.flexibleLeftMargin, "left margin"), (.flexibleWidth, "width"),
        (.flexibleRightMargin, "right margin"),
      ]
      : [
        (.flexibleTopMargin, "top margin"), (.flexibleHeight, "height"),
        (.flexibleBottomMargin, "bottom margin"),
      ]
    let flexible = parts.filter { contains($0.option) }.map(\.name)
    return flexible.isEmpty ? "nothing gives way" : "flexible " + flexible.joined(separator: ", ")
  }
}
