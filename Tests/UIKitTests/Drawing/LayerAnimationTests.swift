import AdaptiveUI
import Testing
import UIKit

/// Animations that programs add to layers: what is shown in between, and what stays.
@MainActor struct LayerAnimationTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var lines: [String] = []

    func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
  }

  @Test func `an animation of a layer shows values on the way and leaves the layer its own`() throws
  {
    let listener = Listener()
    let stage = try NameStage {
      let page = UIViewController()
      page.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
      return page
    }
    let box = try #require(stage.page.view.subviews.first)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 10
    move.toValue = 110
    move.duration = 1
    move.delegate = listener
    box.layer.add(move, forKey: "move")
    stage.advance(to: 0.5)
    #expect(box.layer.presentation()?.frame == CGRect(x: 50, y: 0, width: 20, height: 20))
    #expect(box.frame.minX == 0)
    #expect(box.layer.animationKeys() == ["move"])
    stage.advance(to: 1)
    #expect(box.layer.presentation()?.frame == box.frame)
    #expect(listener.lines == ["start", "stop true"])
  }

  @Test func `values of key frames and curves lie where they should`() throws {
    let stage = try NameStage {
      let page = UIViewController()
      page.view.addSubview(UIView(frame: CGRect(x: 100, y: 0, width: 20, height: 20)))
      return page
    }
    let box = try #require(stage.page.view.subviews.first)
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 10, -10, 0]
    shake.keyTimes = [0, 0.25, 0.75, 1]
    shake.duration = 1
    box.layer.add(shake, forKey: nil)
    stage.advance(to: 0.5)
    #expect(box.layer.presentation()?.frame.minX == 100)
    stage.advance(to: 0.75)
    #expect(box.layer.presentation()?.frame.minX == 90)
    box.layer.removeAllAnimations()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.duration = 1
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
    box.layer.add(fade, forKey: "fade")
    stage.advance(to: 1.25)
    let shown = try #require(box.layer.presentation()?.opacity)
    #expect(shown > 0.6 && shown < 0.72)
    stage.advance(to: 3)
    #expect(box.layer.presentation()?.opacity == 0)
    #expect(box.alpha == 1)
    box.layer.removeAnimation(forKey: "fade")
    #expect(box.layer.presentation()?.opacity == 1)
  }

  @Test func `the way from a key frame to the next one has a curve of its own`() throws {
    let stage = try NameStage {
      let page = UIViewController()
      page.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
      return page
    }
    let box = try #require(stage.page.view.subviews.first)
    let move = CAKeyframeAnimation(keyPath: "transform.translation.x")
    move.values = [0, 100, 200]
    move.timingFunctions = [.easeIn, .linear].map { CAMediaTimingFunction(name: $0) }
    move.duration = 2
    box.layer.add(move, forKey: nil)

    stage.advance(to: 0.5)
    let early = try #require(box.layer.presentation()?.frame.minX)
    #expect(early > 28 && early < 36)
    stage.advance(to: 1.5)
    #expect(box.layer.presentation()?.frame.minX == 150)
  }

  @Test func `a path takes a view along its lines and curves, each in the same time`() throws {
    let stage = try NameStage {
      let page = UIViewController()
      page.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
      return page
    }
    let box = try #require(stage.page.view.subviews.first)
    var now = 0.0
    func shown(_ path: UIBezierPath, at part: CGFloat) -> CGPoint? {
      box.layer.removeAllAnimations()
      let move = CAKeyframeAnimation(keyPath: "position")
      move.path = path.cgPath
      move.duration = 1
      box.layer.add(move, forKey: nil)
      now += part
      stage.advance(to: now)
      return box.layer.presentation().map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    }
    let corner = UIBezierPath()
    corner.move(to: CGPoint(x: 100, y: 100))
    corner.addLine(to: CGPoint(x: 200, y: 100))
    corner.addLine(to: CGPoint(x: 200, y: 400))
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 200, y: 200), radius: 100, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)

    #expect(shown(corner, at: 0.25) == CGPoint(x: 150, y: 100))
    #expect(shown(corner, at: 0.75) == CGPoint(x: 200, y: 250))
    let half = try #require(shown(circle, at: 0.5))
    #expect(abs(half.x - 100) < 1 && abs(half.y - 200) < 1)
    #expect(shown(UIBezierPath(), at: 0.5) == CGPoint(x: 10, y: 10))
  }
}
