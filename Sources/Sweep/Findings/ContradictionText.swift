import AdaptiveLists
import AdaptiveUI
import Foundation

/// A contradiction as arithmetic: `11 + 21 + 11.5 = 43.5, but UITableViewCell is 43 high`.
@MainActor struct ContradictionText {
  private let table: SubjectTable
  private let axis: NSLayoutConstraint.Axis
  /// The two sides of the sum, without the distances that both sides have.
  private let parts: [ContradictionSum.Term]
  private let whole: [ContradictionSum.Term]

  init(_ sum: ContradictionSum, _ table: SubjectTable) {
    self.table = table
    axis = sum.axis
    var (parts, whole) = (sum.parts, sum.whole)
    for term in sum.parts where term.isPlainDistance && parts.count > 1 && whole.count > 1 {
      guard let index = whole.firstIndex(where: { $0.isPlainDistance && $0.amount == term.amount }),
        let own = parts.firstIndex(where: { $0.isPlainDistance && $0.amount == term.amount })
      else { continue }
      whole.remove(at: index)
      parts.remove(at: own)
    }
    (self.parts, self.whole) = (parts, whole)
  }

  var text: String {
    if parts.count == 1, whole.count == 1, parts[0].item === whole[0].item,
      let item = whole[0].item
    {
      return "\(name(of: item)) is \(size(parts[0])) and \(size(whole[0]))"
    }
    if parts.count <= 1, whole.count <= 1,
      (parts + whole).allSatisfy({ $0.item == nil })
    {
      return "one distance cannot be \(number(parts.total)) and \(number(whole.total))"
    }
    return side(parts, total: parts.total, isPart: true) + ", but "
      + side(whole, total: whole.total, isPart: false)
  }

  /// One side of the sum: a view's size in words, any other as a sum with its total.
  private func side(_ terms: [ContradictionSum.Term], total: Double, isPart: Bool) -> String {
    if terms.count == 1, let item = terms[0].item, abs(terms[0].factor - 1) < 1e-6 {
      return "\(name(of: item)) is \(size(terms[0]))"
    }
    guard !terms.isEmpty else { return "there is no room" }
    let words = terms.map { term in
      (abs(term.factor - 1) < 1e-6 ? "" : "\(number(term.factor)) × ") + number(term.amount)
        + (term.item.map { " (\(name(of: $0)))" } ?? "")
    }
    let isLimit = terms.contains(where: \.isLimit)
    let end = terms.count == 1 && abs(terms[0].factor - 1) < 1e-6 ? "" : " = \(number(total))"
    let bound = parts.total > whole.total ? "at least " : "at most "
    let gap = terms.count == 1 && terms[0].item == nil ? "the distance is " : ""
    return gap + (isLimit && isPart ? bound : "") + words.joined(separator: " + ") + end
  }

  private func size(_ term: ContradictionSum.Term) -> String {
    "\(number(term.amount)) \(axis == .horizontal ? "wide" : "high")"
  }

  private func name(of item: AnyObject) -> String {
    switch item {
    case let view as UIView: view is UIWindow ? "the window" : view.wordsForPeople
    case let guide as UILayoutGuide:
      "a guide of \(guide.owningView.map(\.wordsForPeople) ?? "nobody")"
    default: "\(type(of: item))"
    }
  }

  private func number(_ value: Double) -> String {
    CGFloat((value * 100).rounded() / 100).traceText
  }
}

extension ContradictionSum.Term {
  /// Whether it is a distance with the factor 1 and a fixed value.
  fileprivate var isPlainDistance: Bool { item == nil && !isLimit && abs(factor - 1) < 1e-6 }
}

extension [ContradictionSum.Term] {
  /// In points.
  fileprivate var total: Double { reduce(0) { $0 + $1.value } }
}
