import AdaptiveUI
import Cells
import Lab
import Testing

/// What UIKit answers with an exception is an entry in the pane, and the scene goes on.
@MainActor struct LabBreachTests {
  private static let clash = """
    title: Clash
    device: iPhone 6
    orientations: portrait
    root: {id: home, class: UIViewController}
    presentations:
      - id: poster
        style: fullScreen
        controller: {id: lying, class: UIViewController, orientations: landscape}
    """

  private func breaches(_ pilot: Pilot) -> [String] {
    pilot.steps.flatMap(\.events).filter { $0.kind == .breach }.compactMap(\.reason)
  }

  @Test func `O10 masks without anything in common are told by the pane, and nothing is presented`()
    throws
  {
    let pilot = try Pilot(Self.clash, columns: 130, rows: 40, keys: "p")

    #expect(
      breaches(pilot) == [
        "Supported orientations has no common orientation with the application, and [UIViewController shouldAutorotate] is returning YES"
      ])
    try expectPicture(pilot.pane, "card of masks without anything in common")
    let appeared = pilot.steps.flatMap(\.events).filter { $0.name.hasPrefix("viewDidAppear") }
    #expect(
      appeared.compactMap(\.subject?.identifier) == [
        "home"
      ])
  }

  @Test func `O10 after a breach the scene goes on as before`() throws {
    let pilot = try Pilot(
      Self.clash, columns: 130, rows: 40, keys: "pp",
      batches: [[.resize(CellSize(columns: 120, rows: 36))]])

    #expect(breaches(pilot).count == 2)
    try expectPicture(pilot.canvas, "canvas after two breaches")
    #expect(
      pilot.headings == [
        "launch Clash",
        "presentation present poster",
        "presentation present poster",
      ])
  }
}
