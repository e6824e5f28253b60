import UIKit

/// A video that fills a window that lies, with its controls turning along.
final class PlayerController: UIViewController {
  let video = UIView()
  let controls = UIToolbar()
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    video.backgroundColor = .darkGray
    video.accessibilityIdentifier = "video"
    controls.accessibilityIdentifier = "controls"
    controls.items = [
      UIBarButtonItem(title: "Play", primaryAction: UIAction { _ in }),
      .flexibleSpace(),
      UIBarButtonItem(title: "Full", primaryAction: UIAction { _ in }),
    ]
    view.addSubview(video)
    view.addSubview(controls)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    if bounds.width > bounds.height {
      video.frame = bounds
      controls.frame = CGRect(x: 0, y: bounds.height - 44, width: bounds.width, height: 44)
    } else {
      let height = (bounds.width * 9 / 16).rounded()
      video.frame = CGRect(
        x: 0, y: view.safeAreaInsets.top, width: bounds.width, height: height)
      controls.frame = CGRect(x: 0, y: video.frame.maxY, width: bounds.width, height: 44)
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("will \(Int(size.width))×\(Int(size.height))")
    coordinator.animate(
      alongsideTransition: { context in
        self.log.append("along \(context.isAnimated)")
        self.controls.alpha = size.width > size.height ? 0.5 : 1
      },
      completion: { _ in
        self.log.append("done")
      })
  }

  override var prefersStatusBarHidden: Bool {
    traitCollection.verticalSizeClass == .compact
  }

  override var prefersHomeIndicatorAutoHidden: Bool {
    true
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    [.portrait, .landscape]
  }
}
