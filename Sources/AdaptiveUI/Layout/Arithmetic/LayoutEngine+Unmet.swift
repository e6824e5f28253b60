internal import ConstraintSolver
import Foundation

// What was asked of a view and is violated. Rules LA3.1, LA4.1, LA8.1.

extension UIView {
  /// What the constraints and the content of the view wanted and did not get, a sentence each.
  var unmetSentences: [String] {
    guard let engine = layoutEngine else { return [] }
    return engine.unmetRelations(of: self) + engine.unmetContent(of: self)
  }
}

extension LayoutEngine {
  /// Less than this is rounding, in points.
  private static let miss = 0.5

  fileprivate func unmetRelations(of view: UIView) -> [String] {
    violatedRelations(of: view).map { entry in
      let text = entry.constraint.demandInWords(of: view)
      if entry.gaveWay { return "\(text), and gives way: that contradicts other constraints" }
      let priority = CGFloat(entry.priority.rawValue).traceText
      return "\(text), and gives way: that has only priority \(priority)"
    }
  }

  /// The constraints about a view that are violated.
  func violatedRelations(of view: UIView) -> [ConstraintEntry] {
    let chain = sequence(first: view, next: \.superview)
    return chain.flatMap { $0.layoutState.constraints }.compactMap { constraint in
      guard constraint.first.item === view || constraint.second?.item === view,
        !constraint.isOfStack, let entry = system.entries[ObjectIdentifier(constraint)],
        isMissed(entry)
      else { return nil }
      return entry
    }
  }

  private func isMissed(_ entry: ConstraintEntry) -> Bool {
    guard entry.gaveWay || entry.priority != .required else { return false }
    let value = entry.form.summands.reduce(entry.form.constant) {
      $0 + $1.coefficient * system.solver.value(of: $1.variable)
    }
    return switch entry.constraint.relation {
    case .equal: abs(value) > Self.miss
    case .lessThanOrEqual: value > Self.miss
    case .greaterThanOrEqual: value < -Self.miss
    }
  }

  fileprivate func unmetContent(of view: UIView) -> [String] {
    guard let frame = system.frames[ObjectIdentifier(view)] else { return [] }
    let content = view.contentInWords
    // A title and an image are two.
    let s = content.contains(" and ") ? "" : "s"
    return frame.bounds.compactMap { bound in
      // What is empty needs nothing that it could get too much of.
      guard bound.source == .content, bound.value > 0 else { return nil }
      let value = system.solver.value(of: frame.variable(bound.part))
      let number = CGFloat(bound.value).traceText
      let priority = CGFloat(bound.priority.rawValue.rounded()).traceText
      if bound.relation == .greaterThanOrEqual, value < bound.value - Self.miss {
        return "its \(content) want\(s) a \(bound.part) of \(number) (resistance \(priority)), "
          + "and get\(s) less"
      }
      if bound.relation == .lessThanOrEqual, value > bound.value + Self.miss {
        return "its \(content) need\(s) a \(bound.part) of only \(number) (hugging \(priority)), "
          + "and get\(s) more"
      }
      return nil
    }
  }
}
