package import Foundation

/// A user's finger on a presented view: moves a sheet between its detents and pulls it away.
///
/// Rules D12, D13, SH04, SH10.
///
/// Pulled below its smallest detent a sheet asks whether it may go; the dismissal then follows the
/// finger, and it depends on where the finger lets go whether it comes to its end. A controller of
/// the custom style that has a ``UIViewController/interactiveDismissal`` is pulled the same way, in its
/// own transition.
@MainActor package final class PresentationDrag {
  private let presentation: Presentation
  private let window: UIWindow
  private let start: CGFloat
  /// The points that the sheet can go down before it has to ask.
  private let room: CGFloat
  private var state = State.resting
  private var distance: CGFloat = 0
  /// How far the finger has to come below the smallest detent, in points, to be at the end of the
  /// way.
  private var length: CGFloat {
    max(presentation.container.bounds.height - start - room, 1)
  }

  private enum State {
    case resting
    case pulling(TransitionInteraction)
    case driving(UIPercentDrivenInteractiveTransition)
    case refused(Presentation.Refusal)
    case over
  }

  /// The part of the way from which a sheet that is let go leaves.
  package static let threshold: CGFloat = 0.5

  init?(_ presentation: Presentation, in window: UIWindow) {
    guard let view = presentation.active.presentedView else { return nil }
    self.presentation = presentation
    self.window = window
    start = view.frame.minY
    let sheet = presentation.active as? UISheetPresentationController
    room = max((sheet?.smallestTop ?? start) - start, 0)
  }

  private var sheet: UISheetPresentationController? {
    presentation.active as? UISheetPresentationController
  }

  /// Follows the finger.
  ///
  /// - Parameter distance: Points below the place where it touched; negative above.
  package func move(to distance: CGFloat) {
    guard presentation.stage == .shown || presentation.stage == .leaving else { return }
    self.distance = distance
    let excess = distance - room
    presentation.environment.perform {
      if case .resting = state, excess > 0 { beginPulling() }
      switch state {
      case .pulling(let interaction): interaction.pull(to: excess / length)
      case .driving(let interaction): interaction.update(excess / length)
      case .refused:
        // A refusal is felt: the sheet gives way a little.
        sheet?.place(at: start + min(distance, room) + max(excess, 0) / 4)
      case .resting: sheet?.place(at: start + min(distance, room))
      case .over: break
      }
      presentation.environment.updateCycle.flush()
    }
  }

  private func beginPulling() {
    if let interaction = presentation.shown.interactiveDismissal, presentation.style == .custom {
      state = .driving(interaction)
      interaction.isPulled = true
      return presentation.shown.dismiss(animated: true)
    }
    if let refusal = presentation.refusal() {
      state = .refused(refusal)
      return
    }
    // From here on the dismissal's own transition follows the finger.
    sheet?.place(at: start + room)
    let interaction = presentation.end(
      animated: true, byUser: true, isInteractive: true, completion: nil)
    state = interaction.map { .pulling($0) } ?? .over
  }

  /// Lets go.
  ///
  /// - Returns: What became of the presentation; `notOutside` if it only moved.
  @discardableResult package func end() -> DismissalVerdict {
    let isFar = (distance - room) / length > Self.threshold
    let last = state
    state = .over
    return presentation.environment.perform {
      switch last {
      case .pulling(let interaction):
        interaction.release(cancelled: !isFar)
        if !isFar { sheet?.settle(at: start + room) }
        return isFar ? .dismissed : .notOutside
      case .driving(let interaction):
        interaction.isPulled = false
        if isFar { interaction.finish() } else { interaction.cancel() }
        return isFar ? .dismissed : .notOutside
      case .refused(let refusal):
        sheet?.settle(at: start + distance)
        return presentation.refuseAttempt(refusal)
      case .resting:
        sheet?.settle(at: start + distance)
        return .notOutside
      case .over: return .notOutside
      }
    }
  }
}

extension UIWindow {
  /// Puts a finger on the topmost presented view, if that can be dragged.
  ///
  /// - Parameter point: Where, in the window's coordinates.
  /// - Returns: The drag; `nil` if nothing there can be dragged.
  package func beginDrag(at point: CGPoint) -> PresentationDrag? {
    environment.settle()
    guard let top = presentations.last, top.stage == .shown,
      let view = top.active.presentedView,
      view.bounds.contains(view.convert(point, from: nil))
    else { return nil }
    let isDriven = top.style == .custom && top.shown.interactiveDismissal != nil
    guard top.active.wayOut == .pullDown || isDriven else { return nil }
    return PresentationDrag(top, in: self)
  }
}
