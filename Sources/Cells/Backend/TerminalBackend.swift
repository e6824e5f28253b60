/// What shows pictures and brings events: a terminal, or memory.
@MainActor public protocol TerminalBackend: AnyObject {
  /// The terminal's size in cells, as read last.
  var size: CellSize { get }
  /// Shows a picture; only what changed since the last one needs to be sent.
  ///
  /// - Throws: ``TerminalError`` when the terminal does not take it.
  func show(_ buffer: CellBuffer) throws(TerminalError)
  /// Forgets what is on the screen, so that the next picture is sent whole.
  func invalidate()
  /// Waits for events: all that are there, at least one, or none when `timeout` is over.
  ///
  /// - Parameter timeout: How long to wait; `nil` for ever.
  /// - Returns: The events in order, with at most one resize, the last.
  func waitForEvents(timeout: Duration?) -> [InputEvent]
  /// Asks for mouse events, or leaves the mouse to the terminal.
  func setMouse(_ isOn: Bool)
  /// Ends the next wait without events when the file at a path may have changed.
  ///
  /// To be asked before each look at the file: a change in between is told too.
  /// - Returns: Whether the system tells of changes.
  func follow(_ path: String) -> Bool
  /// Gives the terminal back and stops the program until it is continued.
  func suspend()
  /// Gives the terminal back while another program has it, and takes it over again after that.
  func stepAside(_ body: () -> Void)
  /// Puts text into the clipboard of the person at the terminal.
  ///
  /// - Returns: Whether the terminal is one that may take it; none says whether it did.
  func copy(_ text: ClipboardText) -> Bool
  /// Asks what is behind the terminal's text; the answer comes as ``InputEvent/ground(_:)``, if any
  /// comes.
  func askForGround()
}

extension TerminalBackend {
  /// Tells of no changes.
  public func follow(_ path: String) -> Bool { false }
  /// There is nobody to give the terminal to.
  public func stepAside(_ body: () -> Void) { body() }
  /// Takes nothing.
  public func copy(_ text: ClipboardText) -> Bool { false }
  /// Brings no answer.
  public func askForGround() {}
}

/// Why a terminal cannot be used.
public enum TerminalError: Error, Sendable, Hashable {
  /// Standard input or output is not a terminal.
  case notATerminal
  /// `TERM` names a terminal that nobody knows.
  case unknownTerminalType(String)
  /// A call of the terminal library failed.
  case callFailed(String)
}
