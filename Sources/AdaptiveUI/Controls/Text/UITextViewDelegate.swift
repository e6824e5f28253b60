// Reference: UITextViewDelegate, NSTextContainer; iOS 18 documentation.
// Status: Partial — typing; nothing of selections, links and attachments; a container's room for
// text.
public import Foundation

/// Asked and told while the user types in a text view.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether typing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when typing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether typing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when typing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether `text` may take the place of what is in `range`.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after another part of the text is selected.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Typing may begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Typing may end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Every text may be typed.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// How text fills a text view.
@preconcurrency @MainActor public final class NSTextContainer: NSObject {
  /// Told when something changed; the text view that has the container is.
  var didChange: @MainActor () -> Void = {}
  /// How much room a program asked for; the text view gives its own.
  public var size: CGSize
  /// The room at both ends of a line, in points.
  public var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The most lines that are shown; zero for all.
  public var maximumNumberOfLines = 0 { didSet { didChange() } }

  /// Creates a container with no more than the ordinary room at the ends of lines.
  public init(size: CGSize = .zero) { self.size = size }
}
