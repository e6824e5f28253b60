import AdaptiveUI
import Foundation
import Sweep

/// Words for issues and their sizes.
@MainActor struct IssueText {
  /// The readable names of subjects, by their names; of a large document they are not put together unasked.
  private let summaries: () -> [String: String]

  init(summaries: @escaping @autoclosure () -> [String: String]) { self.summaries = summaries }

  /// The issue in one sentence.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - views: Its views, as far as they exist.
  ///   - joined: The findings that were merged into it.
  ///   - isShort: Whether a view that shows text is called by the text alone.
  /// - Returns: The sentence, without a full stop.
  func sentence(
    _ finding: Finding, _ views: [UIView] = [], joined: [Finding] = [], isShort: Bool = false
  ) -> String {
    // The views of a constraint are its items.
    let views = finding.rule == .unsatisfiable ? [] : views
    let names = finding.spokenSubjects.enumerated().map { index, subject in
      let name = name(subject, views.indices.contains(index) ? views[index] : nil)
      return withText(name, finding, index, isShort)
    }
    return finding.sentence(naming: names, hanging: hanging(on: finding, joined))
  }

  /// The names of the views that depend on that of a finding.
  private func hanging(on finding: Finding, _ joined: [Finding]) -> [String] {
    let names = joined.compactMap { other -> String? in
      guard other.subjects.first != finding.subjects.first, let name = other.spokenSubjects.first
      else { return nil }
      return name.shownText ?? name
    }
    return names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// The name with the text that the view shows: an outlet's name is the program's, and nobody sees it.
  private func withText(
    _ name: String, _ finding: Finding, _ index: Int, _ isShort: Bool
  ) -> String {
    guard finding.sources.indices.contains(index), !finding.sources[index].isEmpty,
      finding.words.indices.contains(index),
      let start = finding.words[index].firstIndex(of: "“")
    else { return name }
    let text = String(finding.words[index][start...])
    return isShort ? text : name.contains("“") ? name : "\(name) \(text)"
  }

  private func name(_ subject: String, _ view: UIView?) -> String {
    // The same name as on the canvas, if the view is there.
    view?.viewController?.spokenName ?? view?.spokenName ?? summaries()[subject] ?? subject
  }

  /// The sizes with an issue, such as `at 320–377 and 414–430 wide`; `nil` if none is known.
  static func ranges(_ finding: Finding, in profile: SizeProfile) -> String? {
    list(
      finding.stretches.filter { $0.axis == profile.axis }.map { $0.from...$0.to },
      in: profile.range, axis: profile.axis, openEnd: profile.isComplete ? nil : profile.known)
  }

  /// The sizes with an issue, and the commonest screen that has one of them, such as
  /// `up to 377 wide, as an iPhone SE is`; `nil` if none is known.
  static func places(_ finding: Finding, in profile: SizeProfile) -> String? {
    guard let ranges = ranges(finding, in: profile) else { return nil }
    let own = finding.stretches.filter { $0.axis == profile.axis }.map { $0.from...$0.to }
    // What is so at every size needs no example.
    guard own != [profile.range], let screen = finding.screens(in: profile).screen(in: own) else {
      return ranges
    }
    return "\(ranges), as \(screen) is"
  }

  /// Ranges of widths or heights in words; `nil` for none.
  ///
  /// - Parameters:
  ///   - ranges: The ranges with the issue, in points.
  ///   - whole: All searched sizes.
  ///   - axis: Their dimension.
  ///   - openEnd: The last searched size, if the search is not complete.
  /// - Returns: The words, such as `at 320–377 and 414–430 wide`.
  static func list(
    _ ranges: [ClosedRange<Int>], in whole: ClosedRange<Int>, axis: SweepLine.Axis,
    openEnd: Int? = nil
  ) -> String? {
    guard let first = ranges.first else { return nil }
    if ranges.count == 1, first == whole { return "at every \(axis.rawValue)" }
    let texts = ranges.map { range -> String in
      let (from, to) = (range.lowerBound, range.upperBound)
      if to == whole.upperBound { return "from \(from)" }
      if from == whole.lowerBound, to != openEnd { return "up to \(to)" }
      return (from == to ? "\(from)" : "\(from)–\(to)") + (to == openEnd ? "…" : "")
    }
    let shown = texts.count > 6 ? Array(texts.prefix(5)) + ["\(texts.count - 5) more"] : texts
    let list = shown.spokenList
    let isOpen = list.hasPrefix("up to") || list.hasPrefix("from")
    return "\(isOpen ? "" : "at ")\(list) \(axis == .width ? "wide" : "high")"
  }

  /// The change at a size, in a few words.
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
