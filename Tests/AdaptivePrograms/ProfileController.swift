import UIKit

/// A picture beside a text where the window is wide, above it where it is narrow.
class ProfileController: UIViewController {
  let stack = UIStackView()
  let avatar = UIView()
  let nameLabel = UILabel()
  let bioLabel = UILabel()
  private(set) var changes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    avatar.backgroundColor = .systemTeal
    avatar.layer.cornerRadius = 40
    avatar.accessibilityIdentifier = "avatar"
    nameLabel.text = "Grace Hopper"
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.adjustsFontForContentSizeCategory = true
    bioLabel.text = "Rear admiral, compiler writer."
    bioLabel.numberOfLines = 0

    let texts = UIStackView(arrangedSubviews: [nameLabel, bioLabel])
    texts.axis = .vertical
    texts.spacing = 8
    texts.accessibilityIdentifier = "texts"

    stack.addArrangedSubview(avatar)
    stack.addArrangedSubview(texts)
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)

    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 80),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor, constant: -20),
    ])

    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (self: Self, previous: UITraitCollection) in
      self.changes.append(
        "\(previous.horizontalSizeClass.word) → \(self.traitCollection.horizontalSizeClass.word)")
      self.arrange()
    }
    arrange()
  }

  private func arrange() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    stack.axis = isWide ? .horizontal : .vertical
    stack.alignment = isWide ? .center : .leading
  }
}

extension UIUserInterfaceSizeClass {
  var word: String {
    switch self {
    case .compact: return "compact"
    case .regular: return "regular"
    case .unspecified: return "unspecified"
    @unknown default: return "unknown"
    }
  }
}
