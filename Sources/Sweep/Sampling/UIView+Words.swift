import AdaptiveLists
import AdaptiveUI

extension UIView {
  /// What pictures and traces call a view that only an editor named; of others the class and the
  /// beginning of the text, such as `UILabel “Popular Tags”`.
  var wordsForPeople: String {
    if hasGeneratedIdentifier { return viewController?.spokenName ?? spokenName }
    if self is UITableViewCell || superview is UITableViewCell { return wordsOfRow }
    let kind = viewController?.className ?? className
    if let text = shownText { return "\(kind) “\(text)”" }
    return owner.map { owner in
      "\(kind) of \(owner.isIdentifiedByText ? owner.spokenName : owner.className)"
    } ?? kind
  }

  /// Of a part without a name of its own the view that made it, as long as only an editor named that.
  private var owner: UIView? {
    guard identifier == nil, viewController == nil else { return nil }
    let outer = sequence(first: self, next: \.superview).dropFirst()
      .first { $0.identifier != nil || $0.viewController != nil }
    return outer.flatMap { $0.hasGeneratedIdentifier ? $0 : nil }
  }

  /// A row is described by the first text in it.
  private var wordsOfRow: String {
    let row = self is UITableViewCell ? self : superview ?? self
    var texts: [String] = []
    row.collectTexts(into: &texts)
    let kind = self === row ? row.className : "content of \(row.className)"
    return texts.first.map { "\(kind) “\($0)”" } ?? kind
  }

  private func collectTexts(into texts: inout [String]) {
    guard texts.isEmpty else { return }
    if let text = shownText { texts.append(text) }
    for subview in subviews { subview.collectTexts(into: &texts) }
  }

  private var shownText: String? {
    let text =
      switch self {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
      case let text as UITextView: text.text
      default: writtenText ?? viewController?.title
      }
    // Words and the blanks between them: the rest of a long text is not needed.
    let most = Self.longestText / 2 + 1
    let words = (text ?? accessibilityLabel ?? "")
      .split(maxSplits: most, whereSeparator: \.isWhitespace)
    let line = words.prefix(most).joined(separator: " ")
    guard !line.isEmpty else { return nil }
    return line.count > Self.longestText ? line.prefix(Self.longestText) + "…" : line
  }

  /// The number of characters that identifies a view by its text.
  private static let longestText = 30
}
