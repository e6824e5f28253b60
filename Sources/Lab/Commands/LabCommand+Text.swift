import AdaptiveUI
import Cells
import Foundation

extension LabCommand {
  /// The height of a row of text, in points.
  static let textRow = Double(TerminalHost.cell.height)

  /// The command as scripts and recordings write it.
  public var text: String {
    switch self {
    case .resize(let columns, let rows): "resize \(columns)x\(rows)"
    case .rotate(let quarters): quarters < 0 ? "rotate left" : "rotate right"
    case .device(let name): "device \(name ?? "terminal")"
    case .present(let id): Self.joined("present", id)
    case .presentNext: "present-next"
    case .dismiss: "dismiss"
    case .pull(let rows): "pull \(rows)"
    case .detent(let isUp): isUp ? "raise" : "lower"
    case .tryOut(let trial): Self.joined("try \(trial.style)", trial.answer.map { "\($0)" })
    case .key(let key): "key \(key)"
    case .type(let key): "type \(key.text)"
    case .focus(let id): "focus \(id)"
    case .move(let move): "move \(move.rawValue)"
    case .activate(let id): Self.joined("activate", id)
    case .click(let point): "click \(point.column),\(point.row)"
    case .select(let point): "select \(point.column),\(point.row)"
    case .scroll(let rows, let height, let point):
      Self.joined(
        "scroll \(rows)"
          + (height == Self.textRow ? "" : "x\(CGFloat(height).traceText)"),
        point.map { "\($0.column),\($0.row)" })
    case .press(let point): "press \(point.column),\(point.row)"
    case .drag(let point): "drag \(point.column),\(point.row)"
    case .drop: "drop"
    case .gesture(let gesture): gesture.text
    case .dragWindow(let width, let height): "drag-window \(width)x\(height)"
    case .window(let width, let height): "window \(width)x\(height)"
    case .fullWindow: "window full"
    case .change(let change): change.text
    case .undo: "undo"
    case .redo: "redo"
    }
  }

  private static func joined(_ verb: String, _ rest: String?) -> String {
    rest.map { "\(verb) \($0)" } ?? verb
  }
}

extension TypedKey {
  /// The key as scripts and recordings write it.
  var text: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .backspace: "backspace"
    case .done: "done"
    }
  }

  init?(text: String) {
    switch text {
    case "space": self = .character(" ")
    case "backspace": self = .backspace
    case "done": self = .done
    default:
      guard let character = text.first, text.count == 1 else { return nil }
      self = .character(character)
    }
  }
}

extension SceneChange {
  /// The change as scripts and recordings write it.
  public var text: String {
    switch self {
    case .trait(let owner, let name, let value):
      "override \(owner) \(name) \(value ?? SceneChange.inherit)"
    case .setting(let name, let value): "\(name) \(value)"
    case .constant(let name, let value): "constant \(name) \(value.traceText)"
    case .priority(let name, let value): "priority \(name) \(value)"
    case .era(let number): "uikit \(number)"
    case .displayMode(let owner, let mode):
      "display-mode \(owner.map { "\($0) " } ?? "")\(mode)"
    case .place(let place): "place \(place)"
    case .call(let isOn): "call \(isOn ? "on" : "off")"
    case .viewAs(let horizontal?, let vertical?): "view-as \(horizontal) \(vertical)"
    case .viewAs: "view-as itself"
    case .install(let name, let isOn, let pair):
      "install \(name) \(isOn ? "on" : "off")"
        + (pair.map { " \($0.width) \($0.height)" } ?? "")
    }
  }

  /// The word for the end of an override.
  static let inherit = "inherit"
}
