import AdaptiveUI
import Foundation
import Testing
import UIKit

/// Events go through the window, and controls follow the fingers that come down on them.
@MainActor struct TrackingTests {
  /// A control that writes down how it follows a finger.
  private final class Knob: UIControl {
    var log: [String] = []
    /// Where it lets go of the finger, in points from the left.
    var end = CGFloat.infinity

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin \(touch.location(in: self).x)")
      return isSelected == false
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("continue \(touch.location(in: self).x)")
      return touch.location(in: self).x < end
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      log.append("end \(isTouchInside ? "inside" : "outside")")
    }
    override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
  }

  private func knob() -> Knob {
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("drag inside", .touchDragInside), ("drag outside", .touchDragOutside),
      ("exit", .touchDragExit), ("enter", .touchDragEnter), ("up inside", .touchUpInside),
      ("up outside", .touchUpOutside), ("cancelled", .touchCancel),
    ]
    for (name, event) in events {
      knob.addAction(UIAction { [unowned knob] _ in knob.log.append(name) }, for: event)
    }
    return knob
  }

  private func fingers(on view: UIView, to places: [CGFloat]) -> TouchSequence {
    let fingers = TouchSequence(on: view)
    fingers.begin(at: [CGPoint(x: 50, y: 20)])
    for x in places { fingers.move(to: [CGPoint(x: x, y: 20)], after: 0.1) }
    return fingers
  }

  @Test func `a control follows a finger out and in, and tells where it leaves`() {
    let knob = knob()

    let first = fingers(on: knob, to: [90, 120])
    #expect(knob.isTracking && !knob.isTouchInside && !knob.isHighlighted)
    first.lift()
    #expect(
      knob.log == [
        "begin 50.0", "down", "continue 90.0", "drag inside", "continue 120.0", "drag outside",
        "exit", "end outside", "up outside",
      ])
    #expect(!knob.isTracking)

    knob.log = []
    fingers(on: knob, to: [120, 60]).lift()
    #expect(
      knob.log.suffix(5) == ["continue 60.0", "drag inside", "enter", "end inside", "up inside"])
  }

  @Test func `a control that lets go, or never begins, hears no more`() {
    let knob = knob()
    knob.end = 70
    fingers(on: knob, to: [80, 90]).lift()
    #expect(knob.log == ["begin 50.0", "down", "continue 80.0"])

    knob.log = []
    knob.isSelected = true
    fingers(on: knob, to: [60]).lift()
    #expect(knob.log == ["begin 50.0"])
  }

  @Test func `the system and recognizers take the finger from a control`() {
    let knob = knob()
    fingers(on: knob, to: []).cancel()
    #expect(knob.log == ["begin 50.0", "down", "cancel", "cancelled"])

    knob.log = []
    knob.addGestureRecognizer(UITapGestureRecognizer())
    knob.tapAsUser()
    #expect(knob.log == ["begin 50.0", "down", "cancel", "cancelled"])
    #expect(!knob.isTracking && !knob.isHighlighted)
  }

  /// A window that keeps touches of a kind.
  private final class Sieve: UIWindow {
    var kept: Set<UITouch.Phase> = []
    var phases: [UITouch.Phase] = []
    override func sendEvent(_ event: UIEvent) {
      let phase = event.allTouches?.first?.phase
      phases += phase.map { [$0] } ?? []
      #expect(event.touches(for: self)?.count == 1)
      if let phase, kept.contains(phase) { return }
      super.sendEvent(event)
    }
  }

  @Test func `events come through the window, which may keep them`() {
    let window = Sieve(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(button)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)

    button.tapAsUser()
    #expect(window.phases == [.began, .ended])
    #expect(presses == 1)

    window.kept = [.ended]
    button.tapAsUser()
    #expect(presses == 1)
  }

  @Test func `a press may come after taps`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    view.addGestureRecognizer(press)
    var states: [UIGestureRecognizer.State] = []
    press.whenRecognized = { states.append(press.state) }
    func hold(_ fingers: TouchSequence) {
      fingers.begin(at: [CGPoint(x: 50, y: 20)])
      fingers.pass(0.6)
      fingers.lift()
    }

    let once = TouchSequence(on: view)
    hold(once)
    once.finish()
    #expect(states == [])

    let twice = TouchSequence(on: view)
    twice.begin(at: [CGPoint(x: 50, y: 20)])
    twice.lift()
    hold(twice)
    twice.finish()
    #expect(states == [.began, .ended])
  }

  /// A field with the button that empties it elsewhere.
  private final class Field: UITextField {
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
      super.clearButtonRect(forBounds: bounds).offsetBy(dx: -10, dy: 0)
    }
  }

  @Test func `text leaves room for the button that empties its field`() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let side = field.clearButtonRect(forBounds: field.bounds).width
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).width == 200)

    field.text = "Ada"
    #expect(field.textRect(forBounds: field.bounds).width == 190 - side)
    #expect(field.clearButtonRect(forBounds: field.bounds).midY == 20)

    field.clearButtonMode = .whileEditing
    #expect(field.textRect(forBounds: field.bounds).width == 200)
  }
}
