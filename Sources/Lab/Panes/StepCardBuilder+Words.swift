import AdaptiveUI
import CellRenderer
import Documents
import Foundation

// The words of a card, where traces have those of scripts.

extension StepCardBuilder {
  /// A text of the trace as people read it: a navigation controller without a name of its own goes by
  /// what it shows.
  func said(_ text: String) -> String {
    guard text.contains("#") else { return VisibleText.of(text) }
    let words = session.stackNames.reduce(text) {
      $0.replacingOccurrences(of: $1.key, with: $1.words)
    }
    // What a split view controller emptied shows nothing any more.
    return VisibleText.of(words.replacingOccurrences(of: Self.stack, with: "navigation #"))
  }

  private static let stack = "UINavigationController#"

  /// What a container did, after its name.
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
  /// Whether a controller came into a split view controller, which is no change of what was there.
  var isArrival: Bool { isAboutColumns && old == "none" }

  /// What the card calls the trait.
  var label: String { isAboutColumns ? "columns" : trait }

  /// The values as people read them.
  var words: (old: String, new: String) {
    isAboutColumns ? (Self.columns[old] ?? old, Self.columns[new] ?? new) : (old, new)
  }

  private var isAboutColumns: Bool {
    trait == UITraitSplitViewControllerLayoutEnvironment.name
  }

  private static let columns = ["expanded": "side by side", "collapsed": "in one stack"]
}

extension SceneSession {
  /// What navigation controllers without a name of their own are called.
  ///
  /// Commands find them by the key, people read what they show. Of keys that begin alike the longer one
  /// comes first.
  var stackNames: [(key: String, words: String)] {
    controllers.compactMap { controller in
      guard let stack = controller as? UINavigationController, stack.identifier == nil,
        let first = stack.viewControllers.first, first.identifier != nil
      else { return nil }
      return (stack.displayName, "navigation of \(first.spokenName)")
    }
    .sorted { $0.key.count > $1.key.count }
  }
}
