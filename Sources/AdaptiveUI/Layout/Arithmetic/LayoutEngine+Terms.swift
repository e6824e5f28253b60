internal import ConstraintSolver
import Foundation
import Typography

// The numbers of a frame as sums of those that the constraints were made of. Rule LA7.1.

extension LayoutEngine {
  /// Says why a part of a frame, in points, is what it is where no constraint gives it.
  typealias GivenNote = (UIView, ItemBound.Part, CGFloat) -> LayoutSum.Note

  /// What one variable of `view` is the sum of, with `given` for what ends a sum; `nil` where the
  /// constraints do not determine it.
  func terms(
    of part: LayoutSum.Part, _ view: UIView, given: GivenNote
  ) -> [LayoutSum.Term]? {
    guard let frame = system.frames[ObjectIdentifier(view)],
      let combination = combination(for: frame.variable(part))
    else { return nil }
    var terms = combination.flatMap { holder, factor -> [LayoutSum.Term] in
      guard abs(factor) > 1e-9 else { return [] }
      return self.terms(of: holder, times: factor, in: part, view, given)
    }
    terms += alignment(part, view)
    return terms
  }

  /// The numbers of something that is taken `factor` times; what is 0 together is `variable − numbers`.
  private func terms(
    of holder: Holder, times factor: Double, in part: LayoutSum.Part, _ view: UIView,
    _ given: GivenNote
  ) -> [LayoutSum.Term] {
    switch holder {
    case .bound(let frame, let index):
      let bound = frame.bounds[index]
      return [
        LayoutSum.Term(
          factor: factor, number: bound.value, note: note(of: bound, frame, for: view, given),
          rank: bound.source == .frame ? 0 : 1)
      ]
    case .constraint(let entry):
      let constraint = entry.constraint
      let own = Double(constraint.constant)
      // What guides and baselines add to the form.
      let rest = -entry.form.constant - own
      return [
        LayoutSum.Term(
          factor: factor, number: own, note: note(of: constraint, in: part, view),
          rank: LayoutSum.distance),
        LayoutSum.Term(
          factor: factor, number: rest, note: constraint.guideNote, rank: LayoutSum.distance),
      ]
    }
  }

  /// Why a size is 0: what it follows is 0 itself, or nothing asks for more.
  func reasonForNothing(
    _ part: LayoutSum.Part, _ view: UIView, _ given: GivenNote
  ) -> LayoutSum.Note {
    guard let frame = system.frames[ObjectIdentifier(view)],
      let holders = combination(for: frame.variable(part))?.filter({ abs($0.1) > 1e-9 })
    else { return .none }
    let notes = holders.map { holder, _ -> LayoutSum.Note in
      switch holder {
      case .bound(let frame, let index):
        let bound = frame.bounds[index]
        return bound.source == .implied
          ? note(ofNothing: frame, part, view) : note(of: bound, frame, for: view, given)
      case .constraint(let entry):
        let isSize = entry.constraint.second == nil
        return isSize ? note(of: entry.constraint, in: part, view) : .none
      }
    }
    return notes.first { $0 != .none } ?? .none
  }

  /// No size is less than 0, and where nothing asks for more that is what is left.
  private func note(
    ofNothing frame: ItemFrame, _ part: LayoutSum.Part, _ view: UIView
  ) -> LayoutSum.Note {
    guard let item = frame.item else { return .none }
    let axis = part.isAcross ? NSLayoutConstraint.Axis.horizontal : .vertical
    let isPushed = item.layoutView.map { violatedRelations(of: $0) }?.contains {
      $0.constraint.first.attribute.axis == axis
    }
    let whose = item === view ? "" : " of \(item.nameInSums)"
    return isPushed == true
      ? .because("no \(part.rawValue)\(whose) is less than 0")
      : .because("nothing asks for a \(part.rawValue)\(whose)")
  }

  private func note(
    of bound: ItemBound, _ frame: ItemFrame, for view: UIView, _ given: GivenNote
  ) -> LayoutSum.Note {
    guard let item = frame.item else { return .none }
    let isOwn = item === view
    switch bound.source {
    case .frame:
      guard let holder = item as? UIView else { return .none }
      return given(holder, bound.part, CGFloat(bound.value))
    case .content:
      let content = (item as? UIView)?.contentInWords ?? "content"
      let whose = isOwn ? "its \(content)" : "the \(content) of \(item.nameInSums)"
      let sum = isOwn && bound.part == .width ? Self.sum(view.widthParts, bound.value) : ""
      let cells = isOwn && sum.isEmpty ? Self.cells(bound, of: view) : ""
      return .named("the \(bound.part) of \(whose)\(sum)\(cells)")
    case .implied: return .none
    case .target: return .named("the \(bound.part) that is tried")
    case .exercise: return .named("the \(bound.part) while its ambiguity is exercised")
    }
  }

