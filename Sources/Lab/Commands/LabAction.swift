import Cells

/// Something that the lab does on a key: one line of the table that keys, footer, help, palette and
/// configuration all read.
struct LabAction: Sendable {
  /// Names an action in the configuration.
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
  /// The keys for it; several that do the same.
  var keys: [KeyStroke]
  /// What it does, for help and palette.
  let title: String
  /// What it does in a word, for the footer; `nil` keeps it out.
  let hint: String?
  /// Whether it means something now.
  let isValid: @Sendable (LabContext) -> Bool

  init(
    _ id: ID, _ keys: String, _ title: String, hint: String? = nil,
    when isValid: @escaping @Sendable (LabContext) -> Bool
  ) {
    self.id = id
    self.keys = keys.split(separator: " ").compactMap { KeyStroke(text: String($0)) }
    self.title = title
    self.hint = hint
    self.isValid = isValid
  }

  /// The keys in words.
  var keyText: String { keys.map(\.text).joined(separator: " ") }
}

/// What decides which actions mean something.
struct LabContext: Sendable, Equatable {
  var hasScene = false
  var isBare = false
  var isInTime = false
  var showsWall = false
  /// Whether the pane can be seen, and whether it has the keys.
  var showsPane = false
  var paneHasKeys = false
  /// Whether it is the pane with the source.
  var showsSource = false
  /// Whether it has them and explains the focused view.
  var isExplaining = false
  var hasSources = false
  var isPresenting = false
  var hasDetents = false
  var canActivate = false
  var canPresent = false
  var canUndo = false
  var canRedo = false
  /// Whether the window has a size of its own on what it stands on.
  var hasOwnWindow = false
  var isSearching = false
  /// Whether the file's new version lost something that nobody has accepted.
  var hasLosses = false

  /// Whether keys go to the scene.
  var isOnCanvas: Bool { hasScene && !isInTime && !paneHasKeys }
  /// Whether the scene can be changed: by keys that the pane has no use for, wherever they go.
  var canChangeScene: Bool { hasScene && !isInTime }
}
