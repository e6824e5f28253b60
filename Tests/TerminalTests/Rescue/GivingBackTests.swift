import Foundation
import Testing

/// The terminal is left as it was found, however the program ends.
struct GivingBackTests {
  struct End: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let step: Session.Step
    let status: String

    init(_ description: String, _ step: Session.Step, _ status: String) {
      testDescription = description
      self.step = step
      self.status = status
    }
  }

  static let ends = [
    End("returning", .keys("q"), "exit 0"),
    End("a thrown error", .keys("e"), "exit 69"),
    End("exit", .keys("x"), "exit 3"),
    End("SIGINT", .signal("INT"), "signal 2"),
    End("SIGTERM", .signal("TERM"), "signal 15"),
    End("SIGHUP", .signal("HUP"), "signal 1"),
    End("SIGQUIT", .signal("QUIT"), "signal 3"),
    End("SIGSEGV from outside", .signal("SEGV"), "signal 11"),
    End("a wild pointer", .keys("s"), "signal 11"),
    End("abort", .keys("a"), "signal 6"),
    End("a stack that overflows", .keys("o"), "signal 11"),
  ]

  @Test(arguments: ends)
  func `the terminal is as before after`(_ end: End) async throws {
    let session = try await Session.run([.wait("size 80x24"), end.step])

    #expect(session.status == end.status)
    #expect(session.restored == true)
    #expect(session.isScreenGivenBack)
  }

  @Test(arguments: [("FPE", 8), ("QUIT", 3), ("TERM", 15), ("ABRT", 6)])
  func `a signal in the middle of taking memory does what it does elsewhere`(
    name: String, number: Int
  ) async throws {
    for _ in 0..<5 {
      let session = try await Session.run([
        .wait("size 80x24"), .keys("w"), .wait("key character(\"w\") 0"), .keys("n"),
        .wait("taking memory"), .lookAway(0.05), .signal(name),
      ])

      #expect(session.status == "signal \(number)")
      #expect(session.restored == true)
      #expect(session.isScreenGivenBack)
      #expect(session.afterScreen.contains("words for standard error"))
    }
  }

  @Test(arguments: [("QUIT", 3), ("FPE", 8), ("ABRT", 6), ("TERM", 15)])
  func `a signal ends the program whatever the runtime's backtrace does`(
    name: String, number: Int
  ) async throws {
    let session = try await Session.run(
      [.wait("size 80x24"), .signal(name)],
      environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"])

    #expect(session.status == "signal \(number)")
    #expect(session.restored == true)
    #expect(session.isScreenGivenBack)
  }

  @Test func `a fault signal that was ignored stays ignored when it is sent`() async throws {
    let session = try await Session.run(
      [
        .wait("size 80x24"), .signal("FPE"), .keys("k"), .wait("key character(\"k\") 0"),
        .keys("q"),
      ], ignoring: ["FPE"])

    #expect(session.status == "exit 0")
  }

  @Test(arguments: [("TERM", 15), ("HUP", 1), ("SEGV", 11), ("ABRT", 6)])
  func `a handler from before gets the signal, on the screen of before`(
    name: String, number: Int
  ) async throws {
    let session = try await Session.run(
      [.wait("size 80x24"), .signal(name)], environment: ["PROBE_HANDLES": "\(number)"])

    #expect(session.log.last == "previous handler")
    #expect(session.status == "exit \(40 + number)")
    #expect(session.restored == true)
    #expect(session.isScreenGivenBack)
  }

  @Test func `a trap says why on the screen of before`() async throws {
    let session = try await Session.run([.wait("size 80x24"), .keys("t")])

    // A trap is SIGILL on x86 and SIGTRAP on ARM.
    #expect(session.status == "signal 4" || session.status == "signal 5")
    #expect(session.restored == true)
    #expect(session.isScreenGivenBack)
    #expect(session.afterScreen.contains("Fatal error: the probe was asked to trap"))
    #expect(session.output.count(of: "Fatal error:") == 1)
  }

  #if os(Linux)
    @Test func `the runtime's backtrace of a trap is on the screen of before`() async throws {
      let session = try await Session.run(
        [.wait("size 80x24"), .keys("t")],
        environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"])

      #expect(session.status == "signal 4" || session.status == "signal 5")
      #expect(session.restored == true)
      #expect(session.isScreenGivenBack)
      #expect(session.afterScreen.contains("Program crashed"))
      #expect(session.afterScreen.contains("act(_:_:log:)"))
    }
  #endif

  @Test func `a signal ends a program that is busy`() async throws {
    let session = try await Session.run([
      .wait("size 80x24"), .keys("b"), .wait("busy"), .signal("TERM"),
    ])

    #expect(session.status == "signal 15")
    #expect(session.restored == true)
    #expect(session.isScreenGivenBack)
  }

  @Test func `signals that were ignored stay ignored`() async throws {
    let session = try await Session.run(
      [
        .wait("size 80x24"), .signal("INT"), .signal("HUP"), .keys("k"),
        .wait("key character(\"k\") 0"), .keys("q"),
      ], ignoring: ["INT", "HUP"])

    #expect(session.status == "exit 0")
  }

  @Test func `standard error waits until the screen is gone`() async throws {
    let session = try await Session.run([
      .wait("size 80x24"), .keys("w"), .wait("key character(\"w\") 0"), .keys("q"),
    ])

    #expect(session.afterScreen.contains("words for standard error\r\n"))
    #expect(session.output.count(of: "words for standard error") == 1)
  }

  @Test func `the mouse is the terminal's again when the program dies`() async throws {
    let session = try await Session.run([
      .wait("size 80x24"), .keys("m"), .wait("key character(\"m\") 0"), .signal("TERM"),
    ])

    #expect(session.output.contains("\u{1B}[?1002h"))
    let off = try #require(session.output.range(of: "\u{1B}[?1002;1000l", options: .backwards))
    #expect(!session.output[off.upperBound...].contains("\u{1B}[?1002h"))
  }

  @Test func `a terminal that hangs up ends the program by an event`() async throws {
    let session = try await Session.run([.wait("size 80x24"), .hangUp], ignoring: ["HUP"])

    #expect(session.log.last == "terminate")
    #expect(session.status == "exit 0")
  }

  @Test(arguments: ["nobody-knows-this", "dumb"])
  func `nothing is written to a terminal that cannot be used`(_ term: String) async throws {
    let session = try await Session.run([], term: term)

    #expect(session.output == "error: unknownTerminalType(\"\(term)\")\r\n")
    #expect(session.status == "exit 69")
    #expect(session.restored == true)
  }

  @Test func `nothing is written to what is no terminal`() async throws {
    let (output, errors, status) = try await Session.execute(Session.probe, [])

    #expect(output.isEmpty)
    #expect(errors == "error: notATerminal\n")
    #expect(status == 69)
  }
}
