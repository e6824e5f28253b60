// Reference: UIViewController, UIStoryboardUnwindSegueSource; iOS 18 documentation.
// Status: Partial — stacks, tabs, children and presentations; split views keep their columns.
public import Foundation

/// The start of an unwind segue, for those who are asked where it may end.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue leads away from.
  public let source: UIViewController
  /// The object that started the segue.
  public let sender: Any?
  /// The method that the destination has.
  public let unwindAction: Selector

  package init(source: UIViewController, sender: Any?, unwindAction: Selector) {
    self.source = source
    self.sender = sender
    self.unwindAction = unwindAction
  }
}

/// A segue back to a controller that is there already: calls its action, then leaves what is in between.
package final class UnwindSegue: UIStoryboardSegue {
  private let action: Selector

  /// Creates the segue to the nearest controller that takes the action; `nil` without one.
  package init?(identifier: String?, from unwinding: UIStoryboardUnwindSegueSource) {
    action = unwinding.unwindAction
    guard let destination = unwinding.destination else { return nil }
    super.init(identifier: identifier, source: unwinding.source, destination: destination)
  }

  package override func perform() {
    let environment = source.environment
    environment.log(
      "sends '\(action.description)' to \(destination.displayName)",
      subject: source.traceSubject, rule: "API")
    environment.perform { _ = action.perform(on: destination, with: self) }
    source.leave(for: self)
  }
}

extension UIStoryboardUnwindSegueSource {
  /// The controllers that are asked whether the segue ends with them, nearest first: from the source outwards
  /// each container or presenter after those of its children that it allows.
  package var candidates: [UIViewController] {
    sequence(first: source, next: \.holder).dropFirst().flatMap(candidates)
  }

  private func candidates(in holder: UIViewController) -> [UIViewController] {
    holder.allowedChildrenForUnwinding(from: self).flatMap(candidates) + [holder]
  }

  /// The nearest controller that takes the action.
  fileprivate var destination: UIViewController? {
    candidates.first {
      $0.canPerformUnwindSegueAction(unwindAction, from: source, sender: sender)
    }
  }
}

extension UIViewController {
  /// Who contains the controller, or else presents it.
  fileprivate var holder: UIViewController? { parent ?? presentingViewController }

  /// The child that is the source of an unwind segue, or holds it.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    let holders = sequence(first: source.source, next: \.holder)
    return holders.first { $0.parent === self }
  }

  /// Whether there is a method for an unwind segue.
  func hasUnwindAction(
    _ action: Selector, from source: UIViewController, sender: Any?
  ) -> Bool {
    let segue = UIStoryboardSegue(identifier: nil, source: source, destination: self)
    return action.isKnown(to: self, with: segue)
  }

  /// Dismisses and pops what is between the controller and a segue's destination, which contains it.
  fileprivate func leave(for segue: UIStoryboardSegue) {
    let around = sequence(first: segue.destination, next: \.parent)
    let holders = sequence(first: self, next: \.holder)
    let common = holders.first { holder in around.contains { $0 === holder } }
    // A presenter holds what it presents from outside of its own children.
    let presented = holders.prefix { $0 !== common }.last { $0.parent == nil }
    presented?.presentingViewController?.dismiss(animated: true)
    let inside = Array(around.prefix { $0 !== common })
    for child in inside.reversed() { child.parent?.unwind(for: segue, towards: child) }
  }
}
