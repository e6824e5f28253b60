import AdaptiveLists
import AdaptiveUI

// What constraints leave open of a view. Rule LA7.1.

/// Which of a view's rectangles constraints decide.
enum Decided: CaseIterable {
  /// The view's own.
  case frame
  /// That of what scrolls in it.
  case content

  /// What a suspicion, and so a finding, says of it.
  var side: Suspicion.Side? { self == .content ? .content : nil }
}

extension UIView {
  /// Whether constraints leave more than one rectangle, and a document wants to hear of it.
  func isUndecided(_ decided: Decided) -> Bool {
    switch decided {
    case .frame: hasReportableAmbiguity
    case .content: !undecidedContent.isEmpty
    }
  }

  /// What of a rectangle is open, in words; `nil` where all of it is decided, or nobody judges it.
  func undecidedWords(_ decided: Decided) -> String? {
    guard isUndecided(decided) else { return nil }
    let words = decided == .frame ? undecidedDimensions : undecidedContent
    guard let last = words.last else { return nil }
    return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The open dimensions of what scrolls; lists and texts measure that themselves.
  private var undecidedContent: [String] {
    guard ambiguityCheck == .always, let scroll = self as? UIScrollView,
      !(scroll is UITableView || scroll is UICollectionView || scroll is UITextView)
    else { return [] }
    return scroll.undecidedContentDimensions
  }
}

extension Finding {
  /// Which of the subject's rectangles more than one is possible for.
  var decided: Decided { side == Suspicion.Side.content.rawValue ? .content : .frame }
}
