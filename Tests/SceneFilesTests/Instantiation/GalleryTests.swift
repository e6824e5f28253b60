import BundledScenes
import Examples
import RuleTexts
import SceneFiles
import Testing

/// The gallery has a scene for every figure, table, listing and tip of the adaptivity guides.
///
/// A row is a statement of the guides by its number, the rules that it states, and the scenes for
/// it.
struct GalleryTests {
  struct Row: Sendable, CustomStringConvertible {
    let id: String
    let rules: Set<String>
    let scenes: [String]

    var description: String { id }
  }

  static let rows = table.split(separator: "\n").map { line in
    let columns = line.split(separator: "|").map { column in
      column.split(separator: " ").map(String.init)
    }
    return Row(id: columns[0].joined(), rules: Set(columns[1]), scenes: columns[2])
  }

  private static func document(_ name: String) throws -> SceneDocument {
    let scene = try #require(BundledScenes.scene(named: name), "\(name)")
    return try SceneDocument(scene.bytes, file: "\(name).yaml", classes: ExampleClasses.all)
  }

  @Test func `every statement of the guides has a row`() {
    let counts = Dictionary(grouping: Self.rows) { $0.id.prefix(2) }.mapValues(\.count)
    #expect(counts == ["S0": 49, "S1": 20, "S2": 22, "S3": 19, "S4": 17])
    #expect(Set(Self.rows.map(\.id)).count == 127)
  }

  @Test(arguments: rows) func `the scenes of a statement demonstrate one of its rules`(
    row: Row
  ) throws {
    for name in row.scenes {
      let rules = try Set(Self.document(name).rules)
      #expect(row.scenes.count > 1 || !rules.isDisjoint(with: row.rules), "\(name)")
    }
    let shown = try row.scenes.flatMap { try Self.document($0).rules }
    #expect(!row.rules.isDisjoint(with: shown))
  }

  @Test(arguments: BundledScenes.all.map(\.name))
  func `a scene says what to press and names rules that exist`(name: String) throws {
    let document = try Self.document(name)
    let lines = document.notes?.split(separator: "\n") ?? []

    #expect(document.rules.filter { RuleTexts.text(of: $0) == nil } == [])
    #expect(name == "smallest" || (2...4).contains(lines.count))
    #expect(lines.allSatisfy { $0.count <= 110 })
  }

