import AdaptiveUI
import Foundation
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
    case .trial:
      return [("↑↓", "choose"), ("←→", "change"), ("Enter", "present"), ("Esc", "back")]
    case .canvas: break
    }
    guard let session else { return [("o", "scenes"), ("q", "quit")] }
    var keys: [(key: String, meaning: String)] = []
    if session.topPresented != nil { keys.append(("Esc", "dismiss")) }
    if session.hasDetents { keys.append(("+-", "detent")) }
    if session.canActivateFocused { keys.append(("Enter", "activate")) }
    keys += session.scene.keys.map { (String($0.key), $0.meaning) }
    let ids = session.scene.presentationIDs
    if ids.count > 1 || (session.topPresented == nil && !ids.isEmpty) {
      keys.append(("p", session.lastPresented == nil ? "present" : "next"))
    }
    return keys + [
      ("?", "help"), ("q", "quit"), ("r", "rotate"), ("Tab", "focus"), ("d", "device"),
      ("Space", "pane"),
    ]
  }

  /// Everything about keys, and about the scene.
  static func help(_ session: SceneSession?) -> [String] {
    guard let session else { return help }
    let own = session.scene.keys.map {
      String($0.key).padding(toLength: 24, withPad: " ", startingAt: 0) + $0.meaning
    }
    let about = session.document.opening.about
    return (about.isEmpty ? [] : about + [""]) + own + help
  }

  private static let help = [
    "Tab Shift-Tab ↑ ↓ ← →   move the focus",
    "Enter                   activate: button, bar item, Back, tab, row",
    "r  R                    turn the window right, left",
    "p                       present the scene's presentations in turn",
    "P                       try any style, delegate's answer and era",
    "+  -                    move a sheet to its next detent up, down",
    "drag down               move a sheet, or pull it away",
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

extension DocumentOpening {
  /// What to press and what to watch, and the rules behind it.
  var about: [String] {
    rules.isEmpty ? notes : notes + ["Rules: \(rules.joined(separator: " "))"]
  }
}
