import AdaptiveUI
import Documents
import Foundation
import Sweep

extension Finding {
  /// The sizes and places of the finding, a line for each kind.
  var extents: [String] {
    let between = FindingExtents(of: self)
    let isEverywhere = between.isEverySize && Set(places) == FindingExtents.allPlaces
    guard !isEverywhere, let text = FindingPlaces(of: self).text else { return between.summary }
    return [text] + between.summary
  }

  /// The command that opens the lab at the finding's example and first subject.
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

  /// The name of a view to select: that of the first subject, or of its nearest ancestor that has a
  /// name.
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
  /// Whether findings of the rule refer to views that can be selected.
  fileprivate var isAboutViews: Bool {
    switch self {
    case .orientation, .noWayOut, .unreachedVariation, .brokenLink, .contract: false
    case .unsatisfiable, .ambiguous, .collision, .outsideWindow, .protrusion, .clipped, .truncated,
      .covered, .invisible, .zeroSize, .smallTarget, .underBar:
      true
    }
  }
}
