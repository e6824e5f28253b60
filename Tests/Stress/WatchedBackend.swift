package import Cells

/// A terminal whose events a closure makes up, and whose pictures a closure looks at; none is kept.
@MainActor package final class WatchedBackend: TerminalBackend {
  package private(set) var size: CellSize
  /// The next events; `nil` ends the session with the key `q`.
  private let next: @MainActor (CellSize) -> [InputEvent]?
  private let watch: @MainActor (CellBuffer, CellSize) -> Void
  /// The last picture.
  package private(set) var screen: CellBuffer
  /// How many pictures were shown.
  package private(set) var pictures = 0
  /// How many waits there were after `q` was pressed; 0 if it ended the session.
  package private(set) var waitsAfterQuitting = 0
  private var didQuit = false

  package init(
    size: CellSize, next: @escaping @MainActor (CellSize) -> [InputEvent]?,
    watch: @escaping @MainActor (CellBuffer, CellSize) -> Void
  ) {
    self.size = size
    self.next = next
    self.watch = watch
    screen = CellBuffer(size: size)
  }

  package func show(_ buffer: CellBuffer) throws(TerminalError) {
    pictures += 1
    screen = buffer
    watch(buffer, size)
  }

  package func invalidate() {}

  package func waitForEvents(timeout: Duration?) -> [InputEvent] {
    guard !didQuit else {
      waitsAfterQuitting += 1
      return [.terminate]
    }
    guard let events = next(size) else {
      didQuit = true
      return [.key(.escape, []), .key(.character("q"), [])]
    }
    for case .resize(let new) in events { size = new }
    return events
  }

  package func setMouse(_ isOn: Bool) {}
  package func suspend() {}
}
