import AdaptiveUI
import Cells
import Documents
import Foundation
import SceneFiles
import Synchronization
import Testing

@testable import Lab

/// The lab follows the file that is open.
@MainActor @Suite struct ReloadTests {
  /// A file whose content a test replaces.
  private final class File: Sendable {
    private let state: Mutex<(text: String, version: Int)>

    init(_ text: String) { state = Mutex((text, 0)) }

    func save(_ text: String) { state.withLock { $0 = (text, $0.version + 1) } }

    var watch: LabWatch {
      let read = { @Sendable (_: String?) throws(LabReadFailure) -> any OpenableDocument in
        do throws(DocumentErrors) {
          return try SceneDocument(text: self.state.withLock { $0.text })
        } catch {
          throw LabReadFailure(text: error.text())
        }
      }
      return LabWatch(stamp: { self.state.withLock { "\($0.version)" } }, read: read)
    }
  }

  private static func scene(_ text: String) -> String {
    """
    root:
      id: home
      view:
        subviews:
          - {id: button, class: UIButton, title: \(text), frame: [16, 16, 160, 48]}
    presentations:
      - {id: info, style: formSheet, controller: {id: sheet}}
    """
  }

  /// Opens a file, saves new versions while the loop waits, and quits; gives the screens.
  private func screens(
    opening first: String = scene("First"), saving versions: [String], keys: [Key] = []
  ) throws -> [String] {
    let file = File(first)
    let backend = MemoryBackend(
      size: CellSize(columns: 80, rows: 24), batches: keys.map { [.key($0, [])] })
    var configuration = LabConfiguration(
      document: try SceneDocument(text: first), isBare: false)
    configuration.watch = file.watch
    let lab = Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration)
    var pending = versions
    var screens: [String] = []
    var rest = 3
    backend.whenIdle = {
      // What the lab does by itself comes first.
      if lab.idleWork == .examination { return [] }
      screens.append(backend.screen.text)
      if !pending.isEmpty {
        file.save(pending.removeFirst())
        return []
      }
      rest -= 1
      return rest < 0 ? [.terminate] : []
    }
    try lab.run()
    return screens
  }

  @Test func `a saved file replaces the picture at the next wait`() throws {
    let screens = try screens(saving: [Self.scene("Second")])

    #expect(screens.first?.contains("First") == true)
    #expect(screens[1].contains("Second"))
    #expect(screens.last?.contains("First") == false)
  }

  @Test func `what is wrong with a new version and was not before is told at once`() throws {
    func box(_ constraints: String) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - {class: UILabel, id: label, text: Words, constraints: [\(constraints)]}
      """
    }
    let good = "leading == superview.leading, top == superview.top + 32"
    let screens = try screens(
      opening: box(good),
      saving: [good, "leading == superview.leading", good + ", top == superview.top"].map(box))

    #expect(!screens.prefix(2).contains { $0.contains(" → nothing decides") })
    #expect(
      screens.contains { $0.contains("removed in line 5 → nothing decides the top of label") })
    #expect(screens.last?.contains("! added in line 5 → ") == true)
    #expect(screens.last?.contains(" gives way") == true)
    // The pane has gone there, with what is new first.
    #expect(screens.last?.contains("[6 issues]") == true)
    #expect(screens.last?.contains("✖ added in line 5: ") == true)
  }

  @Test func `what a save broke is one issue: its cause, what that costs, where, and the keys`()
    throws
  {
    let words = """
      root:
        id: home
        view:
          subviews:
            - class: UILabel
              id: name
              text: Name
              constraints:
                - leading == superview.leading
                - top == superview.top
            - class: UILabel
              id: below
              text: Below
              constraints:
                - leading == name.leading
                - top == name.bottom
      """
    let screens = try settled(
      opening: words, saving: [words.replacing("          - top == superview.top\n", with: "")])
    let rows = try #require(screens.last).split(separator: "\n").map(String.init)
    let first = try #require(rows.firstIndex { $0.contains("✖ removed in line 10") })

    #expect(rows[0].contains("⚠ 1 "))
    #expect(
      rows[first...].prefix(5).joined(separator: "\n") == """
         ✖ removed in line 10: top of name = top of home.view
           ▲ nothing decides the top of name; 1 more view hangs on it  line 6 · at
               every size
           w ↓ Enter goes there   A: it is meant so
         now, at 640×448
        """)
  }

  @Test func `of two saves each is told with what it cost, the newer one first`() throws {
    func labels(_ one: String, _ two: String) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - {class: UILabel, id: one, text: One, constraints: [leading == superview.leading\(one)]}
            - {class: UILabel, id: two, text: Two, constraints: [top == superview.top + 80\(two)]}
      """
    }
    let (top, leading) = (", top == superview.top", ", leading == superview.leading + 8")
    let screens = try settled(
      opening: labels(top, leading), saving: [labels("", leading), labels("", "")])
    let rows = try #require(screens.last).split(separator: "\n").map(String.init)
    let start = try #require(
      rows.firstIndex { $0.contains("✖ removed") }, "\(rows.joined(separator: "\n"))")

    #expect(rows.contains { $0.contains("! removed in line 6 → nothing decides the") })
    try expectPicture(
      rows[start...].prefix(7).joined(separator: "\n"), "two saves with what each cost")
  }

  @Test func `a constraint that goes, comes or changes is named with its line`() throws {
    func box(_ constraints: String) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - {class: UILabel, id: label, text: Words, constraints: [\(constraints)]}
      """
    }
    let leading = "leading == superview.leading"
    let top = "{id: gap, equation: top == superview.top + 32}"
    let higher = "{id: gap, equation: top == superview.top + 8}"

    let gone = try screens(opening: box("\(leading), \(top)"), saving: [box(leading)])
    let changed = try screens(
      opening: box("\(leading), \(top)"), saving: [box("\(leading), \(higher)")])
    let again = try screens(opening: box(leading), saving: [box("\(leading), \(top)")])

    #expect(
      gone.last?.contains("\n ✖ removed in line 5: top of label = top of home.view + 32") == true)
    #expect(
      changed.last?.contains(
        "changed     line 5: top of label = top of home.view + 32 → top of label = top"
      ) == true, "\(changed.last ?? "")")
    #expect(
      again.last?.contains("added       line 5: top of label = top of home.view + 32") == true)
  }

  @Test func `a change of what is not shown says where it is`() throws {
    let screens = try screens(saving: [Self.scene("First").replacing("formSheet", with: "popover")])
    let page = SourcePage(
      """
      <document>
        <scenes>
          <scene sceneID="a">
            <viewController id="one-id" customClass="FirstController" sceneMemberID="viewController"/>
          </scene>
          <scene sceneID="b">
            <viewController id="two-id" customClass="SecondController" sceneMemberID="viewController">
              <view id="v"/>
            </viewController>
          </scene>
        </scenes>
      </document>
      """)

    #expect(
      screens.last?.contains("elsewhere   nothing moved; the change is at line 7") == true,
      "\(screens.last ?? "")")
    #expect(page.screen(around: 4)?.name == "FirstController")
    #expect(page.screen(around: 8)?.name == "SecondController")
    #expect(page.screen(around: 8)?.id == "two-id")
    #expect(page.screen(around: 12) == nil)
  }

  @Test func `what is mended is told by name, and the pane goes back`() throws {
    func box(_ constraints: String) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - {class: UILabel, id: label, text: Words, constraints: [\(constraints)]}
      """
    }
    let good = "leading == superview.leading, top == superview.top + 32"

    let screens = try screens(
      opening: box(good), saving: [box("leading == superview.leading"), box(good)])

    #expect(screens.contains { $0.contains("▲ nothing decides the top") })
    #expect(screens.last?.contains("[1 log]") == true)
    #expect(screens.last?.contains(" ✓ mended; it was: nothing decides the top") == true)
    #expect(screens.last?.contains("\n mended; it was: nothing decides the top") == true)
  }

  /// A picture as wide as its superview, by a constraint that may be left out.
  private static func picture(_ rest: String = ", width == superview.width") -> String {
    """
    root:
      id: home
      view:
        subviews:
          - class: UITextView
            id: words
            text: Words
            constraints: [leading == superview.leading, top == superview.top, height == 80\(rest)]
          - {class: UILabel, id: label, text: Name, frame: [0, 200, 60, 20]}
    """
  }

  /// The screens after all widths were looked at.
  private func settled(
    opening first: String = picture(), saving versions: [String], keys: String = ""
  ) throws -> [String] {
    let file = File(first)
    let backend = MemoryBackend(size: CellSize(columns: 80, rows: 30))
    var configuration = LabConfiguration(
      document: try SceneDocument(text: first), isBare: false)
    configuration.watch = file.watch
    let lab = Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration)
    var (versions, keys, screens) = (versions, keys.map { $0 }, [String]())
    backend.whenIdle = {
      guard lab.idleWork == .nothing else { return [] }
      screens.append(backend.screen.text)
      if !versions.isEmpty {
        file.save(versions.removeFirst())
        return []
      }
      return keys.isEmpty ? [.terminate] : [.key(.character(keys.removeFirst()), [])]
    }
    try lab.run()
    return screens
  }

  @Test func `a legal layout that lost something is worse, with its widths, until it is accepted`()
    throws
  {
    let gone = ", width == label.width"
    let kept = try settled(saving: [Self.picture(gone)], keys: "1r")
    let worse = try #require(kept.last)
    let listed = try settled(saving: [Self.picture(gone)])
    let accepted = try settled(saving: [Self.picture(gone)], keys: "A1")

    #expect(worse.contains("⚠ worse     the right "), "\(worse)")
    #expect(worse.contains("the constraints still decide every frame"), "\(worse)")
    #expect(listed.last?.contains("✖ removed in line 8: ") == true, "\(listed.last ?? "")")
    #expect(listed.last?.contains("A: it is meant so") == true)
    #expect(listed.last?.contains("▲ words shrank from 640×80 to 60×80") == true)
    #expect(listed.last?.contains("✓ nothing is wrong") == false)
    #expect(accepted.last?.contains("⚠ worse") == false, "\(accepted.last ?? "")")
  }

  @Test func `a save that took nothing away but a constraint says that nothing is worse`() throws {
    let twice = "{equation: trailing == superview.trailing, id: twice}"
    let doubled = ", width == superview.width, " + twice
    let screens = try settled(
      saving: [Self.picture(doubled), Self.picture()], keys: "1")

    #expect(screens.last?.contains("every frame that shows is still decided") == true)
  }

  @Test func `a loss is mended by the version that has nothing of it`() throws {
    let screens = try settled(saving: [Self.picture(", width == label.width"), Self.picture()])

    #expect(screens.last?.contains("mended: nothing is worse than before") == true)
    #expect(screens.last?.contains("⚠") == false)
  }

  @Test func `boxes that a new version moves are named`() throws {
    let screens = try screens(saving: [Self.scene("First").replacing("16, 16", with: "48, 16")])

    #expect(screens.last?.contains("read again: scene, 1 box changed: button") == true)
  }

  @Test func `a broken file keeps the last good picture with the error under it`() throws {
    let screens = try screens(saving: ["root: {clas: x}", Self.scene("Third")])

    #expect(screens[1].contains("First"))
    #expect(
      screens[1].contains(
        """
        ── not shown: the saved file has errors ────────────────────────────────────────
         scene:1:8: UIViewController has no “clas”
           root: {clas: x}
                  ^
           did you mean class?
        """))
    #expect(screens.last?.contains("Third") == true)
    #expect(screens.last?.contains("not shown") == false)
  }

  @Test func `much use is lived through again too, while that takes no time`() throws {
    let turns = Array(repeating: Key.character("r"), count: 240)
    let screens = try screens(saving: [Self.scene("Second")], keys: turns)

    #expect(screens.last?.contains("Second") == true)
    #expect(screens.last?.contains("step 241") == true)
  }

  @Test func `a presentation stays open over a new version`() throws {
    let screens = try screens(saving: [Self.scene("Second")], keys: [.character("p")])

    #expect(screens.last?.contains("sheet") == true)
  }

  @Test func `the error stays under the picture while keys are pressed`() throws {
    let file = File(Self.scene("First"))
    let backend = MemoryBackend(size: CellSize(columns: 80, rows: 24))
    var configuration = LabConfiguration(document: try SceneDocument(text: Self.scene("First")))
    configuration.watch = file.watch
    let lab = Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration)
    var steps: [() -> [InputEvent]] = [
      {
        file.save("root: 3")
        return []
      }, { [.key(.character("r"), [])] },
      { [.key(.tab, [])] }, { [.terminate] },
    ]
    backend.whenIdle = { steps.isEmpty ? [.terminate] : steps.removeFirst()() }
    try lab.run()

    #expect(backend.screen.text.contains("portrait"))
    #expect(backend.screen.text.contains("not shown: the saved file has errors"))
  }

  @Test func `device, turns, places, focus and changes are there again after a save`() throws {
    let file = File(Self.scene("First"))
    let typed: [Key] =
      "]]]r".map { .character($0) } + [.tab]
      + ":override home vertical regular".map { .character($0) } + [.enter]
    let backend = MemoryBackend(
      size: CellSize(columns: 120, rows: 30), batches: typed.map { [.key($0, [])] })
    var configuration = LabConfiguration(document: try SceneDocument(text: Self.scene("First")))
    configuration.watch = file.watch
    let lab = Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration)
    var screens: [String] = []
    backend.whenIdle = {
      screens.append(backend.screen.text)
      if screens.count == 12 { file.save(Self.scene("Other")) }
      return screens.count < 20 ? [] : [.terminate]
    }
    try lab.run()

    let (before, after) = (screens[11], try #require(screens.last))
    #expect(after.contains("Other"))
    #expect(after.contains("▸button"))
    // The ruler below tells more as its search goes on.
    func top(_ screen: String) -> Substring? { screen.split(separator: "\n").first }
    #expect(top(after)?.contains("667×375") == true)
    #expect(top(after) == top(before))
  }
}
