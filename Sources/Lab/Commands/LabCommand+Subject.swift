extension LabCommand {
  /// What a command is about: recordings, other windows and shell commands treat some alike.
  enum Subject {
    /// The size of the terminal's canvas, in cells.
    case canvas
    /// A size of the window's own, in points.
    case window
    /// The whole terminal or screen.
    case screen
    /// The window's edge, dragged by a finger.
    case edge
    case device
    case orientation
    /// The focus, by name.
    case focus
    /// The focus, by what is drawn where.
    case place
    /// A click on a cell.
    case click
    /// A finger on cells.
    case finger
    /// What the scene shows.
    case contents
    /// A setting that the playground changes.
    case change
    /// Undo and redo.
    case history
  }

  /// What the command is about.
  var subject: Subject {
    switch self {
    case .resize: .canvas
    case .window: .window
    case .fullWindow: .screen
    case .dragWindow: .edge
    case .device: .device
    case .rotate: .orientation
    case .focus: .focus
    case .move, .select: .place
    case .click: .click
    case .press, .drag, .drop: .finger
    case .present, .presentNext, .dismiss, .pull, .detent, .tryOut, .key, .type, .activate, .scroll,
      .gesture:
      .contents
    case .change: .change
    case .undo, .redo: .history
    }
  }

  /// Whether it changes only the window's size or the focus.
  var isAboutSizeOrFocus: Bool {
    switch subject {
    case .canvas, .window, .screen, .focus, .place: true
    case .edge, .device, .orientation, .click, .finger, .contents, .change, .history: false
    }
  }

  /// Whether it can be undone: settings of the window can, actions in the scene cannot.
  var isUndoable: Bool {
    switch subject {
    case .device, .orientation, .change: true
    case .canvas, .window, .screen, .edge, .focus, .place, .click, .finger, .contents, .history:
      false
    }
  }

  /// Whether it restarts the scene.
  var startsAgain: Bool { subject == .history || isEra }

  /// Whether it chooses another UIKit generation.
  var isEra: Bool {
    if case .change(.era) = self { true } else { false }
  }

  /// Whether the command depends on cells or positions, so that other windows need names instead.
  var isSpatial: Bool { subject == .click || subject == .place }
}
