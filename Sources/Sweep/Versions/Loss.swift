package import AdaptiveUI
package import Documents
package import Foundation

/// Something that is right in one version of a document and wrong or missing in the next, even if
/// the new layout is legal.
package struct Loss: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A rule that holds for every layout is violated.
    case finding(Finding)
    /// A view has no width, or no height, any more.
    case gone(dimension: String)
    /// Less of a view than before can be brought into sight; the remaining part, from 0 to 1.
    case hidden(part: Double)
    /// What is written in a view is behind an opaque one, by name.
    case behind(String)
    /// A view is elsewhere, perhaps on another one that it did not lie on.
    case displaced(Displacement, onto: String?)
    /// A text or control lies on a picture, by name, that it did not lie on.
    case covering(String)
    /// A view has less than half of its area.
    case shrunk(from: CGSize, to: CGSize)
    /// A part of the window that had content is empty, in points from that edge.
    case emptied(side: String, points: Double, of: Double)
  }

  package private(set) var kind: Kind
  /// The view with the loss, by its name in findings; empty for the window.
  package let subject: String
  /// The name in the file, which distinguishes views of the same subject name.
  package let key: String
  /// The name for users.
  package let name: String
  /// The findings that were merged into this one.
  package var joined: [Finding] = []

  /// The views around it, by their names in findings.
  var holders: [String] = []
  /// For a finding: the contents that it hid, moved or made smaller, which is what people see of it.
  package var effects: [Loss] = []
  /// For a finding: what happened to the first of its views that has another size or place, such as
  /// `345×60 → 345×0`, in a window of one size.
  package var change: String?

  /// The identities of the loss and of what was merged into it.
  package var identities: [String] {
    [identity] + joined.map(\.lossIdentity) + effects.map(\.identity)
  }

  /// The properties that make two losses at different sizes the same.
  package var identity: String {
    switch kind {
    case .finding(let finding): finding.lossIdentity
    case .gone(let dimension): "gone|\(key)|\(dimension)"
    case .hidden: "hidden|\(key)"
    case .behind: "behind|\(key)"
    case .displaced: "displaced|\(key)"
    case .covering(let other): "covering|\(key)|\(other)"
    case .shrunk: "shrunk|\(key)"
    case .emptied(let side, _, _): "emptied|\(side)"
    }
  }

  /// For a finding: how far something reaches too far, in points.
  package var excess: Int? {
    get { if case .finding(let finding) = kind { finding.excess } else { nil } }
    set {
      guard case .finding(var finding) = kind else { return }
      finding.excess = newValue
      kind = .finding(finding)
    }
  }

  /// Whether constraints still determine everything, so that no other check reports it.
  package var isLegal: Bool {
    if case .finding = kind { false } else { true }
  }

  /// Whether nothing of the view can be seen any more.
  package var isOutOfSight: Bool {
    if case .hidden(let part) = kind { part < 0.01 } else { false }
  }

  /// The severity, which does not depend on the size; a legal change may be intended, but nobody writes what
  /// cannot be read.
  package var severity: FindingRule.Severity {
    switch kind {
    case .finding(let finding): finding.rule.severity
    case .behind: .error
    case .gone, .hidden, .displaced, .covering, .shrunk, .emptied: .warning
    }
  }

  /// The loss, in one sentence without a full stop; `nil` for a finding, which has its own.
  package var sentence: String? { sentence(calling: name) }

  /// The same, with the view called otherwise.
  package func sentence(calling name: String) -> String? {
    switch kind {
    case .finding: nil
    case .gone(let dimension): "\(name) has no \(dimension) any more"
    case .hidden(let part):
      isOutOfSight
        ? "\(name) is out of sight" : "only \(Int(part * 100)) % of \(name) can be seen"
    case .behind(let other): "\(name) is behind \(other) now"
    case .displaced(let way, let other):
      "\(name) moved \(way.words)" + (other.map { ", onto \($0)" } ?? "")
    case .covering(let other): "\(name) lies on \(other) now"
    case .shrunk(let old, let new):
      "\(name) shrank from \(old.inWholePoints) to \(new.inWholePoints)"
    case .emptied(let side, let points, let whole):
      "the \(side) \(Int(points)) of \(Int(whole)) points are empty"
    }
  }
}

