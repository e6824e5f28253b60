package import AdaptiveUI
import Documents
import Foundation

/// Why a view or a controller has its frame, traits and presentation.
package struct Explanation: Sendable, Codable, Equatable {
  /// The readable name: the identifier, class and text, or class and number.
  package var subject: String
  /// Its name in its Xcode document; `nil` if it is not from one.
  package var id: String?
  package var className: String
  /// The reasons for frame, traits and presentation, in plain words.
  package var sentences: [String]
  /// The controller that the view belongs to.
  package var controller: String?
  package var traits: [Trait]
  /// In the superview, in points.
  package var frame: String
  /// What sets the frame.
  package var placement: String
  /// The constraints that determine the horizontal frame, as in UIKit's log.
  package var horizontal: [String]
  /// The same for the vertical frame.
  package var vertical: [String]
  package var isAmbiguous: Bool
  /// The factor by which letters shrink so that the text fits; `nil` if they do not.
  package var letters: String?
  /// UIKit's log about contradictions that involve the view.
  package var conflicts: [String]
  /// The variants of an image view's image, with the chosen one marked; `nil` for other views.
  ///
  /// Rules A08, A12.
  package var image: [String]?
  /// The accessibility properties, a line each; `nil` for none.
  package var accessibility: [String]?
  /// The document's connections to the view; `nil` for none.
  package var connections: [String]?
  /// The events of the last step about the subject, with the rule's id at the end.
  package var lastStep: [String]

  /// A trait with its value and origin.
  package struct Trait: Sendable, Codable, Equatable {
    package var name: String
    package var value: String
    package var origin: String
  }
}

extension SceneSession {
  /// Explains a view or controller by its name: an identifier, a readable name, or its text.
  ///
  /// - Throws: ``CommandProblem`` when none matches.
  package func explanation(of name: String) throws(CommandProblem) -> Explanation {
    let views = views
    guard let view = view(named: name, among: views) else {
      throw problem(with: name, "nothing in the window is called", among: views)
    }
    return explanation(of: view)
  }

  /// Explains a view, or the controller whose root view it is.
  package func explanation(of view: UIView) -> Explanation {
    let controller = view.viewController
    let owner = controller ?? view.owningViewController
    let name = controller?.displayName ?? view.displayName
    return Explanation(
      subject: controller?.spokenName ?? view.spokenName,
      id: (controller ?? view).documentIdentifier?.text,
      className: controller?.className ?? view.className,
      sentences: sentences(about: view),
      controller: controller == nil ? owner?.spokenName : nil,
      traits: traits(of: view), frame: view.frame.explanation, placement: placement(of: view),
      horizontal: view.layoutDependencies(for: .horizontal),
      vertical: view.layoutDependencies(for: .vertical),
      isAmbiguous: view.hasAmbiguousLayout, letters: letters(of: view),
      conflicts: conflicts(about: view),
      image: versions(of: view), accessibility: accessibility(of: view),
      connections: connections(of: view),
      lastStep: lastLines(about: [name, view.displayName]))
  }

  private func letters(of view: UIView) -> String? {
    guard let text = view as? any ShrinkingText else { return nil }
    let (shown, least) = (text.fontScale(in: view.bounds.size), text.leastFontScale)
    guard shown < 1 else { return nil }
    func percent(_ scale: CGFloat) -> String { "\(Int((scale * 100).rounded())) %" }
    return "drawn at \(percent(shown)) of their size, at least at \(percent(least))"
  }

  private func accessibility(of view: UIView) -> [String]? {
    let traits = UIAccessibilityTraits.named.filter { view.accessibilityTraits.contains($0.trait) }
    let found = [
      view.accessibilityLabel.map { "label “\($0)”" },
      view.accessibilityHint.map { "hint “\($0)”" },
      view.accessibilityValue.map { "value “\($0)”" },
      view.testIdentifier.map { "identifier “\($0)”" },
      traits.isEmpty ? nil : "traits \(traits.map(\.name).joined(separator: ", "))",
    ].compactMap { $0 }
    return found.isEmpty ? nil : found
  }

