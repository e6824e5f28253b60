extension LabAction {
  private static let withoutSearch = "nothing is searched for: / searches"

  /// What shows panes and walls.
  static let panes: [LabAction] = [
    LabAction(
      .leaveWall, "W Esc", "back to one window", hint: "one window", in: .window,
      when: { $0.showsWall && !$0.paneHasKeys }, perform: { $0.leaveWall() }),
    LabAction(
      .wall, "W", "several windows at once: devices, dark, text sizes, directions", hint: "wall",
      in: .window, also: "compare side together many",
      when: { !$0.isBare && $0.hasScene && !$0.showsWall },
      perform: { $0.openWallList() }),
    LabAction(
      .pane, "Space", "show or hide the pane; the canvas gets its room", hint: "pane", in: .panes,
      also: "sidebar panel screen",
      when: { !$0.isBare && $0.hasScene },
      perform: { lab in lab.arrangeAndTell { lab.togglePane() } }),
    LabAction(
      .palette, ":", "command: find anything, or type one", hint: "find", in: .program,
      when: { _ in true }, perform: { $0.openPalette() }),
    LabAction(
      .search, "/", "search in the pane", hint: "search", in: .panes, also: "find",
      when: { $0.showsPane }, perform: { $0.startSearch() }),
    LabAction(
      .nextMatch, "n", "go to the next match", hint: "next match", in: .panes,
      when: { $0.isSearching }, otherwise: { _ in withoutSearch },
      perform: { $0.goToMatch(1) }),
    LabAction(
      .previousMatch, "N", "go to the match before", in: .panes, when: { $0.isSearching },
      otherwise: { _ in withoutSearch }, perform: { $0.goToMatch(-1) }),
    LabAction(
      .showLog, "1 l", "pane: log and traits", in: .panes,
      also: "trace events callbacks who told traits order",
      when: { !$0.isBare && $0.hasScene }, perform: { $0.show(.log) }),
    LabAction(
      .showTree, "2", "pane: tree with appearance states", in: .panes, also: "hierarchy views",
      when: { !$0.isBare && $0.hasScene }, perform: { $0.show(.tree) }),
    LabAction(
      .showExplanation, "3 e", "pane: explain why the focused item is as it is", in: .panes,
      also: "explain reason why constraints sum width height position layout",
      when: { !$0.isBare && $0.hasScene },
      perform: { $0.show(.explanation) }),
    LabAction(
      .showSource, "4", "pane: the scene's source", in: .panes, also: "yaml xml code",
      when: { !$0.isBare && $0.hasScene }, perform: { $0.show(.source) }),
    LabAction(
      .showEras, "5", "pane: eras, the other one on the same events", in: .panes,
      also: "compare version ios uikit", when: { !$0.isBare && $0.hasScene },
      perform: { $0.show(.eras) }),
    LabAction(
      .showIssues, "6", "pane: what is wrong at this size and at others", in: .panes,
      also: "issues problems errors warnings ambiguous conflict broken findings bugs check",
      when: { !$0.isBare && $0.hasScene }, perform: { $0.show(.issues) }),
    LabAction(
      .nextPane, "v", "the next pane", in: .panes, when: { $0.showsPane },
      perform: { $0.showNextPane() }),
    LabAction(
      .paneKeys, "w", "give the pane the keys", hint: "pane keys", in: .panes,
      when: { $0.showsPane && !$0.paneHasKeys && !$0.isInTime }, perform: { $0.givePaneKeys() }),
    LabAction(
      .widen, "<", "make the pane larger", in: .panes, when: { $0.showsPane },
      perform: { $0.resizePane(by: 2) }),
    LabAction(
      .narrow, ">", "make the pane smaller", in: .panes, when: { $0.showsPane },
      perform: { $0.resizePane(by: -2) }),
    LabAction(
      .movePane, "\\", "move the pane beside the canvas, or under it", in: .panes,
      when: { $0.showsPane }, perform: { lab in lab.arrangeAndTell { lab.movePane() } }),
    LabAction(
      .filterLog, "f", "log: folded, everything, traits, sizes, layout …", hint: "filter",
      in: .panes, when: { $0.showsPane },
      perform: { $0.state.logFilter = $0.state.logFilter.next }),
    LabAction(
      .notes, "n", "the scene's notes: with their rules, hidden, shown", hint: "notes", in: .panes,
      when: { $0.showsPane && !$0.isSearching }, perform: { $0.state.notes = $0.state.notes.next }),
  ]

  /// What the keys do in the pane.
  static let inPane: [LabAction] = [
    LabAction(
      .paneUp, "↑", "the line before", hint: "line", in: .lines,
      when: { $0.paneHasKeys && !$0.isInTime }, perform: { $0.moveSelection(by: -1) }),
    LabAction(
      .paneDown, "↓", "the next line", in: .lines, when: { $0.paneHasKeys && !$0.isInTime },
      perform: { $0.moveSelection(by: 1) }),
    LabAction(
      .paneLeft, "←", "scroll the source to the left", in: .lines,
      when: { $0.paneHasKeys && $0.showsSource && !$0.isInTime },
      perform: { $0.moveSideways(by: -Lab.sidewaysStep) }),
    LabAction(
      .paneRight, "→", "scroll the source to the right", hint: "sideways", in: .lines,
      when: { $0.paneHasKeys && $0.showsSource && !$0.isInTime },
      perform: { $0.moveSideways(by: Lab.sidewaysStep) }),
    LabAction(
      .edit, "e", "open $EDITOR at the line of the source", hint: "edit", in: .panes,
      also: "vim change file open",
      when: { $0.showsSource && !$0.isInTime }, perform: { $0.openEditor() }),
    LabAction(
      .paneTop, "Home", "the first line", in: .lines, when: { $0.paneHasKeys && !$0.isInTime },
      perform: { $0.select(0) }),
    LabAction(
      .paneEnd, "End", "the last line", in: .lines, when: { $0.paneHasKeys && !$0.isInTime },
      perform: { $0.selectLast() }),
    LabAction(
      .paneChoose, "Enter", "focus what the line is about, tell its rule", hint: "tell", in: .lines,
      when: { $0.paneHasKeys && !$0.isInTime }, perform: { $0.chooseLine() }),
    LabAction(
      .moreConstant, "+", "a larger constant for the line's constraint", hint: "more", in: .program,
      when: { $0.isExplaining }, perform: { $0.moveConstant(1) }),
    LabAction(
      .lessConstant, "-", "a smaller constant for it", hint: "less", in: .program,
      when: { $0.isExplaining }, perform: { $0.moveConstant(-1) }),
    LabAction(
      .paneKeys, "Esc w", "give the canvas the keys", hint: "canvas keys", in: .lines,
      when: { $0.paneHasKeys && !$0.isInTime }, perform: { $0.state.paneHasKeys = false }),
    LabAction(
      .focusNext, "Tab", "on to the first box of the canvas", in: .lines,
      when: { $0.paneHasKeys && !$0.isInTime }, perform: { $0.moveFocus(.next) }),
    LabAction(
      .focusPrevious, "Shift-Tab", "back to the last box of the canvas", in: .lines,
      when: { $0.paneHasKeys && !$0.isInTime }, perform: { $0.moveFocus(.previous) }),
  ]
}
