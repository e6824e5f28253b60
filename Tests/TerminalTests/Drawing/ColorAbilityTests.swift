import Cells
import Testing

@testable import Terminal

/// How many colours are used, and which numbers they get.
struct ColorAbilityTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let count: Int
    let preference: ColorPreference
    let isForbidden: Bool
    let result: ColorAbility

    var testDescription: String { "\(count) \(preference)\(isForbidden ? " NO_COLOR" : "")" }
  }

  static let rows = [
    Row(count: -1, preference: .auto, isForbidden: false, result: .none),
    Row(count: 8, preference: .auto, isForbidden: false, result: .eight),
    Row(count: 16, preference: .auto, isForbidden: false, result: .sixteen),
    Row(count: 256, preference: .auto, isForbidden: false, result: .all),
    Row(count: 1 << 24, preference: .auto, isForbidden: false, result: .direct),
    Row(count: 256, preference: .auto, isForbidden: true, result: .none),
    Row(count: 256, preference: .always, isForbidden: true, result: .all),
    Row(count: -1, preference: .always, isForbidden: false, result: .none),
    Row(count: 256, preference: .never, isForbidden: false, result: .none),
    Row(count: 256, preference: .count(16), isForbidden: true, result: .sixteen),
    Row(count: 8, preference: .count(256), isForbidden: false, result: .eight),
    Row(count: 256, preference: .count(1 << 24), isForbidden: false, result: .all),
    Row(count: 1 << 24, preference: .count(256), isForbidden: false, result: .direct),
    Row(count: 1 << 24, preference: .count(16), isForbidden: false, result: .eight),
  ]

  @Test(arguments: rows) func `the terminal's colours, somebody's preference, NO_COLOR`(row: Row) {
    #expect(
      ColorAbility.of(terminal: row.count, preference: row.preference, isForbidden: row.isForbidden)
        == row.result)
  }

  @Test func `true colour beyond terminfo is what the terminal's variable or somebody says`() {
    func isAnnounced(
      _ variable: String?, _ preference: ColorPreference = .auto,
      by name: String = "xterm-256color",
      isForbidden: Bool = false
    ) -> Bool {
      ColorAbility.isDirectAnnounced(
        by: name, variable: variable, preference: preference, isForbidden: isForbidden)
    }

    #expect(isAnnounced("truecolor"))
    #expect(isAnnounced("24bit", .always, isForbidden: true))
    #expect(!isAnnounced("truecolor", isForbidden: true))
    #expect(!isAnnounced("truecolor", .never))
    #expect(!isAnnounced("truecolor", .count(256)))
    #expect(!isAnnounced("truecolor", by: "screen-256color"))
    #expect(!isAnnounced(nil))
    #expect(!isAnnounced("yes"))
    #expect(isAnnounced(nil, .count(1 << 24)))
  }

  @Test func `a terminal of true colour gets red, green and blue as they are`() {
    #expect(ColorAbility.direct.nearest(.rgb(1, 2, 3)) == 0x01_02_03)
    #expect(ColorAbility.direct.nearest(.palette(3)) == 3)
    #expect(ColorAbility.direct.nearest(.palette(196)) == 0xFF_00_00)
    #expect(ColorAbility.direct.nearest(.rgb(0, 0, 5)) == 0)
    #expect(ColorAbility.direct.nearest(.standard) == -1)
  }

  @Test func `where colours are few a saturated colour keeps its hue, and a tint stays a ground`() {
    let orange = Color.rgb(176, 96, 0)
    let blue = Color.rgb(0, 122, 255)
    let tint = Color.rgb(217, 235, 255)
    for ability in [ColorAbility.eight, .sixteen] {
      // A mark of change is not red, which marks what is broken.
      #expect(ability.nearest(orange) == 3)
      #expect(ability.nearest(blue) % 8 == 4)
      #expect(ability.nearest(tint) % 8 == 7)
    }
    #expect(ColorAbility.sixteen.nearest(.rgb(255, 59, 48)) == 9)
    #expect(ColorAbility.eight.nearest(.rgb(142, 142, 147)) == 7)
  }

  @Test func `behind a scrim a white ground is darker, of however few colours`() {
    let (white, scrimmed) = (Color.rgb(255, 255, 255), Color.rgb(166, 166, 166))
    for ability in [ColorAbility.eight, .sixteen, .all, .direct] {
      #expect(ability.nearestGround(white) != ability.nearestGround(scrimmed))
    }
    #expect(ColorAbility.eight.nearestGround(scrimmed) == 0)
    #expect(ColorAbility.eight.nearestGround(.rgb(242, 242, 247)) == 7)
  }

  @MainActor
  @Test func `letters on a ground of their number are black or white, as the ground is shown`() {
    var pairs = ColorPairs(ability: .eight)
    let scrimmed = Color.rgb(166, 166, 166)
    let ink = pairs.ink(Style(foreground: .rgb(20, 20, 20), background: scrimmed))
    #expect((ink.foreground, ink.background) == (7, 0))
    let light = pairs.ink(
      Style(foreground: .rgb(200, 200, 200), background: .rgb(255, 255, 255)))
    #expect((light.foreground, light.background) == (0, 7))
  }
}
