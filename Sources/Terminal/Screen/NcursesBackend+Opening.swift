import CNcurses
import Cells

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension NcursesBackend {
  /// Sets up the screen, or throws and leaves everything as it was.
  func open() throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    guard unsafe rescue.pointee.screen_fd < 0 else {
      throw .callFailed("withScreen, inside withScreen")
    }
    // Only the characters: numbers and dates keep the program's locale.
    unsafe setlocale(LC_CTYPE, "")
    try readTerminalType()
    try openDescriptors()
    // Set before anything is changed, so that a signal in between restores the terminal.
    unsafe winch_set_screen_up(rescue, true)
    Signals.install()
    do throws(TerminalError) {
      try check(unsafe winch_screen_open(rescue.pointee.screen_fd, &screen), "newterm")
      try prepareInput()
      prepareOutput()
    } catch {
      leaveScreen()
      unsafe winch_screen_close(&screen)
      unsafe rescue.pointee.screen_fd = -1
      Signals.uninstall()
      closeDescriptors()
      throw error
    }
    _ = atexit { unsafe winch_give_back(rescue) }
    holdBackErrors()
    winch_keep_memory()
    if writer == nil {
      colors.start()
    } else {
      // The library turns on its screen with its first picture, which it does not draw here.
      _ = winch_update(true)
    }
    curs_set(0)
    // Without a size of its own, a terminal has the usual size of its type in the library, unless
    // the environment gives another one.
    let isSaid = unsafe getenv("LINES") != nil && getenv("COLUMNS") != nil
    size = isSaid ? librarySize : CellSize(columns: 0, rows: 0)
    _ = readSize()
    needsWhole = true
  }

  /// Restores the terminal.
  func close() {
    fileSignal.end()
    awaitAnswer()
    if isMouseOn { setMouse(false) }
    leaveScreen()
    unsafe winch_screen_close(&screen)
    unsafe rescue.pointee.screen_fd = -1
    Signals.uninstall()
    closeDescriptors()
  }

  /// Returns to the shell's screen, with its settings, and prints the messages held back meanwhile.
  func leaveScreen() {
    // The library disables only what it enabled itself.
    if isMouseOn { send(ResetString.mouse(isOn: false)) }
    // Some multiplexers keep the contents of a resized alternate screen, so it is cleared before it
    // is left.
    if let writer {
      send(writer.dialect.clear)
      resizeterm(Int32(size.rows), Int32(size.columns))
    }
    erase()
    refresh()
    endwin()
    unsafe winch_set_screen_up(rescue, false)
    unsafe _ = tcsetattr(rescue.pointee.terminal_fd, TCSADRAIN, &rescue.pointee.settings)
    unsafe winch_release_errors(rescue)
  }

  /// Checks the terminal type and prepares what depends on it, before anything is changed.
  private func readTerminalType() throws(TerminalError) {
    let name = unsafe getenv("TERM").map { unsafe String(cString: $0) } ?? ""
    var reason: Int32 = 0
    guard unsafe setupterm(nil, STDOUT_FILENO, &reason) == OK else {
      throw .unknownTerminalType(name)
    }
    defer { winch_forget_terminal_type() }
    // A type such as "dumb" is known, but cannot move the cursor.
    guard ResetString.capability("cup") != nil else { throw .unknownTerminalType(name) }
    let reset = ResetString.make().prefix(Int(WINCH_RESET_LIMIT))
    for (index, byte) in reset.enumerated() { unsafe rescue.pointee.reset[index] = byte }
    unsafe rescue.pointee.reset_count = reset.count
    colors = ColorPairs(ability: ColorAbility.ofTerminal(preference: colorPreference))
    repertoire = Repertoire.ofTerminal(name)
    var inks = colors
    inks.givesComponents =
      colors.ability == .all
      && ColorAbility.isDirectAnnounced(byTerminal: name, preference: colorPreference)
    writer = SequenceWriter(repertoire: repertoire, colors: inks)
  }

  private func openDescriptors() throws(TerminalError) {
    guard unsafe tcgetattr(STDIN_FILENO, &rescue.pointee.settings) == 0 else {
      throw .notATerminal
    }
    var ends: [Int32] = [-1, -1]
    _ = unsafe pipe(&ends)
    for end in ends where end >= 0 {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    signalFD = ends[0]
    unsafe rescue.pointee.wake_fd = ends[1]
    unsafe rescue.pointee.null_fd = Self.open("/dev/null")
    unsafe rescue.pointee.terminal_fd = copied(STDOUT_FILENO)
    unsafe rescue.pointee.last_fd = reopened(STDOUT_FILENO)
    unsafe rescue.pointee.screen_fd = copied(STDOUT_FILENO)
    guard descriptors.allSatisfy({ $0 >= 0 }), unsafe rescue.pointee.screen_fd >= 0 else {
      let reason = unsafe String(cString: strerror(errno))
      unsafe rescue.pointee.screen_fd = -1
      closeDescriptors()
      throw .callFailed("opening its descriptors (\(reason))")
    }
  }

  /// The descriptors that are open while the screen is set up, except those that the library closes
  /// itself.
  private var descriptors: [Int32] {
    unsafe [
      signalFD, rescue.pointee.wake_fd, rescue.pointee.null_fd, rescue.pointee.terminal_fd,
      rescue.pointee.last_fd,
    ]
  }

  private static func open(_ path: String) -> Int32 {
    #if canImport(Darwin)
      unsafe Darwin.open(path, O_WRONLY | O_CLOEXEC)
    #else
      unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC)
    #endif
  }

  private func closeDescriptors() {
    for descriptor in descriptors where descriptor >= 0 {
      #if canImport(Darwin)
        Darwin.close(descriptor)
      #else
        Glibc.close(descriptor)
      #endif
    }
  }

  /// Delivers every key when it is pressed, including Control-C and Control-Z, which send no
  /// signals.
  private func prepareInput() throws(TerminalError) {
    try check(raw(), "raw")
    try check(noecho(), "noecho")
    try check(nonl(), "nonl")
    set_escdelay(25)
    // A picture is sent completely even if a key is waiting.
    typeahead(-1)
  }

  /// Has the system pass on what is written in one piece, instead of looking at each byte for a line feed
  /// that it has nothing to do for.
  private func prepareOutput() {
    var settings = termios()
    guard unsafe tcgetattr(rescue.pointee.terminal_fd, &settings) == 0 else { return }
    settings.c_oflag &= ~tcflag_t(OPOST)
    guard unsafe tcsetattr(rescue.pointee.terminal_fd, TCSANOW, &settings) == 0 else { return }
    def_prog_mode()
  }
}
