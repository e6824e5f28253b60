extension LabAction {
  /// The headings that the help puts actions under.
  enum Section: String, CaseIterable {
    case canvas = "On the canvas"
    case lines = "In the pane"
    case travel = "Back in time"
    case window = "Window"
    case presentations = "Presentations"
    case panes = "Panes"
    case time = "Time"
    case change = "Change"
    case program = "Program"

    /// The section of what has the keys: time travel, the pane or the canvas.
    init(where context: LabContext) {
      self = context.isInTime ? .travel : context.paneHasKeys ? .lines : .canvas
    }
  }

  /// The heading of the action in the help.
  var section: Section {
    switch id {
    case .activate, .focusNext, .focusPrevious, .focusUp, .focusDown, .focusLeft, .focusRight:
      // The same keys have other meanings while the pane has the keys.
      isValid(Self.inPaneContext) && !isValid(Self.anywhere) ? .lines : .canvas
    case .paneUp, .paneDown, .paneTop, .paneEnd, .paneChoose, .paneLeft, .paneRight: .lines
    case .paneKeys: isValid(Self.anywhere) ? .panes : .lines
    case .stepBack, .stepForward, .lineBack, .lineForward, .timeStart, .timeEnd, .play, .playBack,
      .slower, .faster, .continueHere, .leaveTime:
      .travel
    case .rotate, .rotateLeft, .device, .previousDevice, .nextDevice, .viewAs, .safeAreas, .margins,
      .look, .names, .ruler, .nextChange, .previousChange, .fullWindow, .proportions, .wall,
      .leaveWall:
      .window
    case .present, .dismiss, .raise, .lower, .tryOut: .presentations
    case .pane, .pageUp, .pageDown, .search, .nextMatch, .previousMatch, .showLog, .showTree,
      .showExplanation,
      .showSource, .showEras, .showIssues, .nextPane, .widen, .narrow, .movePane, .filterLog,
      .notes, .edit:
      .panes
    case .time: .time
    case .change, .installed, .undo, .redo, .era, .acceptLosses: .change
    default: .program
    }
  }

  /// Synonyms, by which the palette finds the action too.
  var synonyms: String {
    switch id {
    case .rotate: "turn landscape portrait orientation clockwise"
    case .rotateLeft: "turn landscape portrait orientation counterclockwise"
    case .device: "phone iphone ipad simulator screen size"
    case .present: "show open modal sheet popover alert"
    case .dismiss: "close back cancel escape"
    case .change: "override traits dark night appearance dynamic type text size constraint"
    case .viewAs: "size class compact regular"
    case .installed: "variation trait size class"
    case .undo: "take back revert undo"
    case .redo: "repeat redo"
    case .theme: "colour color dark light"
    case .time: "history replay rewind debug"
    case .scenes: "open file document example storyboard gallery"
    case .safeAreas: "inset notch"
    case .proportions: "aspect ratio scale zoom"
    case .showTree: "hierarchy views"
    case .showExplanation: "explain reason why"
    case .showEras: "compare version ios uikit"
    case .showSource: "yaml xml code"
    case .showLog: "trace events callbacks"
    case .search: "find"
    case .help: "keys shortcuts manual"
    case .quit: "exit leave"
    default: ""
    }
  }
}
