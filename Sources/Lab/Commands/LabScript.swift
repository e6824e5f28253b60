/// A list of commands, written as `rotate; present info; resize 40x20`.
public struct LabScript: Sendable, Equatable {
  /// The commands in the order in which they run.
  public let commands: [LabCommand]

  /// Reads a script; empty commands are ignored.
  ///
  /// - Throws: ``LabScriptError`` for the first invalid command.
  public init(_ text: String) throws(LabScriptError) {
    var commands: [LabCommand] = []
    var offset = 0
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      let lead = part.prefix { $0.isWhitespace }.count
      if part.contains(where: { !$0.isWhitespace }) {
        commands.append(try LabCommand(text: String(part), at: offset + lead))
      }
      offset += part.count + 1
    }
    self.commands = commands
  }
}

/// A size in cells, written as `COLSxROWS`.
public struct CellSizeText: Sendable, Equatable {
  /// Cells across.
  public let columns: Int
  /// Cells down.
  public let rows: Int

  /// The largest number of cells in either direction.
  public static let maximum = 2000

  /// Reads `80x24` (or `80×24`); `nil` for anything else and for sizes outside 1…``maximum``.
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...Self.maximum).contains(columns), (1...Self.maximum).contains(rows)
    else { return nil }
    self.columns = columns
    self.rows = rows
  }
}
