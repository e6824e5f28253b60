import AdaptiveUI
import Testing

/// A trace never grows beyond its limits, however long a program runs.
@MainActor struct TraceLimitTests {
  private func event(_ name: String) -> TraceEvent { TraceEvent(.state, nil, name, rule: "V06") }

  @Test func `the oldest steps go when there are too many steps or events`() {
    let recorder = Environment().recorder
    recorder.limit = 5
    recorder.eventLimit = 40
    for number in 1...30 {
      recorder.begin(.terminal, "\(number)")
      for _ in 0..<(number % 4 * 5) { recorder.record(event("e")) }

      #expect(recorder.steps.count <= 5)
      #expect(recorder.steps.reduce(0) { $0 + $1.events.count } <= 40)
      #expect(recorder.steps.last?.title == "\(number)")
    }
  }

  @Test func `a step that never ends goes on in steps of the same name`() {
    let recorder = Environment().recorder
    recorder.eventLimit = 40
    recorder.begin(.launch, "long")
    for number in 1...1000 { recorder.record(event("\(number)")) }

    #expect(recorder.steps.reduce(0) { $0 + $1.events.count } <= 40)
    #expect(recorder.steps.count > 1)
    #expect(recorder.steps.allSatisfy { $0.title == "long" && $0.cause == .launch })
    #expect(recorder.steps.last?.events.last?.name == "1000")
  }
}
