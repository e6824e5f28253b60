import AdaptiveUI
import Foundation

/// A contradiction as arithmetic: `11 + 21 + 11.5 = 43.5, but UITableViewCell is 43 high`.
@MainActor struct ContradictionText {
  private let table: SubjectTable
  private let sum: ContradictionSum

  init(_ sum: ContradictionSum, _ table: SubjectTable) {
    self.sum = sum
    self.table = table
  }

  var text: String {
    if sum.parts.count == 1, sum.whole.count == 1, sum.parts[0].item === sum.whole[0].item,
      let item = sum.whole[0].item
    {
      return "\(name(of: item)) is \(size(sum.parts[0])) and \(size(sum.whole[0]))"
    }
    if sum.parts.count <= 1, sum.whole.count <= 1,
      (sum.parts + sum.whole).allSatisfy({ $0.item == nil })
    {
      return "one distance cannot be \(number(sum.sumOfParts)) and \(number(sum.sumOfWhole))"
    }
    return side(sum.parts, total: sum.sumOfParts, isPart: true) + ", but "
      + side(sum.whole, total: sum.sumOfWhole, isPart: false)
  }

  /// One side: a view's size in words, anything else as a sum with its total.
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
    let bound = sum.sumOfParts > sum.sumOfWhole ? "at least " : "at most "
    let gap = terms.count == 1 && terms[0].item == nil ? "the distance is " : ""
    return gap + (isLimit && isPart ? bound : "") + words.joined(separator: " + ") + end
  }

  private func size(_ term: ContradictionSum.Term) -> String {
    "\(number(term.amount)) \(sum.axis == .horizontal ? "wide" : "high")"
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
