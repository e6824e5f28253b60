import AdaptiveUI
import Documents
import Foundation
import Sweep

/// The changes that a new version of the file makes to the constraints of the shown scene.
struct ReloadNews {
  /// A constraint that was removed, added or changed.
  struct Change: Equatable {
    enum Kind: String { case removed, added, changed }

    let kind: Kind
    let text: String
    /// The line of the file, from 1: of the old version for a removed one.
    let line: Int?

    /// The change and its place, such as `removed in line 138`.
    var place: String { kind.rawValue + (line.map { " in line \($0)" } ?? "") }
    /// In words, with the place first, so that truncation affects the end.
    var words: String { "\(place): \(text)" }
    /// The same below the change.
    var detail: String { (line.map { "line \($0): " } ?? "") + text }
  }

  var changes: [Change] = []
  /// Whether constraints were removed.
  var hasRemovals: Bool { changes.contains { $0.kind == .removed } }
  /// Whether a constraint was removed that placed a view, which is still there and got no other one.
  private var hasUnreplacedRemovals = false
  /// What the new version may have lost besides content.
  var judged: Judged {
    hasUnreplacedRemovals ? [.shapes, .places] : hasRemovals ? .shapes : []
  }
  /// The first line of the file that is different, from 1.
  private let line: Int?
  /// The line of the new version at which the change is, from 1.
  var place: Int? { changes.first { $0.kind != .removed }?.line ?? line }

  /// The constraint that changed in the text, where the shown scene has no change.
  private var written: Change?

  /// The changes of the new version, each with its line.
  var causes: [String] {
    if changes.isEmpty, written == nil, let line { return ["changed in line \(line)"] }
    return (changes.isEmpty ? [written].compactMap { $0 } : changes).map(\.words)
  }

  /// The same in a few words; `nil` for several changes.
  var cause: String? {
    if changes.isEmpty { return written?.place ?? causes.first }
    return changes.count == 1 ? changes[0].place : nil
  }

  /// When it was, such as `since line 225 was removed`; `nil` for several changes.
  var since: String? {
    let change = changes.count == 1 ? changes[0] : changes.isEmpty ? written : nil
    if let change, let line = change.line {
      return "since line \(line) was \(change.kind.rawValue)"
    }
    return changes.isEmpty ? line.map { "since line \($0) was changed" } : nil
  }

  /// The place of a change in the file that changes nothing in the shown scene, in words.
  var elsewhere: String?
  /// Whether that is in a scene that is not shown, so that its effect is not known at first.
  private(set) var isInOtherScene = false

  /// - Parameters:
  ///   - old: The constraints of the version before.
  ///   - new: Those of the new version.
  init(from old: ConstraintCensus, to new: ConstraintCensus) {
    line = old.page.firstDifference(from: new.page)
    // What no view of the window has is known from the text alone.
    written = Self.change(from: old.page, to: new.page)
    var (gone, come) = (old.entries, new.entries)
    for entry in old.entries {
      guard let index = come.firstIndex(of: entry) else { continue }
      come.remove(at: index)
      gone.remove(at: gone.firstIndex(of: entry) ?? 0)
    }
    for entry in gone {
      if let index = come.firstIndex(where: entry.isSame(as:)) {
        let place = entry.key.flatMap(new.page.place) ?? line
        changes.append(
          Change(kind: .changed, text: entry.text.changed(to: come[index].text), line: place))
        come.remove(at: index)
      } else {
        changes.append(
          Change(kind: .removed, text: entry.text, line: entry.key.flatMap(old.page.place) ?? line))
        let isReplaced = come.contains(where: entry.places)
        if entry.isPlace, !isReplaced, entry.items.allSatisfy(new.names.contains) {
          hasUnreplacedRemovals = true
        }
      }
    }
    changes += come.map {
      Change(kind: .added, text: $0.text, line: $0.key.flatMap(new.page.place) ?? line)
    }
  }
}

extension ReloadNews {
  /// - Parameters:
  ///   - session: The new version.
  ///   - page: Its text.
  ///   - old: The constraints of the version before.
  @MainActor init(of session: SceneSession, _ page: SourcePage, since old: ConstraintCensus) {
    self.init(from: old, to: ConstraintCensus(of: session, page))
    guard changes.isEmpty, session.changes.isEmpty, let line else { return }
    let screen = page.screen(around: min(line, max(page.lines.count, 1)))
    let isShown = session.controllers.contains {
      $0.documentIdentifier?.text == screen?.id && $0.viewIfLoaded?.window != nil
    }
    elsewhere = "nothing moved; \(written?.inText ?? "the change is at line \(line)")"
    if let screen, !isShown {
      isInOtherScene = true
      elsewhere =
        written.map { "\($0.inText), in another scene, \(screen.name)" }
        ?? "the change (line \(line)) is in another scene, \(screen.name)"
    }
  }
}

extension ReloadNews {
  /// The first constraint that one text has and the other has not, by its identifier; `nil` where
  /// they have the same ones.
  private static func change(from old: SourcePage, to new: SourcePage) -> Change? {
    let (before, now) = (old.constraints, new.constraints)
    if let gone = before.first(where: { one in !now.contains { $0.id == one.id } }) {
      return Change(kind: .removed, text: gone.text, line: gone.line)
    }
    if let come = now.first(where: { one in !before.contains { $0.id == one.id } }) {
      return Change(kind: .added, text: come.text, line: come.line)
    }
    let changed = now.first { one in before.contains { $0.id == one.id && $0.text != one.text } }
    return changed.map { Change(kind: .changed, text: $0.text, line: $0.line) }
  }
}

