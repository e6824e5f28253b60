import AdaptiveUI
import Documents
import Foundation

// Reasons in plain words.

extension SceneSession {
  /// A sentence for each important number of a view's frame, one for an empty list, one for its
  /// presentation, one for its size classes.
  func sentences(about view: UIView) -> [String] {
    view.frameSentences
      + [placeInWindow(of: view), placeholder(of: view), scene.whoFills(view)].compactMap { $0 }
      + [presentation(of: view)].compactMap { $0 } + [sizeClasses(of: view)]
  }

  /// Where the view is in the window, as the picture says it; `nil` where its superview counts the same.
  private func placeInWindow(of view: UIView) -> String? {
    guard let superview = view.superview else { return nil }
    let place = superview.convert(view.frame, to: window).origin
    guard abs(place.x - view.frame.minX) + abs(place.y - view.frame.minY) > 0.01 else { return nil }
    func text(_ point: CGPoint) -> String { "\(point.x.textInSums), \(point.y.textInSums)" }
    let name = superview.nameInSums
    return "\(text(view.frame.origin)) in \(name) is \(text(place)) in the window"
  }

  /// Who decides the frame of a view for which the document only has a placeholder; `nil` for others.
  private func placeholder(of view: UIView) -> String? {
    let isHeld = scene.placeholders.contains { constraint in
      !constraint.isActive && (constraint.firstItem === view || constraint.secondItem === view)
    }
    guard isHeld, view.hasAmbiguousLayout else { return nil }
    return "one of its constraints is only a placeholder in the document: a program makes another, "
      + "and until then nothing decides the frame"
  }

  // MARK: Size classes

  private func sizeClasses(of view: UIView) -> String {
    let traits = view.viewController?.traitCollection ?? view.traitCollection
    let across = origin(of: UITraitHorizontalSizeClass.self, view)
    let down = origin(of: UITraitVerticalSizeClass.self, view)
    let size = windowScene.geometry.size
    let (width, height) = (
      "horizontally \(traits.describe(UITraitHorizontalSizeClass.self))",
      "vertically \(traits.describe(UITraitVerticalSizeClass.self))"
    )
    let reasons = [
      cause(
        across, size.width, "wide", limit: TerminalHost.regularWidth, overrides: \.horizontal),
      cause(
        down, size.height, "high", limit: TerminalHost.regularHeight, overrides: \.vertical),
    ]
    if reasons[0] == reasons[1] { return "\(width) and \(height) \(reasons[0])" }
    return "\(width) \(reasons[0]); \(height) \(reasons[1])"
  }

  private func origin(of trait: any UITraitDefinition.Type, _ view: UIView) -> TraitOrigin {
    view.viewController?.origin(of: trait) ?? view.origin(of: trait)
  }

  private func cause(
    _ origin: TraitOrigin, _ length: CGFloat, _ word: String, limit: CGFloat,
    overrides: KeyPath<WindowOverrides, UIUserInterfaceSizeClass?>
  ) -> String {
    switch origin {
    case .own: return "because it overrides that itself"
    case .container(let name): return "because \(name) overrides it"
    case .view(let name): return "because the view \(name) overrides it"
    case .presentation: return "because its presentation decides so"
    case .window: break
    }
    if environment.viewedClasses[keyPath: overrides] != nil {
      return "because the window is viewed as that"
    }
    let text = length.traceText
    if let device {
      let name = device.calledName
      return "because a window of \(windowScene.geometry.size.traceText) on \(name) is"
    }
    if opening.overrides[keyPath: overrides] != nil {
      return "because the scene says so"
    }
    let side = length < limit ? "less than" : "and regular begins at"
    return "because the window is \(text) points \(word), \(side) \(limit.traceText)"
  }

  // MARK: Presentations

  private func presentation(of view: UIView) -> String? {
    let summary = window.presentationSummaries.last { summary in
      summary.shown.viewIfLoaded.map { view.isDescendant(of: $0) } ?? false
    }
    guard let summary else { return nil }
    let name = summary.shown.spokenName
    let presenter = summary.presenter?.spokenName ?? "nobody"
    let place = summary.removesPresenter ? "instead of \(presenter)" : "over \(presenter)"
    let answer = delegateAnswer(about: summary.shown)
    guard summary.shownStyle != summary.requestedStyle else {
      let kept = answer == "none" ? "; its delegate wants no other style" : ""
      return "\(name) is shown \(place) as \(summary.shownStyle), which was asked for\(kept)"
    }
    let width = windowScene.traitCollection.describe(UITraitHorizontalSizeClass.self)
    let height = windowScene.traitCollection.describe(UITraitVerticalSizeClass.self)
    let reason =
      answer.map { "its delegate answers \($0)" } ?? "and no delegate says otherwise"
    return
      "\(name) is shown \(place) as \(summary.shownStyle): \(summary.requestedStyle) was asked for, "
      + "the window is \(width) across and \(height) down, \(reason)"
  }

  /// The delegate's last answer about the style of the presentation; `nil` if none was asked.
  private func delegateAnswer(about shown: UIViewController) -> String? {
    let name = shown.displayName
    for step in environment.recorder.steps.reversed() {
      let answer = step.events.last {
        $0.kind == .question && $0.name.hasPrefix("adaptivePresentationStyle(for:")
          && $0.subject?.identifier == name
      }
      if let answer { return answer.new }
    }
    return nil
  }
}
