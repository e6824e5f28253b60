import AdaptiveUI
import Foundation
import Testing

/// Names that programs are called by: display links, notifications by selector, layers without a ground.
@MainActor struct FrameTimeTests {
  @MainActor private final class Listener: NSObject {
    var log: [String] = []
    func tick(_ link: CADisplayLink) { log.append("\(Int((link.timestamp * 60).rounded()))") }
    func hear(_ notification: Notification) { log.append(notification.name.rawValue) }
  }

  private func run(_ body: (Environment) -> Void) {
    let environment = Environment(host: .device(.default))
    environment.perform { body(environment) }
  }

  @Test func `a display link is called for each step of frame time until it is invalidated`() {
    run { environment in
      let listener = Listener()
      let link = CADisplayLink(target: listener, selector: Selector("tick:", Listener.tick))
      environment.advance(to: 1)
      link.add(to: .main, forMode: .common)
      #expect(environment.animations.needsFrames)

      for frame in 61...63 { environment.advance(to: Double(frame) / 60) }
      link.isPaused = true
      environment.advance(to: 64.0 / 60)
      #expect(!environment.animations.needsFrames)
      link.isPaused = false
      environment.advance(to: 65.0 / 60)
      link.invalidate()
      environment.advance(to: 66.0 / 60)

      #expect(listener.log == ["61", "62", "63", "65"])
    }
  }

  @Test func `a display link is called as often as it prefers, and holds its target`() {
    run { environment in
      weak var target: Listener?
      var log: [String] { target?.log ?? [] }
      let link: CADisplayLink = {
        let listener = Listener()
        target = listener
        return CADisplayLink(target: listener, selector: Selector("tick:", Listener.tick))
      }()
      link.preferredFramesPerSecond = 30
      link.add(to: .main, forMode: .default)

      for frame in 1...6 { environment.advance(to: Double(frame) / 60) }

      #expect(link.duration == 1.0 / 30)
      #expect(log == ["2", "4", "6"])
      link.invalidate()
      #expect(target == nil)
    }
  }

  @Test func `a timer that waits needs no frames, and says when it is due`() {
    run { environment in
      let listener = Listener()
      let hear = Selector("hear:", Listener.hear)
      let notification = Notification(name: Notification.Name("late"))
      environment.advance(to: 1)
      listener.perform(hear, with: notification, afterDelay: 2)
      listener.perform(hear, with: notification, afterDelay: 0.5)

      #expect(!environment.animations.needsFrames)
      #expect(environment.animations.nextCall == 1.5)
      environment.advance(to: 1.5)
      #expect(environment.animations.nextCall == 3)
      environment.advance(to: 3)
      #expect(environment.animations.nextCall == nil)
      #expect(listener.log == ["late", "late"])
    }
  }

  @Test func `notifications come by selector until the observer is removed or gone`() {
    let center = NotificationCenter()
    let name = Notification.Name("news")
    let listener = Listener()
    center.addObserver(
      listener, selector: Selector("hear:", Listener.hear), name: name, object: nil)

    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)

    #expect(listener.log == ["news"])
  }

  @Test func `an observer that is removed for one sender hears of others`() {
    let center = NotificationCenter()
    let name = Notification.Name("news")
    let (listener, first, second) = (Listener(), NSObject(), NSObject())
    for sender in [first, second] {
      center.addObserver(
        listener, selector: Selector("hear:", Listener.hear), name: name, object: sender)
    }

    center.removeObserver(listener, name: name, object: first)
    center.post(name: name, object: first)
    center.post(name: name, object: second)

    #expect(listener.log == ["news"])
  }

  @Test func `tokens are removed as before`() {
    let center = NotificationCenter()
    let name = Notification.Name("news")
    nonisolated(unsafe) var heard = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard += 1 }

    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)

    #expect(heard == 1)
  }

  @Test func `a layer that only transforms has no ground, and the log says so`() {
    final class Holder: UIView {
      override class var layerClass: AnyClass { CATransformLayer.self }
    }
    run { environment in
      environment.recorder.begin(.launch, "")
      let view = Holder()

      view.backgroundColor = .red
      view.layer.backgroundColor = UIColor.red.cgColor

      #expect(view.backgroundColor == nil)
      #expect(view.layer.backgroundColor == nil)
      let log = environment.recorder.steps.flatMap(\.events).filter { $0.kind == .log }
      #expect(
        log.map(\.reason) == [
          "changing property backgroundColor in transform-only layer, will have no effect",
          "changing property backgroundColor in transform-only layer, will have no effect",
        ])
    }
  }

  @Test func `an effect of movement says what lies between its least and its most`() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 30
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    let view = UIView()
    view.addMotionEffect(group)

    func value(_ offset: CGFloat) -> CGFloat? {
      group.keyPathsAndRelativeValues(
        forViewerOffset: UIOffset(horizontal: offset, vertical: 1))?["center.x"] as? CGFloat
    }

    #expect([-1, 0, 0.5, 1, 2].map(value) == [-10, 10, 20, 30, 30])
    #expect(view.motionEffects == [group])
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }

  @Test func `text is measured without the main actor's leave, and breaks words where told`() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style,
    ]
    let box = CGSize(width: 100, height: 1000)
    let words = "incomprehensibilities incomprehensibilities"

    let broken = words.boundingRect(
      with: box, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: words, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    label.lineBreakMode = .byCharWrapping

    #expect(broken.width > 90)
    #expect(abs(broken.height - label.sizeThatFits(box).height) < 0.51)
  }
}