  /// How a natural width comes about, such as `: 12 + 84 + 12`; empty where it is one number.
  private static func sum(_ parts: [CGFloat], _ width: Double) -> String {
    let parts = parts.filter { $0 != 0 }
    guard parts.count > 1, abs(Double(parts.reduce(0, +)) - width) < 0.01 else { return "" }
    return ": " + parts.map(\.traceText).joined(separator: " + ")
  }

  /// How the size of a text that is measured in cells comes about, such as `: 22 columns × 8`.
  private static func cells(_ bound: ItemBound, of view: UIView) -> String {
    guard view.environment.textMetrics == .cells, view.textFont != nil else { return "" }
    let (cell, word) =
      bound.part == .width
      ? (TerminalHost.cell.width, "columns") : (TerminalHost.cell.height, "rows")
    let count = (bound.value / cell).rounded()
    guard count > 1, abs(count * cell - bound.value) < 0.01 else { return "" }
    return ": \(CGFloat(count).traceText) \(word) × \(cell.traceText)"
  }

  private func note(
    of constraint: NSLayoutConstraint, in part: LayoutSum.Part, _ view: UIView
  ) -> LayoutSum.Note {
    if constraint.identifier == "UISV-spacing" {
      let stack = constraint.owner.map { " of \($0.nameInSums)" }
      return .named("the spacing" + (stack ?? ""))
    }
    if constraint.usesSystemSpacing { return .named("the standard gap") }
    guard let item = constraint.first.item else { return .none }
    if let second = constraint.second {
      let other = item === view ? second : second.item === view ? constraint.first : nil
      guard let other else {
        guard constraint.constant > 0, constraint.first.kind != .size else { return .none }
        return .alone(", as far as \(item.nameInSums) is from \(second.placeInWords)")
      }
      return .alone(" from \(other.placeInWords)")
    }
    if constraint.relation != .equal {
      return note(ofLimit: constraint, on: item, isOwn: item === view)
    }
    let says = "constraint \(constraint.first.attribute.name) \(constraint.limitText)"
    guard item === view else { return .because("of the \(says) of \(item.nameInSums)") }
    let isOther = (constraint.first.attribute.axis == .horizontal) != part.isAcross
    return .alone(" because of its \(says)" + (isOther ? " and its ratio" : ""))
  }

  /// What the frame has besides the rectangle that constraints line up.
  private func alignment(_ part: LayoutSum.Part, _ view: UIView) -> [LayoutSum.Term] {
    let insets = view.alignmentRectInsets
    let number: CGFloat =
      switch part {
      case .x: -insets.left
      case .y: -insets.top
      case .width: insets.left + insets.right
      case .height: insets.top + insets.bottom
      }
    return [
      LayoutSum.Term(
        factor: 1, number: Double(number), note: .named("what lies outside of its alignment"),
        rank: LayoutSum.distance)
    ]
  }
}

extension ItemFrame {
  fileprivate func variable(_ part: LayoutSum.Part) -> Variable {
    switch part {
    case .x: left
    case .y: top
    case .width: width
    case .height: height
    }
  }
}

extension NSLayoutConstraint {
  /// Relation and constant, with a priority that is not required: `≤ 345`.
  var limitText: String {
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let weight = CGFloat(priority.rawValue).traceText
    return "\(sign) \(constant.traceText)" + (priority == .required ? "" : " at priority \(weight)")
  }

  /// What the numbers are that its items add besides the constant.
  fileprivate var guideNote: LayoutSum.Note {
    let terms = [first, second].compactMap { $0 }
    let attributes = terms.map(\.attribute)
    var names: [String] = []
    for term in terms {
      let guide = term.item as? UILayoutGuide
      let role = guide?.role
      let view = guide?.owningView ?? term.item as? UIView
      let owner = view.map { " of \($0.nameInSums)" } ?? ""
      if role == .margins || term.attribute.withinMargins != nil {
        names.append("the margin" + owner)
      }
      if role == .safeArea || role == .topLayoutGuide || role == .bottomLayoutGuide {
        names.append("the safe area" + owner)
      }
      if role == .keyboard { names.append("the keyboard") }
    }
    if attributes.contains(where: { $0 == .firstBaseline || $0 == .lastBaseline }) {
      names.append("the distance to the baseline")
    }
    var seen: Set<String> = []
    let unique = names.filter { seen.insert($0).inserted }
    return .named(
      unique.isEmpty ? "what alignment and scrolling add" : unique.joined(separator: " and "))
  }
}
