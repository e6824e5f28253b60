import CNcurses
public import Cells

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A real terminal, through ncurses.
///
/// There is one screen per process. ``withScreen(colors:_:)`` sets it up and restores the terminal
/// however the program ends: by returning, by an error, by a signal or by a trap. Its pointers are
/// the library's own and are only passed back to it.
@safe @MainActor public final class NcursesBackend: TerminalBackend {
  /// The terminal's size in cells, as last read.
  public internal(set) var size = CellSize(columns: 0, rows: 0)

  /// The library's screen.
  var screen = unsafe winch_screen()
  /// The picture that the terminal shows; `nil` if that is unknown.
  var shown: CellBuffer?
  /// Whether the next picture must be sent whole.
  var needsWhole = false
  /// The terminal's colours, and the pairs made of them.
  var colors = ColorPairs(ability: .none)
  /// The number of colours that the user asks for.
  private(set) var colorPreference = ColorPreference.auto
  /// The glyphs that locale and terminal can draw.
  var repertoire = Repertoire(isUnicode: false, hasHeavyLines: false)
  /// Draws without the library, on terminals that support it.
  var writer: SequenceWriter?
  /// The cells of a run for the library; stored so that each run reuses the memory.
  var line: [cchar_t] = []
  /// The styles used last, in the library's terms.
  var brushes: [(look: UInt64, brush: Brush)] = []
  /// How many styles are cached; pictures mostly have fewer.
  static let brushLimit = 64
  /// Whether mouse events are enabled.
  var isMouseOn = false
  /// The end of the pipe from which signals are read.
  var signalFD: Int32 = -1
  /// Events that arose between two waits.
  var pending: [InputEvent] = []
  /// Removes the terminal's answers from its input.
  var answers = AnswerFilter()
  /// When the terminal was last asked a question, on ``clock``.
  var questionTime = 0.0
  let clock = MonotonicClock()
  /// Reports changes of a file.
  var fileSignal = FileSignal()
  /// Whether a change was reported since the last wait.
  var hasFileChanged = false
  /// Whether the terminal is gone.
  var isHungUp = false

  /// Takes over the terminal while `body` runs.
  ///
  /// Signals that end the program, and traps, restore the terminal first and then take their usual
  /// effect. Standard error is held back meanwhile, and its end is shown afterwards.
  /// - Parameters:
  ///   - colors: The number of colours that the user asks for.
  ///   - body: The program; it receives the screen.
  /// - Returns: What `body` returns.
  /// - Throws: ``TerminalError`` if there is no usable terminal, which is then unchanged, or the
  ///   error of `body`.
  public static func withScreen<T>(
    colors: ColorPreference = .auto, _ body: (NcursesBackend) throws -> T
  ) throws -> T {
    let backend = NcursesBackend()
    backend.colorPreference = colors
    try backend.open()
    defer { backend.close() }
    return try body(backend)
  }

  private init() {}

  /// Whether colours of pictures are shown.
  public var hasColors: Bool { colors.ability != .none }

  /// Discards what is known of the screen, so that the next picture is sent whole.
  public func invalidate() {
    shown = nil
    needsWhole = true
  }

  /// Enables mouse events, or leaves the mouse to the terminal.
  public func setMouse(_ isOn: Bool) {
    guard isOn != isMouseOn else { return }
    isMouseOn = isOn
    sendMouse()
  }

  /// Enables or disables mouse reports in the terminal; ncurses itself never enables dragging.
  func sendMouse() {
    if isMouseOn {
      guard winch_mouse_set(true) else { return }
      send(ResetString.mouse(isOn: true))
    } else {
      send(ResetString.mouse(isOn: false))
      _ = winch_mouse_set(false)
    }
  }

  /// Sends bytes to the terminal without the library.
  func send(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe winch_write_all(rescue.pointee.screen_fd, start, buffer.count, -1)
    }
  }

  /// Throws an error with the name of a library call that failed; this is the only place that
  /// checks for `ERR`.
  func check(_ result: Int32, _ call: String) throws(TerminalError) {
    if result == ERR { throw .callFailed(call) }
  }
}
