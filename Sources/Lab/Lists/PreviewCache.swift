import AdaptiveUI
import CellRenderer
import Cells
import Documents
import Foundation

/// Pictures of scenes that a list has previewed, so that moving the selection does not redraw them.
@MainActor final class PreviewCache {
  /// The scene of a picture and its size.
  struct Key: Hashable {
    let name: String
    let canvas: CellSize
    let room: CellSize
    let theme: Theme.Name
  }

  /// The cached pictures; `nil` for documents that cannot be opened.
  private var pictures: [Key: CellBuffer?] = [:]

  /// The most pictures that are cached.
  private static let limit = 64

  func picture(of key: Key, make: () -> CellBuffer?) -> CellBuffer? {
    if let known = pictures[key] { return known }
    if pictures.count >= Self.limit { pictures = [:] }
    let new = make()
    pictures[key] = .some(new)
    return new
  }

  /// Empties the cache, for example when files may have changed.
  func forget() { pictures = [:] }
}

extension Lab {
  /// Draws the document of the selected line, as it would look when opened, into the room beside
  /// the list.
  func updatePreview() {
    interface.overlay.preview = nil
    guard let list = state.lists.last, let selection = list.selection,
      list.choices.contains(selection),
      let room = interface.overlay.previewSize(of: list, in: terminalSize)
    else { return }
    let item = list.items[selection]
    let key = PreviewCache.Key(
      name: "\(selection) \(item.title)", canvas: windowSize, room: room, theme: state.theme.name)
    interface.overlay.preview = previews.picture(of: key) {
      document(opening: item.action).flatMap { preview(of: $0, room) }
    }
  }

  private func document(opening action: ItemAction) -> (any OpenableDocument)? {
    switch action {
    case .source(let index): try? configuration.sources[index].open()
    case .document(let document): document
    case .file(let file):
      (try? file.watch.read(nil)).map { FirstScene(of: $0)?.document ?? $0 }
    case .nothing, .action, .command, .wall, .list, .type, .explain, .copy, .save, .trial, .theme:
      nil
    }
  }

  private func preview(of document: any OpenableDocument, _ room: CellSize) -> CellBuffer {
    // With its first presentation a scene shows more of its subject.
    preview(of: document, room, isPresenting: true)
      ?? preview(of: document, room, isPresenting: false) ?? CellBuffer(size: room)
  }

  /// The picture of a scene at its start, or with its first presentation; `nil` if there is none,
  /// or if the presentation would cover the whole scene.
  private func preview(
    of document: any OpenableDocument, _ room: CellSize, isPresenting: Bool
  ) -> CellBuffer? {
    let session = SceneSession(
      document, options: configuration.options(for: document, canvas: windowSize))
    defer { session.close() }
    if isPresenting {
      // An app's interface is opened as it begins.
      guard !session.showsPage, !session.scene.presentationIDs.isEmpty,
        (try? session.run(.presentNext)) != nil,
        let view = session.topPresented?.viewIfLoaded
      else { return nil }
      let (all, own) = (session.window.bounds.size, view.bounds.size)
      guard own.width * own.height < 0.7 * all.width * all.height else { return nil }
    }
    var options = shownOptions(of: session, in: room)
    options.showsSigns = false
    options.elsewhere = ""
    return session.shownPicture(options, of: session.window).buffer
  }
}
