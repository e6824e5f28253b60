import AdaptiveUI
import Cells
import Documents

// The open scene: one of the file that the lab was started with, or a bundled one.

extension Lab {
  /// Opens a document and runs the script; without one, at the first screen with content.
  func openFirst(_ document: any OpenableDocument, running script: [LabCommand]) {
    let isAsked = !script.isEmpty || configuration.focus != nil
    let first = isAsked ? nil : FirstScene(of: document)
    openFile(at: first?.document ?? document)
    do {
      for command in script { try session?.run(command) }
      if let focus = configuration.focus { try session?.show(focus) }
    } catch {
      state.message = .problem(error.message)
    }
    if state.message == nil { state.message = first.map { .note($0.sentence) } }
  }

  /// The screens of the file, if there is one, the documents of the folder, then the bundled scenes
  /// by topic.
  func openSceneList() {
    // Files may have changed since.
    previews.forget()
    let ofFile = fileChoices
    var items: [LabItem] = []
    if !ofFile.isEmpty {
      items.append(LabItem(title: "In \(file?.file ?? "the file")", kind: .heading))
      items += ofFile.map {
        LabItem(title: $0.name, detail: $0.summary, action: .document($0.document))
      }
    }
    let (start, others) = sourceItems
    // A user who named a folder expects its documents; other folders may have some by chance.
    let isAsked = configuration.folder?.isAskedFor == true
    items += isAsked || file != nil ? folderItems + start + others : start + folderItems + others
    let open = isOnFile ? session?.document.beginning : nil
    let current =
      ofFile.firstIndex { choice in
        open == nil ? choice.isInitial : choice.document.beginning == open
      } ?? (isOnFile ? ofFile.firstIndex { $0.document.title == session?.document.title } : nil)
    var list = LabList(
      title: "Scenes", items: items, selection: current.map { $0 + 1 } ?? shownItem(of: items) ?? 0)
    list.hasPreview = true
    // Who types “12-2” looks for what is called so.
    list.isTypedByNumber = items.contains { item in
      (item.title + item.tag).contains { $0.isASCII && $0.isWholeNumber }
    }
    if session == nil {
      let choice =
        isAsked
        ? "Enter opens what is chosen"
        : list.hasNumbers ? "Begin with 1" : "Begin with the first, by Enter or a click"
      list.intro = Self.introduction(choice)
    }
    self.open(list)
  }

  private static func introduction(_ choice: String) -> [String] {
    [
      "Winch shows how UIKit interfaces adapt: choose a scene, then drag the terminal's corner, "
        + "r turns, p presents.",
      "\(choice); type to find: popover, rotation, margins …",
    ]
  }

  /// The other scenes of the open file, which are listed on a picture without content.
  var otherScenes: String {
    guard isOnFile, let session else { return "" }
    let open = session.document.beginning
    let others = screens.filter { open == nil ? !$0.isInitial : $0.document.beginning != open }
    let names = others.map(\.name)
    guard !names.isEmpty else { return "" }
    let shown = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
    return "o: \(names.count == 1 ? "another scene" : "\(names.count) other scenes"): \(shown)"
  }

  /// The index of the open bundled scene among the items.
  private func shownItem(of items: [LabItem]) -> Int? {
    guard let session, !isOnFile else { return nil }
    return items.firstIndex { item in
      guard case .source(let index) = item.action else { return false }
      return configuration.sources[index].file == session.document.file
    }
  }

  private var folderItems: [LabItem] {
    guard let folder = configuration.folder else { return [] }
    let contents = folder.contents()
    let omission =
      contents.omission.isEmpty ? [] : [LabItem(title: contents.omission, kind: .note)]
    if contents.documents.isEmpty {
      guard folder.isAskedFor else { return [] }
      return [
        LabItem(title: "In \(folder.name)", kind: .heading),
        LabItem(title: "no storyboard, xib or scene here", kind: .note),
      ] + omission
    }
    return [LabItem(title: "In \(folder.name)", kind: .heading)]
      + contents.items(isAskedFor: folder.isAskedFor) + omission
  }

  /// The bundled scenes, in the order of the configuration, under a heading for each topic:
  /// introductory ones first.
  private var sourceItems: (start: [LabItem], others: [LabItem]) {
    var items: [LabItem] = []
    var topic: String?
    for (index, source) in configuration.sources.enumerated() {
      if source.topic != topic {
        topic = source.topic
        items.append(LabItem(title: source.topic, kind: .heading))
      }
      items.append(
        LabItem(
          title: source.title, tag: source.name == source.title ? "" : source.name,
          summary: source.summary, action: .source(index)))
    }
    let end = items.dropFirst().firstIndex { $0.kind == .heading } ?? items.count
    return (Array(items[..<end]), Array(items[end...]))
  }

  /// The screens of the file; the file itself if it has only one.
  private var fileChoices: [DocumentChoice] {
    guard let file else { return [] }
    guard screens.isEmpty else { return screens }
    return [
      DocumentChoice(
        name: file.title ?? file.file, summary: "the file", isInitial: true, hasContent: true,
        document: file)
    ]
  }

  /// Opens a document of the folder and watches it; if it has errors, the list stays open with the
  /// error below it.
  func open(_ chosen: FolderDocument) {
    do {
      let document = try chosen.watch.read(nil)
      file = document
      watch = chosen.watch
      shownStamp = nil
      followFile()
      openFirst(document, running: [])
    } catch {
      state.lists[state.lists.count - 1].problem =
        error.text.split(separator: "\n").map(String.init)
    }
  }

  func openSource(_ index: Int) {
    guard configuration.sources.indices.contains(index) else { return }
    do {
      open(try configuration.sources[index].open())
      isOnFile = false
      performStart()
    } catch {
      state.message = error.text().split(separator: "\n").first.map { .problem(String($0)) }
    }
  }

  /// Opens a screen of the file in place of the scene that is open.
  func openFile(at document: any OpenableDocument) {
    open(document)
    isOnFile = true
    // A user who named the first commands does not want the document's start before them.
    if configuration.script.isEmpty { performStart() }
  }
}

extension FirstScene {
  /// The screen, why it is the first, and the key for the others.
  fileprivate var sentence: String {
    "\(name): \(reason) (o: \(others == 1 ? "the other" : "\(others) others"))"
  }
}
