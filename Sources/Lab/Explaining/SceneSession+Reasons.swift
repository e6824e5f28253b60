import AdaptiveUI
import Documents
import Foundation

extension SceneSession {
  /// Why a controller has the value of a trait, as the end of a sentence that begins with “because”.
  ///
  /// - Parameters:
  ///   - trait: The trait.
  ///   - controller: The controller with the trait.
  ///   - size: The window when it got it, in points; `nil` for the present size.
  /// - Returns: The reason.
  func reason(
    for trait: any UITraitDefinition.Type, of controller: UIViewController, at size: CGSize? = nil
  ) -> String {
    switch controller.origin(of: trait) {
    case .own: "it overrides this trait itself"
    case .container(let name): containerReason(trait, name, controller)
    case .view(let name): "the view \(name) overrides it"
    case .presentation: presentationReason(controller)
    case .window: windowReason(trait, size ?? windowScene.geometry.size)
    }
  }

  /// The container's reason for a child's trait: a split view controller's own size class.
  private func containerReason(
    _ trait: any UITraitDefinition.Type, _ name: String, _ controller: UIViewController
  ) -> String {
    let container = sequence(first: controller, next: \.parent).first { $0.displayName == name }
    guard trait == UITraitSplitViewControllerLayoutEnvironment.self, let container else {
      return "\(name) overrides it for what it contains"
    }
    let width = container.traitCollection.describe(UITraitHorizontalSizeClass.self)
    return "\(container.spokenName) is \(width)"
  }

  private func presentationReason(_ controller: UIViewController) -> String {
    let chain = sequence(first: controller, next: \.parent)
    let summary = window.presentationSummaries.last { summary in
      chain.contains { $0 === summary.shown }
    }
    guard let summary else { return "its presentation decides it" }
    return "it is presented as \(summary.shownStyle)"
  }

  /// The property of the window that decides: its length against the limit, the device, or an
  /// override.
  private func windowReason(_ trait: any UITraitDefinition.Type, _ size: CGSize) -> String {
    let now = windowScene.geometry.size
    switch trait.name {
    case UITraitHorizontalSizeClass.name:
      return sentence(
        size.width, size.width == now.width, "wide", TerminalHost.regularWidth, \.horizontal)
    case UITraitVerticalSizeClass.name:
      return sentence(
        size.height, size.height == now.height, "high", TerminalHost.regularHeight, \.vertical)
    default: return settingReason(trait)
    }
  }

  /// Who decides a trait that no size does: an override of the window, else the reader, else the device.
  private func settingReason(_ trait: any UITraitDefinition.Type) -> String {
    if isOverriddenForWindow(trait) { return "it was set for the whole window" }
    if isReaderSetting(trait) { return "the reader set it in the system" }
    return "\(device?.calledName ?? "a terminal") has it"
  }

  /// Whether the reader has set a trait in the system, and nothing goes over it for the whole window.
  func isReaderSetting(_ trait: any UITraitDefinition.Type) -> Bool {
    environment.settings.contains(trait) && !isOverriddenForWindow(trait)
  }

  private func isOverriddenForWindow(_ trait: any UITraitDefinition.Type) -> Bool {
    windowScene.traitOverrides.contains(trait) || window.traitOverrides.contains(trait)
  }

  private func sentence(
    _ length: CGFloat, _ isNow: Bool, _ word: String, _ limit: CGFloat,
    _ sizeClass: KeyPath<WindowOverrides, UIUserInterfaceSizeClass?>
  ) -> String {
    if environment.viewedClasses[keyPath: sizeClass] != nil {
      return "the window is viewed as this"
    }
    let number = "\(length.traceText) \(word)"
    if let device {
      if placeName != device.calledName { return "the \(placeName) is \(number)" }
      let isLying = windowScene.interfaceOrientation.isLandscape
      return "\(device.calledName) in \(isLying ? "landscape" : "portrait") is \(number)"
    }
    if opening.overrides[keyPath: sizeClass] != nil { return "the scene's file sets it" }
    let verb = isNow ? "is" : "was"
    // Nobody says that 640 is at least 640.
    guard length != limit else { return "it \(verb) \(number), where regular begins" }
    return "it \(verb) \(number), \(length < limit ? "under" : "at least") \(limit.traceText)"
  }
}
