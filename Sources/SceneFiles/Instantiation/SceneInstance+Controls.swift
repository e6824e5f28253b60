import AdaptiveLists
import AdaptiveUI
import Attributes
import Documents
import Foundation

extension SceneInstance {
  /// A view of the scene's class, with its action.
  func newView(_ scene: SceneView, of controller: UIViewController) -> UIView {
    let name = scene.className.value
    let view = classes.views[name]?.make() ?? newSystemView(scene)
    if let control = view as? UIControl,
      let action = makeAction(scene.content.action, for: controller)
    {
      let event: UIControl.Event = control is UIButton ? .primaryActionTriggered : .valueChanged
      control.addAction(action, for: event)
    }
    return view
  }

  private func newSystemView(_ scene: SceneView) -> UIView {
    let table = classes.table(ofView: scene.className.value) ?? .view
    if let make = table.make { return make() }
    // Classes that need more than an initializer.
    switch table.name {
    case "UIButton": return UIButton(type: scene.content.button.type?.type ?? .system)
    case "UITableView":
      return UITableView(frame: .zero, style: scene.content.table.style?.style ?? .plain)
    case "UICollectionView":
      return UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    default: return UIView()
    }
  }

  /// Sets the special keys of a view, except for its action, which is already set.
  func set(
    _ special: SpecialAttribute, of view: UIView, _ content: SceneView.Content,
    of controller: UIViewController
  ) {
    switch special {
    case .font: setFont(of: view, content)
    case .picture: (view as? UIImageView)?.image = content.image.flatMap(image)
    case .button: (view as? UIButton).map { fill($0, content) }
    case .segments: (view as? UISegmentedControl).map { insert(content.segments, into: $0) }
    case .spacing: (view as? UIStackView).map { setSpacing(of: $0, content.spacing) }
    case .contentSize:
      if let size = content.contentSize { (view as? UIScrollView)?.contentSize = size }
    case .effect: (view as? UIVisualEffectView)?.effect = content.effect?.effect
    case .table:
      // The table of a table view controller is filled from the keys of the controller.
      guard let table = view as? UITableView, !content.table.isEmpty else { return }
      fill(table, content.table, of: controller)
    case .collection:
      guard let items = view as? UICollectionView, !content.collection.sections.isEmpty
      else { return }
      fill(items, content.collection, of: controller)
    case .wheels: fillWheels(of: view, content, of: controller)
    case .toolbarItems, .navigationItems, .tabs: fillBar(view, content, of: controller)
    case .action, .attributedText, .leastScale, .attributedPlaceholder, .typing, .dataDetectors,
      .hiddenSign:
      break
    }
  }

  private func insert(_ titles: [String], into control: UISegmentedControl) {
    for (index, title) in titles.enumerated() {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
  }

  private func setSpacing(of stack: UIStackView, _ spacing: SceneView.Spacing?) {
    switch spacing {
    case .points(let spacing): stack.spacing = spacing
    case .system: stack.spacing = UIStackView.spacingUseSystem
    case nil: break
    }
  }

  /// Shows items in a collection view that belongs to `controller`.
  func fill(
    _ view: UICollectionView, _ scene: SceneCollection, of controller: UIViewController
  ) {
    guard let layout = view.collectionViewLayout as? UICollectionViewFlowLayout else { return }
    collectionSources.removeAll { $0.view == nil }
    let source = SceneCollectionSource(
      scene, of: view, layout: layout, noteCell: { [weak self] in self?.objects[$0] = $1 },
      choose: { [weak self, weak controller] item, view in
        guard let self, let controller, let action = item.action else { return }
        perform(action, in: controller, sender: view)
      })
    collectionSources.append(source)
  }

  func image(_ choice: SceneImageChoice) -> UIImage? {
    switch choice {
    case .inline(let image): UIImage(size: image.size, art: image.art)
    case .named(let name): environment.perform { UIImage(named: name.value) }
    case .symbol(let name): environment.perform { UIImage(systemName: name) }
    }
  }
}

extension SceneButtonConfiguration {
  var configuration: UIButton.Configuration {
    switch self {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    }
  }
}

extension SceneImage {
  var variant: ImageVariant {
    ImageVariant(size: size, art: art, traits: traits?.collection ?? UITraitCollection())
  }
}
