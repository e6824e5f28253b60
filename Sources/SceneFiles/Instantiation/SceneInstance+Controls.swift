import AdaptiveUI
import Documents
import Foundation

extension SceneInstance {
  /// An object of the scene's class, with its action.
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
    switch classes.viewKind(of: scene.className.value) {
    case .label: return UILabel()
    case .button: return UIButton(type: scene.content.button.type?.type ?? .system)
    case .image: return UIImageView()
    case .switchControl: return UISwitch()
    case .textField: return UITextField()
    case .scroll: return UIScrollView()
    case .stack: return UIStackView()
    case .table: return UITableView(frame: .zero, style: scene.content.table.style?.style ?? .plain)
    case .collection:
      return UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case .textView: return UITextView()
    case .segmented: return UISegmentedControl(items: nil)
    case .slider: return UISlider()
    case .stepper: return UIStepper()
    case .progress: return UIProgressView()
    case .pageControl: return UIPageControl()
    case .activity: return UIActivityIndicatorView()
    case .searchBar: return UISearchBar()
    case .searchTextField: return UISearchTextField(frame: .zero)
    case .control: return UIControl(frame: .zero)
    case .picker: return UIPickerView(frame: .zero)
    case .datePicker: return UIDatePicker(frame: .zero)
    case .navigationBar: return UINavigationBar(frame: .zero)
    case .toolbar: return UIToolbar(frame: .zero)
    case .tabBar: return UITabBar(frame: .zero)
    case .effect: return UIVisualEffectView(effect: nil)
    case .plain, nil: return UIView()
    }
  }

  /// Gives a view of a class with content what the scene says about that.
  func fillContent(of view: UIView, _ content: SceneView.Content) {
    switch view {
    case let label as UILabel: fill(label, content)
    case let button as UIButton: fill(button, content)
    case let field as UITextField: fill(field, content)
    case let toggle as UISwitch: toggle.isOn = content.on ?? false
    case let view as UITextView: fill(view, content)
    case let picture as UIImageView:
      picture.image = content.image.flatMap(image)
    case let stack as UIStackView: fill(stack, content.stack)
    case is UIScrollView: break
    case let bar as UISearchBar: fill(bar, content)
    default: fillValues(of: view, content)
    }
    if let scroll = view as? UIScrollView { fill(scroll, content) }
    if let enabled = content.enabled {
      (view as? UIControl)?.isEnabled = enabled
      (view as? UILabel)?.isEnabled = enabled
    }
  }

  /// What controls of UIKit's other classes show.
  private func fillValues(of view: UIView, _ content: SceneView.Content) {
    switch view {
    case let control as UISegmentedControl:
      for (index, title) in content.segments.enumerated() {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if let index = content.selectedSegment { control.selectedSegmentIndex = index }
    case let slider as UISlider:
      if let least = content.minimumValue { slider.minimumValue = Float(least) }
      if let most = content.maximumValue { slider.maximumValue = Float(most) }
      if let value = content.value { slider.value = Float(value) }
    case let stepper as UIStepper:
      if let least = content.minimumValue { stepper.minimumValue = least }
      if let most = content.maximumValue { stepper.maximumValue = most }
      if let value = content.value { stepper.value = value }
      if let step = content.stepValue { stepper.stepValue = step }
    case let bar as UIProgressView:
      bar.progress = Float(content.progress ?? 0)
      if let style = content.progressViewStyle {
        bar.progressViewStyle = style == .bar ? .bar : .default
      }
    case let dots as UIPageControl:
      dots.numberOfPages = content.numberOfPages ?? 0
      dots.currentPage = content.currentPage ?? 0
    case let wheel as UIActivityIndicatorView:
      if let style = content.activityStyle { wheel.style = style == .large ? .large : .medium }
      if let hides = content.hidesWhenStopped { wheel.hidesWhenStopped = hides }
      if content.animating ?? true { wheel.startAnimating() }
    case let picker as UIDatePicker: fill(picker, content.datePicker)
    case let view as UIVisualEffectView: view.effect = content.effect?.effect
    default: break
    }
  }

  /// Shows items in a collection view that stands in `controller`.
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

  private func fill(_ stack: UIStackView, _ scene: SceneView.Stack) {
    if let axis = scene.axis { stack.axis = axis.value == "vertical" ? .vertical : .horizontal }
    switch scene.spacing {
    case .points(let spacing): stack.spacing = spacing
    case .system: stack.spacing = UIStackView.spacingUseSystem
    case nil: break
    }
    if let isRelative = scene.isLayoutMarginsRelativeArrangement {
      stack.isLayoutMarginsRelativeArrangement = isRelative
    }
    if let isRelative = scene.isBaselineRelativeArrangement {
      stack.isBaselineRelativeArrangement = isRelative
    }
    if let alignment = scene.alignment.flatMap({ Self.alignments[$0.value] }) {
      stack.alignment = alignment
    }
    if let distribution = scene.distribution.flatMap({ Self.distributions[$0.value] }) {
      stack.distribution = distribution
    }
  }

  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
}

extension SceneTextAlignment {
  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
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
