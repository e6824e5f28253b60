import Foundation

// What UIKit's log says of a contradiction. Rules LA8.3, LA8.4.

extension UIView {
  /// Logs constraints that contradict each other, and the one that gave way.
  ///
  /// Rules LA8.3, LA8.4.
  func logConflict(_ contradiction: LayoutSystem.Contradiction) {
    let (list, victim) = (contradiction.list, contradiction.victim)
    let lines = list.map { "    \"\($0.logText)\"" }.joined(separator: ",\n")
    let hasMasks = list.contains {
      if case .bound(let frame, let index) = $0 { return frame.bounds[index].source == .frame }
      return false
    }
    let note =
      hasMasks
      ? "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
      : ""
    environment.log(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \(note)
      (
      \(lines)
      )

      Will attempt to recover by breaking constraint 
      \(victim.constraint.logText)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """, subject: victim.constraint.owner?.traceSubject, rule: "LA8.3")
  }

  /// The mask as logs write it: margin, size, margin; `&` stretches.
  ///
  /// Rule LA5.7.
  fileprivate var maskText: String {
    func letters(_ options: [AutoresizingMask]) -> String {
      options.map { autoresizingMask.contains($0) ? "&" : "-" }.joined()
    }
    let across = letters([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let down = letters([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return "h=\(across) v=\(down)"
  }
}

@MainActor extension LayoutEngine.Holder {
  /// What is behind a constraint of the solver, as UIKit's log writes it.
  ///
  /// Rule LA8.4.
  var logText: String {
    switch self {
    case .constraint(let entry): entry.constraint.logText
    case .bound(let frame, let index): Self.text(of: frame.bounds[index], frame)
    }
  }

  private static func text(of bound: ItemBound, _ frame: ItemFrame) -> String {
    let name = frame.item?.layoutName ?? "(gone)"
    let value = CGFloat(bound.value).traceText
    switch bound.source {
    case .content:
      return contentText(of: frame, isWidth: bound.part == .width, name, value)
    case .frame:
      let mask = (frame.item as? UIView)?.maskText ?? ""
      let body =
        switch bound.part {
        case .left: "\(name).minX == \(value)"
        case .top: "\(name).minY == \(value)"
        case .width: "H:[\(name)(\(value))]"
        case .height: "V:[\(name)(\(value))]"
        }
      return "<NSAutoresizingMaskLayoutConstraint \(mask) \(body)   (active)>"
    case .implied, .target, .exercise:
      return "<NSLayoutConstraint \(name).\(bound.part) \(bound.relation.sign) \(value)   (active)>"
    }
  }

  /// A natural size with both of its priorities.
  private static func contentText(
    of frame: ItemFrame, isWidth: Bool, _ name: String, _ value: String
  ) -> String {
    let axis = isWidth ? NSLayoutConstraint.Axis.horizontal : .vertical
    let view = frame.item as? UIView
    let hug = view?.contentHuggingPriority(for: axis).rawValue ?? 0
    let resist = view?.contentCompressionResistancePriority(for: axis).rawValue ?? 0
    return
      "<NSContentSizeLayoutConstraint \(isWidth ? "H" : "V"):[\(name)(\(value))] Hug:\(CGFloat(hug).traceText) CompressionResistance:\(CGFloat(resist).traceText)>"
  }
}
