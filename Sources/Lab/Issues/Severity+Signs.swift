import Sweep

// One severity has one sign and one hue everywhere: in the notice, on the card, in the list, on the
// ruler, in the header and on the canvas.

extension FindingRule.Severity {
  /// The sign before an issue.
  var sign: String {
    switch self {
    case .error: "✖"
    case .warning: "▲"
    case .note: "·"
    }
  }

  /// The tone of an issue's text.
  var tone: PaneLine.Tone {
    switch self {
    case .error: .alert
    case .warning: .warning
    case .note: .faint
    }
  }

  /// The row of a card about an issue.
  var rowKind: StepCard.Row.Kind { self == .error ? .problem : .doubt }
}

extension Notice {
  /// An issue of the scene.
  static func issue(_ text: String, _ severity: FindingRule.Severity) -> Notice {
    Notice(text, severity == .error ? .problem : .warning)
  }
}
