import AdaptiveUI
import Documents
import Foundation

extension UIView {
  /// What kind of cover an opaque view is.
  func kindOfCover(in document: any OpenDocument) -> MarkTable.Cover.Kind {
    guard mayHoldContent, !subviews.isEmpty else { return .bare }
    return mayBeBrought(in: document) ? .page : .panel
  }

  /// Whether a program refers to the view, or to a constraint that places it, so that it may show it.
  ///
  /// A view that is laid out edge to edge with another is meant to be beside it, whatever the program refers to.
  private func mayBeBrought(in document: any OpenDocument) -> Bool {
    let own = ((superview?.constraints ?? []) + constraints).filter { constraint in
      constraint.firstItem === self || constraint.secondItem === self
    }
    if own.contains(where: document.isKnownToCode) { return true }
    return document.isKnownToCode(self) && !(superview is UIStackView)
      && !own.contains { $0.laysOutSiblings }
  }
}

extension NSLayoutConstraint {
  /// Whether it puts two views of one superview beside each other.
  fileprivate var laysOutSiblings: Bool {
    guard let first = firstItem as? UIView, let second = secondItem as? UIView,
      first !== second, first.superview === second.superview
    else { return false }
    return switch (firstAttribute, secondAttribute) {
    case (.top, .bottom), (.bottom, .top), (.leading, .trailing), (.trailing, .leading),
      (.left, .right), (.right, .left):
      true
    default: false
    }
  }
}
