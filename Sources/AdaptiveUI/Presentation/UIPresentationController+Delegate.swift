// How delegates are asked so that a missing method differs from any answer. Rules D02–D09, D14.

extension UIPresentationController {
  /// Asks `delegate` one question and records its answer; `nil` if the method is not implemented.
  func ask<Delegate, Answer>(
    _ name: String, of delegate: Delegate?, rule: String, question: (Delegate) -> Answer,
    describe: (Answer) -> String = { "\($0)" }
  ) -> Answer? {
    guard let delegate else { return nil }
    isDelegateMethodMissing = false
    let answer = question(delegate)
    defer { isDelegateMethodMissing = false }
    guard !isDelegateMethodMissing else { return nil }
    environment.recorder.record(
      TraceEvent(.question, traceSubject, name, new: describe(answer), rule: rule))
    return answer
  }

  /// Tells `delegate` something; recorded ahead of what the delegate does in it.
  ///
  /// - Returns: Whether the method is implemented.
  @discardableResult func tell<Delegate>(
    _ name: String, of delegate: Delegate?, new: String? = nil, rule: String,
    _ message: (Delegate) -> Void
  ) -> Bool {
    guard let delegate else { return false }
    let event = TraceEvent(.callback, traceSubject, name, new: new, rule: rule)
    return environment.recorder.record(event) {
      isDelegateMethodMissing = false
      message(delegate)
      defer { isDelegateMethodMissing = false }
      return !isDelegateMethodMissing
    }
  }

  /// The delegate's valid answer about `traits`; `nil` leaves it to the style.
  ///
  /// Rules D02, D03, D11: the older question is only asked in horizontally compact environments.
  func delegateStyle(for traits: UITraitCollection) -> UIModalPresentationStyle? {
    let full = ask(
      "adaptivePresentationStyle(for:traitCollection:)", of: delegate, rule: "D02",
      question: { $0.adaptivePresentationStyle(for: self, traitCollection: traits) })
    if let full {
      return environment.policy.presenting.adaptiveAnswers.contains(full) ? full : nil
    }
    guard traits.horizontalSizeClass == .compact else { return nil }
    let short = ask(
      "adaptivePresentationStyle(for:)", of: delegate, rule: "D02",
      question: { $0.adaptivePresentationStyle(for: self) })
    guard let short, PresentationPolicy.compactAnswers.contains(short) else { return nil }
    return short
  }

  /// The controller that the delegate wants to show in an adaptive style.
  ///
  /// Rule D07.
  func substitute(for style: UIModalPresentationStyle) -> UIViewController? {
    ask(
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)", of: delegate,
      rule: "D07",
      question: {
        $0.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
      },
      describe: { $0?.displayName ?? "nil" }) ?? nil
  }
}