  // swift-format-ignore
  private static let table = """
    S0.1 | P32 V21 | adaptive-model
    S0.2 | V21 | adaptive-model
    S0.3 | T01 P01 P24 | adaptive-model table-12-1
    S0.4 | T13 | table-12-1
    S0.5 | T15 | table-12-1
    S0.6 | T16 T17 | table-12-1
    S0.7 | A01 A08 | figure-13-1
    S0.8 | A08 A09 A10 A11 A12 | image-variants
    S0.9 | P32 | adaptive-model
    S0.10 | T14 P12 KS16 | listing-13-1 three-columns
    S0.11 | A01 A06 | figure-13-1
    S0.12 | T16 | table-12-1
    S0.13 | P09 P10 | figure-12-2
    S0.14 | P09 | figure-12-2
    S0.15 | P01 P03 | figure-12-2
    S0.16 | P03 C10 | figure-12-2
    S0.17 | P11 P12 | listing-13-1
    S0.18 | P04 | masks
    S0.19 | P31 C13 | figure-12-2
    S0.20 | C10 C12 | figure-12-2
    S0.21 | C10 U09 | figure-12-2
    S0.22 | C11 T40 | figure-12-2
    S0.23 | P18 | figure-12-2
    S0.24 | P19 | listing-13-1
    S0.25 | P21 U05 | figure-12-2
    S0.26 | P23 C11 | figure-12-2
    S0.27 | T20 | table-12-2
    S0.28 | T20 | table-12-2
    S0.29 | P32 | adaptive-model
    S0.30 | A01 P32 | figure-13-1
    S0.31 | A01 A08 | figure-13-1
    S0.32 | A01 | figure-13-1
    S0.33 | P11 P12 | listing-13-1 example-overrides
    S0.34 | P12 | listing-13-1 example-overrides
    S0.35 | P13 | listing-13-1 example-overrides
    S0.36 | T04 P14 | listing-13-1 example-overrides
    S0.37 | P14 | listing-13-1 example-overrides
    S0.38 | M35 M31 M32 D20 | figure-13-3 popover-today
    S0.39 | M34 PC08 | presentations
    S0.40 | PO12 | figure-13-3-sides
    S0.41 | D01 D02 D07 | substitute tip-navigation
    S0.42 | D03 | figure-13-4
    S0.43 | D04 | figure-13-4
    S0.44 | D07 | substitute tip-navigation
    S0.45 | PO12 | tip-push tip-navigation tip-none
    S0.46 | P31 | size-reasons
    S0.47 | V21 P32 | adaptive-model
    S0.48 | U10 X03 | example-alongside
    S0.49 | X08 | example-counter-rotation
    S1.1 | O03 | orientation-clash orientations
    S1.2 | O03 | orientation-clash orientations
    S1.3 | O04 | orientation-clash orientations
    S1.4 | O09 O05 | orientations multitasking
    S1.5 | O10 | orientation-clash
    S1.6 | O06 O07 | example-forwarding orientations
    S1.7 | O07 | example-forwarding orientations
    S1.8 | O20 | example-turning
    S1.9 | O21 O22 | example-device-orientation
    S1.10 | O21 W01 O27 | example-device-orientation
    S1.11 | W01 W03 | full-screen-only
    S1.12 | W01 | multitasking
    S1.13 | P32 W04 | example-wide-or-tall
    S1.14 | T13 | table-12-1
    S1.15 | T20 | table-12-2
    S1.16 | T14 | table-12-2
    S1.17 | P24 T40 | example-size-classes
    S1.18 | T40 T49 | example-size-classes
    S1.19 | A01 | figure-13-1
    S1.20 | U10 A07 P22 | example-wide-or-tall
    S2.1 | P32 | adaptive-model
    S2.2 | A01 A06 | figure-13-1
    S2.3 | A01 | figure-13-1
    S2.4 | A03 A05 | figure-13-1
    S2.5 | A08 A09 | image-variants
    S2.6 | A08 | image-variants
    S2.7 | P11 P12 | listing-13-1 example-overrides
    S2.8 | P13 | listing-13-1 example-overrides
    S2.9 | T04 P14 | listing-13-1 example-overrides
    S2.10 | P14 | listing-13-1 example-overrides
    S2.11 | M35 M31 M32 | figure-13-3 popover-today
    S2.12 | M34 | presentations
    S2.13 | PO12 | figure-13-3-sides popover-today
    S2.14 | D01 D02 | substitute
    S2.15 | D03 | figure-13-4
    S2.16 | D04 | figure-13-4
    S2.17 | D07 | substitute
    S2.18 | PO09 PO12 M32 | figure-13-3-sides popover-today
    S2.19 | PO12 D04 D07 | tip-push tip-navigation tip-none substitute
    S2.20 | P31 | size-reasons
    S2.21 | V21 | adaptive-model
    S2.22 | U10 X03 X08 | example-alongside example-counter-rotation
    S3.1 | U12 W23 | frames-from-parents
    S3.2 | W20 V10 | status-bar status-bar-over
    S3.3 | W20 | status-bar status-bar-over
    S3.4 | W21 | status-bar status-bar-over
    S3.5 | W21 | status-bar status-bar-over
    S3.6 | W24 | under-bars
    S3.7 | W24 | under-bars
    S3.8 | KC11 | frames-from-parents
    S3.9 | KT01 | frames-from-parents
    S3.10 | KN02 | frames-from-parents
    S3.11 | W23 | frames-from-parents
    S3.12 | M07 PC01 | contexts
    S3.13 | PO05 | example-popover-size popover-size
    S3.14 | PO05 PO07 | example-popover-size popover-size
    S3.15 | V10 V18 V21 | layout-order
    S3.16 | V10 V11 V09 | layout-order
    S3.17 | V18 | masks
    S3.18 | V18 V09 V08 | masks
    S3.19 | V18 | masks
    S4.1 | C26 P31 | size-reasons
    S4.2 | P24 U08 | size-reasons
    S4.3 | U08 C15 | example-alongside
    S4.4 | A20 | example-scroll-direction
    S4.5 | P22 P23 | table-12-2
    S4.6 | X02 X03 | example-alongside
    S4.7 | A21 V14 | example-square-items
    S4.8 | P22 | example-wide-or-tall
    S4.9 | U10 P22 | example-wide-or-tall
    S4.10 | A07 | example-constraint-sets
    S4.11 | A07 V19 | example-constraint-sets
    S4.12 | V19 | example-constraint-sets
    S4.13 | C08 A07 | example-constraint-sets
    S4.14 | P24 V01 | size-reasons
    S4.15 | P24 | size-reasons
    S4.16 | V04 V02 V03 | example-padded-label
    S4.17 | V03 | example-padded-label
    """
}
