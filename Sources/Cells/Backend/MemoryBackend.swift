/// A terminal in memory for tests: events come from a script, and pictures are recorded.
@MainActor public final class MemoryBackend: TerminalBackend {
  /// The size in cells; a scripted resize changes it.
  public private(set) var size: CellSize
  /// The pictures shown, oldest first.
  public private(set) var pictures: [CellBuffer] = []
  /// The timeout of each wait, oldest first.
  public private(set) var waits: [Duration?] = []
  /// Whether mouse events are enabled.
  public private(set) var isMouseOn = false
  /// How often the screen was invalidated.
  public private(set) var invalidations = 0
  /// How often the program was suspended.
  public private(set) var suspensions = 0
  /// How often the terminal was given to another program.
  public private(set) var absences = 0
  /// What was copied, oldest first.
  public private(set) var clipboard: [ClipboardText] = []
  /// The background with which a question is answered; `nil` for a terminal that does not answer.
  public var ground: Ground?
  /// Whether it has colours.
  public var hasColors = true
  /// Called when a wait finds no batch left; a test ends the loop here.
  public var whenIdle: (@MainActor () -> [InputEvent])?
  private var batches: [[InputEvent]]
  private var answer: Ground?

  /// Creates a terminal that returns one batch of events per wait.
  public init(size: CellSize, batches: [[InputEvent]] = []) {
    self.size = size
    self.batches = batches
  }

  /// The picture shown last.
  public var screen: CellBuffer { pictures.last ?? CellBuffer(size: size) }

  /// Records the picture.
  public func show(_ buffer: CellBuffer) throws(TerminalError) { pictures.append(buffer) }

  /// Counts the call.
  public func invalidate() { invalidations += 1 }

  /// Returns the next batch; of several sizes in it only the last remains, as the last event.
  public func waitForEvents(timeout: Duration?) -> [InputEvent] {
    waits.append(timeout)
    if let answer {
      self.answer = nil
      return [.ground(answer)]
    }
    let batch = batches.isEmpty ? whenIdle?() ?? [] : batches.removeFirst()
    var events: [InputEvent] = []
    var newSize: CellSize?
    for event in batch {
      if case .resize(let size) = event { newSize = size } else { events.append(event) }
    }
    if let newSize {
      size = newSize
      events.append(.resize(newSize))
    }
    return events
  }

  /// Records the state.
  public func setMouse(_ isOn: Bool) { isMouseOn = isOn }

  /// Counts the call.
  public func suspend() { suspensions += 1 }

  /// Counts the call and runs `body`.
  public func stepAside(_ body: () -> Void) {
    absences += 1
    body()
  }

  /// Records the text.
  public func copy(_ text: ClipboardText) -> Bool {
    clipboard.append(text)
    return true
  }

  /// Answers in the next wait.
  public func askForGround() { answer = ground }
}
