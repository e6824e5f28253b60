import AdaptiveUI
import CellRenderer
import Foundation
import Pictures
import Sweep

// The effects of dark, large text or right to left, and how to undo them.

extension StepCardBuilder {
  mutating func addReaderChanges() {
    if step.cause == .launch, session.textScale != 1, hasSizedTexts { addTextSize() }
    guard step.cause == .change, session.canUndo else { return }
    let traits = Set(
      events.filter { $0.kind == .callback && LogCategory($0) == .traits }
        .flatMap(TraitChange.all).map(\.trait))
    if traits.contains(UITraitUserInterfaceStyle.name) { addStyle() }
    if traits.contains(UITraitPreferredContentSizeCategory.name) {
      addTextSize()
    }
    if traits.contains(UITraitLayoutDirection.name) { addTurnedTexts() }
    var text = StyledText("u", .heading)
    text.add(" undoes it")
    add("take back", text)
  }

  /// The texts that begin at the other edge, because their boxes moved or the text in the boxes
  /// did.
  private mutating func addTurnedTexts() {
    let moved = Set(changes.compactMap(\.mark.view))
    let isTurned = session.window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let count = shownViews.count { view in
      view.hasTurnedText
        || view.showsWords && view.isInside(of: moved) && view.isAtRight == isTurned
    }
    let side = isTurned ? "right" : "left"
    let begin = "begin\(count == 1 ? "s" : "") at the \(side) now"
    guard changes.isEmpty else {
      if count > 0 { add("texts", StyledText("\(count) \(begin)")) }
      return
    }
    let texts =
      count == 0
      ? "nothing here is tied to leading or trailing alone"
      : "\(count) text\(count == 1 ? "" : "s") \(begin)"
    add("boxes", StyledText("none moved: \(texts)"))
  }

  private var shownViews: [UIView] { session.smallViews }

