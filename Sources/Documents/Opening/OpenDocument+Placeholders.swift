package import AdaptiveUI

// What a program would add to a document.

extension OpenDocument {
  /// Has a document's placeholders hold in the place of the constraints that a program makes: what hangs on
  /// them would be anywhere.
  package func activatePlaceholders(in environment: Environment) {
    let placeholders = placeholders.filter { !$0.isActive }
    guard !placeholders.isEmpty else { return }
    environment.perform {
      for constraint in placeholders {
        // They contradict nothing.
        constraint.priority = UILayoutPriority(min(constraint.priority.rawValue, 999))
        constraint.isActive = true
      }
    }
    environment.settle()
  }
}
