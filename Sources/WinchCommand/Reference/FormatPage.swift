import Foundation

/// The description of scene files for `man`, made from the page in the library's catalogue.
///
/// It supports the Markdown of that page: headings, paragraphs, lists, tables and code.
struct FormatPage {
  private var lines: [String] = []
  private var isCode = false
  /// The column headers of the current table.
  private var heads: [String]?

  init(markdown: String) {
    let all = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The title and its summary describe the library, not the format.
    for line in all.drop(while: { !$0.hasPrefix("## ") }) { read(line) }
  }

  /// The page as requests and lines of `man`.
  var text: [String] { lines }

  private mutating func read(_ line: String) {
    if line.hasPrefix("```") {
      isCode.toggle()
      lines += isCode ? [".PP", ".nf", ".RS"] : [".RE", ".fi"]
    } else if isCode {
      lines.append(ManualPage.escaped(line))
    } else if line.hasPrefix("#") {
      let heading = ManualPage.escaped(String(line.drop { $0 == "#" || $0 == " " }))
      lines.append(".SS \"\(heading)\"")
    } else if line.hasPrefix("|") {
      return readRow(line)
    } else if line.isEmpty {
      lines.append(".PP")
    } else if line.hasPrefix("- ") {
      lines += [".IP \\(bu 2", Self.inline(String(line.dropFirst(2)))]
    } else {
      lines.append(Self.inline(line.trimmingCharacters(in: .whitespaces)))
    }
    heads = nil
  }

  /// Adds a row of a table: its first column becomes a term, the last one the text, with a middle
  /// column in between.
  private mutating func readRow(_ line: String) {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard heads != nil else {
      heads = cells
      // The header of a table's first column may name the mapping that contains the keys.
      if let head = cells.first, head.contains("`") {
        lines += [".PP", Self.inline(head.prefix(1).uppercased() + head.dropFirst()) + ":"]
      }
      return
    }
    guard let term = cells.first, !term.allSatisfy({ "-: ".contains($0) }) else { return }
    let owner = cells.count > 2 && cells[1] != "all" ? " (\(cells[1]))" : ""
    let meaning = cells.dropFirst().last ?? ""
    let isSaid = cells.count == heads?.count && !meaning.isEmpty
    lines += [
      ".TP", Self.inline(term + owner), Self.inline(isSaid ? meaning : "as UIKit has it"),
    ]
  }

  /// A line in which text between backticks is bold.
  private static func inline(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    let shown = parts.enumerated().map { index, part in
      let words = ManualPage.escaped(String(part))
      return index % 2 == 0 || part.isEmpty ? words : "\\fB\(words)\\fR"
    }.joined()
    return shown.hasPrefix(".") || shown.hasPrefix("'") ? "\\&" + shown : shown
  }
}
