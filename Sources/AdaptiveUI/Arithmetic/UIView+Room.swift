import Foundation

// The width or height that a view has, followed up to the window. Rule LA7.1.

/// A width or height as a sum, and what its numbers are.
struct RoomSum {
  var sum: String
  /// The views that it fills, from the inside.
  var filled: [String] = []
  /// What the last of them is, or who gave it the number: `a row of list`.
  var standing: String?
  /// What the numbers of the sum are.
  var notes: [String] = []
  /// Whether the sum is what bars leave.
  var leavesBars = false

  /// The end of a sentence that begins with the sum; `word` is wide or high.
  func reason(_ word: String) -> String {
    let filling = filled.isEmpty ? "" : " because it is as \(word) as \(filled.spokenList)"
    return ([filling + (standing.map { ", \($0)" } ?? "")] + notes).joined(separator: "; ")
  }
}

extension UIView {
  /// Why the view is as wide or high as it is.
  ///
  /// - Parameter part: The width or the height.
  /// - Returns: A sum of numbers that come from the window, a constraint or a container.
  func room(_ part: LayoutSum.Part) -> RoomSum {
    let own = number(part).traceText
    let word = part == .width ? "wide" : "high"
    if self is UIWindow || fillsWindow {
      return RoomSum(sum: own, notes: ["\(own) because the window is \(own) points \(word)"])
    }
    if let sum = layoutSums.first(where: { $0.part == part }) {
      return RoomSum(sum: sum.arithmetic, notes: sum.notes)
    }
    if let presentation = viewController?.presentationLinks.presentation {
      return RoomSum(sum: own, standing: "which its presentation as \(presentation.style) gives it")
    }
    guard let superview else { return RoomSum(sum: own) }
    if part == .width, let column = columnRoom { return column }
    return room(part, in: superview)
  }

  /// The superview's whole room, or the part of it that bars and the like leave.
  private func room(_ part: LayoutSum.Part, in superview: UIView) -> RoomSum {
    let (own, all) = (number(part), superview.number(part))
    let whole = superview.room(part)
    let name = superview.nameInSums
    if abs(own - all) < 0.01 {
      return RoomSum(
        sum: whole.sum, filled: [name] + whole.filled, standing: whole.standing, notes: whole.notes)
    }
    let giver = viewController?.parent?.spokenName ?? name
    if viewController?.parent != nil, own < all {
      let rest = (all - own).traceText
      let notes = ["\(rest) for the bars of \(giver)"]
      return RoomSum(
        sum: "\(all.traceText) − \(rest)",
        notes: notes + (whole.sum == all.traceText ? whole.notes : []), leavesBars: true)
    }
    if part == .width, isRow, let inset = evenInset(in: superview) {
      let notes = ["\(inset) on both sides in \(name)"]
      return RoomSum(
        sum: "\(all.traceText) − 2 × \(inset)",
        notes: notes + (whole.sum == all.traceText ? whole.notes : []))
    }
    let isTall = part == .height && isRow
    return RoomSum(
      sum: own.traceText, standing: isTall ? "a row of \(giver)" : "which it gets from \(giver)")
  }

  /// What a view leaves free at its left and its right, in points; `nil` where these differ.
  private func evenInset(in superview: UIView) -> String? {
    let (left, right) = (
      frame.minX - superview.bounds.minX, superview.bounds.maxX - frame.maxX
    )
    return left > 0 && abs(left - right) < 0.01 ? left.traceText : nil
  }

  private var isRow: Bool {
    if case .row = asContentPresentable?.presentedContent.role { true } else { false }
  }

  /// The width of a column of a split view controller; `nil` for other views.
  private var columnRoom: RoomSum? {
    guard let controller = viewController,
      let split = controller.parent as? UISplitViewController, let all = split.viewIfLoaded,
      !split.isCollapsed
    else { return nil }
    let place = convert(bounds, to: all)
    let others = split.children.filter { other in
      guard other !== controller, let view = other.viewIfLoaded, view.isDescendant(of: all) else {
        return false
      }
      // Columns that touch each other are beside each other.
      let other = view.convert(view.bounds, to: all).insetBy(dx: 0.5, dy: 0)
      return !view.isHidden && !other.intersects(place)
    }
    let widths = others.compactMap { $0.viewIfLoaded?.bounds.width }
    let isRest = controller === split.children.last && !others.isEmpty
    guard isRest, abs(all.bounds.width - widths.reduce(0, +) - place.width) < 0.5 else {
      guard !others.isEmpty else { return nil }
      return split.share(of: place.width, in: all)
    }
    let sum = ([all.bounds.width] + widths).map(\.traceText).joined(separator: " − ")
    let notes = zip(others, widths).map { other, width in
      "\(width.traceText) is the column \(other.spokenName) of \(split.spokenName)"
    }
    let whole = all.room(.width)
    return RoomSum(sum: sum, notes: notes + whole.notes)
  }
}

extension UISplitViewController {
  /// Why a column that does not fill the remaining room is as wide as it is, in points.
  fileprivate func share(of width: CGFloat, in all: UIView) -> RoomSum {
    let own = width.traceText
    let share = automaticFraction * all.bounds.width
    let isAutomatic = primaryWidth.isAutomatic && abs(primaryColumnWidth - width) < 0.5
    guard isAutomatic else {
      return RoomSum(sum: own, standing: "as \(spokenName) makes this column")
    }
    let (factor, whole) = (automaticFraction.traceText, all.bounds.width.traceText)
    guard abs(share - width) > 0.5 else {
      return RoomSum(
        sum: "\(factor) × \(whole)",
        standing: "the share of a column of \(spokenName)", notes: all.room(.width).notes)
    }
    return RoomSum(
      sum: own,
      standing: "the most for a column of \(spokenName), as \(factor) × \(whole) would be more")
  }
}
