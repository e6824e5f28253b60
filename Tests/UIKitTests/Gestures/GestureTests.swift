import AdaptiveUI
import Foundation
import Testing
import UIKit

/// Fingers, and which of several recognizers get them.
@MainActor struct GestureTests {
  /// Writes down what recognizers tell, under their names.
  private final class Witness: UIViewController, UIGestureRecognizerDelegate {
    var log: [String] = []
    var together = false
    var mayBegin = true
    /// Who waits for whom.
    var waiting: (first: String, for: String) = ("", "")

    func hear(_ recognizer: UIGestureRecognizer) {
      log.append("\(recognizer.name ?? "-") \(recognizer.state)")
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      mayBegin
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      (gestureRecognizer.name, otherGestureRecognizer.name) == (waiting.first, waiting.for)
    }
  }

  private let witness = Witness()

  /// A view of 100 × 100 points that is watched.
  private func pad(_ recognizers: [(String, UIGestureRecognizer)]) -> UIView {
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for (name, recognizer) in recognizers {
      recognizer.name = name
      recognizer.delegate = witness
      recognizer.addTarget(witness, action: Selector("hear:", Witness.hear))
      pad.addGestureRecognizer(recognizer)
    }
    return pad
  }

  /// One finger from the middle by steps of points, a tenth of a second each.
  private func drag(_ view: UIView, by steps: [CGPoint], staying: TimeInterval = 0) {
    var place = view.middleInWindow
    let touch = TouchSequence(on: view)
    touch.begin(at: [place])
    if staying > 0 { touch.pass(staying) }
    for step in steps {
      place = CGPoint(x: place.x + step.x, y: place.y + step.y)
      touch.move(to: [place], after: 0.1)
    }
    touch.lift()
    touch.finish()
  }

  private func tap(_ view: UIView, times: Int) {
    let touch = TouchSequence(on: view)
    for _ in 0..<times {
      touch.begin(at: [view.middleInWindow])
      touch.lift()
    }
    touch.finish()
  }

  private let right = CGPoint(x: 20, y: 0)

  @Test func `a pan begins after some points, changes and ends`() {
    let pan = UIPanGestureRecognizer()
    let view = pad([("pan", pan)])
    var seen: [String] = []
    pan.whenRecognized = {
      seen.append("\(pan.translation(in: view)) \(pan.velocity(in: view).x.rounded())")
      if pan.state == .changed { pan.setTranslation(.zero, in: view) }
    }

    drag(view, by: [CGPoint(x: 4, y: 0), right, right])

    #expect(witness.log == ["pan began", "pan changed", "pan ended"])
    #expect(seen == ["(24.0, 0.0) 200.0", "(44.0, 0.0) 200.0", "(0.0, 0.0) 200.0"])
    #expect(pan.state == .possible)
  }

  @Test func `a long press begins when its time has come, unless the finger strays before`() {
    let view = pad([("press", UILongPressGestureRecognizer())])

    drag(view, by: [CGPoint(x: 2, y: 0)], staying: 0.6)
    #expect(witness.log == ["press began", "press changed", "press ended"])

    witness.log = []
    drag(view, by: [right, .zero, .zero, .zero, .zero, .zero, .zero])
    #expect(witness.log == [])
  }

  @Test func `a swipe is a quick way in one of its directions`() {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .right]
    let view = pad([("swipe", swipe)])

    drag(view, by: [right, right, right])
    #expect(witness.log == ["swipe ended"])