extension Finding {
  /// Whether one of some views is ambiguous.
  fileprivate func isAmbiguity(of names: Set<String>) -> Bool {
    rule == .ambiguous && names.contains(subjects.first ?? "")
  }

  /// What a loss is called that is this finding; see ``Loss/identity``.
  package var lossIdentity: String {
    ([rule.rawValue] + subjects + [side ?? ""]).joined(separator: "|")
  }
}

extension FindingRule {
  /// Whether it is about constraints, of which people see only what they do to views.
  fileprivate var isAboutConstraints: Bool { self == .ambiguous || self == .unsatisfiable }
}

extension CGSize {
  /// Width and height without fractions, such as `345×60`.
  package var inWholePoints: String {
    CGSize(width: width.rounded(), height: height.rounded()).traceText
  }
}

/// What a new version may have lost besides content: where numbers were changed another layout is
/// intended, where constraints were taken away it is a consequence.
package struct Judged: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Sizes and empty places, where any constraint was removed.
  package static let shapes = Judged(rawValue: 1)
  /// The places of contents, where constraints were removed and nothing came for them.
  package static let places = Judged(rawValue: 2)
}

/// The layout of a document in a window, to be compared with that of another version in the same
/// window.
@MainActor package struct LayoutVersion {
  let content: ContentCensus
  /// What is wrong and can be seen.
  let findings: [CurrentFindings.Entry]
  /// All that is wrong, out of sight too.
  private let known: [Finding]

  /// Reads a window that is at rest; nothing in it changes.
  package init(
    of window: UIWindow, showing document: any OpenDocument, presentation: String? = nil
  ) {
    content = ContentCensus(of: window, showing: document)
    let wrong = CurrentFindings(of: window, showing: document, presentation: presentation).entries
      // Between the widths of phones findings are milder, yet no other ones.
      .filter { $0.finding.rule.severity != .note }
    findings = wrong.filter { !$0.isOutOfSight }
    known = wrong.map(\.finding)
  }

  /// The losses since another version, the worst first.
  ///
  /// - Parameters:
  ///   - old: The version before, in a window of the same size.
  ///   - leftToCode: The views whose ambiguity a program resolves, by name, in both versions; one that
  ///     it resolved only in the old version is a loss.
  ///   - judged: What counts besides.
  ///   - save: The number of the save that caused a loss, by its identity; what different saves caused
  ///     is not merged.
  /// - Returns: The contents of the old version that the new one lacks; views that only the old
  ///   document has were removed on purpose.
  package func losses(
    since old: LayoutVersion, leftToCode: LossSearch.LeftToCode = ([], []),
    judging judged: Judged, causedBy save: (String) -> Int = { _ in 0 }
  ) -> [Loss] {
    let new = findings.filter { entry in
      // What comes into sight and reaches out of the window did so before, and farther.
      !old.known.contains { $0.isSame(as: entry.finding) && !$0.isAmbiguity(of: leftToCode.old) }
        && !entry.finding.isAmbiguity(of: leftToCode.new)
    }
    let joined = CurrentFindings.joiningLooseViews(new) { save($0.lossIdentity) }.map(\.entry)
      .sorted { $0.finding.isListed(before: $1.finding) }
    // What became of a view that constraints leave open, and of what is in it, is no loss of its own.
    var legal = content.losses(since: old.content, judging: judged)
    let findings = joined.map { entry in
      let views = Set(([entry.finding] + entry.joined).flatMap(\.subjects))
      let effects = legal.filter { loss in
        entry.finding.rule.isAboutConstraints
          && (views.contains(loss.subject) || loss.holders.contains(where: views.contains))
      }
      legal.removeAll { effects.contains($0) }
      return Loss(
        kind: .finding(entry.finding), subject: entry.finding.subjects.first ?? "", key: "",
        name: entry.finding.spokenSubjects.first ?? "", joined: entry.joined, effects: effects,
        change: content.change(of: entry.finding.subjects, since: old.content))
    }
    // Of a view that visibly violates a rule, its shape adds nothing.
    let known = Set(new.flatMap { $0.finding.subjects })
    return findings + legal.filter { !known.contains($0.subject) }
  }
}

