/// A terminal, or its replacement in memory, that shows pictures and delivers events.
@MainActor public protocol TerminalBackend: AnyObject {
  /// The terminal's size in cells, as last read.
  var size: CellSize { get }
  /// Whether colours of pictures are shown: the terminal has some, and the user forbids none.
  var hasColors: Bool { get }
  /// Shows a picture; only the differences from the last one need to be sent.
  ///
  /// - Throws: ``TerminalError`` if the terminal cannot be written to.
  func show(_ buffer: CellBuffer) throws(TerminalError)
  /// Discards what is known of the screen, so that the next picture is sent whole.
  func invalidate()
  /// Waits for events and returns all that have arrived: at least one, or none after `timeout`.
  ///
  /// - Parameter timeout: How long to wait; `nil` for no limit.
  /// - Returns: The events in order, with at most one resize, the last.
  func waitForEvents(timeout: Duration?) -> [InputEvent]
  /// Enables mouse events, or leaves the mouse to the terminal.
  func setMouse(_ isOn: Bool)
  /// Makes the next wait return without events when the file at a path may have changed.
  ///
  /// Call it before each reading of the file, so that a change during the reading is noticed as
  /// well.
  /// - Returns: Whether the system reports changes.
  func follow(_ path: String) -> Bool
  /// Restores the terminal and stops the program until it is continued.
  func suspend()
  /// Restores the terminal while another program uses it, and takes it over again afterwards.
  func stepAside(_ body: () -> Void)
  /// Copies text to the clipboard of the user at the terminal.
  ///
  /// - Returns: Whether the terminal may support it; terminals do not report whether they did it.
  func copy(_ text: ClipboardText) -> Bool
  /// Asks the terminal for its background; an answer, if any, arrives as ``InputEvent/ground(_:)``.
  func askForGround()
}

extension TerminalBackend {
  /// Colours are shown.
  public var hasColors: Bool { true }
  /// Reports no changes.
  public func follow(_ path: String) -> Bool { false }
  /// Runs `body`, as there is no terminal to restore.
  public func stepAside(_ body: () -> Void) { body() }
  /// Copies nothing.
  public func copy(_ text: ClipboardText) -> Bool { false }
  /// Never answers.
  public func askForGround() {}
}

/// Why a terminal cannot be used.
public enum TerminalError: Error, Sendable, Hashable {
  /// Standard input or output is not a terminal.
  case notATerminal
  /// `TERM` names a terminal type that the terminal library does not know.
  case unknownTerminalType(String)
  /// A call of the terminal library failed.
  case callFailed(String)
}