    witness.log = []
    drag(view, by: Array(repeating: CGPoint(x: 8, y: 0), count: 10))
    drag(view, by: [CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 30)])
    #expect(witness.log == [])
  }

  @Test func `two fingers pinch and turn at once if the delegate lets them`() {
    let (pinch, turn) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    let view = pad([("pinch", pinch), ("turn", turn)])
    var (scale, rotation) = (CGFloat(0), CGFloat(0))
    pinch.whenRecognized = { scale = pinch.scale }
    turn.whenRecognized = { rotation = turn.rotation }
    func move() {
      let touch = TouchSequence(on: view)
      touch.begin(at: [CGPoint(x: 40, y: 50), CGPoint(x: 60, y: 50)])
      touch.move(to: [CGPoint(x: 50, y: 30), CGPoint(x: 50, y: 70)], after: 0.1)
      touch.lift()
      touch.finish()
    }

    move()
    #expect(witness.log == ["pinch began", "pinch ended"])

    (witness.log, witness.together) = ([], true)
    move()
    #expect(witness.log == ["pinch began", "turn began", "pinch ended", "turn ended"])
    #expect(scale == 2)
    #expect(abs(rotation - .pi / 2) < 0.001)
  }

  @Test func `one tap waits for two to fail`() {
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    let view = pad([("one", one), ("two", two)])

    tap(view, times: 2)
    #expect(witness.log == ["two ended"])

    witness.log = []
    tap(view, times: 1)
    #expect(witness.log == ["one ended"])
  }

  @Test func `a delegate has a pan wait for a swipe, and forbids both`() {
    let view = pad([("pan", UIPanGestureRecognizer()), ("swipe", UISwipeGestureRecognizer())])
    witness.waiting = ("pan", "swipe")

    drag(view, by: [right, right, right])
    #expect(witness.log == ["swipe ended"])

    witness.log = []
    drag(view, by: [right, CGPoint(x: 0, y: 60), right])
    #expect(witness.log == ["pan began", "pan changed", "pan ended"])

    (witness.log, witness.mayBegin) = ([], false)
    drag(view, by: [right, right, right])
    #expect(witness.log == [])
  }

  private final class Pad: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  @Test func `recognized touches are taken from the view, unless the recognizer leaves them`() {
    let (pad, pan) = (
      Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIPanGestureRecognizer()
    )
    pad.addGestureRecognizer(pan)

    drag(pad, by: [CGPoint(x: 3, y: 0), right, right])
    #expect(pad.log == ["began", "moved", "cancelled"])

    pad.log = []
    pan.cancelsTouchesInView = false
    drag(pad, by: [right, right])
    #expect(pad.log == ["began", "moved", "moved", "ended"])
  }

  @Test func `a tap on a view is one on what is around it, but one on a control is not`() {
    let view = pad([("around", UITapGestureRecognizer())])
    let (label, button) = (UILabel(), UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    var pressed = 0
    button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    view.addSubview(label)
    view.addSubview(button)

    label.tapAsUser()
    button.tapAsUser()

    #expect(witness.log == ["around ended"])
    #expect(pressed == 1)
  }

  /// A recognizer of a program's own: a way down and up again.
  private final class CheckMark: UIGestureRecognizer {
    var wentDown = false
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let touch = touches.first else { return }
      let step = touch.location(in: view).y - touch.previousLocation(in: view).y
      if step > 0 { wentDown = true } else if wentDown { state = .recognized }
    }
    override func reset() { wentDown = false }
  }

  @Test func `a program's own recognizer follows touches and prevents others`() {
    let view = pad([("check", CheckMark()), ("press", UILongPressGestureRecognizer())])

    drag(view, by: [CGPoint(x: 0, y: 6), CGPoint(x: 0, y: -6)], staying: 0.1)

    #expect(witness.log == ["check ended"])
  }

  /// A stack of two in a window.
  private func stack() throws -> (NameStage, UINavigationController) {
    let stage = try NameStage {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      return stack
    }
    return (stage, try #require(stage.page as? UINavigationController))
  }

  /// A finger from the left edge as far as a part of the width.
  private func pull(_ stack: UINavigationController, _ part: CGFloat) {
    let touch = TouchSequence(on: stack.view)
    touch.begin(at: [CGPoint(x: 2, y: 200)])
    for step in 1...4 {
      let x = 2 + stack.view.bounds.width * part * CGFloat(step) / 4
      touch.move(to: [CGPoint(x: x, y: 200)], after: 0.2)
    }
    touch.pass(1)
    touch.lift()
    touch.finish()
  }

  @Test func `C41 a finger from the edge takes the top off, or lets it come back`() throws {
    let (stage, stack) = try stack()

    pull(stack, 0.2)
    stage.settle()
    #expect(stack.viewControllers.count == 2)

    pull(stack, 0.8)
    stage.settle()
    #expect(stack.viewControllers.count == 1)
  }

  @Test
  func `C41 without a way back in the bar a finger takes nothing, unless the program says so`()
    throws
  {
    let (stage, stack) = try stack()
    stack.topViewController?.navigationItem.hidesBackButton = true

    pull(stack, 0.8)
    stage.settle()
    #expect(stack.viewControllers.count == 2)

    stack.interactivePopGestureRecognizer?.delegate = nil
    pull(stack, 0.8)
    stage.settle()
    #expect(stack.viewControllers.count == 1)
  }
}
