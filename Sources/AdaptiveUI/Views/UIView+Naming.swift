import Foundation

// What people call views that only an editor gave an identifier.
//
// Names are made on demand, from what the view shows at that moment.

extension UIView {
  /// Whether the identifier is one that an editor made up, which says nothing to people.
  package var hasGeneratedIdentifier: Bool {
    guard let documentIdentifier, documentIdentifier.isGenerated else { return false }
    return identifier == documentIdentifier.text
  }

  /// Whether there is a text in the view or near enough inside.
  package var isIdentifiedByText: Bool { (shownText ?? textInside) != nil }

  /// The class with the text shown, as in `UILabel “Clear Tabs Only”`; of what shows none, the first
  /// text inside or beside it; else its place.
  var nameByContent: String {
    if let owner = viewController { return "view of \(owner.spokenName)" }
    if let superview, superview.heldContentView === self {
      return "content view of \(superview.spokenName)"
    }
    if let text = shownText { return "\(kindInWords) \(text.quoted)" }
    if let text = textInside {
      return "\(kindInWords)\(isSingleElement ? "" : " with") \(text.quoted)"
    }
    if asContentPresentable != nil, let text = textBeside {
      return "\(kindInWords) beside \(text.quoted)"
    }
    return place
  }

  /// The text that the view itself shows, else what assistive techniques say, else its picture's name.
  private var shownText: String? {
    let texts = [writtenText ?? drawnText, accessibilityLabel, documentIdentifier?.content]
    return texts.lazy.compactMap { $0?.inOneShortLine }.first { !$0.isEmpty }
  }

  private var drawnText: String? {
    guard let content = asContentPresentable?.presentedContent else { return nil }
    if case .picture = content.role { return nil }
    return content.text
  }

  /// The first text inside, in the order of the hierarchy.
  private var textInside: String? {
    var left = Self.mostAsked
    return textInside(depth: Self.deepest, &left)
  }

  private func textInside(depth: Int, _ left: inout Int) -> String? {
    guard depth > 0 else { return nil }
    for view in subviews {
      guard left > 0 else { return nil }
      left -= 1
      if let text = view.shownText ?? view.textInside(depth: depth - 1, &left) { return text }
    }
    return nil
  }

  /// How far a text is looked for: what lies deeper or later does not tell a view from others.
  private static let deepest = 4
  private static let mostAsked = 40

  /// The first text that a view beside this one shows.
  private var textBeside: String? {
    guard let superview else { return nil }
    return superview.subviews.lazy.filter { $0 !== self }.compactMap(\.shownText).first
  }

  /// The class, its number among its like, and what the view lies in.
  private var place: String {
    guard let superview else { return kindInWords }
    let sameNamed = superview.subviews.filter { $0.className == className }
    let number = sameNamed.firstIndex { $0 === self }.map { $0 + 1 } ?? 1
    let own = sameNamed.count > 1 ? "\(kindInWords) \(number)" : kindInWords
    return "\(own) in \(superview.landmark)"
  }

  /// A short name of the view for what lies in it.
  private var landmark: String {
    if let viewController { return viewController.spokenName }
    if let superview, superview.heldContentView === self { return superview.landmark }
    if identifier != nil, !hasGeneratedIdentifier { return displayName }
    return isSingleElement && isIdentifiedByText ? nameByContent : className
  }
}

extension String {
  fileprivate var quoted: String { "“\(self)”" }

  /// The text without ends of lines, cut where it is longer than one needs to know it by.
  fileprivate var inOneShortLine: String {
    // No more than that can be seen of it.
    let line = prefix(4 * Self.longest).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > Self.longest ? line.prefix(Self.longest - 1) + "…" : line
  }

  /// In characters.
  private static let longest = 30
}
