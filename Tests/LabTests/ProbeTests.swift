import Cells
import Testing
@MainActor @Suite struct ProbeTests {
  @Test func probe() throws {
    let yaml = "uikit: 26\nroot:\n  id: home\n  class: UINavigationController\n  viewControllers:\n    - {id: list, class: UIViewController, title: List}\n"
    for (c, r) in [(120, 34), (80, 24), (50, 16), (14, 4)] {
      let p = try Pilot(yaml, columns: c, rows: r, batches: [[.resize(CellSize(columns: c, rows: r - 1))], [.key(.character("r"), [])]])
      print(p.screen)
    }
  }
}
