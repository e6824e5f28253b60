import UIKit

/// A container of its own: two children side by side that are compact, or the second one below.
class TwoPaneController: UIViewController {
  let first: UIViewController
  let second: UIViewController
  private var sideBySide: [NSLayoutConstraint] = []
  private var stacked: [NSLayoutConstraint] = []

  init(first: UIViewController, second: UIViewController) {
    self.first = first
    self.second = second
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [first, second] {
      addChild(child)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    sideBySide = [
      first.view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      first.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      second.view.leadingAnchor.constraint(equalTo: first.view.trailingAnchor),
      second.view.topAnchor.constraint(equalTo: view.topAnchor),
    ]
    stacked = [
      first.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      first.view.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
      second.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      second.view.topAnchor.constraint(equalTo: first.view.bottomAnchor),
    ]
    NSLayoutConstraint.activate([
      first.view.topAnchor.constraint(equalTo: view.topAnchor),
      first.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      second.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      second.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    arrange(for: view.bounds.size)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in
      self.arrange(for: size)
      self.view.layoutIfNeeded()
    }
  }

  private func arrange(for size: CGSize) {
    let isWide = size.width > size.height
    NSLayoutConstraint.deactivate(isWide ? stacked : sideBySide)
    NSLayoutConstraint.activate(isWide ? sideBySide : stacked)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    setOverrideTraitCollection(isWide ? compact : nil, forChild: first)
    setOverrideTraitCollection(isWide ? compact : nil, forChild: second)
  }
}
