import AdaptiveUI
import SceneFiles

/// What every key does, for the help and the footer.
@MainActor enum LabKeys {
  /// The keys that mean something now, most important first.
  static func footer(_ mode: LabMode, _ session: SceneSession?) -> [(key: String, meaning: String)]
  {
    switch mode {
    case .help: return [("↑↓", "scroll"), ("Esc", "close"), ("q", "quit")]
    case .scenes, .devices:
      let back = session == nil ? "quit" : "back"
      return [("↑↓", "choose"), ("Enter", "open"), ("Esc", back), ("q", "quit")]
    case .canvas: break
    }
    guard let session else { return [("o", "scenes"), ("q", "quit")] }
    var keys: [(key: String, meaning: String)] = []
    if session.topPresented != nil { keys.append(("Esc", "dismiss")) }
    if session.canActivateFocused { keys.append(("Enter", "activate")) }
    if session.topPresented == nil, !session.scene.presentationIDs.isEmpty {
      keys.append(("p", "present"))
    }
    return keys + [
      ("?", "help"), ("q", "quit"), ("r", "rotate"), ("Tab", "focus"), ("d", "device"),
      ("Space", "pane"),
    ]
  }

  static let help = [
    "Tab Shift-Tab ↑ ↓ ← →   move the focus",
    "Enter                   activate: button, bar item, Back, tab, row",
    "r  R                    turn the window right, left",
    "p                       present the scene's first presentation",
    "Esc                     close the topmost thing as a user would",
    "d  [  ]                 choose a device, the one before, the one after",
    "PgUp PgDn, wheel        scroll what has the focus, else the log",
    "Space                   show or hide the pane (a size transition)",
    "o                       open another bundled scene",
    "m                       mouse on, off",
    "Ctrl-L                  draw everything again",
    "Ctrl-Z                  suspend; fg comes back",
    "?  F1                   this list",
    "q  Ctrl-C               quit",
  ]
}
