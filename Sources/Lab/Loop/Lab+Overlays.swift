import AdaptiveUI
import Cells
import SceneFiles

extension Lab {
  func openSceneList() {
    mode = .scenes
    let width = configuration.sources.map { TextWidth.columns(of: $0.name) }.max() ?? 0
    show(
      "Scenes",
      configuration.sources.map { source in
        let gap = String(repeating: " ", count: width - TextWidth.columns(of: source.name) + 2)
        return source.name + gap + source.summary
      }, selection: 0)
  }

  func openDeviceList() {
    mode = .devices
    let lines = Device.all.map { device in
      "\(device.name)  \(device.portraitSize.traceText)"
    }
    let current = Device.all.firstIndex { $0.id == session?.device?.id }
    show("Devices", ["terminal"] + lines, selection: current.map { $0 + 1 } ?? 0)
  }

  func openHelp() {
    mode = .help
    show("Keys", LabKeys.help(session), selection: nil)
  }

  func show(_ title: String, _ lines: [String], selection: Int?) {
    interface.overlay.title = title
    interface.overlay.lines = lines
    interface.overlay.selection = selection
    interface.overlay.isHidden = false
  }

  private func closeOverlay() {
    mode = .canvas
    interface.overlay.isHidden = true
  }

  func pressInOverlay(_ key: Key) {
    let overlay = interface.overlay
    if pressInTrial(key) { return }
    switch key {
    case .up, .backTab: overlay.move(by: -1)
    case .down, .tab: overlay.move(by: 1)
    case .pageUp: overlay.move(by: -max(terminalSize.rows - 4, 1))
    case .pageDown: overlay.move(by: max(terminalSize.rows - 4, 1))
    case .enter: choose()
    case .character("q"): isRunning = false
    case .escape, .character("?"), .character("d"), .character("P"):
      // Without a scene there is nothing behind the list to go back to.
      if session == nil { isRunning = mode != .scenes || key != .escape } else { closeOverlay() }
    default: break
    }
  }

  /// Takes the chosen line of a list.
  func choose() {
    let index = interface.overlay.selection ?? 0
    switch mode {
    case .scenes: openSource(index)
    case .devices:
      closeOverlay()
      session?.stand(on: index == 0 ? nil : Device.all[index - 1])
    case .trial:
      closeOverlay()
      presentTrial()
    case .help, .canvas: closeOverlay()
    }
  }

  private func openSource(_ index: Int) {
    guard configuration.sources.indices.contains(index) else { return }
    do {
      let document = try configuration.sources[index].open()
      closeOverlay()
      open(document)
    } catch {
      message = error.text().split(separator: "\n").first.map(String.init)
    }
  }
}