extension ContentCensus {
  /// The fraction of the window that must become empty to count as a loss.
  private static let emptiedPart: CGFloat = 0.25
  /// The largest effect of rounding to pixels, in points.
  private static let least: CGFloat = 0.5

  fileprivate func losses(since old: ContentCensus, judging judged: Judged) -> [Loss] {
    var before: [String: Entry] = [:]
    for entry in old.entries { before[entry.key] = entry }
    let both = entries.compactMap { new in before[new.key].map { (old: $0, new: new) } }
    var losses = both.compactMap { pair in
      if let cover = cover(of: pair.new), old.cover(of: pair.old) == nil {
        return Loss(.behind(cover), pair.new)
      }
      return Self.loss(pair.old, pair.new, judged)
    }
    let lost = Set(losses.map(\.key))
    let displaced = Self.displaced(both, judgesPlaces: judged.contains(.places))
      .filter { !lost.contains($0.key) }
    // What was thrown aside leaves its place empty.
    if judged.contains(.shapes), displaced.isEmpty { losses = emptied(both) + losses }
    return losses + displaced
  }

  /// What happened to the first of some views that has another size or place in another version; `nil`
  /// where all are as they were.
  fileprivate func change(of subjects: [String], since old: ContentCensus) -> String? {
    subjects.enumerated().lazy.compactMap { index, subject in
      guard let new = entries.first(where: { $0.subject == subject }),
        let last = old.entries.first(where: { $0.key == new.key })
      else { return nil }
      if abs(last.size.width - new.size.width) + abs(last.size.height - new.size.height) > 1 {
        return "\(last.size.inWholePoints) → \(new.size.inWholePoints)"
      }
      let way = Displacement(from: last.mark, to: new.mark)
      // Of two it is said which one moved.
      let name = subjects.count > 1 || index > 0 ? "\(new.name) " : ""
      return way.distance >= 1 ? "\(name)moved \(way.words)" : nil
    }.first
  }

  private static func loss(_ old: Entry, _ new: Entry, _ judged: Judged) -> Loss? {
    func loss(_ kind: Loss.Kind) -> Loss { Loss(kind, new) }
    let (size, last) = (new.size, old.size)
    if size.width < least, last.width >= least { return loss(.gone(dimension: "width")) }
    if size.height < least, last.height >= least { return loss(.gone(dimension: "height")) }
    // Less than half of the visible part remains.
    if new.reach < old.reach / 2 { return loss(.hidden(part: Double(new.reach))) }
    guard judged.contains(.shapes), new.fillsItsFrame,
      size.width * size.height < last.width * last.height / 2
    else { return nil }
    return loss(.shrunk(from: last, to: size))
  }

  /// The edges of the window to which the content extended before and no longer does.
  private func emptied(_ both: [(old: Entry, new: Entry)]) -> [Loss] {
    func around(_ rects: [CGRect]) -> CGRect? {
      let seen = rects.filter { $0.width > 0 && $0.height > 0 }
      return seen.first.map { seen.reduce($0) { $0.union($1) } }
    }
    guard let old = around(both.map(\.old.seen)), let new = around(both.map(\.new.seen)) else {
      return []
    }
    let sides: [(name: String, old: CGFloat, new: CGFloat, whole: CGFloat)] = [
      ("lower", window.maxY - old.maxY, window.maxY - new.maxY, window.height),
      ("right", window.maxX - old.maxX, window.maxX - new.maxX, window.width),
      ("left", old.minX, new.minX, window.width),
      ("upper", old.minY, new.minY, window.height),
    ]
    return sides.filter { $0.new - $0.old > $0.whole * Self.emptiedPart }.map { side in
      Loss(
        kind: .emptied(side: side.name, points: Double(side.new), of: Double(side.whole)),
        subject: "", key: "", name: "")
    }
  }
}
