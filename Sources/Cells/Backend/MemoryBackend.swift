/// A terminal in memory: events come from a script, pictures are kept.
@MainActor public final class MemoryBackend: TerminalBackend {
  /// The size in cells; a scripted resize changes it.
  public private(set) var size: CellSize
  /// The pictures shown, oldest first.
  public private(set) var pictures: [CellBuffer] = []
  /// How long each wait was to last at most, oldest first.
  public private(set) var waits: [Duration?] = []
  /// Whether the mouse is asked for.
  public private(set) var isMouseOn = false
  /// How often the screen was forgotten.
  public private(set) var invalidations = 0
  /// How often the program was suspended.
  public private(set) var suspensions = 0
  /// How often another program had the terminal.
  public private(set) var absences = 0
  /// What was copied, oldest first.
  public private(set) var clipboard: [ClipboardText] = []
  /// What is behind the text, told when asked; `nil` for a terminal that does not answer.
  public var ground: Ground?
  /// What happens when a wait finds the script at its end; a test ends the loop here.
  public var whenIdle: (@MainActor () -> [InputEvent])?
  private var batches: [[InputEvent]]
  private var answer: Ground?

  /// Creates a terminal that hands out one batch of events a wait.
  public init(size: CellSize, batches: [[InputEvent]] = []) {
    self.size = size
    self.batches = batches
  }

  /// The picture shown last.
  public var screen: CellBuffer { pictures.last ?? CellBuffer(size: size) }

  /// Keeps the picture.
  public func show(_ buffer: CellBuffer) throws(TerminalError) { pictures.append(buffer) }

  /// Counts.
  public func invalidate() { invalidations += 1 }

  /// Hands out the next batch; of several sizes in it only the last remains, as the last event.
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

  /// Remembers.
  public func setMouse(_ isOn: Bool) { isMouseOn = isOn }

  /// Counts.
  public func suspend() { suspensions += 1 }

  /// Counts.
  public func stepAside(_ body: () -> Void) {
    absences += 1
    body()
  }

  /// Remembers.
  public func copy(_ text: ClipboardText) -> Bool {
    clipboard.append(text)
    return true
  }

  /// Answers with the next wait.
  public func askForGround() { answer = ground }
}
