import AdaptiveUI
import Foundation
import Sweep

/// Words for what is wrong, and for the sizes where it is so.
@MainActor struct IssueText {
  /// What subjects are in words, by their names.
  let summaries: [String: String]

  /// What is wrong, in one sentence.
  ///
  /// - Parameters:
  ///   - finding: What is wrong.
  ///   - views: The views that it is about, where they are there.
  /// - Returns: The sentence, without a stop.
  func sentence(_ finding: Finding, _ views: [UIView] = []) -> String {
    // The views of a constraint are those at its ends.
    let views = finding.rule == .unsatisfiable ? [] : views
    let names = finding.spokenSubjects.enumerated().map { index, subject in
      name(subject, views.indices.contains(index) ? views[index] : nil)
    }
    return finding.sentence(naming: names)
  }

  private func name(_ subject: String, _ view: UIView?) -> String {
    // As on the canvas, where it is there.
    view?.viewController?.spokenName ?? view?.spokenName ?? summaries[subject] ?? subject
  }

  /// The sizes where something is so, such as `at 320–377 and 414–430 wide`; `nil` where none is known.
  static func ranges(_ finding: Finding, in profile: SizeProfile) -> String? {
    let word = profile.axis == .width ? "wide" : "high"
    let stretches = finding.stretches.filter { $0.axis == profile.axis }
    guard let first = stretches.first else { return nil }
    if stretches.count == 1, first.from == profile.range.lowerBound,
      first.to == profile.range.upperBound
    {
      return "at every \(profile.axis.rawValue)"
    }
    let texts = stretches.map { stretch -> String in
      let open = stretch.to == profile.known && !profile.isComplete
      if stretch.to == profile.range.upperBound { return "from \(stretch.from)" }
      if stretch.from == profile.range.lowerBound, !open { return "up to \(stretch.to)" }
      let range = stretch.from == stretch.to ? "\(stretch.from)" : "\(stretch.from)–\(stretch.to)"
      return range + (open ? "…" : "")
    }
    let shown = texts.count > 6 ? Array(texts.prefix(5)) + ["\(texts.count - 5) more"] : texts
    let list =
      shown.count > 1
      ? shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "") : shown[0]
    let isOpen = list.hasPrefix("up to") || list.hasPrefix("from")
    return "\(isOpen ? "" : "at ")\(list) \(word)"
  }

  /// What is different from a size on, in a few words.
  func words(_ change: SizeProfile.Change) -> String {
    switch change.subject {
    case .sizeClass(let owner, let text):
      owner.map { "\(name($0, nil)): \(text)" } ?? text
    case .views(let appear, let leave):
      [phrase(appear, "appears", "appear"), phrase(leave, "leaves", "leave")].compactMap { $0 }
        .joined(separator: ", ")
    case .frame(let subject, let from?, let to?):
      "\(name(subject, nil)) \(CGFloat(from.points).traceText) → \(CGFloat(to.points).traceText) "
        + (to.isWidth ? "wide" : "high")
    case .frame(let subject, _, _): "\(name(subject, nil)) stands elsewhere"
    case .proportion(let subject, .stops): "\(name(subject, nil)) grows up to here"
    case .proportion(let subject, .starts): "\(name(subject, nil)) grows from here on"
    case .proportion(let subject, .other): "\(name(subject, nil)) follows otherwise"
    }
  }

  private func phrase(_ subjects: [String], _ one: String, _ several: String) -> String? {
    guard let first = subjects.first else { return nil }
    if subjects.count == 1 { return "\(name(first, nil)) \(one)" }
    if subjects.count == 2 { return "\(name(first, nil)) and \(name(subjects[1], nil)) \(several)" }
    return "\(name(first, nil)) and \(subjects.count - 1) more \(several)"
  }
}

/// How many issues the window has now.
struct IssueSummary: Equatable {
  var errors = 0
  var warnings = 0
  var notes = 0

  /// What the header counts: notes lose nothing for the user.
  var count: Int { errors + warnings }

  /// What the header says; empty for nothing.
  var text: String { count == 0 ? "" : "⚠ \(count)" }
}

extension IssueSummary {
  init(_ findings: some Sequence<Finding>, brokenLinks: Int = 0) {
    errors = brokenLinks
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }
}
