// What a presentation becomes in an environment. Rules D02–D10, M30–M36, PC09.

extension Presentation {
  /// What an environment makes of the presentation.
  struct Choice {
    let controller: UIPresentationController
    let shown: UIViewController
  }

  /// Asks which style the presentation takes in `traits`.
  ///
  /// Rules D02, D04, D06.
  func style(in traits: UITraitCollection) -> UIModalPresentationStyle {
    let own = requested.presentationStyle
    let adaptive = requested.adaptivePresentationStyle(for: traits)
    // D04 D05 M30 M31 M33
    guard adaptive != .none, adaptive != .automatic, adaptive != own else { return own }
    if own == .custom, stage == .shown {  // PC09
      note(
        .refusal, "adaptation to \(adaptive)",
        reason: "a running custom presentation cannot become one of the system's", rule: "PC09")
      return own
    }
    return adaptive
  }

  /// Asks for a substitute and announces what will be used.
  ///
  /// Rules D07–D09, D22: without adaptation the original comes back and the delegate is not asked for a
  /// substitute.
  func choose(
    _ style: UIModalPresentationStyle, with coordinator: TransitionCoordinator
  ) -> Choice {
    guard style != requested.presentationStyle else {
      announce(.none, with: coordinator)  // D09
      return Choice(controller: requested, shown: original)
    }
    let shown = requested.substitute(for: style) ?? original
    let controller = requested.adaptiveController(for: style, presented: shown)
    if requested.environment.policy.presenting.preparesAdaptiveController {  // D08
      requested.tell(
        "presentationController(_:prepare:)", of: requested.delegate, new: "\(style)", rule: "D08"
      ) { $0.presentationController(requested, prepare: controller) }
    }
    announce(style, with: coordinator)  // D10
    return Choice(controller: controller, shown: shown)
  }

  private func announce(
    _ style: UIModalPresentationStyle, with coordinator: TransitionCoordinator
  ) {
    requested.tell(
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
      of: requested.delegate, new: "\(style)", rule: "D09"
    ) {
      $0.presentationController(
        requested, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    }
  }

  /// The style, and what it came from, in words: `formSheet`, adapted from `popover`.
  var styleText: String {
    style == requested.presentationStyle
      ? "\(style)" : "\(style), adapted from \(requested.presentationStyle)"
  }
}
