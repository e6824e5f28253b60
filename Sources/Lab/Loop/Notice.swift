/// One line that says what an act did, or why it cannot be done.
struct Notice: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// What it is, which decides its sign.
  enum Kind: Sendable {
    /// Something was done.
    case done
    /// Something to know.
    case note
    /// Something cannot be done, or went wrong.
    case problem
  }

  var text: String
  var kind: Kind

  init(_ text: String, _ kind: Kind) {
    (self.text, self.kind) = (text, kind)
  }

  /// What is written down in the code mostly says what was done.
  init(stringLiteral text: String) { self.init(text, .done) }

  static func done(_ text: String) -> Notice { Notice(text, .done) }
  static func note(_ text: String) -> Notice { Notice(text, .note) }
  static func problem(_ text: String) -> Notice { Notice(text, .problem) }

  /// Stands before the text.
  var sign: String {
    switch kind {
    case .done: "✓"
    case .note: "›"
    case .problem: "!"
    }
  }

  /// How long it is shown, in seconds: an answer as long as it takes to read, a problem longer.
  var seconds: Double { kind == .done ? 5 : 10 }
}

extension Lab {
  /// Takes the notice away at once, such as with the next key.
  func clearNotice() {
    state.message = nil
    noticeShown = nil
  }

  /// Notes since when the notice is shown.
  func followNotice() {
    guard !configuration.isBare, let notice = state.message else {
      noticeShown = nil
      return
    }
    if noticeShown?.notice != notice { noticeShown = (notice, clock.seconds) }
  }

  /// Takes the notice away when it has been shown long enough.
  func dropOldNotice() {
    guard let left = noticeTimeLeft, left <= 0 else { return }
    clearNotice()
    setNeedsPicture()
  }

  /// How long the notice is still shown, in seconds; `nil` without one.
  var noticeTimeLeft: Double? {
    noticeShown.map { $0.notice.seconds - (clock.seconds - $0.since) }
  }
}
