import AdaptiveUI
import CellRenderer
import Foundation
import Pictures

// Why dark, large text or right to left changed what it did, and how to take that back.

extension StepCardBuilder {
  mutating func addReaderChanges() {
    if step.cause == .launch, session.textScale != 1 { addTextScale() }
    guard step.cause == .change, session.canUndo else { return }
    let traits = Set(
      lines.map(\.event).filter { $0.kind == .callback && LogCategory($0) == .traits }
        .flatMap(TraitChange.all).map(\.trait))
    if traits.contains(UITraitUserInterfaceStyle.name) { addStyle() }
    if traits.contains(UITraitPreferredContentSizeCategory.name) {
      addTextScale()
      addTextSize()
    }
    if traits.contains(UITraitLayoutDirection.name), changes.isEmpty {
      addTurnedTexts()
    }
    var text = StyledText("u", .heading)
    text.add(" undoes it")
    add("take back", text)
  }

  /// Which texts begin at the other edge, where no box moved.
  private mutating func addTurnedTexts() {
    let count = shownViews.count(where: \.hasTextThatFollowsDirection)
    let side =
      session.window.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "right" : "left"
    let texts =
      count == 0
      ? "nothing here is tied to leading or trailing alone"
      : "\(count) text\(count == 1 ? " begins" : "s begin") at the \(side) now"
    add("boxes", StyledText("none moved: \(texts)"))
  }

  private var shownViews: [UIView] { session.smallViews }

  /// Which backgrounds have another colour now.
  private mutating func addStyle() {
    let fixed = shownViews.compactMap(\.fixedBackground)
    let following = shownViews.count(where: \.hasFollowingBackground)
    let whites = fixed.count { $0.isWhite }
    let colours = whites == fixed.count ? "white" : whites > 0 ? "\(whites) of them white" : ""
    var words: [String] = []
    if following > 0 { words.append("\(following) follow\(following == 1 ? "s" : "")") }
    if !fixed.isEmpty {
      let name = colours.isEmpty ? "" : " (\(colours))"
      words.append(
        "\(fixed.count) \(fixed.count == 1 ? "has a fixed colour" : "have fixed colours")\(name) "
          + "and stay\(fixed.count == 1 ? "s" : "") as \(fixed.count == 1 ? "it is" : "they are")")
    }
    let isDark = session.window.traitCollection.userInterfaceStyle == .dark
    let ground = "the system's, \(isDark ? "white → black" : "black → white")"
    let text = words.isEmpty ? ground : words.joined(separator: "; ")
    add("backgrounds", StyledText(text, fixed.isEmpty ? .text : .passedOver))
  }

  /// Which texts have another size now.
  private mutating func addTextSize() {
    let texts = shownViews.compactMap(\.followsTextSize)
    let following = texts.count { $0 }
    let fixed = texts.count - following
    let text =
      texts.isEmpty
      ? "there is none in sight"
      : following == 0
        ? "none of \(texts.count) follows the text size: their fonts are fixed"
        : fixed == 0
          ? "all \(texts.count) follow the text size"
          : "\(following) of \(texts.count) follow the text size; \(fixed) have fixed fonts"
    add("texts", StyledText(text, following > 0 ? .text : .passedOver))
  }

  /// What the size of texts did to their views, and why letters look as before.
  private mutating func addTextScale() {
    let texts = shownViews.filter { $0.followsTextSize != nil }
    // Fixed fonts have their own row.
    guard texts.contains(where: { $0.followsTextSize == true }) else { return }
    let views = Set(texts.map { ObjectIdentifier($0) })
    let higher = changes.map(\.mark).count { mark in
      guard let view = mark.view, views.contains(view), let old = mark.old, let new = mark.new
      else { return false }
      return new.height > old.height + 0.5
    }
    let shortened = texts.count(where: \.shortensText)
    var words: [String] = []
    if step.cause == .change { words.append("\(higher) of \(texts.count) texts higher") }
    if shortened > 0 { words.append("\(shortened) shortened") }
    let reason =
      session.device == nil
      ? "a terminal's letters are all one row high, a device (d) shows it"
      : "a terminal's letters have one size"
        + (higher > 0 ? ": the tinted rooms of texts show it" : "")
    var text = StyledText("×\(session.textScale.traceText)", .changed)
    text.add((words.isEmpty ? "" : "  ") + words.joined(separator: ", "))
    text.add("  \(reason)", .faint)
    add("letters", text)
  }
}

extension UIView {
  /// Whether it shows text whose beginning is at the edge that the direction says.
  fileprivate var hasTextThatFollowsDirection: Bool {
    switch self {
    case let label as UILabel: label.textAlignment == .natural && label.text?.isEmpty == false
    case let field as UITextField: field.textAlignment == .natural
    case let text as UITextView: text.textAlignment == .natural
    default: false
    }
  }
}

extension UIColor {
  fileprivate var isWhite: Bool { min(red, green, blue) > 0.99 }
}
