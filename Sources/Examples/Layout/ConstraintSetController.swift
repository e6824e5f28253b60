// Listing: one set of constraints for tall windows and one for wide ones, exchanged before a
// rotation, and chosen at launch, when there is none.
public import AdaptiveUI
public import Foundation

/// An image with a text below it, or beside it if the view is wider than tall.
public final class ConstraintSetController: UIViewController {
  private let picture = UIView()
  private let text = UILabel()
  private var tallConstraints: [NSLayoutConstraint] = []
  private var wideConstraints: [NSLayoutConstraint] = []
  private var chosen = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    picture.accessibilityIdentifier = "picture"
    text.accessibilityIdentifier = "text"
    text.text = "Text"
    for part in [picture, text] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: view.topAnchor),
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    tallConstraints = [
      picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
      text.topAnchor.constraint(equalTo: picture.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ]
    wideConstraints = [
      picture.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      picture.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      text.leadingAnchor.constraint(equalTo: picture.trailingAnchor),
      text.topAnchor.constraint(equalTo: view.topAnchor),
    ]
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !chosen else { return }
    chosen = true
    choose(for: view.bounds.size)
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    choose(for: size)
  }

  private func choose(for size: CGSize) {
    let isWide = size.width > size.height
    // Deactivate first: both sets together are infeasible.
    NSLayoutConstraint.deactivate(isWide ? tallConstraints : wideConstraints)
    NSLayoutConstraint.activate(isWide ? wideConstraints : tallConstraints)
  }
}
