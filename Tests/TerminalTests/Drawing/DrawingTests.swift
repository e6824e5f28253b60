import Cells
import Foundation
import Testing

@testable import Terminal

/// What is sent for a picture.
struct DrawingTests {
  private static let quit: [Session.Step] = [.wait("size 80x24"), .keys("q")]

  @Test func `a locale with UTF-8 gets characters, heavy lines included`() async throws {
    let session = try await Session.run(Self.quit)
    let text = String(
      decoding: session.output.unicodeScalars.map { UInt8($0.value) }, as: UTF8.self)

    #expect(text.contains("┌────"))
    #expect(text.contains("┏━━━━┓"))
    #expect(text.contains("wide 漢字 é"))
    #expect(text.contains("\u{1B}[38;5;196m"))
  }

  @Test func `an attribute ends alone where a colour follows`() async throws {
    let session = try await Session.run(Self.quit)

    #expect(session.output.contains("\u{1B}[22;38;5;196m"))
    #expect(!session.output.contains("\u{1B}[0;38"))
  }

  @Test func `any other locale gets the terminal's own lines and question marks`() async throws {
    let session = try await Session.run(Self.quit, term: "vt100", locale: "C")

    #expect(session.output.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(session.output.contains("lqqqqqq"))
    #expect(session.output.contains("\u{1B}[0;1m\u{0E}lqqqqk"))
    #expect(session.output.contains("wide ? ?  ?"))
  }

  /// Those of many kinds of terminals that this machine describes.
  static let terminals = [
    "vt100", "vt220", "ansi", "linux", "xterm", "xterm-mono", "xterm-16color", "xterm-256color",
    "xterm-direct", "screen", "screen-256color", "tmux-256color", "rxvt", "rxvt-unicode-256color",
    "konsole", "gnome-256color", "putty", "alacritty", "foot", "kitty", "st-256color", "cygwin",
  ].filter { name in
    let folders = ["/usr/share/terminfo", "/lib/terminfo", "/etc/terminfo"]
    return folders.contains {
      FileManager.default.fileExists(atPath: "\($0)/\(name.prefix(1))/\(name)")
    }
  }

  @Test(arguments: terminals, ["C.UTF-8", "nowhere.ISO-8859-1"])
  func `every terminal type in every locale is drawn on and given back`(
    term: String, locale: String
  ) async throws {
    let session = try await Session.run(Self.quit, term: term, locale: locale)
    #expect(session.status == "exit 0")
    #expect(session.restored == true)
    #expect(session.output.contains("80x24"))
    let isASCII = session.output.unicodeScalars.allSatisfy { $0.value < 0x80 }
    // The lines of these are bytes of the PC's own character set.
    if !["ansi", "cygwin"].contains(term) { #expect(isASCII == (locale != "C.UTF-8")) }
  }

  @Test func `NO_COLOR leaves attributes only`() async throws {
    let session = try await Session.run(Self.quit, environment: ["NO_COLOR": "1"])

    #expect(!session.output.contains("\u{1B}[38"))
    #expect(!session.output.contains("\u{1B}[31"))
    #expect(session.output.contains("\u{1B}[1msize 80x24"))
  }

  @Test func `a picture that hardly changes costs hardly anything`() async throws {
    let still = try await Session.run(Self.quit)
    let changed = try await Session.run([
      .wait("size 80x24"), .keys("k"), .wait("key character(\"k\") 0"), .keys("q"),
    ])

    #expect(changed.output.unicodeScalars.count - still.output.unicodeScalars.count < 100)
  }

  @Test(arguments: [false, true])
  func `a terminal that is slow, or refuses what it cannot take at once, gets everything`(
    isHasty: Bool
  ) async throws {
    // More than a terminal keeps for a reader that looks elsewhere.
    let sizes = (1...6).flatMap { [Session.Step.resize(494 + $0, 194 + $0), .lookAway(0.2)] }
    let session = try await Session.run(
      [.wait("size 80x24")] + sizes + [.wait("resize 500x200"), .keys("q")], isHasty: isHasty)

    let text = String(
      decoding: session.output.unicodeScalars.map { UInt8($0.value) }, as: UTF8.self)
    let parts = text.components(separatedBy: "\u{1B}[2J")
    let last = try #require(parts.last { $0.contains("resize 500x200") })
    #expect(last.contains("└" + String(repeating: "─", count: 498) + "┘"))
    #expect(session.isScreenGivenBack)
    #expect(session.restored == true)
  }

  struct Nearest: Sendable, CustomTestStringConvertible {
    let color: Color
    let ability: Int
    let number: Int
    var testDescription: String { "\(color) of \(ability)" }
  }

  static let nearest = [
    Nearest(color: .standard, ability: 256, number: -1),
    Nearest(color: .palette(200), ability: 256, number: 200),
    Nearest(color: .palette(1), ability: 8, number: 1),
    Nearest(color: .palette(196), ability: 16, number: 9),
    Nearest(color: .palette(46), ability: 8, number: 2),
    Nearest(color: .rgb(255, 0, 0), ability: 256, number: 196),
    Nearest(color: .rgb(8, 8, 8), ability: 256, number: 232),
    Nearest(color: .rgb(0, 0, 200), ability: 8, number: 4),
    Nearest(color: .rgb(0, 0, 200), ability: 0, number: -1),
  ]

  @Test(arguments: nearest)
  func `the nearest colour that the terminal has`(_ row: Nearest) throws {
    let ability = try #require(ColorAbility(rawValue: row.ability))

    #expect(ability.nearest(row.color) == row.number)
  }
}
