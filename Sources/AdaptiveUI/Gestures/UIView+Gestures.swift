package import Foundation

extension UIView {
  /// The recognizers that watch the view, in the order they came.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { interactionState.recognizers.isEmpty ? nil : interactionState.recognizers }
    set {
      interactionState.recognizers.forEach(removeGestureRecognizer)
      newValue?.forEach(addGestureRecognizer)
    }
  }

  /// Has a recognizer watch the view no longer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    interactionState.recognizers.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }

  /// What takes part in the view's input.
  public var interactions: [any UIInteraction] { interactionState.interactions }

  /// Has something take part in the view's input.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Has something take part no longer.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactionState.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionState.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  private var tapRecognizers: [UITapGestureRecognizer] {
    interactionState.recognizers.compactMap { $0 as? UITapGestureRecognizer }
      .filter { $0.isEnabled && $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1 }
  }

  /// Whether a tap on the view does something.
  package var answersTap: Bool {
    // Plain views are for nothing: the runtime would look through all conformances to say so.
    type(of: self) != UIView.self && (self as? any UserActivatable)?.canBeActivated == true
      || isUserInteractionEnabled && !tapRecognizers.isEmpty
  }

  /// Does what a tap on the middle of the view does: touches, gestures, then what the view is for.
  package func tapAsUser() {
    environment.perform {
      var isTaken = false
      if isUserInteractionEnabled {
        let fingers = TouchSequence(on: self)
        fingers.begin(at: [middleInWindow])
        fingers.lift()
        fingers.finish()
        isTaken = !fingers.haveEndedInView
      }
      guard !isTaken, let target = self as? any UserActivatable, !target.followsTouches,
        target.canBeActivated
      else { return }
      target.activateAsUser()
    }
  }

  /// The middle of the view, in points of the window.
  package var middleInWindow: CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
  }
}

extension UIView {

  /// Ends typing in the view and below.
  ///
  /// - Parameter force: Whether what has the keys is not asked.
  /// - Returns: Whether nothing in the view has the keys now.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let view = environment.firstResponder as? UIView, view.isDescendant(of: self) else {
      return true
    }
    if view.resignFirstResponder() { return true }
    if force { environment.firstResponder = nil }
    return force
  }
}

/// What takes part in a view's input.
struct InteractionState {
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
}

/// Something that takes part in a view's input.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
  /// Called before it joins `view`, or leaves for `nil`.
  func willMove(to view: UIView?)
  /// Called after it joined `view`, or left for `nil`.
  func didMove(to view: UIView?)
}
