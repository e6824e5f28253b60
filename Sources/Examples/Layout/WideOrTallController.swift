// Listing: width against height, for iPads, whose size classes do not change when they are turned.
public import AdaptiveUI
public import Foundation

/// Arranges two labels side by side if the view is wider than tall.
public final class WideOrTallController: UIViewController {
  /// The labels.
  public let stack = UIStackView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    for text in ["One", "Two"] {
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      stack.addArrangedSubview(label)
    }
    stack.distribution = .fillEqually
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    arrange(for: view.bounds.size)
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    arrange(for: size)
  }

  private func arrange(for size: CGSize) {
    stack.axis = size.width > size.height ? .horizontal : .vertical
  }
}
