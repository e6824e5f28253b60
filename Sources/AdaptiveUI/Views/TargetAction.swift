/// A message and who gets it.
@MainActor struct TargetAction {
  /// Who gets the message; `nil` for the first in the chain of responders that has the method.
  private(set) weak var target: AnyObject?
  private let hasTarget: Bool
  let action: Selector

  init(_ target: AnyObject?, _ action: Selector) {
    self.target = target
    hasTarget = target != nil
    self.action = action
  }

  func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    (target == nil || target === self.target) && (action == nil || action == self.action)
  }

  /// Sends the message; a target without the method is a breach, with UIKit's words.
  func send(from sender: UIResponder, as object: AnyObject? = nil, event: UIEvent? = nil) {
    guard hasTarget else { return sendAlongChain(from: sender, as: object ?? sender, event) }
    guard let target else { return }
    if action.perform(on: target, with: object ?? sender, event: event) { return }
    sender.environment.breach(
      Breach(
        "NSInvalidArgumentException",
        "-[\(type(of: target)) \(action)]: unrecognized selector sent to instance",
        subject: sender.traceSubject, rule: "API"))
  }

  private func sendAlongChain(from sender: UIResponder, as object: AnyObject, _ event: UIEvent?) {
    for responder in sequence(first: sender, next: \.next)
    where action.perform(on: responder, with: object, event: event) { return }
  }
}

extension Environment {
  /// Sends a message that a name alone tells.
  ///
  /// - Parameters:
  ///   - name: The selector.
  ///   - target: Who gets it; `nil` for the first of the responders around the sender that has the method.
  ///   - sender: What it is sent with.
  ///   - willSend: Called before the action is sent to a target.
  /// - Returns: Whether a target has the method.
  package func send(
    _ name: String, to target: AnyObject?, from sender: AnyObject, willSend: () -> Void
  ) -> Bool {
    let selector = Selector(name)
    let first = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
    let chain = sequence(first: first, next: { $0?.next }).prefix { $0 != nil }.compactMap(\.self)
    let receivers = target.map { [$0] } ?? chain
    // Documents name the message alone; an action of the user comes with an event.
    let event = UIEvent()
    let receiver = receivers.first { selector.isKnown(to: $0, with: sender, event: event) }
    guard let receiver else { return false }
    willSend()
    return perform { selector.perform(on: receiver, with: sender, event: event) }
  }
}
