import AdaptiveUI
import CellRenderer
import Documents
import Foundation

// The words of a card, where traces have those of scripts.

extension StepCardBuilder {
  /// A text of the trace in readable words.
  func said(_ text: String) -> String { session.said(text) }

  /// The change of a container, after its name.
  static func words(_ event: TraceEvent) -> String {
    let change = [event.old, event.new].compactMap { $0 }.joined(separator: " → ")
    switch event.name {
    case "collapse" where change.hasSuffix(leftOut):
      return "leaves out \(change.dropLast(leftOut.count))"
    case "collapse" where change.contains(" onto "): return "puts \(change)"
    case "collapse", "expand": return "shows \(change)"
    default: return change
    }
  }

  private static let leftOut = " is left out"
}

extension TraitChange {
  /// Whether a controller was added to a split view controller, which is no change of the others.
  var isArrival: Bool { isAboutColumns && old == "none" }

  /// The trait's name on the card.
  var label: String { isAboutColumns ? "columns" : trait }

  /// The values in readable words.
  var words: (old: String, new: String) {
    isAboutColumns ? (Self.columns[old] ?? old, Self.columns[new] ?? new) : (old, new)
  }

  /// The change of a size class in the letters of the header, such as `wR → wC`; `nil` for other
  /// traits.
  var letters: StyledText? {
    let sides = [UITraitHorizontalSizeClass.name: "w", UITraitVerticalSizeClass.name: "h"]
    guard let side = sides[trait] else { return nil }
    var text = StyledText(side + old.prefix(1).uppercased())
    text.add(" → ", .faint)
    text.add(side + new.prefix(1).uppercased(), .changed)
    return text
  }

  var isAboutColumns: Bool {
    trait == UITraitSplitViewControllerLayoutEnvironment.name
  }

  /// The word for columns that a split view controller shows.
  static let expanded = "side by side"

  private static let columns = ["expanded": expanded, "collapsed": "in one stack"]
}

extension SceneSession {
  /// A text of the trace in readable words: a navigation controller without a name is named by its
  /// content.
  func said(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) || text.firstPart(Self.stackWords) != nil else {
      return VisibleText.of(text)
    }
    let words = stackNames.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.words) }
    // A container that a split view controller emptied shows nothing any more.
    return VisibleText.of(words.replacingOccurrences(of: Self.stack, with: "navigation #"))
  }

  private static let stack = "UINavigationController#"

  /// How documents' navigation controllers are called.
  static let stackWords = "navigation of "

  /// The readable names of navigation controllers without a name.
  ///
  /// Commands use the keys; of several, people read the content's name. Longer keys come before their prefixes.
  var stackNames: [(key: String, words: String)] {
    let stacks = controllers.compactMap { $0 as? UINavigationController }
    return stacks.compactMap { stack in
      guard let first = stack.viewControllers.first, first.identifier != nil,
        stack.identifier == nil || stack.spokenName.hasPrefix(Self.stackWords)
      else { return nil }
      // Beside what it contains, the only one needs no other name.
      let words = "navigation controller"
      return (
        stack.spokenName, stacks.count == 1 ? words : "\(words) of \(first.spokenName)"
      )
    }
    .sorted { $0.key.count > $1.key.count }
  }
}
