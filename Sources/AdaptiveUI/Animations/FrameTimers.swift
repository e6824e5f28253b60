import Foundation

/// What is to be called at a moment of frame time; nothing here reads a clock.
@MainActor final class FrameTimers {
  private struct Entry {
    let id: Int
    var due: TimeInterval
    /// Seconds between two calls; `nil` for one call.
    let interval: TimeInterval?
    /// What is sent, where it can be taken back.
    let message: DelayedMessage?
    /// Answers whether it goes on.
    let call: () -> Bool
  }

  private var entries: [Entry] = []
  private var made = 0

  /// When the next of them is to be called, in frame time; `nil` if none waits.
  var nextDue: TimeInterval? { entries.map(\.due).min() }

  /// Calls something at a moment, once or again and again while it answers that it goes on.
  func add(
    at due: TimeInterval, every interval: TimeInterval? = nil, message: DelayedMessage? = nil,
    _ call: @escaping () -> Bool
  ) {
    made += 1
    entries.append(
      Entry(id: made, due: due, interval: interval, message: message, call: call))
  }

  /// Takes messages back that were not sent yet.
  func cancel(_ isMeant: (DelayedMessage) -> Bool) {
    entries.removeAll { $0.message.map(isMeant) == true }
  }

  /// Calls what is due by `now` in the order of time, the older first.
  ///
  /// What repeats and was missed several times is called once, as timers of run loops are.
  func fire(by now: TimeInterval) {
    let last = made
    while let next = entries.filter({ $0.due <= now && $0.id <= last })
      .min(by: { ($0.due, $0.id) < ($1.due, $1.id) })
    {
      let goesOn = next.call()
      guard let index = entries.firstIndex(where: { $0.id == next.id }) else { continue }
      if goesOn, let interval = next.interval {
        let missed = ((now - next.due) / interval).rounded(.down)
        entries[index].due = next.due + interval * (missed + 1)
      } else {
        entries.remove(at: index)
      }
    }
  }
}

/// A message that waits for its time.
struct DelayedMessage {
  let target: AnyObject
  let selector: Selector
  let argument: Any?
}

extension Environment {
  /// Sends a message; a target without the method is a breach, with UIKit's words.
  func send(_ selector: Selector, to target: AnyObject, with argument: Any?) {
    if selector.perform(on: target, with: argument) { return }
    breach(
      Breach(
        "NSInvalidArgumentException",
        "-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance", rule: "API"))
  }
}
