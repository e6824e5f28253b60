import Testing

/// What comes from the terminal, and in which order.
struct EventTests {
  @Test func `a resize tells exactly the new size, and no size is no event`() async throws {
    let session = try await Session.run([
      .wait("size 80x24"), .resize(100, 30), .wait("resize 100x30"), .resize(0, 0),
      .resize(20, 6), .wait("resize 20x6"), .keys("q"),
    ])

    #expect(
      session.log.filter { !$0.hasPrefix("key") }
        == ["size 80x24", "resize 100x30", "resize 20x6"])
  }

  @Test(arguments: ["xterm-256color", "vt100"])
  func `a terminal without a size at the start has none until it gets one`(
    term: String
  ) async throws {
    let session = try await Session.run(
      [
        .wait("size 0x0"), .keys("k"), .wait("key character(\"k\") 0"), .resize(60, 18),
        .wait("resize 60x18"), .keys("q"),
      ], term: term, size: [0, 0])

    #expect(session.log == ["size 0x0", "key character(\"k\") 0", "resize 60x18"])
    #expect(session.status == "exit 0")
  }

  @Test func `a size that no screen has is cut to what can be drawn`() async throws {
    let session = try await Session.run([
      .wait("size 80x24"), .resize(65_535, 65_535), .wait("resize 2000x1000"), .resize(60, 18),
      .wait("resize 60x18"), .keys("q"),
    ])

    #expect(session.log == ["size 80x24", "resize 2000x1000", "resize 60x18"])
  }

  @Test func `what somebody says of the size counts for a terminal without one`() async throws {
    let session = try await Session.run(
      [.wait("size 70x20"), .keys("q")], environment: ["COLUMNS": "70", "LINES": "20"],
      size: [0, 0])

    #expect(session.log == ["size 70x20"])
  }

  @Test func `of a storm of sizes the last one wins`() async throws {
    let storm = (20..<70).map { Session.Step.resize($0 * 2, $0) }
    let session = try await Session.run(
      [.wait("size 80x24")] + storm + [.resize(121, 31), .wait("resize 121x31"), .keys("q")])

    let sizes = session.log.filter { $0.hasPrefix("resize") }
    #expect(sizes.last == "resize 121x31")
    #expect(Set(sizes).count == sizes.count)
  }

  @Test func `keys come as keys, Control-C and Control-Z too`() async throws {
    let session = try await Session.run([
      .wait("size 80x24"),
      .keys("\u{3}\u{1A}\u{1B}[A\u{1B}[1;5A\u{1B}OP\u{1B}[Z\u{1B}[5~\u{1B}k\t\r\u{7F}漢"),
      .wait("key character(\"漢\") 0"), .keys("\u{1B}"), .wait("key escape 0"), .keys("q"),
    ])

    #expect(
      session.log == [
        "size 80x24", "key character(\"c\") 1", "key character(\"z\") 1", "key up 0", "key up 1",
        "key function(1) 0", "key backTab 0", "key pageUp 0", "key character(\"k\") 2",
        "key tab 0", "key enter 0", "key backspace 0", "key character(\"漢\") 0", "key escape 0",
      ])
  }

  @Test func `a sequence that nobody knows types nothing`() async throws {
    let session = try await Session.run([
      .wait("size 80x24"), .keys("\u{1B}[999;7~k"), .wait("key character(\"k\") 0"), .keys("q"),
    ])

    #expect(
      session.log == ["size 80x24", "key character(\"k\") 0"])
  }

  /// Descriptions of multiplexers do not tell the reports that count beyond column 223.
  @Test(arguments: ["xterm-256color", "screen-256color"])
  func `the mouse presses, drags, releases and scrolls`(term: String) async throws {
    let session = try await Session.run(
      [
        .wait("size 80x24"), .keys("m"), .wait("key character(\"m\") 0"),
        .keys("\u{1B}[<0;11;6M\u{1B}[<32;12;7M\u{1B}[<0;12;7m"), .wait("mouse release 11,6"),
        .keys("\u{1B}[<64;3;4M\u{1B}[<65;3;4M"), .wait("mouse scrollDown 2,3"), .keys("q"),
      ], term: term)

    #expect(
      session.log.filter { $0.hasPrefix("mouse") } == [
        "mouse press 10,5", "mouse drag 11,6", "mouse release 11,6", "mouse scrollUp 2,3",
        "mouse scrollDown 2,3",
      ])
  }
}
