import Lab
import Testing

/// A card names the boxes that it counts, where there is room.
@MainActor struct NamedBoxTests {
  /// Ten labels in a column that narrow windows hide, and one that stays.
  private static let scene: String = {
    let labels = (1...10).map {
      "        - {class: UILabel, id: line-\($0), text: Line \($0), frame: [16, \(16 + 20 * $0), 80, 16], when: {w: regular}}"
    }
    return """
      title: Test
      root:
        id: home
        view:
          subviews:
      \(labels.joined(separator: "\n"))
      """
  }()

  @Test func `all that left have their names where rows are free`() throws {
    let pilot = try Pilot(Self.scene, columns: 120, rows: 44, keys: "\\:window 500x500⏎")

    for number in 1...10 { #expect(pilot.screen.contains("line-\(number)"), "\(pilot.screen)") }
  }
}
