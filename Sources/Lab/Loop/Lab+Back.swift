import AdaptiveUI
import CellRenderer
import Cells
import Documents

// Esc goes one level back everywhere; an invalid key shows a notice with the reason.

extension Lab {
  /// Why a key is not valid now; `nil` for keys that are never valid here.
  func reason(against key: Key, _ modifiers: KeyModifiers) -> String? {
    guard session != nil else { return nil }
    if key == .escape { return goBack() }
    let action = configuration.actions.first { action in
      action.keys.contains { $0.matches(key, modifiers) } && action.isValid(LabAction.anywhere)
    }
    if let action, context.isInTime {
      let act = action.hint ?? action.title
      return "\(act) is for now: Enter goes on from here, Esc goes back to now"
    }
    guard context.canChangeScene else { return nil }
    return action?.obstacle(self)
  }

  /// Goes back where no action does: ends a marked search, or hides a pane in place of the canvas.
  ///
  /// - Returns: The notice when there is nothing to go back from.
  private func goBack() -> String? {
    if !state.search.text.isEmpty {
      state.search = PaneSearch()
    } else if interface.showsPane, interface.place == .behind {
      togglePane()
    } else {
      return "nothing to go back to; q quits"
    }
    return nil
  }

  /// Tab visits the boxes of the canvas, then the pane, then the first box again; Shift-Tab goes in
  /// the other direction.
  func moveFocus(_ move: FocusMove) {
    if state.paneHasKeys {
      state.paneHasKeys = false
      apply(.move(move))
    } else if canPaneTakeKeys, session?.isFocusAtEnd(move) == true {
      givePaneKeys()
    } else {
      apply(.move(move))
    }
  }

  /// Gives the pane the keys, and says so: what they do is another thing then.
  func givePaneKeys() {
    state.paneHasKeys = true
    state.message = .note("the pane has the keys: ↑ ↓ Enter choose a line; Esc, Tab: the canvas")
  }

  private var canPaneTakeKeys: Bool {
    context.showsPane && !context.isInTime && interface.place != .behind
      && !interface.pane.lines.isEmpty
  }
}

extension SceneSession {
  /// What refuses a dismissal by the user, in words; `nil` if nothing does, as far as is known
  /// without calling the delegate.
  var obstacleToDismissal: String? { window.obstacleToUserDismissal }

  /// Why there is nothing to present.
  var reasonNotToPresent: String {
    scene.presentationIDs.isEmpty ? "the scene has no presentations" : "it is presented already"
  }

  /// Why Enter presses nothing, and how to make it press something.
  var wayToPress: String {
    if let disabled = focusedView?.disabledControl {
      return "\(disabled.spokenName) is disabled: a press does nothing"
    }
    guard let first = stopsInOrder(picture()).first(where: \.answersTap) else {
      return "nothing in sight can be pressed"
    }
    let text = first.asContentPresentable?.presentedContent.text ?? ""
    let name = text.isEmpty ? first.spokenName : text
    return "choose “\(VisibleText.of(name))” first (Tab, arrows, click): Enter presses it"
  }

  /// Whether a move along the order of boxes would wrap around.
  func isFocusAtEnd(_ move: FocusMove) -> Bool {
    let stops = stopsInOrder(picture())
    guard let current = stops.firstIndex(where: { $0 === focusedView }) else { return false }
    return move == .next ? current == stops.count - 1 : current == 0
  }
}

extension UIView {
  /// The disabled control that the view is in, or is.
  var disabledControl: UIControl? {
    let control = sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIControl }
      .first
    return control.flatMap { $0.isEnabled ? nil : $0 }
  }
}

extension LabCommand {
  /// The last command in readable words.
  var title: String {
    if case .change(let change) = self { return change.title }
    if case .rotate(let quarters) = self { return quarters < 0 ? "turned left" : "turned right" }
    return text
  }
}

extension SceneChange {
  /// The change in readable words.
  var title: String {
    switch self {
    case .setting(let name, let value): return Self.words(name, value)
    case .trait(SceneSession.windowName, let name, let value): return Self.words(name, value)
    case .trait(let owner, let name, let value): return "\(Self.words(name, value)) for \(owner)"
    default: return text
    }
  }

  private static func words(_ name: String, _ value: String?) -> String {
    switch (name, value) {
    case (_, nil): "\(name) as around it"
    case ("style", let style?): "\(style) appearance"
    case ("text-size", let size?): "text size \(size.uppercased())"
    case ("direction", "rightToLeft"): "right to left"
    case ("direction", "leftToRight"): "left to right"
    case (_, let value?): "\(name) \(value)"
    }
  }
}
