import Testing

/// The program stops and comes back.
struct SuspendTests {
  @Test func `the terminal is given back while the program is stopped`() async throws {
    let session = try await Session.run([
      .wait("size 80x24"), .keys("z"), .stopped, .resume, .wait("redraw"), .keys("q"),
    ])

    #expect(session.stops == [true])
    #expect(session.output.count(of: "\u{1B}[?1049h") == 2)
    #expect(session.output.count(of: "\u{1B}[?1049l") == 2)
    #expect(session.isScreenGivenBack)
  }

  @Test func `the mouse is the terminal's while the program is stopped`() async throws {
    let session = try await Session.run([
      .wait("size 80x24"), .keys("m"), .wait("key character(\"m\") 0"), .keys("z"), .stopped,
      .resume, .wait("redraw"), .keys("q"),
    ])

    // Asked for, given back for the stop, asked for again, given back in the end.
    let asked = session.output.count(of: "\u{1B}[?1002h")
    let given = session.output.count(of: "\u{1B}[?1002;1000l")
    #expect(asked == 2)
    #expect(given == 2)
  }

  @Test func `the size of then is told after coming back`() async throws {
    let session = try await Session.run([
      .wait("size 80x24"), .keys("z"), .stopped, .resize(90, 20), .resume,
      .wait("resize 90x20"), .keys("q"),
    ])

    #expect(session.log.filter { $0.hasPrefix("resize") } == ["resize 90x20"])
  }

  @Test func `SIGTSTP from outside stops in the same way`() async throws {
    let session = try await Session.run([
      .wait("size 80x24"), .signal("TSTP"), .stopped, .resume, .wait("redraw"), .keys("q"),
    ])

    #expect(session.stops == [true])
    #expect(session.restored == true)
  }

  @Test func `coming back from SIGSTOP draws everything again`() async throws {
    let session = try await Session.run([
      .wait("size 80x24"), .signal("STOP"), .stopped, .resume, .wait("redraw"), .keys("q"),
    ])

    #expect(session.output.count(of: "\u{1B}[?1049h") == 2)
    #expect(session.restored == true)
    #expect(session.isScreenGivenBack)
  }
}
