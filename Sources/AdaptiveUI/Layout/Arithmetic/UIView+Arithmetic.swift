internal import ConstraintSolver
import Foundation

// Frames in arithmetic, for people. Rule LA7.1.

extension UIView {
  /// What each number of the frame is the sum of, for those that constraints determine.
  package var layoutSums: [LayoutSum] {
    guard !translatesAutoresizingMaskIntoConstraints else { return [] }
    solveConstraints()
    guard let engine = layoutEngine else { return [] }
    return LayoutSum.Part.allCases.compactMap { part in
      engine.terms(of: part, self).map { LayoutSum(part, value: number(part), terms: $0) }
    }
  }

  /// Why each number of the frame is what it is, a sentence each.
  package var frameSentences: [String] {
    if translatesAutoresizingMaskIntoConstraints { return givenFrameSentences }
    // What begins where its superview does needs no words.
    return layoutSums.filter { !$0.terms.isEmpty || $0.part == .width || $0.part == .height }
      .map(\.sentence) + unmetSentences
  }

  private func number(_ part: LayoutSum.Part) -> CGFloat {
    switch part {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.width
    case .height: frame.height
    }
  }

  // MARK: Frames that something else gives

  private var givenFrameSentences: [String] {
    guard let superview else { return [] }
    let size = "\(frame.width.traceText) × \(frame.height.traceText)"
    if fillsWindow, let window {
      let (width, height) = (window.bounds.width.traceText, window.bounds.height.traceText)
      return ["\(size) because it fills the window, which is \(width) × \(height) points"]
    }
    if let presentation = viewController?.presentationState.presentation {
      let preferred = presentation.shown.preferredContentSize
      let wish =
        preferred == .zero
        ? "" : ", of a preferred \(preferred.width.traceText) × \(preferred.height.traceText)"
      return ["\(size) because its presentation as \(presentation.style) gives it that room\(wish)"]
    }
    if let parent = viewController?.parent, parent.viewIfLoaded !== superview || !parent.isPlain {
      return ["\(size) because \(parent.spokenName) gives it that room"]
    }
    if !superview.isPlainView { return ["\(size) at \(place): \(superview.spokenName) places it"] }
    return [stretched(\.width), stretched(\.height)].compactMap { $0 }
      + ["\(size) at \(place) by its frame: no constraint places it"]
  }

  private var place: String { "\(frame.minX.traceText), \(frame.minY.traceText)" }

  /// The width or height of a view whose mask keeps the room at both sides.
  private func stretched(_ length: KeyPath<CGSize, CGFloat>) -> String? {
    guard let room = superview?.bounds.size[keyPath: length] else { return nil }
    let isAcross = length == \CGSize.width
    let flexible: AutoresizingMask = isAcross ? .flexibleWidth : .flexibleHeight
    let margins: AutoresizingMask =
      isAcross
      ? [.flexibleLeftMargin, .flexibleRightMargin] : [.flexibleTopMargin, .flexibleBottomMargin]
    guard autoresizingMask.contains(flexible), autoresizingMask.isDisjoint(with: margins) else {
      return nil
    }
    let own = frame.size[keyPath: length]
    let low = isAcross ? frame.minX : frame.minY
    let terms = [room, -low, -(room - low - own)].enumerated().map { index, number in
      LayoutSum.Term(
        factor: number < 0 ? -1 : 1, number: Double(abs(number)), note: .none, rank: index)
    }
    let sum = LayoutSum(isAcross ? .width : .height, value: own, terms: terms)
    return sum.sentence + ": the mask keeps the room at both sides"
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
        return .because(
          "\(parent.spokenName) makes \(controller.spokenName) \(value.traceText) \(word)")
      }
      return .named("\(what) of \(controller.spokenName)")
    }
    return .named("\(what) of \(nameInRelations) by its frame")
  }

  /// Whether the view is a controller's that has the whole window.
  private var fillsWindow: Bool {
    guard viewController != nil, let window else { return false }
    return convert(bounds, to: window) == window.bounds
  }

  /// What gives the view its natural size.
  var contentInWords: String {
    switch self {
    case is UILabel, is UIButton, is UITextView, is UITextField: "text"
    case is UIImageView: "image"
    default: "content"
    }
  }

  private var isPlainView: Bool { className == "UIView" || self is UIWindow }
}

extension UIViewController {
  /// Whether the controller places its children as its own code says.
  fileprivate var isPlain: Bool {
    !(self is UINavigationController || self is UITabBarController
      || self is UISplitViewController || self is UIPageViewController)
  }
}
