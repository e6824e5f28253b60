import Cells

/// An action of the lab with its keys: one line of the table behind keys, footer, help, palette and
/// configuration.
struct LabAction: Sendable {
  /// The name of an action in the configuration.
  enum ID: String, Sendable, CaseIterable {
    case dismiss, raise, lower, activate, present, help, quit, rotate, focusNext, focusPrevious
    case focusUp, focusDown, focusLeft, focusRight, device, pane, rotateLeft, tryOut
    case previousDevice, nextDevice, pageUp, pageDown
    case palette, search, nextMatch, previousMatch
    case showLog, showTree, showExplanation, showSource, showEras, showIssues, nextPane, paneKeys
    case widen, narrow
    case movePane, filterLog, notes, look, names
    case paneUp, paneDown, paneTop, paneEnd, paneChoose
    case moreConstant, lessConstant
    case change, viewAs, installed, era, undo, redo
    case time, stepBack, stepForward, lineBack, lineForward, timeStart, timeEnd, play,
      playBack, slower,
      faster
    case continueHere, leaveTime
    case ruler, nextChange, previousChange, fullWindow, proportions, acceptLosses
    case copy, save, edit, paneLeft, paneRight
    case wall, leaveWall
    case safeAreas, margins, measures, theme, scenes, mouse, redraw, suspend
  }

  let id: ID
  /// The keys of the action; several are alternatives.
  var keys: [KeyStroke]
  /// The title, for help and palette.
  let title: String
  /// The title in a word, for the footer; `nil` for actions that it does not show.
  let hint: String?
  /// The heading of the action in the help.
  let section: Section
  /// Synonyms, by which the palette finds the action too.
  let synonyms: String
  /// Whether the action is valid now.
  let isValid: @Sendable (LabContext) -> Bool
  /// Why the action is not valid where it usually is; `nil` where the lab has nothing to say.
  let obstacle: @MainActor @Sendable (Lab) -> String?
  /// Runs the action.
  let perform: @MainActor @Sendable (Lab) -> Void

  init(
    _ id: ID, _ keys: String, _ title: String, hint: String? = nil, in section: Section,
    also synonyms: String = "", when isValid: @escaping @Sendable (LabContext) -> Bool,
    otherwise obstacle: @escaping @MainActor @Sendable (Lab) -> String? = { _ in nil },
    perform: @escaping @MainActor @Sendable (Lab) -> Void
  ) {
    self.id = id
    self.keys = keys.split(separator: " ").compactMap { KeyStroke(text: String($0)) }
    self.title = title
    self.hint = hint
    self.section = section
    self.synonyms = synonyms
    self.isValid = isValid
    self.obstacle = obstacle
    self.perform = perform
  }

  /// The keys in words.
  var keyText: String { keys.map(\.text).joined(separator: " ") }
}

/// The context that decides which actions are valid.
struct LabContext: Sendable, Equatable {
  var hasScene = false
  var isBare = false
  var isInTime = false
  var showsWall = false
  /// Whether the pane is visible, and whether it has the keys.
  var showsPane = false
  var paneHasKeys = false
  /// Whether the source is the shown pane.
  var showsSource = false
  /// Whether the pane has the keys and explains the focused view.
  var isExplaining = false
  var hasSources = false
  var isPresenting = false
  var hasDetents = false
  var canActivate = false
  var canPresent = false
  var canUndo = false
  var canRedo = false
  /// Whether the window has a size of its own on its device or terminal.
  var hasOwnWindow = false
  var isSearching = false
  /// Whether the last step's card has lines below the pane, and above it.
  var cardGoesOn = false
  var cardIsScrolled = false
  /// Whether the file's new version has losses that the user has not accepted.
  var hasLosses = false

  /// Whether the canvas has the keys.
  var isOnCanvas: Bool { hasScene && !isInTime && !paneHasKeys }
  /// Whether the scene can be changed: by keys that the pane does not use, even if it has the keys.
  var canChangeScene: Bool { hasScene && !isInTime }
}