  private func connections(of view: UIView) -> [String]? {
    let found = world.scene.connections(of: view)
    return found.isEmpty ? nil : found
  }

  private func traits(of view: UIView) -> [Explanation.Trait] {
    let shown: [any UITraitDefinition.Type] = [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitPreferredContentSizeCategory.self,
    ]
    let traits = view.viewController?.traitCollection ?? view.traitCollection
    return shown.map { trait in
      let origin = view.viewController?.origin(of: trait) ?? view.origin(of: trait)
      return Explanation.Trait(
        name: trait.name, value: traits.describe(trait), origin: words(origin, trait))
    }
  }

  /// The origin in words; for a window's size classes with the width or height that decides them, for
  /// what the reader set with that.
  func words(_ origin: TraitOrigin, _ trait: any UITraitDefinition.Type) -> String {
    guard origin == .window else { return origin.summary }
    let size = windowScene.geometry.size
    switch trait.name {
    case UITraitHorizontalSizeClass.name:
      return reason(size.width, limit: TerminalHost.regularWidth, \.horizontal)
    case UITraitVerticalSizeClass.name:
      return reason(size.height, limit: TerminalHost.regularHeight, \.vertical)
    default: return isReaderSetting(trait) ? "window (reader)" : origin.summary
    }
  }

  private func placement(of view: UIView) -> String {
    guard let superview = view.superview else { return "the scene: it is the window" }
    if !view.translatesAutoresizingMaskIntoConstraints { return "constraints" }
    if superview is UIWindow { return "the window, which it fills" }
    if view.viewController?.parent?.viewIfLoaded === superview,
      superview.className != "UIView"
    {
      return "its container"
    }
    return "its frame, and its autoresizing mask when the superview changes size"
  }

  /// The slots of an image, as in an asset catalogue.
  ///
  /// Figure 13-2.
  private func versions(of view: UIView) -> [String]? {
    guard let view = view as? UIImageView, let shown = view.shownImage,
      let asset = shown.imageAsset
    else { return nil }
    let traits: [any UITraitDefinition.Type] = [
      UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitUserInterfaceStyle.self,
    ]
    return asset.versions.map { version in
      let said = traits.filter { !["unspecified", "0"].contains(version.traits.describe($0)) }
        .map { "\($0.name) \(version.traits.describe($0))" }
      let mark = version.traits == shown.traitCollection ? "●" : "○"
      return "\(mark) \(said.joined(separator: ", "))  \(version.size.traceText)"
    }
  }

  private func conflicts(about view: UIView) -> [String] {
    let broken = window.brokenConstraints.filter { constraint in
      [constraint.firstItem, constraint.secondItem].contains { $0 === view }
    }
    guard !broken.isEmpty else { return [] }
    let logs = environment.recorder.steps.flatMap(\.events)
      .filter { $0.kind == .log && $0.rule == "LA8.3" }.compactMap(\.reason)
    return logs.filter { log in
      let end = log.range(of: "breaking constraint").map { log[$0.upperBound...] } ?? ""
      return broken.contains { end.contains($0.logMarker) }
    }
  }

  private func lastLines(about names: [String]) -> [String] {
    guard let step = environment.recorder.steps.last else { return [] }
    return step.events.filter { event in
      event.subject.map { names.contains($0.identifier) } ?? false
    }.flatMap { TraceText.lines($0, rules: true) }
  }
}

extension CGRect {
  fileprivate var explanation: String {
    "x \(minX.traceText), y \(minY.traceText), \(width.traceText) × \(height.traceText)"
  }
}

extension SceneSession {
  /// Why the window has a size class: the terminal's limit, the scene's override, or the device.
  func reason(
    _ length: CGFloat, limit: CGFloat,
    _ override: KeyPath<WindowOverrides, UIUserInterfaceSizeClass?>
  ) -> String {
    if environment.viewedClasses[keyPath: override] != nil { return "window (viewed as)" }
    if let device { return "window (\(device.calledName))" }
    if opening.overrides[keyPath: override] != nil { return "window (set by the scene)" }
    return "window (\(length.traceText) \(length < limit ? "<" : "≥") \(limit.traceText))"
  }
}
