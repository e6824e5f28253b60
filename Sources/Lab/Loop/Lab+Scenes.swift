import AdaptiveUI
import Cells
import SceneFiles

// Which scene is open: one of the file that the lab was started with, or a bundled one.

extension Lab {
  /// Opens the document that the lab was started with and runs the script; where the document has
  /// several screens and says of none that it begins there, the list of them opens too.
  func openFirst(_ document: any OpenableDocument) {
    openFile(at: document)
    do {
      for command in configuration.script { try session?.run(command) }
      if let focus = configuration.focus { try session?.show(focus) }
    } catch {
      state.message = error.message
    }
    guard document.beginning == nil, configuration.script.isEmpty, configuration.focus == nil else {
      return
    }
    let choices = document.choices
    if !choices.isEmpty, !choices.contains(where: \.isInitial) { openSceneList() }
  }

  /// The screens of the file, if there is one, then the bundled scenes.
  func openSceneList() {
    let ofFile = fileChoices
    let bundled = configuration.sources.enumerated().map { index, source in
      (name: source.name, summary: source.summary, deed: LabDeed.source(index))
    }
    let lines = ofFile.map { ($0.name, $0.summary, LabDeed.document($0.document)) } + bundled
    let width = lines.map { TextWidth.columns(of: $0.0) }.max() ?? 0
    let items = lines.map { name, summary, deed in
      let gap = String(repeating: " ", count: width - TextWidth.columns(of: name) + 2)
      return LabItem(title: name + gap + summary, deed: deed)
    }
    let open = isOnFile ? session?.document.beginning : nil
    let current = ofFile.firstIndex { choice in
      open == nil ? choice.isInitial : choice.document.beginning == open
    }
    self.open(LabList(title: "Scenes", items: items, selection: current ?? 0))
  }

  /// What the file offers, itself where it has one screen only.
  private var fileChoices: [DocumentChoice] {
    guard let file else { return [] }
    let choices = file.choices
    guard choices.isEmpty else { return choices }
    return [
      DocumentChoice(
        name: file.title ?? file.file, summary: "the file", isInitial: true, document: file)
    ]
  }

  func openSource(_ index: Int) {
    guard configuration.sources.indices.contains(index) else { return }
    do {
      open(try configuration.sources[index].open())
      isOnFile = false
      performStart()
    } catch {
      state.message = error.text().split(separator: "\n").first.map(String.init)
    }
  }

  /// Opens a screen of the file in place of the scene that is open.
  func openFile(at document: any OpenableDocument) {
    open(document)
    isOnFile = true
    // Who says what happens first does not want the document's own beginning before it.
    if configuration.script.isEmpty { performStart() }
  }
}
