import AdaptiveUI
import CellRenderer
import Cells
import Documents
import Foundation
import Sweep

/// How the lab stands, apart from the scene: one value, so that whatever shows can be told from it.
struct LabState {
  /// The lists that stand open, the uppermost last.
  var lists: [LabList] = []
  var pane = PaneKind.log
  /// Whether keys go to the pane.
  var paneHasKeys = false
  /// Where each pane stands.
  var positions: [PaneKind: PanePosition] = [:]
  var search = PaneSearch()
  /// Which lines the log shows.
  var logFilter = LogFilter.folded
  /// What is shown of the scene's notes.
  var notes = NotesShown.notes
  /// How the canvas is drawn; `nil` for the scene's own way.
  var look: CanvasLook?
  /// Whether all boxes have their names.
  var showsNames = false
  /// The last step that the log showed.
  var loggedStep: Int?
  var usesMouse = true
  /// Where a button of the mouse went down, and what that took hold of.
  var drag: MouseDrag?
  /// What the chooser of presentations stands on.
  var trial = TrialChoice()
  /// What the footer says before the keys, until the next key or for some seconds.
  var message: Notice?
  /// Why the watched file cannot be shown, under the last good picture, until it can.
  var problem: [String] = []
  var theme = Theme()
  /// What is wrong since the file was read again.
  var issueNews: IssueNews?
  /// How many issues the window has now.
  var issues = 0
  /// What the ruler shows; `nil` for no ruler.
  var ruler: SweepLine.Axis? = .width
  var showsSafeAreas = false
  var showsMargins = false
  /// Whether the theme is that of the ground that the terminal tells.
  var followsGround = false
  /// The line of the source that the focused object is on, from 0.
  var sourceLine: Int?
  /// The tasks of the document that were done since it was opened, by number from 0.
  var doneTasks: Set<Int> = []
  /// The windows that are shown together with the open one.
  var wall: WallSet?
  /// Whether constraints, distances, safe area and margins of the focus are drawn with their numbers.
  var showsMeasures = false
  /// Whether a picture keeps its proportions, whatever room that leaves free.
  var keepsProportions = false
  /// Where in the recording the lab stands; `nil` for now.
  var time: TimeTravel?

  /// Where the pane that shows stands.
  var position: PanePosition {
    get { positions[pane] ?? PanePosition() }
    set { positions[pane] = newValue }
  }
}

/// What the pane shows.
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

/// What is shown of a scene's notes.
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

/// Where in its lines a pane stands.
struct PanePosition: Sendable, Equatable {
  /// The chosen line; `nil` for none.
  var selection: Int?
  /// How many lines are scrolled away at the top.
  var scroll = 0 { didSet { scroll = max(scroll, 0) } }
  /// How many characters are scrolled away at the left, in the source.
  var column = 0 { didSet { column = max(column, 0) } }
}

/// What is searched for in the pane.
struct PaneSearch: Sendable, Equatable {
  var text = ""
  /// Whether keys add to the text.
  var isTyping = false

  func matches(_ line: String) -> Bool {
    !text.isEmpty && line.lowercased().contains(text.lowercased())
  }
}

/// What the mouse holds.
enum MouseDrag: Equatable {
  /// A cell of the canvas, in the terminal's cells; a finger once it moves.
  case canvas(CellPoint)
  /// The line between canvas and pane.
  case divider
  /// The bar of the time travel.
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
    /// Finds actions by what is typed.
    case palette
  }

  var title: String
  var items: [LabItem]
  /// The chosen item; `nil` for a text.
  var selection: Int? = 0
  var kind = Kind.plain
  /// What was typed: it narrows a list, and is the command of a palette.
  var text = ""
  /// What is said above the lines, whatever is typed.
  var intro: [String] = []
  /// What is wrong with what was typed, and what would be possible.
  var problem: [String] = []
  /// Where to find what was typed if nothing matches it.
  var elsewhere: [String] = []
  /// Whether what the chosen line opens is shown beside the list.
  var hasPreview = false
  /// Whether a search was begun of which nothing is typed yet.
  var isSearching = false

  /// Whether number keys choose lines: as long as nothing narrows them.
  var hasNumbers: Bool { kind == .plain && selection != nil && text.isEmpty }
}

/// A line of a list, and what it does.
struct LabItem: Sendable {
  enum Kind: Sendable, Equatable {
    /// Can be chosen, where anything can.
    case choice
    /// Stands over what follows, and cannot be chosen.
    case heading
    /// Is read only, dimly.
    case note
  }

  var title: String
  /// What is said behind the title, in a column of its own.
  var detail = ""
  /// What is said dimly at the right edge, where there is room.
  var tag = ""
  /// What is said of the line below the list while it is chosen.
  var summary = ""
  /// Other words that find the line.
  var words = ""
  var kind = Kind.choice
  var action = ItemAction.nothing
}

/// What choosing a line does.
indirect enum ItemAction: Sendable {
  case nothing
  case action(LabAction.ID)
  case command(LabCommand)
  /// Opens one of the lab's sources.
  case source(Int)
  /// Opens what the lab was started with, at one of its screens.
  case document(any OpenableDocument)
  /// Opens a document of the folder.
  case file(FolderDocument)
  /// Shows several windows at once.
  case wall(WallSet)
  /// Opens another list above this one.
  case list(LabList)
  /// Opens the palette with a beginning typed.
  case type(String)
  /// Puts a text into the clipboard.
  case copy(what: String, text: String)
  /// Writes something into a file.
  case save(SavedThing)
  /// Presents what the chooser stands on.
  case trial
  /// Draws the lab in other colours.
  case theme(Theme.Name)
}

/// Where a window was taken hold of.
struct WindowDrag: Equatable {
  /// Whether the width follows, and the height.
  var width: Bool
  var height: Bool
  /// The cell of the terminal where the button went down.
  var start: CellPoint
  /// The window then, in points.
  var size: CGSize
  /// The points of a cell then.
  var cell: CGSize
}
