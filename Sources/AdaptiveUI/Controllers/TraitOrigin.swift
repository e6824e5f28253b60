/// Where a controller's value of a trait comes from.
package enum TraitOrigin: Sendable, Equatable {
  /// The controller's own `traitOverrides`.
  case own
  /// What the container with this name lays over it: set by the program, or the container's own
  /// way.
  case container(String)
  /// An override of the view with this name, between controller and container.
  case view(String)
  /// The presentation that shows the controller, or its preferred style.
  case presentation
  /// The window.
  case window

  /// The origin in words.
  package var summary: String {
    switch self {
    case .own: "own override"
    case .container(let name): "override of \(name)"
    case .view(let name): "override of view \(name)"
    case .presentation: "presentation"
    case .window: "window"
    }
  }
}

extension UIViewController {
  /// Where this controller's value of `trait` comes from.
  ///
  /// Rules P02, P05, P12, P17, P25.
  package func origin(of trait: UITrait) -> TraitOrigin {
    if traitState.overrides.contains(trait) { return .own }
    if let parent {
      let imposed = parent.imposedTraits(on: self, under: parent.traitCollection)
      if imposed?.values.contains(trait) == true { return .container(parent.displayName) }
      if let view = overridingView(of: trait, below: parent) { return .view(view.spokenName) }
      return parent.origin(of: trait)
    }
    guard let presentation = presentationLinks.presentation else { return .window }
    let isWindowValue =
      presentation.active.traitCollection.describe(trait)
      == viewIfLoaded?.window?.traitCollection.describe(trait)
    return isWindowValue ? .window : .presentation
  }

  /// The innermost view between the two that overrides `trait`, in eras where views may.
  private func overridingView(of trait: UITrait, below parent: UIViewController) -> UIView? {
    guard environment.policy.controllerTraitsComeFrom == .superview else { return nil }
    var view = viewIfLoaded?.superview
    while let current = view, current !== parent.viewIfLoaded?.superview {
      if current.traitState.overrides.contains(trait) { return current }
      view = current.superview
    }
    return nil
  }
}

extension UIView {
  /// Where this view's value of `trait` comes from: itself, a view around it, or its controller.
  ///
  /// Rules P02, P05.
  package func origin(of trait: UITrait) -> TraitOrigin {
    var view: UIView? = self
    while let current = view {
      if current.traitState.overrides.contains(trait) {
        return current === self ? .own : .view(current.spokenName)
      }
      if let controller = current.viewController { return controller.origin(of: trait) }
      view = current.superview
    }
    return .window
  }
}
