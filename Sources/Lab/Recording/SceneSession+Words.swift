import AdaptiveUI
import CellRenderer
import Cells
import Documents

extension SceneSession {
  /// The command of a click on a cell, by names that windows of other sizes have too; `nil` for none.
  func command(forClickAt point: CellPoint, in picture: CanvasPicture) -> LabCommand? {
    command(forClickAt: point, in: picture) { view in
      lastingName(of: view) ?? view.viewController?.displayName ?? view.displayName
    }
  }

  private func command(
    forClickAt point: CellPoint, in picture: CanvasPicture, naming name: (UIView) -> String?
  ) -> LabCommand? {
    let hit = picture.view(at: point)
    if let top = topPresented?.viewIfLoaded, hit?.isDescendant(of: top) != true { return .dismiss }
    guard let target = target(at: point, picture) else { return nil }
    let choice = choice(for: target, at: point, picture)
    guard target.answersTap else { return name(choice).map(LabCommand.focus) }
    return name(tapTarget(of: choice) === target ? choice : target).map(LabCommand.activate)
  }

  /// A name by which commands find a view: of its controller, or what it shows, since the number of a cell that is
  /// made anew says nothing elsewhere; `nil` where all its names are others' as well.
  private func lastingName(of view: UIView) -> String? {
    if let name = view.viewController?.displayName,
      self.view(named: name, among: visibleViews) === view
    {
      return name
    }
    return name(ofSmall: view)
  }

  /// A recording with names in place of cells, so that it can be replayed in a window of another size; what has no
  /// name of its own stays as it is.
  ///
  /// With `namesMoves` moves of the focus get the names of where they led as well, and clicks on nothing are
  /// left out: where boxes have other places both lead elsewhere.
  static func inWords(
    _ recording: LabRecording, of document: any OpenableDocument, namesMoves: Bool = false
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
        session.reading = WindowReading()
        let command = session.command(
          forClickAt: point, in: session.picture(), naming: session.lastingName)
        if command == nil, namesMoves { return }
        entry.command = command ?? entry.command
      }
      if entry.command.subject == .place { isMoved = namesMoves }
      entries.append(entry)
    })
    finishMove()
    return LabRecording(options: recording.options, entries: entries)
  }
}
