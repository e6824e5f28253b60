import Cells
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

    try expectPicture(pilot.pane, "card of ten boxes that left")
  }

  @Test func `a card without free rows names one box of the smallest group`() throws {
    let yaml = """
      title: Test
      root:
        id: controller-with-a-long-name
        view:
          subviews:
            - {class: UIButton, id: follower, title: Go, frame: [300, 16, 80, 44], autoresizing: [flexibleLeftMargin]}
            - {id: stretched-view-with-a-name, frame: [16, 80, 300, 44], autoresizing: [flexibleWidth], backgroundColor: systemRed}
      """
    let pilot = try Pilot(
      yaml, columns: 120, rows: 36, batches: [[.resize(CellSize(columns: 70, rows: 36))]])

    try expectPicture(pilot.pane, "card with room for one name")
  }
}