  /// The backgrounds with a new colour.
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
    let isPageFollowing = session.frontViews.contains(where: \.hasFollowingBackground)
    if !words.isEmpty, following == 0, isPageFollowing { words.append("the rest \(ground)") }
    let text = words.isEmpty ? ground : words.joined(separator: "; ")
    add("backgrounds", StyledText(text, fixed.isEmpty ? .text : .passedOver))
    addVanishedTexts()
  }

  /// The texts of which a device shows nothing; the canvas draws all texts so that they can be read.
  private mutating func addVanishedTexts() {
    let texts = shownViews.filter(\.vanishesOnItsGround)
    guard !texts.isEmpty else { return }
    let count = texts.count
    let words = count == 1 ? "1 text has the colour" : "\(count) texts have the colour"
    let names = texts.map { said($0.spokenName) }.shortList(most: 2)
    add(
      "invisible",
      forms: [
        "\(words) of what is behind: \(names); grey here to be read", words + " of what is behind",
      ]
      .map { StyledText($0, .warning) })
  }

  /// The texts with a new size, and why their letters look as before.
  private mutating func addTextSize() {
    let window = session.window
    let texts = frontTexts.filter { $0.convert($0.bounds, to: window).intersects(window.bounds) }
    let following = texts.filter(tookTextSize)
    let text = words(of: texts, following, others: partTexts)
    add("texts", StyledText(text, following.isEmpty ? .passedOver : .text))
    // Fixed fonts need no other words.
    if hasSizedTexts { addLetters() }
  }

  /// How many of the texts in sight follow the text size, how large they are, and why others do not.
  private func words(of texts: [UIView], _ following: [UIView], others: Int) -> String {
    let parts =
      others == 0 ? "" : "\(others) in rows and bars keep\(others == 1 ? "s" : "") the system's own"
    guard !texts.isEmpty else { return parts.isEmpty ? "none in sight" : parts }
    let deaf = texts.count { $0.ignoresNewTextSizes && !tookTextSize($0) }
    let fixed = texts.count - following.count - deaf
    let scales = following.map { ($0.textScale * 10).rounded() / 10 }
    func are(_ count: Int) -> String { count == 1 ? "is" : "are" }
    func have(_ count: Int) -> String { count == 1 ? "has" : "have" }
    var words: [String] = []
    if let least = scales.min(), let most = scales.max() {
      let range =
        least == most ? least.traceText : "\(least.traceText) to \(most.traceText)"
      words.append(
        least == 1 && most == 1
          ? "\(have(scales.count)) the usual size" : "\(are(scales.count)) \(range) times as large")
    }
    if deaf > 0 {
      words.append("\(are(deaf)) as before: adjustsFontForContentSizeCategory is off")
    }
    if fixed > 0 { words.append(fixed == 1 ? "has a fixed font" : "have fixed fonts") }
    let counts = [following.count, deaf, fixed].filter { $0 > 0 }
    let all = texts.count + others
    let sentences = zip(counts, words).enumerated().map { index, part in
      let (count, words) = part
      guard index == 0 else { return "\(count) \(words)" }
      if all == 1 { return "the one in sight \(words)" }
      return count == all
        ? "all \(count) in sight \(words)" : "\(count) of \(all) in sight \(words)"
    }
    return (sentences + [parts].filter { !$0.isEmpty }).joined(separator: "; ")
  }

  /// How many rows of lists, bars' titles and items in sight show words of their own, in no label.
  private var partTexts: Int {
    let picture = WindowPicture(of: session.window, detail: .nodes)
    let whole = CGRect(origin: .zero, size: picture.size)
    return picture.nodes.count { node in
      guard let content = node.content, !content.text.isEmpty else { return false }
      switch node.kind {
      case .bar, .barButton, .tableViewCell, .tableViewHeading, .collectionViewCell,
        .segmentedControl:
        return !node.isCovered && node.opacity > 0
          && !node.frame.intersection(node.clip).intersection(whole).isEmpty
      default: return false
      }
    }
  }

  /// The frontmost texts, including those that larger ones pushed out of the window.
  private var frontTexts: [UIView] {
    session.frontViews.filter { $0.showsWords && $0.followsTextSize != nil }
  }

  private var hasSizedTexts: Bool { frontTexts.contains(where: tookTextSize) }

  /// Whether the step gave a text the reader's size: all fonts of styles are made in it, and only some follow
  /// it later.
  private func tookTextSize(_ text: UIView) -> Bool {
    text.followsTextSize == true || step.cause == .launch && text.ignoresNewTextSizes
  }

  /// What the text size did to the texts, and why their letters look as before.
  private mutating func addLetters() {
    let texts = frontTexts
    let shown = Set(shownViews.map { ObjectIdentifier($0) })
    // What the cells hide is not to be taken for what the layout does.
    var words = step.cause == .change && session.device != nil ? resizedTexts(texts) : []
    func add(_ count: Int, _ state: String) {
      if count > 0 { words.append("\(count) \(count == 1 ? "is" : "are") \(state)") }
    }
    add(texts.count { shown.contains(ObjectIdentifier($0)) && $0.shortensText }, "shortened")
    add(texts.count { !shown.contains(ObjectIdentifier($0)) }, "out of sight")
    let reasons =
      session.device == nil
      ? [
        "a terminal's letters are all one row high: d opens a device, which shows larger ones",
        "d opens a device, which shows larger ones",
      ]
      : ["a terminal's letters have one size; the rooms of larger texts are blue"]
    self.add(
      "letters",
      forms: reasons.map { reason in
        var text = StyledText(words.joined(separator: ", "))
        text.add(text.isEmpty ? reason : "; \(reason)", .faint)
        return text
      })
  }

  /// The numbers of texts that became higher and lower.
  private func resizedTexts(_ texts: [UIView]) -> [String] {
    let views = Set(texts.map { ObjectIdentifier($0) })
    var (higher, lower) = (0, 0)
    for mark in changes.map(\.mark) {
      guard let view = mark.view, views.contains(view), let old = mark.old, let new = mark.new
      else { continue }
      if new.height > old.height + 0.5 { higher += 1 }
      if new.height < old.height - 0.5 { lower += 1 }
    }
    func words(_ count: Int, _ word: String) -> String {
      let all = texts.count == 1 ? "the text is" : "all \(count) texts are"
      let some = "\(count) of \(texts.count) texts \(count == 1 ? "is" : "are")"
      return "\(count == texts.count ? all : some) \(word)"
    }
    if higher == 0, lower == 0 { return ["no text is higher"] }
    return [(higher, "higher"), (lower, "lower")].filter { $0.0 > 0 }.map(words)
  }
}

extension UIView {
  /// Whether it shows text that begins at the leading edge, with free room beside it.
  fileprivate var hasTurnedText: Bool {
    switch self {
    case let label as UILabel:
      label.textAlignment == .natural && label.text?.isEmpty == false
        && abs(label.intrinsicContentSize.width - label.bounds.width) > 1
    case let field as UITextField: field.textAlignment == .natural && field.showsWords
    case let text as UITextView: text.textAlignment == .natural && text.showsWords
    default: false
    }
  }

  /// Whether it shows text of its own.
  fileprivate var showsWords: Bool {
    switch self {
    case let label as UILabel: label.text?.isEmpty == false
    case let field as UITextField:
      field.text?.isEmpty == false || field.placeholder?.isEmpty == false
    case let text as UITextView: !text.text.isEmpty
    case let button as UIButton: button.currentTitle?.isEmpty == false
    default: false
    }
  }

  /// Whether its centre is in the right half of the window.
  fileprivate var isAtRight: Bool {
    window.map { convert(bounds, to: $0).midX > $0.bounds.midX } ?? false
  }

  /// Whether it is one of some views or a descendant of one.
  fileprivate func isInside(of views: Set<ObjectIdentifier>) -> Bool {
    views.contains(ObjectIdentifier(self)) || superview?.isInside(of: views) == true
  }
}

extension UIColor {
  fileprivate var isWhite: Bool { min(red, green, blue) > 0.99 }
}
