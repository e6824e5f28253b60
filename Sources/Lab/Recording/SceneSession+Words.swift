import AdaptiveUI
import CellRenderer
import Cells
import Documents

extension SceneSession {
  /// The command of a click on a cell, by names that windows of other sizes have too; `nil` for none.
  func command(forClickAt point: CellPoint, in picture: CanvasPicture) -> LabCommand? {
    let hit = picture.view(at: point)
    if let top = topPresented?.viewIfLoaded, hit?.isDescendant(of: top) != true { return .dismiss }
    guard let target = target(at: point, picture) else { return nil }
    let choice = choice(for: target, at: point, picture)
    guard target.answersTap else { return .focus(lastingName(of: choice)) }
    return .activate(lastingName(of: tapTarget(of: choice) === target ? choice : target))
  }

  /// Of cells that are made anew the number says nothing elsewhere, but what they show does.
  private func lastingName(of view: UIView) -> String {
    view.viewController?.displayName ?? name(ofSmall: view) ?? view.displayName
  }

  /// A recording with names in place of cells and directions, so that it can be replayed in a
  /// window of another size; drags are left out.
  static func inWords(
    _ recording: LabRecording, of document: any OpenableDocument
  ) -> LabRecording {
    guard recording.entries.contains(where: { $0.command.isSpatial }) else { return recording }
    let session = SceneSession(document, options: recording.options)
    defer { session.close() }
    session.recording = recording
    var entries: [LabRecording.Entry] = []
    var isMoved = false
    /// The target of a move is known only after it.
    func finishMove() {
      guard isMoved, let last = entries.indices.last else { return }
      isMoved = false
      if let name = session.focusName { entries[last].command = .focus(name) }
    }
    session.replay(next: { index in
      finishMove()
      var entry = recording.entries[index]
      if case .click(let point) = entry.command {
        guard let command = session.command(forClickAt: point, in: session.picture()) else {
          return
        }
        entry.command = command
      }
      switch entry.command {
      case .move, .select: isMoved = true
      default: break
      }
      entries.append(entry)
    })
    finishMove()
    return LabRecording(options: recording.options, entries: entries)
  }
}

extension LabCommand {
  /// Whether the command depends on cells or positions.
  fileprivate var isSpatial: Bool {
    switch self {
    case .click, .select, .move: true
    default: false
    }
  }
}
