// What the pane with the scene's source says.

extension PaneLine {
  /// The lines of a document, numbered; the one that gives the focused object its name is marked.
  ///
  /// A line that names an object is about that object.
  static func source(_ text: String, focus: String?, columns: Int) -> [PaneLine] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let names = SourceNames(lines)
    let objects = lines.map { names.name(in: $0) }
    let width = "\(lines.count)".count
    let marked = focus.flatMap { focus in objects.firstIndex { $0 == focus } }
    return lines.indices.flatMap { index in
      let number = "\(index + 1)"
      let gap = String(repeating: " ", count: width - number.count)
      let mark = index == marked ? "▸" : " "
      return PaneLine(
        text: "\(gap)\(number)\(mark)\(lines[index])", tone: index == marked ? .heading : .text,
        target: objects[index]
      ).wrapped(columns, margin: width + 1)
    }
  }
}
