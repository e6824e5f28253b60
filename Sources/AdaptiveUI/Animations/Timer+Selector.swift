// Reference: Timer(), Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:),
// NSObject.perform(_:with:afterDelay:), what cancels it, performSelector(inBackground:with:),
// performSelector(onMainThread:with:waitUntilDone:); iOS 18 documentation.
// Status: Partial — they run on frame time, which the program's loop moves. Timers with a block are
// Foundation's and run on its run loop.
#if !canImport(Darwin)
  public import Foundation

  extension Timer {
    /// Creates a timer that never fires, which programs have until they start one.
    public convenience init(_ nothing: Void = ()) {
      self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
      invalidate()
    }

    /// Sends `aSelector` to `aTarget` with the timer once `ti` seconds of frame time have gone by, and
    /// again and again if it repeats, until it is invalidated.
    ///
    /// The target is held until then.
    @discardableResult public static func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
      // On no actor, as in UIKit; programs run on the main thread.
      nonisolated(unsafe) let target = aTarget
      nonisolated(unsafe) let info = userInfo
      nonisolated(unsafe) var timer: Timer?
      MainActor.assumeIsolated {
        timer = messageTimer(
          ti, target: target, selector: aSelector, userInfo: info, repeats: yesOrNo)
      }
      guard let timer else { preconditionFailure("the closure makes one") }
      return timer
    }

    @MainActor private static func messageTimer(
      _ ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      let environment = Environment.current
      let interval = max(ti, MessageTimer.shortest)
      let timer = MessageTimer(
        interval: interval, repeats: yesOrNo, userInfo: userInfo, target: aTarget as AnyObject,
        selector: aSelector, environment: environment)
      environment.animations.timers.add(
        at: environment.animations.now + interval, every: yesOrNo ? interval : nil
      ) {
        environment.perform { timer.fire() }
        return timer.isValid
      }
      return timer
    }
  }

  /// A timer that sends a message and that no run loop knows.
  private final class MessageTimer: Timer {
    /// Foundation's: what is shorter lasts as long, in seconds.
    static let shortest: TimeInterval = 0.0001
    private let info: Any?
    override var userInfo: Any? { info }

    @MainActor init(
      interval: TimeInterval, repeats: Bool, userInfo: Any?, target: AnyObject, selector: Selector,
      environment: Environment
    ) {
      info = userInfo
      // Frame time fires the timer, on the main actor alone.
      nonisolated(unsafe) let receiver = target
      super.init(fire: .distantFuture, interval: interval, repeats: repeats) { timer in
        nonisolated(unsafe) let sender = timer
        MainActor.assumeIsolated { environment.send(selector, to: receiver, with: sender) }
      }
    }
  }

  extension NSObject {
    /// Sends a message to the object after some seconds of frame time; the object is held until then.
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      nonisolated(unsafe) let target = self
      nonisolated(unsafe) let argument = anArgument
      MainActor.assumeIsolated { target.send(aSelector, with: argument, afterDelay: delay) }
    }

    @MainActor private func send(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      let environment = Environment.current
      let message = DelayedMessage(target: self, selector: aSelector, argument: anArgument)
      environment.animations.timers.add(
        at: environment.animations.now + max(delay, 0), message: message
      ) {
        environment.perform { environment.send(aSelector, to: self, with: anArgument) }
        return false
      }
    }

    /// Sends a message to the object after what runs now: views and all that programs keep with them
    /// belong to the main thread, on which it is sent, too.
    @MainActor public func performSelector(
      inBackground aSelector: Selector, with arg: Any?
    ) { perform(aSelector, with: arg, afterDelay: 0) }

    /// Sends a message to the object, at once if it is waited for and else after what runs now.
    @MainActor public func performSelector(
      onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
      guard wait else { return perform(aSelector, with: arg, afterDelay: 0) }
      Environment.current.send(aSelector, to: self, with: arg)
    }

    /// Takes back what ``perform(_:with:afterDelay:)`` has not yet sent to an object.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      nonisolated(unsafe) let target = aTarget as AnyObject
      MainActor.assumeIsolated {
        Environment.current.animations.timers.cancel { $0.target === target }
      }
    }

    /// Takes back one message with one argument that was not yet sent to an object.
    public static func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      nonisolated(unsafe) let target = aTarget as AnyObject
      nonisolated(unsafe) let argument = anArgument.map { $0 as AnyObject }
      MainActor.assumeIsolated {
        Environment.current.animations.timers.cancel {
          $0.target === target && $0.selector == aSelector
            && $0.argument.map { $0 as AnyObject } === argument
        }
      }
    }
  }
#endif
