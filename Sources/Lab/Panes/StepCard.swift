/// The last step in a few rows: the window, each trait with its reason, who received callbacks and
/// who did not, presentations, refusals, contradictions, and changes on the canvas.
struct StepCard {
  /// A row: its subject, and what happened.
  struct Row {
    /// What a row is about: the further down here, the later it is left out where there is no room.
    enum Kind: Int, Comparable {
      /// What can also be seen on the canvas or read in the log.
      case detail
      /// The objects that were notified.
      case recipients
      /// The objects that were not notified and why, and what may be wrong.
      case doubt
      /// Traits with another value.
      case traits
      /// A presentation or a container that became another one.
      case adaptation
      /// What a save changed in the file.
      case edit
      /// What was refused, or is wrong.
      case problem
      /// A contradiction, or a breach of UIKit's contract.
      case contradiction

      static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    let label: String
    let kind: Kind
    /// The tone of the label; `nil` for that of the kind.
    var tone: PaneLine.Tone?
    /// The event, the longest wording first; shorter ones count objects instead of naming them.
    var forms: [StyledText]
    /// The row without its label for a screen that has no room for words, if there is such a form.
    var brief: StyledText?
    /// The index of the shortest form that names every object; `nil` where none is left out.
    var named: Int?
    /// The index of the shortest form that names somebody, where rows without it only count.
    var naming: Int?
    /// The target of a row about an issue.
    var issue: IssuePlace?
    /// The most lines of the row.
    var mostLines = 4
    /// Whether longer words may take more lines than the shortest ones.
    var spreads = true

    /// Whether it may appear without input: what is beside the card gives it no room then, because nothing
    /// may jump.
    var comesLater = false

    /// Whether it tells what is wrong, and where.
    fileprivate var isProblem: Bool { issue != nil || kind >= .problem }
  }

  var title = StyledText()
  /// The window and the number of callbacks, each left out where the line has no room for it.
  var besideTitle: [StyledText] = []
  var rows: [Row] = []
  /// Whether the scene was opened and nothing has happened since.
  var isOpening = false

  /// The card as lines of a pane.
  ///
  /// - Parameters:
  ///   - columns: The columns of the pane.
  ///   - room: The available lines: rows are shortened until all fit, but not left out; there may be
  ///     more lines, with something wrong in them.
  /// - Returns: The title, then each row with its label in front.
  func lines(_ columns: Int, room: Int) -> [PaneLine] {
    let title = shortestTitle(columns)
    var wrapped = rows.map { WrappedRow($0, columns) }
    let short = wrapped.indices.map { wrapped[$0].shortestLines }
    // Where all rows have room in their shortest wording, some get longer ones; where they have not, each
    // has a line, and some get what they need more. What is wrong is never cut: the last rows go out of
    // sight instead.
    let isRoomy = room - title.count >= short.reduce(0) { $0 + $1.count }
    var least = rows.indices.map { isRoomy || rows[$0].isProblem ? short[$0].count : 1 }
    var spare = room - title.count - least.reduce(0, +)
    var shown = short
    let ranked = rows.indices.sorted { (rows[$1].kind, $0) < (rows[$0].kind, $1) }
    // Names of objects come before longer words about others: users first want to know which objects it concerns.
    if isRoomy {
      for form in [\Row.named, \Row.naming] {
        for index in ranked {
          guard let named = rows[index][keyPath: form] else { continue }
          let needed = wrapped[index].lines(limit: least[index] + spare, from: named).count
          spare -= max(needed - least[index], 0)
          least[index] = max(needed, least[index])
        }
      }
    }
    for index in ranked {
      let most = isRoomy && rows[index].spreads ? rows[index].mostLines : short[index].count
      let limit = min(least[index] + max(spare, 0), most)
      // A row that is worded in one way is as long as in its shortest form.
      if rows[index].forms.count > 1 || short[index].count > limit {
        shown[index] = wrapped[index].lines(limit: limit)
      }
      spare -= shown[index].count - least[index]
    }
    return title + shown.flatMap { $0 }
  }

  /// The lines of the card with each row in its shortest wording that names all objects, without
  /// rows that come later.
  func leastLines(_ columns: Int) -> Int {
    rows.filter { !$0.comesLater }.reduce(shortestTitle(columns).count) { count, row in
      var wrapped = WrappedRow(row, columns)
      let form = row.named ?? row.forms.count - 1
      return count + wrapped.lines(limit: row.mostLines, from: form).count
    }
  }

  /// The title on one line, with what has room beside it.
  private func shortestTitle(_ columns: Int) -> [PaneLine] {
    var (text, lines) = (title, title.lines(columns, limit: 1))
    for part in besideTitle {
      var longer = text
      longer.add(part)
      let longerLines = longer.lines(columns)
      if longerLines.count == 1 { (text, lines) = (longer, longerLines) }
    }
    return lines
  }
}

/// A row in the columns of a pane, of which each wording is wrapped once.
private struct WrappedRow {
  private let row: StepCard.Row
  private let columns: Int
  private let label: StyledText
  /// The lines of the wordings that were asked for, without a limit.
  private var known: [[PaneLine]?]

  init(_ row: StepCard.Row, _ columns: Int) {
    (self.row, self.columns) = (row, columns)
    label = StyledText(row.label.padded(to: Self.labelColumns), row.labelTone)
    known = Array(repeating: nil, count: row.forms.count)
  }

  /// The lines of the shortest wording.
  var shortestLines: [PaneLine] {
    mutating get { lines(limit: row.mostLines, from: row.forms.count - 1) }
  }

  /// The row in its longest wording that fits, or in its shortest one, truncated if necessary.
  mutating func lines(limit: Int, from first: Int = 0) -> [PaneLine] {
    for index in row.forms.indices[first...] {
      let lines = lines(of: index)
      if lines.count <= limit { return lines }
    }
    let shortened = text(of: row.forms.count - 1).shorteningNames {
      $0.lines(columns, indent: Self.labelColumns).count <= limit
    }
    return leading(shortened.lines(columns, indent: Self.labelColumns, limit: limit))
  }

  private mutating func lines(of form: Int) -> [PaneLine] {
    if let lines = known[form] { return lines }
    let lines = leading(text(of: form).lines(columns, indent: Self.labelColumns))
    known[form] = lines
    return lines
  }

  private func text(of form: Int) -> StyledText {
    var text = label
    text.add(row.forms[form])
    return text
  }

  /// The lines, which lead to the row's issue.
  private func leading(_ lines: [PaneLine]) -> [PaneLine] {
    guard let issue = row.issue else { return lines }
    var lines = lines
    for index in lines.indices { lines[index].issue = issue }
    return lines
  }

  /// The columns of the labels, with the space after them.
  private static let labelColumns = 12
}

extension StepCard.Row {
  /// The tone of the label.
  var labelTone: PaneLine.Tone { tone ?? kind.tone }
}

extension StepCard.Row.Kind {
  /// The tone of the label.
  var tone: PaneLine.Tone {
    switch self {
    case .detail, .recipients: .faint
    case .doubt: .passedOver
    case .traits: .traits
    case .adaptation: .presentation
    case .edit: .changed
    case .problem: .alert
    case .contradiction: .conflict
    }
  }
}
