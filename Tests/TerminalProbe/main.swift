import Cells
import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// A program for the tests: it shows the last event in a frame, tells every event to the descriptor
// named by PROBE_LOG, and ends in all the ways in which a program can end.

struct Failure: Error {}

@MainActor func say(_ line: String, to descriptor: Int32) {
  let bytes = Array((line + "\n").utf8)
  _ = write(descriptor, bytes, bytes.count)
}

@MainActor func picture(_ size: CellSize, _ text: String) -> CellBuffer {
  var buffer = CellBuffer(size: size)
  let style = Style(foreground: .rgb(255, 0, 0))
  buffer.drawBox(buffer.bounds, weight: .light, style: style)
  buffer.drawBox(CellRect(column: 2, row: 2, columns: 6, rows: 3), weight: .heavy, style: style)
  buffer.write(text, at: CellPoint(column: 2, row: 1), style: Style(attributes: .bold))
  buffer.write("wide 漢字 é", at: CellPoint(column: 2, row: 6), style: Style())
  return buffer
}

/// Runs out of stack.
@MainActor func depth(_ level: Int) -> Int {
  level == 0 ? 0 : depth(level + 1) + level
}

/// A thread that is there and does nothing; with it the allocator locks.
nonisolated func idle(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  while true { sleep(1000) }
}

/// Takes and gives back memory for ever.
@MainActor func takeMemory() {
  var thread = pthread_t(bitPattern: 0)
  pthread_create(&thread, nil, idle, nil)
  var size = 1100
  while true {
    size = size % 60_000 + 1100
    free(malloc(size))
  }
}

@MainActor func act(_ key: Key, _ backend: NcursesBackend, log: Int32) throws -> Bool {
  switch key {
  case .character("q"): return false
  case .character("t"): fatalError("the probe was asked to trap")
  case .character("s"): UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
  case .character("a"): abort()
  case .character("o"): say("depth \(depth(1))", to: log)
  case .character("b"):
    say("busy", to: log)
    while true {}
  case .character("n"):
    say("taking memory", to: log)
    takeMemory()
  case .character("z"): backend.suspend()
  case .character("m"): backend.setMouse(true)
  case .character("g"): backend.askForGround()
  case .character("c"): say("copied \(backend.copy(ClipboardText("a ✓\u{1B}\u{202E}\n")))", to: log)
  case .character("v"): backend.stepAside { say("aside", to: log) }
  case .character("e"): throw Failure()
  case .character("x"): exit(3)
  case .character("w"): say("words for standard error", to: STDERR_FILENO)
  default: break
  }
  return true
}

@MainActor func run(_ backend: NcursesBackend, log: Int32) throws {
  var last = "size \(backend.size.columns)x\(backend.size.rows)"
  try backend.show(picture(backend.size, last))
  say(last, to: log)
  while true {
    for event in backend.waitForEvents(timeout: nil) {
      last = "\(event)"
      switch event {
      case .resize(let size): last = "resize \(size.columns)x\(size.rows)"
      case .redraw: backend.invalidate()
      case .ground(let ground): last = "ground \(ground)"
      case .terminate:
        say("terminate", to: log)
        return
      case .key(let key, let modifiers):
        last = "key \(key) \(modifiers.rawValue)"
        if modifiers.isEmpty, try !act(key, backend, log: log) { return }
      case .mouse(let mouse):
        last = "mouse \(mouse.action) \(mouse.position.column),\(mouse.position.row)"
      }
      say(last, to: log)
    }
    try backend.show(picture(backend.size, last))
  }
}

/// Handlers that were there before the screen: they tell the signal and end in a way of their own.
@MainActor func handle(_ names: [Int32]) {
  for number in names {
    signal(number) { number in
      var line: [UInt8] = Array("previous handler\n".utf8)
      _ = write(handlerLog, &line, line.count)
      _exit(40 + number)
    }
  }
}

nonisolated(unsafe) var handlerLog: Int32 = -1

let log = getenv("PROBE_LOG").flatMap { Int32(String(cString: $0)) } ?? -1
handlerLog = log
handle(
  (getenv("PROBE_HANDLES").map { String(cString: $0) } ?? "").split(separator: ",")
    .compactMap { Int32($0) })
do {
  try NcursesBackend.withScreen { try run($0, log: log) }
} catch {
  say("error: \(error)", to: STDERR_FILENO)
  exit(69)
}
