import AdaptiveUI

/// The category of a line in the log.
enum LogCategory: Sendable, Equatable {
  case traits, sizes, layout, appearance, presentation
  /// Members without effect that a program or document sets.
  case kept
  /// Refusals, breaches, UIKit's own messages and all other events: always shown.
  case other

  init(_ event: TraceEvent) {
    if event.keptMember != nil {
      self = .kept
      return
    }
    switch event.kind {
    case .refusal, .breach, .log: self = .other
    case .callback, .skipped, .question, .state: self = Self.names[event.name] ?? .other
    }
  }

  private static let names: [String: LogCategory] = [
    "willTransition(to:with:)": .traits, "traitCollectionDidChange(_:)": .traits,
    "registerForTraitChanges handler": .traits,
    "viewWillTransition(to:with:)": .sizes, "scene geometry": .sizes, "bounds": .sizes,
    "windowScene(_:didUpdateEffectiveGeometry:)": .sizes,
    "preferredContentSizeDidChange(forChildContentContainer:)": .sizes,
    "viewWillLayoutSubviews()": .layout, "viewDidLayoutSubviews()": .layout,
    "viewLayoutMarginsDidChange()": .layout, "viewSafeAreaInsetsDidChange()": .layout,
    "updateViewConstraints()": .layout,
    "loadView()": .appearance, "viewDidLoad()": .appearance,
    "viewWillAppear(_:)": .appearance, "viewIsAppearing(_:)": .appearance,
    "viewDidAppear(_:)": .appearance, "viewWillDisappear(_:)": .appearance,
    "viewDidDisappear(_:)": .appearance, "willMove(toParent:)": .appearance,
    "didMove(toParent:)": .appearance,
    "presented": .presentation, "dismissed": .presentation, "presentation style": .presentation,
    "popover": .presentation, "dismissal cancelled": .presentation,
    "presentationTransitionWillBegin()": .presentation,
    "presentationTransitionDidEnd(_:)": .presentation,
    "dismissalTransitionWillBegin()": .presentation,
    "dismissalTransitionDidEnd(_:)": .presentation,
  ]

  /// The name of a folded run of such lines; `nil` for lines that are never folded.
  var foldedName: String? {
    switch self {
    case .layout: "layout"
    case .appearance: "appearance"
    case .kept: "set without effect"
    case .traits, .sizes, .presentation, .other: nil
    }
  }
}

/// The filter of the log.
enum LogFilter: String, Sendable, CaseIterable {
  /// Everything, with runs of layout and appearance callbacks and of members without effect as counts.
  case folded
  case everything, traits, sizes, layout, appearance, presentation

  var next: LogFilter {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }

  func shows(_ category: LogCategory) -> Bool {
    switch self {
    case .folded, .everything: true
    case .traits: category == .traits || category == .other
    case .sizes: category == .sizes || category == .other
    case .layout: category == .layout || category == .other
    case .appearance: category == .appearance || category == .other
    case .presentation: category == .presentation || category == .other
    }
  }
}
