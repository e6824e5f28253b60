import AdaptiveLists
import AdaptiveUI
import Foundation

/// A contradiction as arithmetic: `11 + 21 + 11.5 = 43.5, but UITableViewCell is 43 high`.
@MainActor struct ContradictionText {
  /// A length that counts so often.
  private struct Term {
    let amount: Double
    let factor: Double
    /// The view or guide whose size it is; `nil` for a distance.
    let item: AnyObject?
    let isLimit: Bool

    var isWhole: Bool { abs(factor - 1) < 1e-6 }
    /// Whether it is a distance with the factor 1 and a fixed value.
    var isPlainDistance: Bool { item == nil && !isLimit && isWhole }
  }

  private let table: SubjectTable
  private let axis: NSLayoutConstraint.Axis
  /// The two sides of the sum, without the distances that both sides have.
  private let parts: [Term]
  private let whole: [Term]

  init(_ sum: ContradictionSum, _ table: SubjectTable) {
    self.table = table
    axis = sum.axis
    // The halves that two middles have in common are wholes for people.
    let factor = sum.parts.first?.factor ?? 1
    let isCommon = (sum.parts + sum.whole).allSatisfy { abs($0.factor - factor) < 1e-6 }
    func terms(_ terms: [ContradictionSum.Term]) -> [Term] {
      terms.map { term in
        Term(
          amount: term.amount, factor: isCommon ? 1 : term.factor, item: term.item,
          isLimit: term.isLimit)
      }
    }
    var (parts, whole) = (terms(sum.parts), terms(sum.whole))
    for term in parts where term.isPlainDistance && parts.count > 1 && whole.count > 1 {
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
      return "one distance cannot be \(number(Self.total(parts))) and \(number(Self.total(whole)))"
    }
    return side(parts, total: Self.total(parts), isPart: true) + ", but "
      + side(whole, total: Self.total(whole), isPart: false)
  }

  /// One side of the sum: a view's size in words, any other as a sum with its total.
  private func side(_ terms: [Term], total: Double, isPart: Bool) -> String {
    if terms.count == 1, let item = terms[0].item, terms[0].isWhole {
      return "\(name(of: item)) is \(size(terms[0]))"
    }
    guard !terms.isEmpty else { return "there is no room" }
    let words = terms.map { term in
      (term.isWhole ? "" : "\(number(term.factor)) × ") + number(term.amount)
        + (term.item.map { " (\(name(of: $0)))" } ?? "")
    }
    let isLimit = terms.contains(where: \.isLimit)
    let end = terms.count == 1 && terms[0].isWhole ? "" : " = \(number(total))"
    let bound = Self.total(parts) > Self.total(whole) ? "at least " : "at most "
    let gap = terms.count == 1 && terms[0].item == nil ? "the distance is " : ""
    return gap + (isLimit && isPart ? bound : "") + words.joined(separator: " + ") + end
  }

  private func size(_ term: Term) -> String {
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

extension ContradictionText {
  /// In points.
  private static func total(_ terms: [Term]) -> Double {
    terms.reduce(0) { $0 + $1.amount * $1.factor }
  }
}
