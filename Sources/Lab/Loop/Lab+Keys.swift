import AdaptiveUI
import Cells
import Documents
import Foundation

extension Lab {
  /// The context that decides which keys are valid.
  var context: LabContext {
    var context = LabContext()
    context.isBare = configuration.isBare
    context.hasSources = !configuration.sources.isEmpty || !screens.isEmpty
    context.isInTime = state.time != nil
    context.showsWall = wall != nil
    context.showsPane = interface.showsPane && session != nil
    context.paneHasKeys = state.paneHasKeys && context.showsPane
    context.showsSource = context.showsPane && state.pane == .source
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
    context.canUndo = session.canUndo
    context.canRedo = !session.undone.isEmpty
    context.hasOwnWindow = session.hasOwnWindow
    context.hasLosses = versions?.hasLosses == true
    // A focused view that scrolls has these keys.
    if context.showsPane, context.isOnCanvas, !session.canScrollFocused {
      context.cardGoesOn = interface.pane.cardGoesOn
      context.cardIsScrolled = !context.cardGoesOn && interface.pane.cardIsScrolled
    }
    return context
  }

  /// Handles a key: first the view that has the keys, then the lab.
  func press(_ key: Key, _ modifiers: KeyModifiers) {
    let (notice, isRepeated) = (state.message, key == lastKey)
    lastKey = key
    clearNotice()
    if key == .character("c"), modifiers.contains(.control) {
      isRunning = false
    } else if state.search.isTyping {
      typeSearch(key)
    } else if !state.lists.isEmpty {
      pressInList(key, modifiers)
    } else if typeIntoField(key, modifiers) {
      return
    } else if case .character(let own) = key, modifiers.subtracting(.shift).isEmpty,
      context.canChangeScene, session?.scene.keys.contains(where: { $0.key == own }) == true
    {
      apply(.key(own))
    } else if let action = action(for: key, modifiers) {
      action.perform(self)
    } else if key == .enter, isRepeated, let notice, notice.kind != .problem {
      // Who confirms twice out of habit wants to read what became of it.
      state.message = notice
    } else {
      state.message = reason(against: key, modifiers).map(Notice.note)
    }
  }

  private func action(for key: Key, _ modifiers: KeyModifiers) -> LabAction? {
    let context = context
    return configuration.actions.first { action in
      action.keys.contains { $0.matches(key, modifiers) } && action.isValid(context)
    }
  }

  /// The keys that are valid now, most important first.
  var footerKeys: [(key: String, meaning: String)] {
    if let list = state.lists.last { return list.footer(isFirst: isAtFirstList) }
    if isTyping { return typingKeys }
    let hasWayOut = session?.obstacleToDismissal == nil
    let keys = footer.keys(
      in: context, hasWayOut: hasWayOut, button: hasWayOut ? nil : session?.wayOut)
    // The scene's own keys come first everywhere: the lab's action on the same key is unused.
    guard context.canChangeScene, let own = session?.scene.keys, !own.isEmpty else { return keys }
    let taken = own.map { (key: String($0.key), meaning: $0.meaning) }
    return taken + keys.filter { entry in !taken.contains { $0.key == entry.key } }
  }

  /// Runs a command on the scene; the footer shows errors and invisible results.
  func apply(_ command: LabCommand) {
    if let problem = attempt(command) { state.message = .problem(problem) }
  }

  /// Runs a command on the scene.
  ///
  /// - Returns: Why it cannot run; `nil` when it did.
  func attempt(_ command: LabCommand) -> String? {
    guard let session else { return nil }
    guard state.time == nil else { return "Enter goes on from here, Esc returns to now" }
    let obstacle = command == .dismiss ? session.obstacleToDismissal : nil
    do {
      try session.apply(command)
      if command.startsAgain {
        followOtherEra()
        followWall()
      } else {
        wall?.apply(command, focus: session.focusName)
        try applyInOtherEra(command)
      }
      if let obstacle {
        let way = session.wayOut.map { "refused, “\($0)” leads out (Tab, Enter); " }
        state.message = .problem((way ?? "no way out: ") + obstacle)
      }
      return nil
    } catch {
      return error.suggestion.map { "\(error.message), did you mean \($0)?" } ?? error.message
    }
  }

  /// Runs a command in the other era; what scrolls here may be at its end there.
  private func applyInOtherEra(_ command: LabCommand) throws(CommandProblem) {
    do throws(CommandProblem) {
      try otherEra?.apply(command)
    } catch {
      guard error.message == SceneSession.nothingScrolls else { throw error }
    }
  }
}
