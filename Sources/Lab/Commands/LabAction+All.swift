extension LabAction {
  /// Every action; among those that are valid the first with a key has it, and the footer shows them in
  /// this order.
  static let all: [LabAction] = inTime + inPane + onCanvas + panes + playground + program

  /// Whether keys for it mean something only while something else has them than the canvas.
  var isElsewhere: Bool { !isValid(LabAction.anywhere) }

  /// A scene with everything that actions could ask for, and the canvas has the keys.
  private static let anywhere = LabContext(
    hasScene: true, showsPane: true, hasSources: true, isPresenting: true, hasDetents: true,
    canActivate: true, canPresent: true, canUndo: true, canRedo: true, isSearching: true)

  private static let onCanvas: [LabAction] = [
    LabAction(.dismiss, "Esc", "close the topmost thing as a user would", hint: "dismiss") {
      $0.isOnCanvas && $0.isPresenting
    },
    LabAction(.raise, "+", "move a sheet to its next detent up", hint: "raise") {
      $0.isOnCanvas && $0.hasDetents
    },
    LabAction(.lower, "-", "move a sheet to its next detent down", hint: "lower") {
      $0.isOnCanvas && $0.hasDetents
    },
    LabAction(
      .activate, "Enter", "activate: button, bar item, Back, tab, row", hint: "activate"
    ) { $0.isOnCanvas && $0.canActivate },
    LabAction(.present, "p", "present the scene's presentations in turn", hint: "present") {
      $0.isOnCanvas && $0.canPresent
    },
    LabAction(.help, "? F1", "this list", hint: "help") { _ in true },
    LabAction(.quit, "q", "quit", hint: "quit") { _ in true },
    LabAction(.rotate, "r", "turn the window right", hint: "rotate") { $0.isOnCanvas },
    LabAction(.rotateLeft, "R", "turn the window left") { $0.isOnCanvas },
    LabAction(.focusNext, "Tab", "focus the next box", hint: "focus") { $0.isOnCanvas },
    LabAction(.focusPrevious, "Shift-Tab", "focus the box before") { $0.isOnCanvas },
    LabAction(.focusUp, "↑", "focus the box above") { $0.isOnCanvas },
    LabAction(.focusDown, "↓", "focus the box below") { $0.isOnCanvas },
    LabAction(.focusLeft, "←", "focus the box on the left") { $0.isOnCanvas },
    LabAction(.focusRight, "→", "focus the box on the right") { $0.isOnCanvas },
    LabAction(.device, "d", "choose a device", hint: "device") { $0.isOnCanvas },
    LabAction(.previousDevice, "[", "the device before") { $0.isOnCanvas },
    LabAction(.nextDevice, "]", "the next device") { $0.isOnCanvas },
    LabAction(.tryOut, "P", "try any style, delegate's answer and era") { $0.isOnCanvas },
    LabAction(.pageUp, "PgUp", "scroll what has the focus, else the pane, up") { $0.hasScene },
    LabAction(.pageDown, "PgDn", "scroll what has the focus, else the pane, down") {
      $0.hasScene
    },
  ]

  private static let panes: [LabAction] = [
    LabAction(.pane, "Space", "show or hide the pane (a size transition)", hint: "pane") {
      !$0.isBare && $0.hasScene
    },
    LabAction(.palette, ":", "find an action, or type a command", hint: "command") { _ in true },
    LabAction(.search, "/", "search in the pane", hint: "search") { $0.showsPane },
    LabAction(.nextMatch, "n", "go to the next match", hint: "next match") { $0.isSearching },
    LabAction(.previousMatch, "N", "go to the match before") { $0.isSearching },
    LabAction(.showLog, "1 l", "pane: traits and log", hint: "log") { !$0.isBare && $0.hasScene },
    LabAction(.showTree, "2", "pane: tree with appearance states", hint: "tree") {
      !$0.isBare && $0.hasScene
    },
    LabAction(.showExplanation, "3 e", "pane: why the focused item is as it is", hint: "explain") {
      !$0.isBare && $0.hasScene
    },
    LabAction(.showSource, "4", "pane: the scene's source", hint: "source") {
      !$0.isBare && $0.hasScene
    },
    LabAction(.showEras, "5", "pane: the other era on the same events", hint: "eras") {
      !$0.isBare && $0.hasScene
    },
    LabAction(.nextPane, "v", "the next pane") { $0.showsPane },
    LabAction(.paneKeys, "w", "give the pane the keys", hint: "pane keys") {
      $0.showsPane && !$0.paneHasKeys && !$0.isInTime
    },
    LabAction(.widen, "<", "make the pane larger") { $0.showsPane },
    LabAction(.narrow, ">", "make the pane smaller") { $0.showsPane },
  ]

  private static let inPane: [LabAction] = [
    LabAction(.paneUp, "↑", "the line before", hint: "line") { $0.paneHasKeys && !$0.isInTime },
    LabAction(.paneDown, "↓", "the next line") { $0.paneHasKeys && !$0.isInTime },
    LabAction(.paneTop, "Home", "the first line") { $0.paneHasKeys && !$0.isInTime },
    LabAction(.paneEnd, "End", "the last line") { $0.paneHasKeys && !$0.isInTime },
    LabAction(.paneChoose, "Enter", "focus what the line is about, or tell its rule", hint: "tell")
    {
      $0.paneHasKeys && !$0.isInTime
    },
    LabAction(.moreConstant, "+", "a larger constant for the line's constraint", hint: "more") {
      $0.isExplaining
    },
    LabAction(.lessConstant, "-", "a smaller constant for it", hint: "less") { $0.isExplaining },
    LabAction(.paneKeys, "w Esc", "give the canvas the keys", hint: "canvas keys") {
      $0.paneHasKeys && !$0.isInTime
    },
  ]

  private static let playground: [LabAction] = [
    LabAction(.change, "c", "change traits, constraints, text size, era …", hint: "change") {
      $0.isOnCanvas
    },
    LabAction(.viewAs, "V", "view as another pair of size classes") { $0.isOnCanvas },
    LabAction(.installed, "i", "what is installed for which size classes") { $0.isOnCanvas },
    LabAction(.undo, "u", "take the last change back", hint: "undo") {
      ($0.isOnCanvas || $0.isExplaining) && $0.canUndo
    },
    LabAction(.redo, "U", "make it again", hint: "redo") {
      ($0.isOnCanvas || $0.isExplaining) && $0.canRedo
    },
  ]

  private static let inTime: [LabAction] = [
    LabAction(.stepBack, "←", "a step back", hint: "back") { $0.isInTime },
    LabAction(.stepForward, "→", "a step forward", hint: "forward") { $0.isInTime },
    LabAction(.lineBack, "↑ ,", "one callback back", hint: "line") { $0.isInTime },
    LabAction(.lineForward, "↓ .", "one callback forward") { $0.isInTime },
    LabAction(.timeStart, "Home", "the start of the recording") { $0.isInTime },
    LabAction(.timeEnd, "End", "the end of the recording") { $0.isInTime },
    LabAction(.play, "Space", "play, pause", hint: "play") { $0.isInTime },
    LabAction(.playBack, "b", "play backwards, pause", hint: "play back") { $0.isInTime },
    LabAction(.slower, "-", "play slower", hint: "slower") { $0.isInTime },
    LabAction(.faster, "+", "play faster", hint: "faster") { $0.isInTime },
    LabAction(
      .continueHere, "Enter", "go on from here; what came later is gone", hint: "go on here"
    ) { $0.isInTime },
    LabAction(.leaveTime, "Esc t", "back to now", hint: "now") { $0.isInTime },
  ]

  private static let program: [LabAction] = [
    LabAction(.time, "t", "go back in time", hint: "time") { $0.hasScene && !$0.isInTime },
    LabAction(.safeAreas, "s", "show safe areas, hide them") { $0.hasScene },
    LabAction(.margins, "g", "show margins, hide them") { $0.hasScene },
    LabAction(.measures, "D", "show distances, constraints and margins of the focus, hide them") {
      $0.hasScene
    },
    LabAction(.theme, "T", "light, dark or no colours") { _ in true },
    LabAction(.scenes, "o", "open another scene, of the file or a bundled one", hint: "scenes") {
      $0.hasSources
    },
    LabAction(.mouse, "m", "mouse on, off") { _ in true },
    LabAction(.redraw, "Ctrl-L", "draw everything again") { _ in true },
    LabAction(.suspend, "Ctrl-Z", "suspend; fg comes back") { _ in true },
  ]
}
