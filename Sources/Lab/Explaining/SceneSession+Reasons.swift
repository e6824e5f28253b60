import AdaptiveUI
import Documents
import Foundation

extension SceneSession {
  /// Why a controller has the value of a trait, as the end of a sentence that begins with “because”.
  func reason(_ origin: TraitOrigin, _ trait: any UITraitDefinition.Type) -> String {
    switch origin {
    case .own: "it overrides this trait itself"
    case .container(let name): "\(name) gives it to what it contains"
    case .view(let name): "the view \(name) overrides it"
    case .presentation: "of how it is presented"
    case .window: windowReason(trait)
    }
  }

  /// What about the window decides: its length against the limit, the device, or an override.
  private func windowReason(_ trait: any UITraitDefinition.Type) -> String {
    let size = windowScene.geometry.size
    switch trait.name {
    case UITraitHorizontalSizeClass.name:
      return sentence(size.width, "wide", TerminalHost.regularWidth, \.horizontal)
    case UITraitVerticalSizeClass.name:
      return sentence(size.height, "high", TerminalHost.regularHeight, \.vertical)
    default: return "it was set for the whole window"
    }
  }

  private func sentence(
    _ length: CGFloat, _ word: String, _ limit: CGFloat,
    _ sizeClass: KeyPath<WindowOverrides, UIUserInterfaceSizeClass?>
  ) -> String {
    if environment.viewedClasses[keyPath: sizeClass] != nil {
      return "the window is viewed as this"
    }
    let number = "\(length.traceText) \(word)"
    if let device {
      let isLying = windowScene.interfaceOrientation.isLandscape
      return "\(device.calledName) in \(isLying ? "landscape" : "portrait") is \(number)"
    }
    if document.opening.overrides[keyPath: sizeClass] != nil { return "the scene's file sets it" }
    return "it is \(number), \(length < limit ? "under" : "at least") \(limit.traceText)"
  }
}
