import Cells

/// A line about the result of a command, or why it cannot run.
struct Notice: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The kind, which decides the sign.
  enum Kind: Sendable, Comparable {
    /// The result of a command.
    case done
    /// Information.
    case note
    /// Something in the scene that may be wrong.
    case warning
    /// A command that cannot run, or that failed; what is wrong in the scene.
    case problem
  }

  var text: String
  var kind: Kind
  /// Whether a text without room is shortened in its middle.
  var keepsEnd = false

  init(_ text: String, _ kind: Kind) {
    (self.text, self.kind) = (text, kind)
  }

  /// Most string literals are results of commands.
  init(stringLiteral text: String) { self.init(text, .done) }

  static func done(_ text: String) -> Notice { Notice(text, .done) }
  static func note(_ text: String) -> Notice { Notice(text, .note) }
  static func problem(_ text: String) -> Notice { Notice(text, .problem) }

  /// The sign before the text.
  var sign: String {
    switch kind {
    case .done: "✓"
    case .note: "›"
    case .warning: "▲"
    case .problem: "!"
    }
  }

  /// The sign with the text, in one line.
  ///
  /// Long names are shortened first, so that what happened to them stays. Of a problem, clauses
  /// without room are left out rather than broken: the card has all of it.
  func line(in columns: Int) -> String {
    guard !keepsEnd else { return "\(sign) \(text)".cutInMiddle(to: columns) }
    let whole = "\(sign) \(text)".shorteningNames(to: columns)
    guard kind >= .warning, TextWidth.columns(of: whole) > columns else {
      return whole.cut(to: columns)
    }
    let parts = whole.matches(of: #/[:;] /#).map { whole[..<$0.range.lowerBound] }
    let part = parts.last { TextWidth.columns(of: $0) <= columns }
    return part.flatMap { 2 * TextWidth.columns(of: $0) > columns ? String($0) : nil }
      ?? whole.cut(to: columns)
  }

  func style(_ theme: Theme) -> Style {
    switch kind {
    case .done, .note: theme.heading
    case .warning: theme.warning
    case .problem: theme.alert
    }
  }

  /// The time that it is shown, in seconds: enough to read a result, longer for a problem.
  var seconds: Double { kind == .done ? 5 : 10 }
}

extension Lab {
  /// Removes the notice at once, for example with the next key.
  func clearNotice() {
    state.message = nil
    noticeShown = nil
  }

  /// Records the time when the notice appears.
  func followNotice() {
    guard !configuration.isBare, let notice = state.message else {
      noticeShown = nil
      return
    }
    if noticeShown?.notice != notice { noticeShown = (notice, clock.seconds) }
  }

  /// Removes the notice after its time.
  func dropOldNotice() {
    guard let left = noticeTimeLeft, left <= 0 else { return }
    clearNotice()
    setNeedsPicture()
  }

  /// The remaining time of the notice, in seconds; `nil` without one.
  var noticeTimeLeft: Double? {
    noticeShown.map { $0.notice.seconds - (clock.seconds - $0.since) }
  }
}
