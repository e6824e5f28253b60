import CNcurses
public import Cells

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A real terminal, by way of ncurses.
///
/// There is one screen in a process. ``withScreen(colors:_:)`` sets it up and gives the terminal back
/// however the program ends: by returning, by an error, by a signal or by a trap.
/// Its pointers are the library's own and are only handed back to it.
@safe @MainActor public final class NcursesBackend: TerminalBackend {
  /// The terminal's size in cells, as read last.
  public internal(set) var size = CellSize(columns: 0, rows: 0)

  /// The library's screen.
  var screen = unsafe winch_screen()
  /// The picture that the terminal shows; `nil` when that is not known.
  var shown: CellBuffer?
  /// Whether the next picture has to be sent whole.
  var needsWhole = false
  /// The colours there are, and the pairs made of them.
  var colors = ColorPairs(ability: .none)
  /// How many colours somebody wants.
  private(set) var colorWish = ColorWish.auto
  /// What the locale and the terminal can draw.
  var repertoire = Repertoire(isUnicode: false, hasHeavyLines: false)
  /// Draws without the library, where the terminal understands it.
  var writer: SequenceWriter?
  /// The cells of a run on their way to the library; kept so that each run reuses the memory.
  var line: [cchar_t] = []
  /// The styles used last, as the library knows them.
  var brushes: [(look: UInt64, brush: Brush)] = []
  /// How many styles are remembered; pictures mostly have fewer.
  static let brushLimit = 64
  /// Whether the mouse is asked for.
  var isMouseOn = false
  /// The end of the pipe that signals are read from.
  var signalFD: Int32 = -1
  /// Events that came up between two waits.
  var pending: [InputEvent] = []
  /// Takes the terminal's answers out of what is typed.
  var answers = AnswerFilter()
  /// When the terminal was asked something last, on ``clock``.
  var questionTime = 0.0
  let clock = MonotonicClock()
  /// Tells of changes of a file.
  var fileSignal = FileSignal()
  /// Whether it told of one since the last wait.
  var hasFileChanged = false
  /// Whether the terminal is gone.
  var isHungUp = false

  /// Takes over the terminal while `body` runs.
  ///
  /// Signals that end the program, and traps, give the terminal back first and then do what they
  /// would have done anyway. Standard error is held back meanwhile and its end shown afterwards.
  /// - Parameters:
  ///   - colors: How many colours somebody wants.
  ///   - body: The program; it gets the screen.
  /// - Returns: What `body` returns.
  /// - Throws: ``TerminalError`` when there is no usable terminal, which is then untouched, or
  ///   what `body` throws.
  public static func withScreen<T>(
    colors: ColorWish = .auto, _ body: (NcursesBackend) throws -> T
  ) throws -> T {
    let backend = NcursesBackend()
    backend.colorWish = colors
    try backend.open()
    defer { backend.close() }
    return try body(backend)
  }

  private init() {}

  /// Forgets what is on the screen, so that the next picture is sent whole.
  public func invalidate() {
    shown = nil
    needsWhole = true
  }

  /// Asks for mouse events, or leaves the mouse to the terminal.
  public func setMouse(_ isOn: Bool) {
    guard isOn != isMouseOn else { return }
    isMouseOn = isOn
    sendMouse()
  }

  /// Tells the terminal about the mouse; ncurses itself never asks for dragging.
  func sendMouse() {
    if isMouseOn {
      guard winch_mouse_set(true) else { return }
      send(ResetString.mouse(isOn: true))
    } else {
      send(ResetString.mouse(isOn: false))
      _ = winch_mouse_set(false)
    }
  }

  /// Writes bytes of our own to the terminal.
  func send(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe winch_write_all(rescue.pointee.screen_fd, start, buffer.count, -1)
    }
  }

  /// Fails with the name of a call of the library that failed; the one place that looks at `ERR`.
  func check(_ result: Int32, _ call: String) throws(TerminalError) {
    if result == ERR { throw .callFailed(call) }
  }
}
