import CNcurses
import Cells
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension NcursesBackend {
  /// Sets the screen up, or throws and leaves everything as it was.
  func open() throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    guard unsafe rescue.pointee.screenFD < 0 else {
      throw .callFailed("withScreen, inside withScreen")
    }
    // Only characters: numbers and dates of the program stay as they are.
    unsafe setlocale(LC_CTYPE, "")
    try readTerminalType()
    try openDescriptors()
    // Raised before anything is changed: a signal in between must find something to give back.
    isScreenUp.store(true, ordering: .sequentiallyConsistent)
    Signals.install()
    do throws(TerminalError) {
      try check(unsafe winch_screen_open(rescue.pointee.screenFD, &screen), "newterm")
      try prepareInput()
    } catch {
      leaveScreen()
      unsafe winch_screen_close(&screen)
      unsafe rescue.pointee.screenFD = -1
      Signals.uninstall()
      closeDescriptors()
      throw error
    }
    _ = atexit { giveBackTerminal() }
    holdBackErrors()
    winch_keep_memory()
    if writer == nil {
      colors.start()
    } else {
      // The library turns its screen on with the first picture, which is not its own here.
      _ = winch_update(true)
    }
    curs_set(0)
    size = librarySize
    _ = readSize()
    needsWhole = true
  }

  /// Gives the terminal back.
  func close() {
    fileSignal.end()
    if isMouseOn { setMouse(false) }
    leaveScreen()
    unsafe winch_screen_close(&screen)
    unsafe rescue.pointee.screenFD = -1
    Signals.uninstall()
    closeDescriptors()
  }

  /// Shows the shell's screen again, with its settings and everything said meanwhile.
  func leaveScreen() {
    // The library takes back only what it asked for itself.
    if isMouseOn { send(ResetString.mouse(isOn: false)) }
    // Some multiplexers keep what a resized alternate screen shows, so it is emptied before it goes.
    if let writer {
      send(writer.dialect.clear)
      resizeterm(Int32(size.rows), Int32(size.columns))
    }
    erase()
    refresh()
    endwin()
    isScreenUp.store(false, ordering: .sequentiallyConsistent)
    unsafe _ = tcsetattr(rescue.pointee.terminalFD, TCSADRAIN, &rescue.pointee.settings)
    releaseErrors()
  }

  /// Checks the terminal type and prepares what depends on it, before anything is touched.
  private func readTerminalType() throws(TerminalError) {
    let name = unsafe getenv("TERM").map { unsafe String(cString: $0) } ?? ""
    var reason: Int32 = 0
    guard unsafe setupterm(nil, STDOUT_FILENO, &reason) == OK else {
      throw .unknownTerminalType(name)
    }
    defer { winch_forget_terminal_type() }
    // A type such as "dumb" is known, but nothing can be drawn on it.
    guard ResetString.capability("cup") != nil else { throw .unknownTerminalType(name) }
    let reset = unsafe ResetString.make().prefix(Rescue.resetLimit)
    for (index, byte) in reset.enumerated() { unsafe rescue.pointee.reset[index] = byte }
    unsafe rescue.pointee.resetCount = reset.count
    colors = ColorPairs(ability: ColorAbility.ofTerminal(wish: colorWish))
    repertoire = Repertoire.ofTerminal(name)
    writer = SequenceWriter(repertoire: repertoire, colors: colors)
  }

  private func openDescriptors() throws(TerminalError) {
    guard unsafe tcgetattr(STDIN_FILENO, &rescue.pointee.settings) == 0 else {
      throw .notATerminal
    }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .callFailed("pipe") }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    signalFD = ends[0]
    unsafe rescue.pointee.wakeFD = ends[1]
    unsafe rescue.pointee.terminalFD = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    unsafe rescue.pointee.nullFD = Self.open("/dev/null")
    unsafe rescue.pointee.screenFD = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
  }

  private static func open(_ path: String) -> Int32 {
    #if canImport(Darwin)
      unsafe Darwin.open(path, O_WRONLY | O_CLOEXEC)
    #else
      unsafe Glibc.open(path, O_WRONLY | O_CLOEXEC)
    #endif
  }

  private func closeDescriptors() {
    let all = unsafe [
      signalFD, rescue.pointee.wakeFD, rescue.pointee.terminalFD, rescue.pointee.nullFD,
    ]
    for descriptor in all {
      #if canImport(Darwin)
        Darwin.close(descriptor)
      #else
        Glibc.close(descriptor)
      #endif
    }
  }

  /// Every key comes as it is pressed: Control-C and Control-Z too are keys here.
  private func prepareInput() throws(TerminalError) {
    try check(raw(), "raw")
    try check(noecho(), "noecho")
    try check(nonl(), "nonl")
    set_escdelay(25)
    // A picture is sent to its end even when a key waits.
    typeahead(-1)
  }
}
