import AdaptiveUI
import Attributes
import Documents
import Foundation

extension SceneInstance {
  /// Creates a view with its subviews; its constraints are deferred until it is in the hierarchy.
  func makeView(_ scene: SceneView, of controller: UIViewController) -> UIView {
    let view = newView(scene, of: controller)
    if let frame = scene.placement.frame {
      view.frame = frame.value
      view.autoresizingMask = scene.placement.autoresizing ?? []
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let condition = scene.condition { variations(of: controller).add(view, condition) }
    fill(view, with: scene, of: controller)
    waitToActivate(scene.placement.constraints, owner: view, of: controller)
    return view
  }

  /// Sets the attributes of a view and adds its subviews.
  func fill(_ view: UIView, with scene: SceneView, of controller: UIViewController) {
    if let id = scene.id?.value {
      view.accessibilityIdentifier = id
      objects[id] = view
    }
    if let margins = scene.layoutMargins { view.layoutMargins = UIEdgeInsets(margins) }
    for name in scene.layoutGuides {
      let guide = UILayoutGuide()
      guide.identifier = name.value
      view.addLayoutGuide(guide)
      objects[name.value] = guide
    }
    setPriorities(of: view, scene)
    if let traits = scene.traitOverrides { traits.override(&view.traitOverrides) }
    for said in scene.said {
      switch said {
      case .value(let attribute, let value): _ = attribute.set(view, value)
      case .special(let special): set(special, of: view, scene.content, of: controller)
      }
    }
    for subview in scene.subviews {
      let made = makeView(subview, of: controller)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(made)
      } else {
        ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(made)
      }
    }
  }

  private func setPriorities(of view: UIView, _ scene: SceneView) {
    if let hugging = scene.hugging {
      view.setContentHuggingPriority(hugging.across, for: .horizontal)
      view.setContentHuggingPriority(hugging.down, for: .vertical)
    }
    if let resistance = scene.compressionResistance {
      view.setContentCompressionResistancePriority(resistance.across, for: .horizontal)
      view.setContentCompressionResistancePriority(resistance.down, for: .vertical)
    }
  }
}

extension SceneView.AxisPair {
  var across: UILayoutPriority { UILayoutPriority(Float(horizontal)) }
  var down: UILayoutPriority { UILayoutPriority(Float(vertical)) }
}
