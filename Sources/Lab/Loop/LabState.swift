import AdaptiveUI
import Cells
import Foundation

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
  /// The last step that the log showed.
  var loggedStep: Int?
  var usesMouse = true
  /// Where a button of the mouse went down, and what that took hold of.
  var grip: MouseGrip?
  /// What the chooser of presentations stands on.
  var trial = TrialChoice()
  /// What the footer says instead of keys, until the next key.
  var message: String?
  /// Why the watched file cannot be shown, under the last good picture, until it can.
  var problem: [String] = []
  var theme = Theme()
  var showsSafeAreas = false
  var showsMargins = false
  /// Whether constraints, distances, safe area and margins of the focus are drawn with their numbers.
  var showsMeasures = false
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
  case tree, explanation, source, eras

  var title: String {
    switch self {
    case .log: "log"
    case .tree: "tree"
    case .explanation: "why"
    case .source: "source"
    case .eras: "eras"
    }
  }
}

/// Where in its lines a pane stands.
struct PanePosition: Sendable, Equatable {
  /// The chosen line; `nil` for none.
  var selection: Int?
  /// How many lines are scrolled away: up from the end in a log, down from the start elsewhere.
  var scroll = 0 { didSet { scroll = max(scroll, 0) } }
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
enum MouseGrip: Equatable {
  /// A cell of the canvas, in the terminal's cells; a finger once it moves.
  case canvas(CellPoint)
  /// The line between canvas and pane.
  case divider
  /// The right edge of a window on a pad's screen, its lower one, or both at their corner.
  case window(WindowGrip)
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
  /// What was typed.
  var text = ""

  /// Whether number keys choose lines.
  var hasNumbers: Bool { kind == .plain && selection != nil }
}

/// A line of a list, and what it does.
struct LabItem: Sendable {
  var title: String
  var deed = LabDeed.nothing
}

/// What choosing a line does.
indirect enum LabDeed: Sendable {
  case nothing
  case action(LabAction.ID)
  case command(LabCommand)
  /// Opens one of the lab's sources.
  case source(Int)
  /// Opens what the lab was started with, at one of its screens.
  case document(any OpenableDocument)
  /// Opens another list above this one.
  case list(LabList)
  /// Opens the palette with a beginning typed.
  case type(String)
  /// Presents what the chooser stands on.
  case trial
}

/// Where a window was taken hold of.
struct WindowGrip: Equatable {
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
