public import Cells

/// One thing that a person can do to a scene, by key, by mouse or in a script.
///
/// Everything goes through ``SceneSession/apply(_:)``, which records it.
public enum LabCommand: Sendable, Equatable {
  /// Gives the window a size in cells.
  case resize(columns: Int, rows: Int)
  /// Turns the window by quarter turns, clockwise.
  case rotate(quarters: Int)
  /// Puts the scene on a device; `nil` stands for the terminal.
  case device(String?)
  /// Presents a presentation of the scene; `nil` stands for its first.
  case present(String?)
  /// Presents the scene's presentations in turn.
  case presentNext
  /// Tries to dismiss the topmost presentation as a user would.
  case dismiss
  /// Pulls what is presented down by rows and lets go.
  case pull(rows: Int)
  /// Moves the topmost sheet one detent up or down.
  case detent(isUp: Bool)
  /// Presents a small controller in a style, with a delegate of one answer.
  case tryOut(PresentationTrial)
  /// Types a key of the scene's own.
  case key(Character)
  /// Moves the focus to the object with this identifier.
  case focus(String)
  /// Moves the focus along the boxes.
  case move(FocusMove)
  /// Activates the focused object, or the one with this identifier.
  case activate(String?)
  /// Clicks on a cell of the canvas: a control there is pressed, anything else gets the focus.
  case click(CellPoint)
  /// Moves the focus to what is at a cell of the canvas, without pressing it.
  case select(CellPoint)
  /// Scrolls what stands at a cell of the canvas, or what has the focus, by rows.
  case scroll(rows: Int, at: CellPoint?)
  /// Puts a finger on a cell of the canvas.
  case press(CellPoint)
  /// Moves the finger to a cell.
  case drag(CellPoint)
  /// Lifts the finger.
  case drop
  /// Moves fingers over a view.
  case gesture(LabGesture)
  /// Drags the window's edge to a size in points; ``drop`` lets it go.
  case dragWindow(width: Int, height: Int)
  /// Gives the window a size of its own in points, whatever it stands on; for a terminal's until the
  /// terminal changes its size.
  case window(width: Int, height: Int)
  /// Gives the window all of the terminal or screen that it stands on again.
  case fullWindow
  /// Changes the model from outside, which can be undone.
  case change(SceneChange)
  /// Takes the last change back.
  case undo
  /// Makes the change again that was taken back last.
  case redo
}

/// Where the focus goes.
public enum FocusMove: String, Sendable, CaseIterable {
  case next, previous, up, down, left, right
}

/// What is wrong with a script given to `--do`.
public struct LabScriptError: Error, Equatable {
  /// The command at fault.
  public let command: String
  /// Where it starts in the script, in characters from 0.
  public let offset: Int
  /// What is wrong, in words.
  public let message: String
  /// The nearest valid word, if there is one.
  public let suggestion: String?
}
