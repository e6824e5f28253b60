import AdaptiveUI
import Foundation
import Sweep

extension Finding {
  /// What is wrong, in one sentence.
  var message: String {
    let first = subjects.first ?? ""
    let state = presentation.map { " (presenting \($0))" } ?? ""
    return sentence(first) + state
  }

  private func sentence(_ first: String) -> String {
    switch rule {
    case .unsatisfiable: "'\(first)' contradicts other required constraints and is ignored"
    case .ambiguous: "the constraints leave more than one frame for '\(first)'"
    case .collision: "'\(first)' and '\(subjects.last ?? "")' lie on top of each other"
    case .outsideWindow: "'\(first)' reaches out of the window (\(side ?? ""))"
    case .protrusion: "'\(first)' reaches out of its superview (\(side ?? "")): no touches there"
    case .clipped: "'\(first)' is cut off (\(side ?? ""))"
    case .truncated:
      side == "height"
        ? "'\(first)' has more lines than room" : "the text of '\(first)' is cut short"
    case .zeroSize: "'\(first)' has no \(side ?? "size")"
    case .smallTarget: "the \(side ?? "size") of '\(first)' is under 44 points"
    case .underBar: "'\(first)' lies under a bar, notch or indicator (\(side ?? ""))"
    case .orientation: "'\(first)': \(detail ?? "")"
    case .noWayOut: "nothing leads out of '\(first)': \(detail ?? "")"
    case .unreachedVariation:
      "'\(first)' is installed for \(detail ?? ""), which no window has"
    case .contract: detail ?? ""
    }
  }

  /// Where it is so, a line for each kind of place.
  var extents: [String] {
    var lines: [String] = []
    if !places.isEmpty {
      let more = places.count > 3 ? " and \(places.count - 3) more" : ""
      lines.append(places.prefix(3).joined(separator: ", ") + more)
    }
    return lines + stretchTexts
  }

  /// Equal stretches of neighbouring lines are told together.
  private var stretchTexts: [String] {
    struct Group {
      let stretch: Stretch
      var fixed: [Double]
    }
    var groups: [Group] = []
    for stretch in stretches {
      let index = groups.firstIndex {
        ($0.stretch.device, $0.stretch.axis) == (stretch.device, stretch.axis)
          && ($0.stretch.from, $0.stretch.to) == (stretch.from, stretch.to)
      }
      if let index {
        groups[index].fixed.append(stretch.fixed)
      } else {
        groups.append(Group(stretch: stretch, fixed: [stretch.fixed]))
      }
    }
    return groups.map { group in
      let other = group.stretch.axis == .width ? "height" : "width"
      let extent =
        group.stretch.from == group.stretch.to
        ? "\(group.stretch.from)" : "\(group.stretch.from)–\(group.stretch.to)"
      let fixed = Self.list(group.fixed, noun: other)
      return "\(group.stretch.axis.rawValue) \(extent) at \(fixed) on \(group.stretch.device)"
    }
  }

  /// Few lengths in full, many by their extremes.
  private static func list(_ lengths: [Double], noun: String) -> String {
    let texts = lengths.map { CGFloat($0).traceText }
    guard texts.count > 3, let first = texts.first, let last = texts.last else {
      return "\(noun) " + texts.joined(separator: ", ")
    }
    return "\(texts.count) \(noun)s from \(first) to \(last)"
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