extension ReloadNews.Change {
  /// The same of a constraint that no view in the window has.
  fileprivate var inText: String {
    let became =
      switch kind {
      case .removed: "is gone,"
      case .added: "is new,"
      case .changed: "is now"
      }
    return "line \(line ?? 0) \(became) \(text)"
  }
}

/// The constraints of the shown scene, in the words of the file.
@MainActor struct ConstraintCensus {
  struct Entry: Equatable {
    /// The identifier that an editor gave the constraint.
    let key: String?
    /// The related objects, without numbers.
    let form: String
    let text: String
    /// The related views, by name.
    let items: [String]
    let isVertical: Bool
    /// Whether it relates places, not sizes.
    let isPlace: Bool

    /// Whether it may place what another one placed.
    func places(_ other: Entry) -> Bool {
      isVertical == other.isVertical && items.contains(where: other.items.contains)
    }

    /// Whether it is the same constraint in another version: by its identifier, or without one by
    /// its items and relation.
    func isSame(as other: Entry) -> Bool { key == other.key && (key != nil || form == other.form) }
  }

  let entries: [Entry]
  /// The names of all views.
  let names: Set<String>
  let page: SourcePage

  init(of session: SceneSession, _ page: SourcePage) {
    self.page = page
    names = Set(session.views.map(\.displayName))
    entries = session.constraints.map { constraint in
      let priority =
        constraint.priority == .required
        ? "" : " @\(CGFloat(constraint.priority.rawValue).traceText)"
      return Entry(
        key: constraint.documentIdentifier?.text ?? constraint.identifier, form: constraint.form,
        text: constraint.sentence + priority,
        items: [constraint.firstItem, constraint.secondItem].compactMap { item in
          (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.displayName
        }, isVertical: constraint.firstAttribute.axis == .vertical,
        isPlace: ![.width, .height].contains(constraint.firstAttribute))
    }
  }
}

extension String {
  /// The change to another text, with what both begin and end with said once, such as `width = 40 → 50`.
  fileprivate func changed(to other: String) -> String {
    let (old, new) = (split(separator: " "), other.split(separator: " "))
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let (gone, come) = (old[head..<old.count - tail], new[head..<new.count - tail])
    // What was only added or taken away is seen beside all of the other text.
    guard head > 0, !gone.isEmpty, !come.isEmpty else { return "\(self) → \(other)" }
    return (old[..<head] + gone + ["→"] + come + new[(new.count - tail)...]).joined(separator: " ")
  }
}

extension NSLayoutConstraint {
  /// The items, their attributes and the relation; they are equal in two versions of a document.
  fileprivate var form: String {
    func name(_ item: AnyObject?) -> String {
      switch item {
      case let view as UIView: view.displayName
      case let guide as UILayoutGuide:
        "\(guide.identifier) of \(guide.owningView?.displayName ?? "")"
      default: ""
      }
    }
    return "\(name(firstItem)) \(firstAttribute.rawValue) \(relation.rawValue) "
      + "\(name(secondItem)) \(secondAttribute.rawValue)"
  }
}

extension SourcePage {
  /// The line of a name, from 1.
  fileprivate func place(_ name: String) -> Int? { line(of: [name]).map { $0 + 1 } }

  /// The first line, from 1, that differs from that of another page; `nil` for equal texts.
  func firstDifference(from other: SourcePage) -> Int? {
    let same = zip(lines, other.lines).prefix { $0 == $1 }.count
    return same == max(lines.count, other.lines.count) ? nil : same + 1
  }

  /// The screen of a storyboard that contains a line, from 1, as the name in the file and the
  /// identifier.
  func screen(around line: Int) -> (name: String, id: String)? {
    guard isXML else { return nil }
    let start = lines.prefix(line).lastIndex { $0.contains("<scene ") } ?? 0
    let end = lines[start...].firstIndex { $0.contains("</scene>") } ?? lines.count
    let controller = lines[start..<end].first { $0.contains("sceneMemberID=\"viewController\"") }
    guard line <= end + 1, let controller, let id = Self.value(of: "id", in: controller) else {
      return nil
    }
    let name = ["userLabel", "storyboardIdentifier", "customClass", "title"].lazy
      .compactMap { Self.value(of: $0, in: controller) }.first
    return (name ?? id, id)
  }

  static func value(of key: String, in line: String) -> String? {
    guard let start = line.firstRange(of: " \(key)=\"") else { return nil }
    return String(line[start.upperBound...].prefix { $0 != "\"" })
  }
}

extension StepCardBuilder {
  /// The constraints that a new version of the file removed, added and changed.
  mutating func addReload() {
    guard let reload = session.reload else { return }
    for kind in [ReloadNews.Change.Kind.removed, .changed, .added] {
      let changes = reload.changes.filter { $0.kind == kind }
      guard !changes.isEmpty else { continue }
      let forms = [3, 2, 1].map { most in
        var text = StyledText(
          VisibleText.of(changes.prefix(most).map(\.detail).joined(separator: "; ")),
          kind == .removed ? .passedOver : .changed)
        if changes.count > most { text.add("; \(changes.count - most) more", .faint) }
        return text
      }
      add(kind.rawValue, forms: forms, .edit)
    }
    if let elsewhere = reload.elsewhere {
      add("elsewhere", StyledText(VisibleText.of(elsewhere), .text))
    }
  }
}
