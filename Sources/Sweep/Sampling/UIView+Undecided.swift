import AdaptiveLists
import AdaptiveUI

// Rectangles of views that constraints do not determine. Rule LA7.1.

/// A rectangle of a view that constraints determine.
enum Decided: CaseIterable {
  /// The view's own.
  case frame
  /// The rectangle of the content that scrolls in it.
  case content

  /// The side of a suspicion, and so of a finding, about it.
  var side: Suspicion.Side? { self == .content ? .content : nil }
}

extension UIView {
  /// Whether constraints allow more than one rectangle, and the document does not silence the
  /// check.
  func isUndecided(_ decided: Decided) -> Bool {
    switch decided {
    case .frame: hasReportableAmbiguity
    case .content: !undecidedContent.isEmpty
    }
  }

  /// The undetermined parts of a rectangle, in words; `nil` if there are none, or none that are
  /// checked.
  func undecidedWords(_ decided: Decided) -> String? {
    guard isUndecided(decided) else { return nil }
    let words = decided == .frame ? undecidedDimensions : undecidedContent
    return words.isEmpty ? nil : words.spokenList
  }

  /// The undetermined dimensions of scrollable content; lists and texts measure theirs themselves.
  private var undecidedContent: [String] {
    guard ambiguityCheck == .always, let scroll = self as? UIScrollView,
      !(scroll is UITableView || scroll is UICollectionView || scroll is UITextView)
    else { return [] }
    return scroll.undecidedContentDimensions
  }
}

extension Finding {
  /// The rectangle of the subject that is ambiguous.
  var decided: Decided { side == Suspicion.Side.content.rawValue ? .content : .frame }
}
