import AdaptiveUI
import Documents
import Foundation
import Sweep

extension Finding {
  /// What is wrong, in one sentence of visible text.
  ///
  /// Subjects that say nothing themselves are in words by their names in `summaries`; `emphasis` marks a
  /// name.
  func message(
    _ summaries: [String: String], emphasis: (String) -> String = { $0 }
  ) -> String {
    let names = subjects.indices.map { index in
      let (name, tail) = self.name(at: index, summaries)
      return emphasis(VisibleText.of(name)) + VisibleText.of(tail)
    }
    let state = presentation.map { " (presenting \($0))" } ?? ""
    let more = alike > 0 ? rest : ""
    return sentence(names.first ?? "", names.last ?? "") + VisibleText.of(more + state)
  }

  /// What is wrong for the same reason.
  private var rest: String {
    rule == .ambiguous
      ? ", and for \(alike.counted("view")) that \(alike == 1 ? "hangs" : "hang") on it"
      : "; so \(alike == 1 ? "does" : "do") \(alike) more for the same reason"
  }

  /// What people call a subject, and the name that it has in the file where that says something else.
  private func name(at index: Int, _ summaries: [String: String]) -> (name: String, tail: String) {
    let subject = subjects[index]
    let words = self.words.indices.contains(index) ? self.words[index] : ""
    guard let text = words.isEmpty ? summaries[subject] : words, text != subject else {
      return (subject, "")
    }
    // What an editor made up helps nobody.
    return (text, DocumentIdentifier.isGenerated(subject) ? "" : " (\(subject))")
  }

  private func sentence(_ first: String, _ last: String) -> String {
    let side = self.side ?? ""
    let detail = VisibleText.of(self.detail ?? "")
    return switch rule {
    case .unsatisfiable: contradiction(first, last)
    case .ambiguous: "the constraints leave more than one frame for \(first)"
    case .collision: "\(first) and \(last) lie on top of each other"
    case .outsideWindow: "\(first) reaches out of the window (\(side))"
    case .protrusion: "\(first) reaches out of its superview (\(side)): no touches there"
    case .clipped: "\(first) is cut off (\(side))"
    case .truncated:
      side == "height" ? "\(first) has more lines than room" : "the text of \(first) is cut short"
    case .zeroSize: "\(first) has no \(side)"
    case .smallTarget: "\(first) is smaller than 44 points (\(side))"
    case .underBar: "\(first) lies under a bar, notch or indicator (\(side))"
    case .orientation: "\(first): \(detail)"
    case .noWayOut: "nothing leads out of \(first): \(detail)"
    case .unreachedVariation: "\(first) is installed for \(detail), which no window has"
    case .contract: detail
    }
  }

  private func contradiction(_ first: String, _ last: String) -> String {
    let name = first == last ? first : "\(first) of \(last)"
    guard let sum else { return "\(name) contradicts other required constraints and is ignored" }
    return "\(VisibleText.of(sum)): \(name) gives way"
  }

  /// Where it is so, a line for each kind of place.
  var extents: [String] {
    let between = FindingExtents(of: self)
    let isEverywhere = between.isEverySize && Set(places) == FindingExtents.allPlaces
    guard !isEverywhere, let text = FindingPlaces(of: self).text else { return between.summary }
    return [text] + between.summary
  }

  /// The command that opens the lab on the example, at the first subject.
  @MainActor func command(for file: String) -> String {
    var words = ["winch", quoted(file)]
    if let scene = example.scene { words += ["--scene", quoted(scene)] }
    words += ["--device", example.device]
    if let window = example.window, window.geometry.size == window.device.portraitSize {
      words += ["--orientation", "portrait"]
    } else if let window = example.window,
      window.geometry == window.device.geometry(.landscapeRight)
    {
      words += ["--orientation", "landscape"]
    } else {
      let size = [example.width, example.height].map { CGFloat($0).traceText }
      words += ["--window", size.joined(separator: "x")]
    }
    if let presentation { words += ["--do", quoted("present \(presentation)")] }
    if let focus { words += ["--focus", quoted(focus)] }
    return words.joined(separator: " ")
  }

  /// The name of a view to look at: that of the first subject, or of the nearest view around it that has one.
  private var focus: String? {
    guard rule.isAboutViews else { return nil }
    let subject = anchor ?? subjects.first ?? ""
    return subject.split(separator: "/").first.map(String.init)
  }

  private func quoted(_ text: String) -> String {
    let plain = text.allSatisfy { $0.isLetter || $0.isNumber || "-_./+".contains($0) }
    return plain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}

extension FindingRule {
  /// Whether findings say something of views that can be looked at.
  fileprivate var isAboutViews: Bool {
    switch self {
    case .orientation, .noWayOut, .unreachedVariation, .contract: false
    case .unsatisfiable, .ambiguous, .collision, .outsideWindow, .protrusion, .clipped, .truncated,
      .zeroSize, .smallTarget, .underBar:
      true
    }
  }
}
