import UIKit

enum Theme: Int {
  case plain
  case festive
}

struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.plain
  static let affectsColorAppearance = true
  static let name = "theme"
}

extension UITraitCollection {
  var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

extension UIColor {
  static let accent = UIColor { traits in
    switch traits.theme {
    case .plain: return .systemBlue
    case .festive: return .systemRed
    }
  }
}

/// A page that hands a theme down to everything in it.
final class ThemeController: UIViewController {
  let banner = BannerView()
  let switcher = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [banner, switcher])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.frame = CGRect(x: 20, y: 40, width: 280, height: 120)
    view.addSubview(stack)
    switcher.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.traitOverrides.theme = self.switcher.isOn ? .festive : .plain
      }, for: .valueChanged)
  }
}

final class BannerView: UIView {
  private(set) var shown: [Theme] = []
  private var registration: UITraitChangeRegistration?

  override init(frame: CGRect) {
    super.init(frame: frame)
    registration = registerForTraitChanges([ThemeTrait.self]) { (view: BannerView, _) in
      view.shown.append(view.traitCollection.theme)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 50) }

  func stopListening() {
    if let registration = registration { unregisterForTraitChanges(registration) }
  }
}
