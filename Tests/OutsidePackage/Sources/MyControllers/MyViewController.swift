import UIKit

/// Two labels, side by side where it is wider than tall.
public final class MyViewController: UIViewController {
  private let stack = UIStackView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.translatesAutoresizingMaskIntoConstraints = false
    for title in ["One", "Two"] {
      let label = UILabel()
      label.text = title
      label.textAlignment = .center
      stack.addArrangedSubview(label)
    }
    stack.distribution = .fillEqually
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    stack.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.stack.axis = size.width > size.height ? .horizontal : .vertical
    })
  }
}
