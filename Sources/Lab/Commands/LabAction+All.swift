extension LabAction {
  /// Every action, in the order of precedence and of the footer.
  ///
  /// If several valid actions have the same key, the first one gets it.
  static let all: [LabAction] =
    inTime + inPane + onCanvas + panes + playground + sizes + program

  /// A context in which every action for the canvas is valid.
  static let anywhere = LabContext(
    hasScene: true, showsPane: true, showsSource: true, hasSources: true, isPresenting: true,
    hasDetents: true, canActivate: true, canPresent: true, canUndo: true, canRedo: true,
    hasOwnWindow: true, isSearching: true, cardGoesOn: true, cardIsScrolled: true,
    hasLosses: true)

  /// The same while the pane has the keys.
  static let inPaneContext = LabContext(
    hasScene: true, showsPane: true, paneHasKeys: true, hasSources: true, canPresent: true,
    canUndo: true, canRedo: true, hasOwnWindow: true, isSearching: true, hasLosses: true)

  /// The context in which everything is possible, with the same receiver of keys.
  static func ideal(like context: LabContext) -> LabContext {
    var ideal = context.paneHasKeys ? inPaneContext : anywhere
    (ideal.isInTime, ideal.isBare) = (context.isInTime, context.isBare)
    // The same key goes to the next match, or to the notes.
    ideal.isSearching = context.isSearching
    if context.isBare { ideal.showsPane = false }
    return ideal
  }

  private static let onCanvas: [LabAction] = [
    LabAction(.dismiss, "Esc", "dismiss the topmost thing as a user would", hint: "dismiss") {
      $0.isOnCanvas && $0.isPresenting
    },
    LabAction(.raise, "+", "raise a sheet to its next detent", hint: "raise") {
      $0.isOnCanvas && $0.hasDetents
    },
    LabAction(.lower, "-", "lower a sheet to its next detent", hint: "lower") {
      $0.isOnCanvas && $0.hasDetents
    },
    LabAction(
      .activate, "Enter", "activate: button, bar item, Back, tab, row", hint: "press"
    ) { $0.isOnCanvas && $0.canActivate },
    LabAction(
      .present, "p", "present what the scene presents, one after the other", hint: "present"
    ) {
      $0.canChangeScene && $0.canPresent
    },
    LabAction(.help, "? F1", "help: these keys", hint: "help") { _ in true },
    LabAction(.quit, "q", "quit", hint: "quit") { _ in true },
    LabAction(.rotate, "r", "rotate the window right", hint: "turn") { $0.canChangeScene },
    LabAction(.rotateLeft, "R", "rotate the window left") { $0.canChangeScene },
    LabAction(.focusNext, "Tab", "focus the next box", hint: "focus") { $0.isOnCanvas },
    LabAction(.focusPrevious, "Shift-Tab", "focus the box before") { $0.isOnCanvas },
    LabAction(.focusUp, "↑", "focus the box above") { $0.isOnCanvas },
    LabAction(.focusDown, "↓", "focus the box below") { $0.isOnCanvas },
    LabAction(.focusLeft, "←", "focus the box on the left") { $0.isOnCanvas },
    LabAction(.focusRight, "→", "focus the box on the right") { $0.isOnCanvas },
    LabAction(.device, "d", "device: choose one", hint: "device") { $0.canChangeScene },
    LabAction(.previousDevice, "[", "the device before") { $0.canChangeScene },
    LabAction(.nextDevice, "]", "the next device") { $0.canChangeScene },
    LabAction(.tryOut, "P", "try any style, delegate's answer and era") { $0.canChangeScene },
    LabAction(.pageDown, "PgDn", "the rest of the card", hint: "more") { $0.cardGoesOn },
    LabAction(.pageUp, "PgUp", "the card's beginning", hint: "back") { $0.cardIsScrolled },
    LabAction(.pageUp, "PgUp", "scroll what has the focus, else the pane, up") { $0.hasScene },
    LabAction(.pageDown, "PgDn", "scroll what has the focus, else the pane, down") {
      $0.hasScene
    },
  ]

  private static let panes: [LabAction] = [
    LabAction(
      .leaveWall, "W Esc", "back to one window", hint: "one window"
    ) { $0.showsWall && !$0.paneHasKeys },
    LabAction(
      .wall, "W", "several windows at once: devices, dark, text sizes, directions", hint: "wall"
    ) { !$0.isBare && $0.hasScene && !$0.showsWall },
    LabAction(.pane, "Space", "show or hide the pane; without it 1 : 1", hint: "pane") {
      !$0.isBare && $0.hasScene
    },
    LabAction(.palette, ":", "command: find anything, or type one", hint: "find") { _ in true },
    LabAction(.search, "/", "search in the pane", hint: "search") { $0.showsPane },
    LabAction(.nextMatch, "n", "go to the next match", hint: "next match") { $0.isSearching },
    LabAction(.previousMatch, "N", "go to the match before") { $0.isSearching },
    LabAction(.showLog, "1 l", "pane: log and traits") { !$0.isBare && $0.hasScene },
    LabAction(.showTree, "2", "pane: tree with appearance states") {
      !$0.isBare && $0.hasScene
    },
    LabAction(
      .showExplanation, "3 e", "pane: explain why the focused item is as it is"
    ) {
      !$0.isBare && $0.hasScene
    },
    LabAction(.showSource, "4", "pane: the scene's source") {
      !$0.isBare && $0.hasScene
    },
    LabAction(.showEras, "5", "pane: eras, the other one on the same events") {
      !$0.isBare && $0.hasScene
    },
    LabAction(.showIssues, "6", "pane: what is wrong at this size and at others") {
      !$0.isBare && $0.hasScene
    },
    LabAction(.nextPane, "v", "the next pane") { $0.showsPane },
    LabAction(.paneKeys, "w", "give the pane the keys", hint: "pane keys") {
      $0.showsPane && !$0.paneHasKeys && !$0.isInTime
    },
    LabAction(.widen, "<", "make the pane larger") { $0.showsPane },
    LabAction(.narrow, ">", "make the pane smaller") { $0.showsPane },
    LabAction(.movePane, "\\", "move the pane beside the canvas, or under it") { $0.showsPane },
    LabAction(.filterLog, "f", "log: folded, everything, traits, sizes, layout …", hint: "filter") {
      $0.showsPane
    },
    LabAction(.notes, "n", "the scene's notes: with their rules, hidden, shown", hint: "notes") {
      $0.showsPane && !$0.isSearching
    },
  ]

  private static let inPane: [LabAction] = [
    LabAction(.paneUp, "↑", "the line before", hint: "line") { $0.paneHasKeys && !$0.isInTime },
    LabAction(.paneDown, "↓", "the next line") { $0.paneHasKeys && !$0.isInTime },
    LabAction(.paneLeft, "←", "scroll the source to the left") {
      $0.paneHasKeys && $0.showsSource && !$0.isInTime
    },
    LabAction(.paneRight, "→", "scroll the source to the right", hint: "sideways") {
      $0.paneHasKeys && $0.showsSource && !$0.isInTime
    },
    LabAction(.edit, "e", "open $EDITOR at the line of the source", hint: "edit") {
      $0.showsSource && !$0.isInTime
    },
    LabAction(.paneTop, "Home", "the first line") { $0.paneHasKeys && !$0.isInTime },
    LabAction(.paneEnd, "End", "the last line") { $0.paneHasKeys && !$0.isInTime },
    LabAction(.paneChoose, "Enter", "focus what the line is about, tell its rule", hint: "tell") {
      $0.paneHasKeys && !$0.isInTime
    },
    LabAction(.moreConstant, "+", "a larger constant for the line's constraint", hint: "more") {
      $0.isExplaining
    },
    LabAction(.lessConstant, "-", "a smaller constant for it", hint: "less") { $0.isExplaining },
    LabAction(.paneKeys, "Esc w", "give the canvas the keys", hint: "canvas keys") {
      $0.paneHasKeys && !$0.isInTime
    },
    LabAction(.focusNext, "Tab", "on to the first box of the canvas") {
      $0.paneHasKeys && !$0.isInTime
    },
    LabAction(.focusPrevious, "Shift-Tab", "back to the last box of the canvas") {
      $0.paneHasKeys && !$0.isInTime
    },
  ]

  private static let playground: [LabAction] = [
    LabAction(.change, "c", "change traits, constraints, text size, era …", hint: "change") {
      $0.canChangeScene
    },
    LabAction(.viewAs, "V", "view as another pair of size classes") { $0.canChangeScene },
    LabAction(.installed, "i", "what is installed for which size classes") { $0.canChangeScene },
    LabAction(.era, "E", "choose whose rules apply, UIKit 8 or 26") { $0.canChangeScene },
    LabAction(.undo, "u", "undo the last change, turn or device", hint: "undo") {
      $0.canChangeScene && $0.canUndo
    },
    LabAction(.redo, "U", "redo it", hint: "redo") {
      $0.canChangeScene && $0.canRedo
    },
  ]

  private static let sizes: [LabAction] = [
    LabAction(
      .acceptLosses, "A", "accept what the saved file lost: it is meant so", hint: "accept"
    ) { $0.canChangeScene && $0.hasLosses },
    LabAction(
      .nextChange, ")", "go to the next size at which something changes", hint: "next change"
    ) { $0.canChangeScene && !$0.isBare },
    LabAction(.previousChange, "(", "go to the last size before something changed") {
      $0.canChangeScene && !$0.isBare
    },
    LabAction(.fullWindow, "=", "the whole terminal or screen again", hint: "whole window") {
      $0.canChangeScene && $0.hasOwnWindow
    },
    LabAction(.proportions, "z", "true proportions, or more room for letters") {
      $0.hasScene && !$0.isBare
    },
    LabAction(.ruler, "K", "ruler of all widths, of all heights, or none", hint: "ruler") {
      !$0.isBare && $0.hasScene
    },
  ]

  /// In the order of the footer.
  private static let inTime: [LabAction] = [
    LabAction(.lineBack, "← ↑ ,", "one callback back", hint: "back") { $0.isInTime },
    LabAction(.lineForward, "→ ↓ .", "one callback forward", hint: "on") { $0.isInTime },
    LabAction(.play, "Space", "play, pause", hint: "play") { $0.isInTime },
    LabAction(
      .continueHere, "Enter", "go on here; what came later is dropped, U does it again",
      hint: "go on here"
    ) { $0.isInTime },
    LabAction(.leaveTime, "Esc t", "back to now", hint: "now") { $0.isInTime },
    LabAction(.stepBack, "PgUp [", "a step back, at most to the launch", hint: "step back") {
      $0.isInTime
    },
    LabAction(.stepForward, "PgDn ]", "a step forward", hint: "step on") { $0.isInTime },
    LabAction(.timeStart, "Home", "the start of the recording") { $0.isInTime },
    LabAction(.timeEnd, "End", "the end of the recording") { $0.isInTime },
    LabAction(.playBack, "b", "play backwards, pause", hint: "play back") { $0.isInTime },
    LabAction(.slower, "-", "play slower", hint: "slower") { $0.isInTime },
    LabAction(.faster, "+", "play faster", hint: "faster") { $0.isInTime },
  ]

  private static let program: [LabAction] = [
    LabAction(.time, "t", "time: go back in it", hint: "time") { $0.hasScene && !$0.isInTime },
    LabAction(.look, "x", "draw an interface, or a wireframe of boxes", hint: "wireframe") {
      $0.hasScene && !$0.isBare
    },
    LabAction(.names, "a", "names on all boxes, or only where the focus is") {
      $0.hasScene && !$0.isBare
    },
    LabAction(.copy, "y", "copy frame, constraints, log or a shell command", hint: "copy") {
      $0.canChangeScene
    },
    LabAction(.save, "S", "save picture, trace, script or recording", hint: "save") {
      $0.canChangeScene
    },
    LabAction(.safeAreas, "s", "show safe areas, hide them") { $0.hasScene },
    LabAction(.margins, "g", "show margins, hide them") { $0.hasScene },
    LabAction(.measures, "D", "show distances, constraints and margins of the focus, hide them") {
      $0.hasScene
    },
    LabAction(.theme, "T", "light, dark or no colours") { _ in true },
    LabAction(.scenes, "o", "scenes: open another one", hint: "scenes") {
      $0.hasSources
    },
    LabAction(.mouse, "m", "mouse on, off") { _ in true },
    LabAction(.redraw, "Ctrl-L", "draw everything again") { _ in true },
    LabAction(.suspend, "Ctrl-Z", "suspend; fg comes back") { _ in true },
  ]
}
