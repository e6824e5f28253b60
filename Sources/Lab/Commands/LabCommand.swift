public import Cells

/// A command that a user can give to a scene, by key, by mouse or in a script.
///
/// Every command goes through ``SceneSession/apply(_:)``, which records it.
public enum LabCommand: Sendable, Equatable {
  /// Gives the window a size in cells.
  case resize(columns: Int, rows: Int)
  /// Rotates the window by quarter turns, clockwise.
  case rotate(quarters: Int)
  /// Moves the scene to a device; `nil` for the terminal.
  case device(String?)
  /// Presents a presentation of the scene; `nil` for its first.
  case present(String?)
  /// Presents the scene's presentations in turn.
  case presentNext
  /// Tries to dismiss the topmost presentation as a user would.
  case dismiss
  /// Pulls the presentation down by rows and lets go.
  case pull(rows: Int)
  /// Moves the topmost sheet one detent up or down.
  case detent(isUp: Bool)
  /// Presents a small controller in a style, with a delegate of one answer.
  case tryOut(PresentationTrial)
  /// Types a key of the scene's own.
  case key(Character)
  /// Types into the field that has the keyboard.
  case type(TypedKey)
  /// Moves the focus to the object with this identifier.
  case focus(String)
  /// Moves the focus along the boxes.
  case move(FocusMove)
  /// Activates the focused object, or the one with this identifier.
  case activate(String?)
  /// Clicks on a cell of the canvas: a control there is pressed, anything else gets the focus.
  case click(CellPoint)
  /// Moves the focus to the view at a cell of the canvas, without pressing it.
  case select(CellPoint)
  /// Scrolls the view at a cell of the canvas, or the focused view, by a number of rows of that
  /// height in points.
  case scroll(rows: Int, height: Double, at: CellPoint?)
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
  /// Gives the window a size of its own in points, on a device or terminal; a terminal's window
  /// keeps it until the terminal changes its size.
  case window(width: Int, height: Int)
  /// Makes the window fill its terminal or screen again.
  case fullWindow
  /// Changes the model from outside; the change can be undone.
  case change(SceneChange)
  /// Undoes the last change.
  case undo
  /// Redoes the change that was undone last.
  case redo
}

/// A key of the keyboard that a field has.
public enum TypedKey: Sendable, Equatable {
  /// A character of the text.
  case character(Character)
  /// Takes the last character away.
  case backspace
  /// Puts the keyboard away.
  case done
}

/// A movement of the focus.
public enum FocusMove: String, Sendable, CaseIterable {
  case next, previous, up, down, left, right
}

/// An error in a script given to `--do`.
public struct LabScriptError: Error, Equatable {
  /// The command with the error.
  public let command: String
  /// The start of the command in the script, in characters from 0.
  public let offset: Int
  /// The problem, in words.
  public let message: String
  /// The nearest valid word, if there is one.
  public let suggestion: String?
}
