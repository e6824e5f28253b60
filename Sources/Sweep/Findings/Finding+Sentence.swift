import AdaptiveUI
import Documents
import Foundation

// What is wrong, in words, which reports, the pane and the card share.

extension [String] {
  /// The words with commas, all in one list that names at most so many.
  package func shortList(most: Int) -> String {
    count > most + 1
      ? prefix(most).joined(separator: ", ") + " and \(count - most) more" : spokenList
  }
}

extension Finding {
  /// What is wrong, in one sentence without a full stop.
  ///
  /// - Parameters:
  ///   - names: The names of the subjects, in their order.
  ///   - hanging: The names of views that depend on the first; those without a name are counted.
  /// - Returns: The sentence; texts of the document in it are unchanged.
  package func sentence(naming names: [String], hanging: [String] = []) -> String {
    let text = sentence(names.first ?? "", names.last ?? "")
    let state = presentation.map { " (presenting \($0))" } ?? ""
    return text + (alike > 0 ? rest(hanging) : "") + state
  }

  /// What is wrong, in one sentence of visible text.
  ///
  /// Subjects without text are described by their entries in `summaries`; `emphasis` marks a name.
  package func message(
    _ summaries: [String: String], emphasis: (String) -> String = { $0 }
  ) -> String {
    var copy = self
    copy.presentation = presentation.map { VisibleText.of($0) }
    copy.detail = detail.map { VisibleText.of($0) }
    copy.sum = sum.map { VisibleText.of($0) }
    return copy.sentence(
      naming: subjects.indices.map { index in
        let (name, tail) = self.name(at: index, summaries)
        return emphasis(VisibleText.of(name)) + VisibleText.of(tail)
      })
  }

  /// The further findings with the same cause, in words.
  private func rest(_ hanging: [String]) -> String {
    if rule == .ambiguous, !hanging.isEmpty {
      return "; \(hanging.shortList(most: 3)) hang\(hanging.count == 1 ? "s" : "") on it"
    }
    return rule == .ambiguous
      ? "; \(alike) more view\(alike == 1 ? " hangs" : "s hang") on it"
      : "; so \(alike == 1 ? "does" : "do") \(alike) more for the same reason"
  }

  /// The name of a subject for users, and its name in the file if that differs.
  private func name(at index: Int, _ summaries: [String: String]) -> (name: String, tail: String) {
    let subject = subjects[index]
    let words = self.words.indices.contains(index) ? self.words[index] : ""
    guard let text = words.isEmpty ? summaries[subject] : words, text != subject else {
      return (subject, "")
    }
    // Generated identifiers are of no use to readers, neither of it nor of what it is inside of.
    let outer = String(subject.prefix { $0 != "/" })
    return (text, DocumentIdentifier.isGenerated(outer) ? "" : " (\(subject))")
  }

  private func sentence(_ first: String, _ last: String) -> String {
    let side = self.side ?? ""
    let detail = self.detail ?? ""
    let points = excess.map { $0 == 1 ? "1 point" : "\($0) points" }
    let by = points.map { " by \($0)" } ?? ""
    return switch rule {
    case .unsatisfiable: contradiction(first, last)
    case .ambiguous:
      detail.isEmpty
        ? "the constraints leave more than one frame for \(first)"
        : "nothing decides the \(decided == .content ? "scrollable content " : "")\(detail) of \(first)"
    case .collision:
      "\(first) and \(last) " + (points.map { "overlap by \($0)" } ?? "lie on top of each other")
    case .covered: "\(first) is behind \(last)"
    case .outsideWindow: "\(first) reaches \(beyond("the window", side, points))"
    case .protrusion:
      "\(first) reaches \(beyond("its superview", side, points)): no touches there"
    case .clipped: "\(first) is cut off\(by) (\(side))"
    case .truncated:
      side == "height"
        ? "\(first) has more lines than room\(points.map { ", \($0) too many" } ?? "")"
        : "the text of \(first) is cut short\(by)"
    case .invisible: "the text of \(first) has the colour of what is behind it"
    case .zeroSize: "\(first) has no \(side)"
    case .smallTarget: "\(first) is smaller than 44 points (\(side))"
    case .underBar:
      "\(first) lies \(points.map { "\($0) " } ?? "")under a bar, notch or indicator (\(side))"
    case .orientation: "\(first): \(detail)"
    case .noWayOut: "nothing leads out of \(first): \(detail)"
    case .unreachedVariation: "\(first) is installed for \(detail), which no window has"
    case .brokenLink, .contract: detail
    }
  }

  /// How far something reaches beyond an edge, such as `12 points below the window`.
  private func beyond(_ whole: String, _ side: String, _ points: String?) -> String {
    guard let points else { return "out of \(whole) (\(side))" }
    let place =
      switch Suspicion.Side(rawValue: side) {
      case .top: "above"
      case .left: "left of"
      case .bottom: "below"
      case .right: "right of"
      case .width, .height, .content, nil: "out of"
      }
    return "\(points) \(place) \(whole)"
  }

  private func contradiction(_ first: String, _ last: String) -> String {
    let name = first == last ? first : "\(first) of \(last)"
    guard let sum else { return "\(name) contradicts other required constraints and is ignored" }
    return "\(sum): \(name) gives way"
  }
}
