import AdaptiveUI
import Cells
import Foundation

extension Lab {
  /// What decides which keys mean something.
  var context: LabContext {
    var context = LabContext()
    context.isBare = configuration.isBare
    context.hasSources = !configuration.sources.isEmpty || file?.choices.isEmpty == false
    context.isInTime = state.time != nil
    context.showsPane = interface.showsPane && session != nil
    context.paneHasKeys = state.paneHasKeys && context.showsPane
    context.isExplaining =
      context.paneHasKeys && !context.isInTime && state.pane == .explanation
    context.isSearching = !state.search.text.isEmpty && context.showsPane
    guard let session else { return context }
    context.hasScene = true
    context.isPresenting = session.isPresenting
    context.hasDetents = session.hasDetents
    context.canActivate = session.canActivateFocused
    let ids = session.scene.presentationIDs
    context.canPresent = ids.count > 1 || (!context.isPresenting && !ids.isEmpty)
    context.canUndo = session.recording.hasChange
    context.canRedo = !session.undone.isEmpty
    return context
  }

  /// A key was pressed: whoever has the keys gets it first, then the lab.
  func press(_ key: Key, _ modifiers: KeyModifiers) {
    state.message = nil
    if key == .character("c"), modifiers.contains(.control) {
      isRunning = false
    } else if state.search.isTyping {
      typeSearch(key)
    } else if !state.lists.isEmpty {
      pressInList(key)
    } else if case .character(let own) = key, modifiers.subtracting(.shift).isEmpty,
      context.isOnCanvas, session?.scene.keys.contains(where: { $0.key == own }) == true
    {
      apply(.key(own))
    } else if let action = action(for: key, modifiers) {
      perform(action.id)
    } else if key == .character("p"), let session, context.isOnCanvas {
      state.message =
        session.scene.presentationIDs.isEmpty
        ? "the scene has no presentations" : "it is presented already"
    }
  }

  private func action(for key: Key, _ modifiers: KeyModifiers) -> LabAction? {
    let context = context
    return configuration.actions.first { action in
      action.keys.contains { $0.matches(key, modifiers) } && action.isValid(context)
    }
  }

  /// The keys that mean something now, most important first.
  var footerKeys: [(key: String, meaning: String)] {
    if let list = state.lists.last { return list.footer(isOnly: session == nil) }
    let context = context
    var seen: Set<LabAction.ID> = []
    return configuration.actions.compactMap { action in
      guard let hint = action.hint, action.isValid(context), let key = action.keys.first,
        seen.insert(action.id).inserted
      else { return nil }
      return (key.text, hint)
    }
  }

  /// Does a thing to the scene; what is wrong is told in the footer.
  func apply(_ command: LabCommand) {
    guard let session else { return }
    guard state.time == nil else {
      state.message = "Enter goes on from here, Esc returns to now"
      return
    }
    do {
      try session.apply(command)
      if command.startsAgain { followTwin() } else { try twin?.apply(command) }
    } catch {
      if error.message == SceneSession.nothingScrolls { return }
      state.message =
        error.suggestion.map { "\(error.message), did you mean \($0)?" } ?? error.message
    }
  }
}
