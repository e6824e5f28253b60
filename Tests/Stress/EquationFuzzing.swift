import AdaptiveUI
import Cells

/// Constraints of a scene file, from their characters to the layout that they ask for.
@MainActor enum EquationFuzzing {
  static func run(_ input: [UInt8]) -> String? {
    // As JSON, which YAML contains: the equation arrives as it is.
    let quoted = input.map { byte in
      switch byte {
      case 0x22: "\\\""
      case 0x5C: "\\\\"
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
    let text = """
      root:
        view:
          subviews:
            - {id: a, class: UILabel, text: A, constraints: ["\(quoted)"]}
            - {id: b, constraints: ["leading == a.trailing + 8", "width >= 10"]}

      """
    return SceneFuzzing.run(Array(text.utf8))
  }

  nonisolated static let words = [
    "a.", "b.", "superview.", "safeArea.", "margins.", "readable.", "leading", "trailing", "left",
    "width", "height", "centerX", "centerY", "top", "bottom", "firstBaseline", "baseline", "==",
    "<=", ">=", "=", "≤", "≥", " + ", " - ", " * ", " / ", "(", ")", "@", "@required",
    "@defaultHigh", "@250", "1/0", "1e400", "0", "-", "superview.superview.width", "lastBaseline",
  ]
}
