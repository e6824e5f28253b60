/// One thing that a person can do to a scene, by key, by mouse or in a script.
public enum LabCommand: Sendable, Equatable {
  /// Gives the window a size in cells.
  case resize(columns: Int, rows: Int)
  /// Turns the window by quarter turns, clockwise.
  case rotate(quarters: Int)
  /// Puts the scene on a device; `nil` stands for the terminal.
  case device(String?)
  /// Presents a presentation of the scene; `nil` stands for its first.
  case present(String?)
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
  /// Activates the focused object, or the one with this identifier.
  case activate(String?)
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
