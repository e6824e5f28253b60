import AdaptiveUI
import Foundation
import Sweep

extension Finding {
  /// What is wrong, in one sentence, with what subjects are in words by their names.
  func message(_ summaries: [String: String]) -> String {
    let names = subjects.map { Self.spoken($0, summaries) }
    let state = presentation.map { " (presenting \($0))" } ?? ""
    return sentence(names.first ?? "", names.last ?? "") + state
  }

  /// A subject in words, where an editor made its name up, or with words behind its name; of the way to
  /// a view without a name what it lies in.
  private static func spoken(_ name: String, _ summaries: [String: String]) -> String {
    if let words = summaries[name] {
      return DocumentIdentifier.isGenerated(name) ? words : "'\(name)' (\(words))"
    }
    let way = name.split(separator: "/", maxSplits: 1)
    guard let start = way.first, way.count > 1, DocumentIdentifier.isGenerated(String(start)),
      let words = summaries[String(start)]
    else { return "'\(name)'" }
    return "'\(way[1])' in \(words)"
  }

  private func sentence(_ first: String, _ last: String) -> String {
    switch rule {
    case .unsatisfiable:
      (first == last ? first : "\(first) of \(last)")
        + " contradicts other required constraints and is ignored"
    case .ambiguous: "the constraints leave more than one frame for \(first)"
    case .collision: "\(first) and \(last) lie on top of each other"
    case .outsideWindow: "\(first) reaches out of the window (\(side ?? ""))"
    case .protrusion: "\(first) reaches out of its superview (\(side ?? "")): no touches there"
    case .clipped: "\(first) is cut off (\(side ?? ""))"
    case .truncated:
      side == "height"
        ? "\(first) has more lines than room" : "the text of \(first) is cut short"
    case .zeroSize: "\(first) has no \(side ?? "size")"
    case .smallTarget: "the \(side ?? "size") of \(first) is under 44 points"
    case .underBar: "\(first) lies under a bar, notch or indicator (\(side ?? ""))"
    case .orientation: "\(first): \(detail ?? "")"
    case .noWayOut: "nothing leads out of \(first): \(detail ?? "")"
    case .unreachedVariation:
      "\(first) is installed for \(detail ?? ""), which no window has"
    case .contract: detail ?? ""
    }
  }

  /// Where it is so, a line for each kind of place.
  var extents: [String] {
    let between = FindingExtents(of: self)
    guard !places.isEmpty, !(between.isEverySize && Set(places) == FindingExtents.allPlaces) else {
      return between.summary
    }
    let more = places.count > 3 ? " and \(places.count - 3) more" : ""
    return [places.prefix(3).joined(separator: ", ") + more] + between.summary
  }

  /// The command that opens the lab on the smallest example.
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
    if let presentation { words += ["--do", "'present \(presentation)'"] }
    return words.joined(separator: " ")
  }

  private func quoted(_ text: String) -> String {
    let plain = text.allSatisfy { $0.isLetter || $0.isNumber || "-_./+".contains($0) }
    return plain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
