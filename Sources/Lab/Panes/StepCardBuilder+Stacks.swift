import AdaptiveUI
import Foundation

// What a step did to the stacks of navigation controllers.

extension StepCardBuilder {
  /// The controllers that were pushed and popped, before the boxes that came and went with them.
  ///
  /// What a split view controller moves between its columns and a stack has a row of its own.
  mutating func addStacks() {
    guard !lines.contains(where: { ["collapse", "expand"].contains($0.event.name) }) else { return }
    for case let stack as UINavigationController in session.controllers {
      guard let top = stack.topViewController else { continue }
      let below = stack.viewControllers.dropLast().last { happened(Self.leaves, to: $0) }
      if let below, happened(Self.moves, to: top) {
        add("pushed", text(top, "onto", below), .adaptation)
      } else if let popped = popped(from: stack), happened(Self.comes, to: top) {
        var text = StyledText(said(popped), depths.tone(of: popped))
        text.add(", back to ", .faint)
        text.add(said(top.spokenName), depths.tone(of: top.spokenName))
        add("popped", text, .adaptation)
      }
    }
  }

  private static let moves = "willMove(toParent:)"
  private static let leaves = "viewWillDisappear(_:)"
  private static let comes = "viewWillAppear(_:)"

  private func happened(_ callback: String, to controller: UIViewController) -> Bool {
    lines.contains {
      $0.event.name == callback && $0.event.subject?.identifier == controller.displayName
    }
  }

  /// The name of a controller that has left a stack.
  private func popped(from stack: UINavigationController) -> String? {
    let rest = stack.viewControllers.map(\.displayName)
    return events.first { event in
      guard event.name == Self.leaves, let name = event.subject?.identifier else { return false }
      return !rest.contains(name)
        && lines.contains { $0.event.name == Self.moves && $0.event.subject == event.subject }
    }?.subject?.name
  }

  private func text(
    _ controller: UIViewController, _ word: String, _ other: UIViewController
  ) -> StyledText {
    var text = StyledText(said(controller.spokenName), depths.tone(of: controller.spokenName))
    text.add(" \(word) ", .faint)
    text.add(said(other.spokenName), depths.tone(of: other.spokenName))
    return text
  }
}
