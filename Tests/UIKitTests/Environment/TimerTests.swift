import Foundation
import Testing
import UIKit

/// Timers and late messages by selector run on the frame time of their world.
@MainActor struct TimerTests {
  @MainActor private final class Clock: NSObject {
    var log: [String] = []

    func tick(_ timer: Timer) { log.append("tick \(timer.userInfo as? String ?? "-")") }
    func say(_ word: String) { log.append(word) }
  }

  private let tick = Selector("tick:", Clock.tick)
  private let say = Selector("say:", Clock.say)

  @Test func `a timer that repeats is called each time until it is invalidated`() throws {
    let (clock, stage) = (Clock(), try NameStage { UIViewController() })
    let timer = stage.perform {
      Timer.scheduledTimer(
        timeInterval: 0.5, target: clock, selector: tick, userInfo: "blink", repeats: true)
    }

    stage.advance(to: 0.4)
    #expect(clock.log == [])
    stage.advance(to: 0.5)
    stage.advance(to: 1)
    #expect(clock.log == ["tick blink", "tick blink"])

    timer.invalidate()
    stage.advance(to: 2)
    #expect(clock.log.count == 2)
    #expect(!timer.isValid)
  }

  @Test func `a timer calls once, whatever was missed`() throws {
    let (clock, stage) = (Clock(), try NameStage { UIViewController() })
    let timers: [Timer] = stage.perform {
      [false, true].map {
        Timer.scheduledTimer(
          timeInterval: 0.5, target: clock, selector: tick, userInfo: "\($0)", repeats: $0)
      }
    }

    stage.advance(to: 5)

    #expect(clock.log == ["tick false", "tick true"])
    #expect(timers.map(\.isValid) == [false, true])
  }

  @Test func `late messages come in the order of their time and can be taken back`() throws {
    let (clock, stage) = (Clock(), try NameStage { UIViewController() })
    stage.perform {
      clock.perform(say, with: "second", afterDelay: 0.3)
      clock.perform(say, with: "first", afterDelay: 0.1)
      clock.perform(say, with: "never", afterDelay: 0.9)
    }

    stage.advance(to: 0.5)
    stage.perform { NSObject.cancelPreviousPerformRequests(withTarget: clock) }
    stage.advance(to: 2)

    #expect(clock.log == ["first", "second"])
  }

  @Test func `a late message that nobody understands is a breach`() throws {
    let (clock, stage) = (Clock(), try NameStage { UIViewController() })
    stage.perform { clock.perform("unknown", with: nil, afterDelay: 0) }

    stage.advance(to: 0.1)

    #expect(stage.breaches == ["-[Clock unknown]: unrecognized selector sent to instance"])
  }

  @Test func `a timer that a program begins with fires never and can be stopped`() {
    let timer = Timer()

    #expect(!timer.isValid)
    timer.invalidate()
    #expect(!timer.isValid)
  }

  @Test func `what Foundation knows of the network comes with UIKit`() throws {
    let request = URLRequest(url: try #require(URL(string: "https://127.0.0.1/")))

    #expect(request.httpMethod == "GET")
    #expect(URLSession.shared.dataTask(with: request).state == .suspended)
  }

  @Test func `messages for the background and the main thread come after what runs, or at once`()
    throws
  {
    let (clock, stage) = (Clock(), try NameStage { UIViewController() })
    stage.perform {
      clock.performSelector(inBackground: say, with: "background")
      clock.performSelector(onMainThread: say, with: "later", waitUntilDone: false)
      clock.performSelector(onMainThread: say, with: "now", waitUntilDone: true)
    }
    #expect(clock.log == ["now"])

    stage.advance(to: 0.1)

    #expect(clock.log == ["now", "background", "later"])
  }
}
