import AdaptiveUI

/// The differences between the windows of a wall, and their problems: the first lines of the pane.
struct WallCard {
  let captions: [WallCaption]
  /// How many of the windows had room, the first ones.
  let shown: Int
  /// The number of issues in the open window, of which some are about what is out of sight.
  var openIssues = 0
  /// Whether a text is cut only because its window is drawn small.
  var isShort = false

  /// The lines, at most seven.
  func lines(_ columns: Int) -> [PaneLine] {
    guard captions.count > 1 else { return [] }
    return (missing?.lines(columns, indent: 2, limit: 1) ?? [])
      + problems.lines(columns, indent: 2, limit: 2)
      + (boxes?.lines(columns, indent: 2, limit: 2) ?? [])
      + classes.lines(columns, indent: 2, limit: 2)
  }

  /// That some windows have no room; `nil` where all have.
  private var missing: StyledText? {
    guard shown < captions.count else { return nil }
    var text = StyledText("\(shown) of \(captions.count) windows have room", .changed)
    text.add("  Space gives them the pane's rows", .faint)
    return text
  }

  private var problems: StyledText {
    let broken = captions.filter { !$0.problem.isEmpty }
    guard !broken.isEmpty else {
      let cut = isShort ? "; what ends in » has room on the device" : ""
      guard openIssues > 0 else {
        return StyledText("nothing is broken in \(captions.count) windows\(cut)", .faint)
      }
      let issues = openIssues == 1 ? "1 issue" : "\(openIssues) issues"
      var text = StyledText("⚠ \(issues) beyond the open window's edges", .alert)
      text.add("  6 tells; nothing else in \(captions.count) windows\(cut)", .faint)
      return text
    }
    var text = StyledText("‼ ", .alert)
    for (index, caption) in broken.enumerated() {
      text.add(index == 0 ? "" : "; ", .faint)
      text.add("\(caption.name) \(caption.problem)", .alert)
    }
    return text
  }

  /// Which windows of the first one's size have its boxes, and how many boxes differ in the others.
  private var boxes: StyledText? {
    let alike = captions.filter { $0.otherBoxes?.isEmpty == true }.map(\.name)
    var groups: [(boxes: [String], windows: [String])] = []
    for caption in captions {
      guard let boxes = caption.otherBoxes, !boxes.isEmpty else { continue }
      if let index = groups.firstIndex(where: { $0.boxes == boxes }) {
        groups[index].windows.append(caption.name)
      } else {
        groups.append((boxes, [caption.name]))
      }
    }
    guard let first = captions.first, !alike.isEmpty || !groups.isEmpty else { return nil }
    var text = StyledText()
    for (names, windows) in groups {
      text.add(text.isEmpty ? "" : "; ", .faint)
      text.add(windows.joined(separator: ", "), .changed)
      let more = names.count > Self.mostNames ? ", …" : ""
      text.add(names.count == 1 ? " 1 box differs: " : " \(names.count) boxes differ: ")
      text.add(names.prefix(Self.mostNames).joined(separator: ", ") + more, .faint)
    }
    guard !alike.isEmpty else { return text }
    text.add(text.isEmpty ? "" : "; ", .faint)
    text.add("boxes as in \(first.name): ")
    text.add(alike.joined(separator: ", "), .faint)
    return text
  }

  private static let mostNames = 3

  /// The windows by their size classes, in the order of the first of each.
  private var classes: StyledText {
    var groups: [(classes: String, names: [String])] = []
    for caption in captions {
      if let index = groups.firstIndex(where: { $0.classes == caption.classes }) {
        groups[index].names.append(caption.name)
      } else {
        groups.append((caption.classes, [caption.name]))
      }
    }
    var text = StyledText()
    for (index, group) in groups.enumerated() {
      text.add(index == 0 ? "" : "  ", .faint)
      text.add(group.classes, groups.count > 1 ? .changed : .text)
      text.add(" \(group.names.joined(separator: ", "))", .faint)
    }
    return text
  }
}
