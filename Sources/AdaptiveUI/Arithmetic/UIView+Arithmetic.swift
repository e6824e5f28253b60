import Foundation

// Frames in arithmetic, for people. Rule LA7.1.

extension UIView {
  /// What each number of the frame is the sum of, for those that constraints determine.
  package var layoutSums: [LayoutSum] {
    guard !translatesAutoresizingMaskIntoConstraints else { return [] }
    solveConstraints()
    guard let engine = layoutEngine else { return [] }
    return LayoutSum.Part.allCases.compactMap { part in
      let given: LayoutEngine.GivenNote = { $0.note(of: $1, $2) }
      guard let terms = engine.terms(of: part, self, given: given) else { return nil }
      var sum = LayoutSum(part, value: number(part), terms: terms, origin: origin(part))
      if sum.terms.isEmpty, !isHidden, part == .width || part == .height {
        sum.reasonForNothing = engine.reasonForNothing(part, self, given)
      }
      return sum
    }
  }

  /// Why each number of the frame is what it is, a sentence each.
  package var frameSentences: [String] {
    if translatesAutoresizingMaskIntoConstraints { return givenFrameSentences }
    let sums = layoutSums
    // What begins where its superview does needs no words.
    let explained = sums.filter { !$0.terms.isEmpty || $0.part == .width || $0.part == .height }
    return explained.map(sentence(of:)) + open(besides: sums) + unmetSentences
  }

  private func sentence(of sum: LayoutSum) -> String {
    let isHiding = isHidden && sum.terms.isEmpty
    return sum.sentence + (isHiding ? " because it is hidden" : "")
  }

  /// What of the frame the constraints leave open.
  private func open(besides sums: [LayoutSum]) -> [String] {
    let parts = LayoutSum.Part.allCases.filter { part in !sums.contains { $0.part == part } }
    guard !parts.isEmpty, hasAmbiguousLayout else { return [] }
    return ["its constraints leave \(parts.map(\.rawValue).spokenList) open"]
  }

  /// What a place is counted from.
  private func origin(_ part: LayoutSum.Part) -> LayoutSum.Origin? {
    guard let superview, part == .x || part == .y else { return nil }
    return LayoutSum.Origin(edge: part == .x ? "left" : "top", owner: superview.nameInSums)
  }

  func number(_ part: LayoutSum.Part) -> CGFloat {
    switch part {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.width
    case .height: frame.height
    }
  }

  // MARK: Notes of sums

  /// Why a part of the frame, in points, is what it is for those that follow it.
  func note(of part: ItemBound.Part, _ value: CGFloat) -> LayoutSum.Note {
    let word = part == .width ? "wide" : "high"
    if part == .width || part == .height, self is UIWindow || fillsWindow {
      return .because("the window is \(value.traceText) points \(word)")
    }
    let what =
      switch part {
      case .left: "x"
      case .top: "y"
      case .width: "the width"
      case .height: "the height"
      }
    if let controller = viewController {
      if let parent = controller.parent, part == .width || part == .height {
        let room = room(part == .width ? .width : .height)
        let bars = room.leavesBars ? " for its bars" : ""
        return .because(
          "\(parent.spokenName) makes \(controller.spokenName) \(value.traceText) \(word)"
            + (Double(room.sum) != nil ? "" : ": \(room.sum)\(bars)"))
      }
      return .named("\(what) of \(controller.spokenName)")
    }
    if let superview, !superview.isPlainView, part == .width || part == .height {
      return .because(
        "\(superview.nameInSums) makes \(nameInSums) \(value.traceText) \(word)")
    }
    return .named("\(what) of \(nameInSums) by its frame")
  }

  /// Whether the view is a controller's that has the whole window.
  var fillsWindow: Bool {
    guard viewController != nil, let window else { return false }
    return convert(bounds, to: window) == window.bounds
  }

  var isPlainView: Bool { className == "UIView" || self is UIWindow }
}

extension [String] {
  /// The words with commas and an “and”.
  package var spokenList: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension UIViewController {
  /// Whether the controller places its children as its own code says.
  var isPlain: Bool {
    !(self is UINavigationController || self is UITabBarController
      || self is UISplitViewController || self is UIPageViewController)
  }
}
