import Foundation

// Who presents, who is presented. Rules M20–M27, C51, PO14, SH01.

extension UIViewController {
  /// The controller that this one, or the nearest one above it, presents.
  ///
  /// Rule M21.
  var nearestPresented: UIViewController? {
    sequence(first: self, next: { $0.parent }).lazy
      .compactMap { $0.presentationLinks.current?.shown }.first
  }

  /// The presentation that shows this controller or one above it.
  var enclosingPresentation: Presentation? {
    sequence(first: self, next: { $0.parent }).lazy
      .compactMap { $0.presentationLinks.presentation }.first
  }

  /// The controller that manages, or will manage, this controller's presentation.
  ///
  /// Rules M23, D24: created from the current style on first use, and kept.
  public var presentationController: UIPresentationController? {
    enclosingPresentation?.requested
      ?? environment.perform { makePresentationController(presenting: nil, source: self) }
  }

  /// The controller that manages the presentation now: the original one, or an adaptive one.
  ///
  /// Rule M24.
  public var activePresentationController: UIPresentationController? {
    enclosingPresentation?.active
  }

  /// The popover's controller, when the style is a popover.
  ///
  /// Rule PO14.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let enclosingPresentation {
      return enclosingPresentation.requested as? UIPopoverPresentationController
    }
    guard presentationLinks.controller != nil || modalPresentationStyle == .popover else {
      return nil
    }
    return presentationController as? UIPopoverPresentationController
  }

  /// The sheet's controller, when the style is a page or form sheet.
  ///
  /// Rule SH01.
  public var sheetPresentationController: UISheetPresentationController? {
    guard environment.policy.presenting.hasSheets else { return nil }
    if let enclosingPresentation {
      return enclosingPresentation.requested as? UISheetPresentationController
        ?? enclosingPresentation.active as? UISheetPresentationController
    }
    let style = modalPresentationStyle
    guard presentationLinks.controller != nil || style == .pageSheet || style == .formSheet else {
      return nil
    }
    return presentationController as? UISheetPresentationController
  }

  /// The default of `present(_:animated:completion:)`.
  func startPresentation(
    of presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    environment.perform {
      guard isPresentable(presented) else { return }
      guard viewIfLoaded?.window != nil else {
        return logAttempt(presented, on: self, "whose view is not in the window hierarchy.", "C51")
      }
      let wantsContext = presented.presentsInContext(source: self)
      let presenter = presenter(inContext: wantsContext)
      let isInContext = wantsContext || presenter.actsAsWindow
      if let problem = presenter.reasonNotToPresent {
        return logAttempt(presented, on: presenter, problem.text, problem.rule)
      }
      guard !isInContext || presenter.allowsInside(presented) else { return }
      let controller = presented.makePresentationController(presenting: presenter, source: self)
      Presentation(
        presenter: presenter, source: self, original: presented, requested: controller
      ).start(animated: animated, completion: completion)
    }
  }

  /// The controller decides when there is one, else the style.
  private func presentsInContext(source: UIViewController) -> Bool {
    !makePresentationController(presenting: nil, source: source).shouldPresentInFullscreen
  }

  /// Whether a context style may bring `presented` into this controller; in a popover it has to
  /// slide.
  ///
  /// Rule M18.
  private func allowsInside(_ presented: UIViewController) -> Bool {
    // M18
    guard enclosingPresentation?.active is UIPopoverPresentationController,
      presented.modalTransitionStyle != .coverVertical
    else { return true }
    environment.breach(
      Breach(
        "NSInvalidArgumentException",
        "Application tried to present inside popover with transition style other than "
          + "UIModalTransitionStyleCoverVertical.", subject: traceSubject, rule: "M18"))
    return false
  }

  /// Who presents for this controller: the nearest context, or the outermost container.
  ///
  /// Rules M07, M20.
  private func presenter(inContext: Bool) -> UIViewController {
    // Nothing is presented further out than a controller that stands for a window.
    let chain = Array(sequence(first: self, next: { $0.actsAsWindow ? nil : $0.parent }))
    let context = inContext ? chain.first { $0.definesPresentationContext } : nil
    return context ?? chain.last ?? self
  }

  /// Rule M26: one presentation at a time, and none while one is on its way.
  private var reasonNotToPresent: (text: String, rule: String)? {
    if presentationLinks.presentation?.isRunningTransition == true
      || presentationLinks.current?.isRunningTransition == true
    {
      return ("while a presentation is in progress.", "M26")
    }
    return presentationLinks.current.map {
      ("which is already presenting <\($0.shown.displayName)>.", "M26")
    }
  }

  private func logAttempt(
    _ presented: UIViewController, on presenter: UIViewController, _ problem: String, _ rule: String
  ) {
    environment.logDeclined(
      "Attempt to present <\(presented.displayName)> on <\(presenter.displayName)> "
        + "(from <\(displayName)>) \(problem)", subject: traceSubject, rule: rule)
  }

  /// What UIKit answers with an exception.
  private func isPresentable(_ presented: UIViewController) -> Bool {
    let name = presented.displayName
    let problem: (text: String, rule: String)? =
      if presented === self {
        ("Application tried to present modally an active controller <\(name)>.", "M26")
      } else if let presenter = presented.presentationLinks.presentation?.presenter {
        (
          "Application tried to present modally a view controller <\(name)> that is already being "
            + "presented by <\(presenter.displayName)>.", "M26"
        )
      } else if let parent = presented.parent {
        (
          "Application tried to present modally a view controller <\(name)> that has a parent view "
            + "controller <\(parent.displayName)>.", "M26"
        )
      } else if presented.modalPresentationStyle == .none {  // M04
        (
          "The specified modal presentation style doesn't have a corresponding presentation controller.",
          "M04"
        )
      } else {
        nil
      }
    guard let problem else { return true }
    environment.breach(
      Breach(
        "NSInvalidArgumentException", problem.text, subject: traceSubject, rule: problem.rule))
    return false
  }

  /// The default of `dismiss(animated:completion:)`: what this controller presents, else the
  /// controller itself.
  ///
  /// Rule M22.
  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    let own = sequence(first: self, next: { $0.parent }).lazy
      .compactMap { $0.presentationLinks.current }.first
    guard let presentation = own ?? enclosingPresentation else {
      environment.recorder.record(
        TraceEvent(
          .refusal, traceSubject, "dismiss(animated:completion:)",
          reason: "nothing is presented", rule: "M22"))
      return
    }
    guard !presentation.stack.contains(where: \.isRunningTransition) else {
      return environment.logDeclined(
        "Attempt to dismiss from view controller <\(displayName)> while a presentation or dismiss "
          + "is in progress!", subject: traceSubject, rule: "M26")
    }
    environment.perform {
      guard presentation.stage != .waiting else { return presentation.giveUp(completion) }
      _ = presentation.end(animated: animated, byUser: false, completion: completion)
    }
  }
}
