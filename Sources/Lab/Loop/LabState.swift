import AdaptiveUI
import CellRenderer
import Cells
import Documents
import Foundation
import Sweep

/// The lab's state apart from the scene: one value, which determines everything that is shown.
struct LabState {
  /// The open lists, the uppermost last.
  var lists: [LabList] = []
  var pane = PaneKind.log
  /// Whether the pane has the keys.
  var paneHasKeys = false {
    didSet { if !paneHasKeys || !oldValue { paneLedFocus = false } }
  }
  /// Whether a line of the pane gave the canvas its focus since the pane has the keys.
  var paneLedFocus = false
  /// The position of each pane.
  var positions: [PaneKind: PanePosition] = [:]
  var search = PaneSearch()
  /// The filter of the log.
  var logFilter = LogFilter.folded
  /// The visible part of the scene's notes.
  var notes = NotesShown.notes
  /// The look of the canvas; `nil` for the scene's own.
  var look: CanvasLook?
  /// Whether all boxes are labelled.
  var showsNames = false
  /// The last step in the log.
  var loggedStep: Int?
  var usesMouse = true
  /// The cell where a button of the mouse was pressed, and what it drags.
  var drag: MouseDrag?
  /// The selection in the chooser of presentations.
  var trial = TrialChoice()
  /// The notice before the footer's keys, until the next key or for some seconds.
  var message: Notice?
  /// The error in the watched file, under the last good picture, until it is fixed.
  var problem: [String] = []
  var theme = Theme()
  /// The issues since the last reload.
  var issueNews: IssueNews?
  /// The number of issues in the present window, and the worst severity.
  var issues = IssueCount()
  /// The ruler's dimension; `nil` for no ruler.
  var ruler: SweepLine.Axis? = .width
  var showsSafeAreas = false
  var showsMargins = false
  /// Whether the theme follows the background that the terminal reports.
  var followsGround = false
  /// The focused object's line in the source, from 0.
  var sourceLine: Int?
  /// The tasks of the document that were done since it was opened, by number from 0.
  var doneTasks: Set<Int> = []
  /// The windows of the wall.
  var wall: WallSet?
  /// Whether constraints, distances, safe area and margins of the focused view are drawn with
  /// numbers.
  var showsMeasures = false
  /// Whether a picture keeps its proportions, even if that leaves room free.
  var keepsProportions = false
  /// The moment in time travel; `nil` for now.
  var time: TimeTravel?

  /// The position of the shown pane.
  var position: PanePosition {
    get { positions[pane] ?? PanePosition() }
    set { positions[pane] = newValue }
  }
}

/// The kinds of panes.
enum PaneKind: Int, Sendable, CaseIterable {
  case log = 1
  case tree, explanation, source, eras, issues

  var title: String {
    switch self {
    case .log: "log"
    case .tree: "tree"
    case .explanation: "why"
    case .source: "source"
    case .eras: "eras"
    case .issues: "issues"
    }
  }
}

/// The visible part of a scene's notes.
enum NotesShown: Sendable {
  case notes, withRules, hidden

  var next: NotesShown {
    switch self {
    case .notes: .withRules
    case .withRules: .hidden
    case .hidden: .notes
    }
  }
}

/// The position of a pane in its lines.
struct PanePosition: Sendable, Equatable {
  /// The selected line; `nil` for none.
  var selection: Int?
  /// The issue of the selected line, which keeps the selection where lines change their order.
  var issue: String?
  /// The number of lines that are scrolled out of sight at the top.
  var scroll = 0 { didSet { scroll = max(scroll, 0) } }
  /// The number of characters that are scrolled out of sight at the left, in the source.
  var column = 0 { didSet { column = max(column, 0) } }
}

/// A search in the pane.
struct PaneSearch: Sendable, Equatable {
  var text = ""
  /// Whether keys edit the text.
  var isTyping = false

  func matches(_ line: String) -> Bool {
    !text.isEmpty && line.lowercased().contains(text.lowercased())
  }
}

/// What the mouse drags.
enum MouseDrag: Equatable {
  /// A cell of the canvas, in the terminal's cells; a finger once it moves.
  case canvas(CellPoint)
  /// The edge between canvas and pane.
  case divider
  /// The scrubber.
  case scrubber
  /// The right edge of a window on a pad's screen, its lower one, or both at their corner.
  case window(WindowDrag)
  /// The ruler.
  case ruler
}

/// A list above everything: to choose from, or to read.
struct LabList: Sendable {
  enum Kind: Sendable, Equatable {
    case plain
    case trial
    /// A palette: finds actions by their names.
    case palette
  }

  var title: String
  var items: [LabItem]
  /// The selected item; `nil` for a text.
  var selection: Int? = 0
  var kind = Kind.plain
  /// The typed text: the filter of a list, and the command of a palette.
  var text = ""
  /// The introduction above the lines, which does not depend on the text.
  var intro: [String] = []
  /// The error in the typed text, with a suggestion.
  var problem: [String] = []
  /// Other places to search if nothing matches the text.
  var elsewhere: [String] = []
  /// Whether the list has a preview of the selected line.
  var hasPreview = false
  /// Whether a search was begun whose text is still empty.
  var isSearching = false

  /// Whether its lines are known by numbers, such as devices and figures: digits are text then.
  var isTypedByNumber = false

  /// Whether number keys select lines: as long as there is no filter.
  var hasNumbers: Bool {
    kind == .plain && selection != nil && text.isEmpty && !isTypedByNumber
  }
}

/// A line of a list, with its action.
struct LabItem: Sendable {
  /// When a line is in the list, apart from the filter.
  enum Presence: Sendable {
    case always
    /// Only the filter finds it: it is one of many alike.
    case whileFiltered
    /// It leads to others, which the filter finds themselves.
    case untilFiltered
  }

  enum Kind: Sendable, Equatable {
    /// Can be chosen, in a list to choose from.
    case choice
    /// A heading of the lines after it, which cannot be chosen.
    case heading
    /// Dim text, which cannot be chosen.
    case note
  }

  var title: String
  /// The detail after the title, in a column of its own.
  var detail = ""
  /// The dim text at the right edge, if there is room.
  var tag = ""
  /// The hint below the list while the line is selected.
  var summary = ""
  /// Other words that find the line.
  var words = ""
  var kind = Kind.choice
  var presence = Presence.always
  var action = ItemAction.nothing
}

/// The action of a line.
indirect enum ItemAction: Sendable {
  case nothing
  case action(LabAction.ID)
  case command(LabCommand)
  /// Opens one of the lab's sources.
  case source(Int)
  /// Opens a screen of the file that the lab was started with.
  case document(any OpenableDocument)
  /// Opens a document of the folder.
  case file(FolderDocument)
  /// Shows several windows at once.
  case wall(WallSet)
  /// Opens another list above this one.
  case list(LabList)
  /// Opens the palette with a beginning of the text.
  case type(String)
  /// Tells why the view of a name is as it is.
  case explain(String)
  /// Copies a text to the clipboard.
  case copy(what: String, text: String)
  /// Saves into a file.
  case save(SavedThing)
  /// Presents the chooser's selection.
  case trial
  /// Changes the lab's theme.
  case theme(Theme.Name)
}

/// A drag of a window's edge or corner.
struct WindowDrag: Equatable {
  /// Whether the width follows, and the height.
  var width: Bool
  var height: Bool
  /// The cell of the terminal where the button was pressed.
  var start: CellPoint
  /// The window's size at that moment, in points.
  var size: CGSize
  /// The points of a cell at that moment.
  var cell: CGSize
}
