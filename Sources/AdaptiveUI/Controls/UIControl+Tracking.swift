import Foundation

// From touches to events. Source: UIControl, "Tracking touches and redrawing controls"; iOS 18
// documentation. A finger is inside while it is in the bounds, how far beyond them UIKit still takes it
// for inside is not published; one that stays where it came down is inside.

extension UIControl {
  func trackBeginning(of touch: UITouch, _ event: UIEvent?) {
    guard isEnabled else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    isHighlighted = true
    guard isTracking else { return }
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  func trackMovement(of touch: UITouch, _ event: UIEvent?) {
    guard isEnabled, isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: nil)
    isHighlighted = isTouchInside
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events)
  }

  func trackEnd(of touch: UITouch, _ event: UIEvent?) {
    let wasTracking = isTracking
    isHighlighted = false
    defer { (isTracking, isTouchInside) = (false, false) }
    guard isEnabled, wasTracking else { return }
    endTracking(touch, with: event)
    if isTouchInside { performActivation() } else { sendActions(for: .touchUpOutside) }
  }

  func trackCancellation(_ event: UIEvent?) {
    let wasTracking = isTracking
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    guard wasTracking else { return }
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }
}
