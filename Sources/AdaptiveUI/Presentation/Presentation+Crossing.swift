import Foundation

// What a running size transition does to a presentation. Rules C16, C17, D06, D20–D24, U05, PC07.

extension Presentation {
  /// The style that one size transition leads to.
  struct Crossing {
    let coordinator: ObjectIdentifier
    let host: UITraitCollection
    let style: UIModalPresentationStyle
    /// What takes over; `nil` until asked, or when the style stays.
    var next: Choice?
    var isPrepared = false
  }

  /// The traits on the window's side after the running change.
  private func futureHostTraits(_ presenterTraits: UITraitCollection?) -> UITraitCollection {
    if let outerPresentation { return outerPresentation.futureHostTraits(nil) }
    if isInContext, contextHost !== window {
      // Without an announcement the traits inside a container to come are not known.
      return presenterTraits ?? crossing?.host ?? hostTraits
    }
    return window?.futureTraits ?? hostTraits
  }

  /// Asks once per transition which style the new traits mean.
  ///
  /// Rules D06, D20.
  private func evaluate(_ host: UITraitCollection, with coordinator: AnyObject) {
    let id = ObjectIdentifier(coordinator)
    guard crossing?.coordinator != id else { return }
    crossing = Crossing(coordinator: id, host: host, style: style(in: host))
  }

  /// Step 2 of table 12.3: the presentation controller, then what it presents.
  ///
  /// Rule C16.
  func announceTraits(
    _ presenterTraits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let host = futureHostTraits(presenterTraits)
    if !host.changedTraits(from: hostTraits).isEmpty { evaluate(host, with: coordinator) }
    let base = outerPresentation == nil ? host : presenterTraits
    let new = active.contentTraits(under: base, as: crossing?.style ?? style)
    guard !new.changedTraits(from: active.traitCollection).isEmpty else {
      note(
        .skipped, "willTransition(to:with:)", reason: skipReason, rule: "P18")
      return shown.forwardTraitsToPresentation(new, with: coordinator)
    }
    let texts = new.describeChanges(from: active.traitCollection)
    active.send("willTransition(to:with:)", old: texts.old, new: texts.new, rule: "C16") {
      active.willTransition(to: new, with: coordinator)
    }
  }

  /// Why the presented controller is not told of traits: its style gives it the same ones.
  private var skipReason: String {
    guard let next = crossing?.style, next != style else {
      return "they are the same in the \(style)"
    }
    return "they are the same as \(style) and as \(next)"
  }

  /// The default of the presentation controller's `willTransition(to:with:)`.
  func tellShown(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    shown.announceTraits(
      shown.effectiveTraits(under: traits), parentChanged: true, with: coordinator)
  }

  /// Step 3 of table 12.3: the swap is prepared, then the new size announced.
  ///
  /// Rule U09.
  func announceSize(
    _ presenterSize: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    prepareCrossing(with: coordinator)
    let size = isInContext ? presenterSize : window?.futureSize ?? presenterSize
    if let next = crossing?.next {
      guard next.shown === shown else {
        return note(
          .skipped, "viewWillTransition(to:with:)",
          reason: "\(next.shown.displayName) takes its place", rule: "D07")
      }
      let content = next.controller.frame(in: futureSpace(size)).size
      return shown.announceSize(content, with: coordinator)
    }
    guard size != container.bounds.size else {
      return shown.forwardSizeToPresentation(size, with: coordinator)
    }
    active.send(
      "viewWillTransition(to:with:)", old: container.bounds.size.traceText, new: size.traceText,
      rule: "C16"
    ) { active.viewWillTransition(to: size, with: coordinator) }
  }

  /// Asks what takes over if the style changes; asks for the style too if neither size nor
  /// traits were forwarded.
  ///
  /// Rules C15, D20: the system starts it, not the program.
  func prepareCrossing(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let coordinator = coordinator as? TransitionCoordinator else { return }
    let host = futureHostTraits(nil)
    if !host.changedTraits(from: hostTraits).isEmpty { evaluate(host, with: coordinator) }
    guard var crossing, !crossing.isPrepared else { return }
    crossing.isPrepared = true
    if crossing.style != style { crossing.next = choose(crossing.style, with: coordinator) }
    self.crossing = crossing
  }

  /// Step 4 of table 12.3: the new style takes over.
  ///
  /// Rules D21–D23.
  func performCrossing() {
    guard let next = crossing?.next else {
      crossing = nil
      return
    }
    crossing = nil
    let old = styleText
    environment.animations.perform(nil) { swap(to: next) }
    note(
      .state, "presentation style", old: old, new: styleText,
      reason: requested.delegate == nil ? "UIKit's default: no delegate answered" : nil,
      rule: "D21")
    container.setNeedsLayout()
  }
}
