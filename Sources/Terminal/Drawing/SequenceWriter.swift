import CNcurses
import Cells

/// Draws pictures with the control sequences that nearly all of today's terminals share.
///
/// The library searches for the cheapest path to each cell on any terminal ever made, which takes
/// several times as long as the rest of the drawing. Terminals whose terminfo entry has the
/// sequences used here do without that search; all others are left to the library.
@MainActor struct SequenceWriter {
  /// The bytes since ``begin(whole:)``.
  private(set) var bytes: [UInt8] = []
  let dialect: Dialect
  private var pen: SequencePen
  /// Whether the picture is drawn on an empty screen.
  private var isWhole = false

  /// Creates a writer for the terminal type that is set up; `nil` if that requires the library.
  init?(repertoire: Repertoire, colors: ColorPairs) {
    guard repertoire.hasHeavyLines, let dialect = Dialect(colors.ability) else { return nil }
    self.dialect = dialect
    pen = SequencePen(repertoire: repertoire, colors: colors, attributes: dialect.attributes)
  }

  /// Begins a picture, on an empty screen if it is a whole one.
  mutating func begin(whole: Bool) {
    bytes.removeAll(keepingCapacity: true)
    isWhole = whole
    if whole { bytes += dialect.clear }
  }

  /// Ends a picture: the cursor rests where a shrinking terminal does not cut it, with plain
  /// attributes.
  mutating func end() {
    bytes.append(addingCapacity: SequencePen.mostBytes) { pen.rest(&$0) }
  }

  /// Adds the cells of a run that are within the terminal.
  mutating func put(_ run: CellRun, in size: CellSize) {
    guard let end = run.end(in: size) else { return }
    let count = end - run.stored.startIndex
    bytes.append(addingCapacity: (count + 1) * SequencePen.mostBytes) {
      pen.put(run, before: end, onEmptyScreen: isWhole, &$0)
    }
  }
}
