import AdaptiveUI
import Documents
import Foundation

extension SceneInstance {
  /// Makes a view with its subviews; its constraints wait for the hierarchy.
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

  /// Gives a view what the scene says about it, and its subviews.
  func fill(_ view: UIView, with scene: SceneView, of controller: UIViewController) {
    if let id = scene.id?.value {
      view.accessibilityIdentifier = id
      objects[id] = view
    }
    if let hidden = scene.hidden { view.isHidden = hidden }
    if let alpha = scene.alpha { view.alpha = alpha }
    if let color = scene.backgroundColor { view.backgroundColor = color.color }
    if let enabled = scene.userInteractionEnabled { view.isUserInteractionEnabled = enabled }
    if let clips = scene.clipsToBounds { view.clipsToBounds = clips }
    if let tag = scene.tag { view.tag = tag }
    setMargins(of: view, scene)
    if let semantics = scene.semanticContentAttribute {
      view.semanticContentAttribute = semantics.attribute
    }
    for name in scene.layoutGuides {
      let guide = UILayoutGuide()
      guide.identifier = name.value
      view.addLayoutGuide(guide)
      objects[name.value] = guide
    }
    setPriorities(of: view, scene)
    if let traits = scene.traitOverrides { traits.override(&view.traitOverrides) }
    if let check = scene.verifyAmbiguity { view.ambiguityCheck = check }
    fillContent(of: view, scene.content)
    fillMembers(of: view, scene, of: controller)
  }

  /// What stands in a view: rows, items, wheels, bar buttons and subviews.
  private func fillMembers(of view: UIView, _ scene: SceneView, of controller: UIViewController) {
    // The table of a table view controller is filled by what the controller says.
    if !scene.content.table.isEmpty, let table = view as? UITableView {
      fill(table, scene.content.table, of: controller)
    }
    if !scene.content.collection.sections.isEmpty, let items = view as? UICollectionView {
      fill(items, scene.content.collection, of: controller)
    }
    if let picker = view as? UIPickerView, !scene.content.picker.components.isEmpty {
      fill(picker, scene.content, of: controller)
    }
    fillBar(view, scene.content, of: controller)
    for subview in scene.subviews {
      let made = makeView(subview, of: controller)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(made)
      } else {
        ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(made)
      }
    }
  }

  private func setMargins(of view: UIView, _ scene: SceneView) {
    if let margins = scene.layoutMargins { view.layoutMargins = UIEdgeInsets(margins) }
    if let preserves = scene.preservesSuperviewLayoutMargins {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = scene.insetsLayoutMarginsFromSafeArea {
      view.insetsLayoutMarginsFromSafeArea = insets
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
