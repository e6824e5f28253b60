package import AdaptiveUI

// What a program would add to a document.

extension OpenDocument {
  /// Activates a document's placeholders in place of the constraints that a program makes: views that depend on
  /// these would be anywhere without them.
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
