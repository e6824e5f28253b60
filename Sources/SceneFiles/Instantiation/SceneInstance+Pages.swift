import AdaptiveUI
import Documents
import Foundation

extension SceneInstance {
  /// Rules KP01, KP02.
  func newPages(_ scene: SceneController.Pages) -> UIPageViewController {
    let spines: [String: UIPageViewController.SpineLocation] = [
      "min": .min, "mid": .mid, "max": .max,
    ]
    let spine = scene.spineLocation.flatMap { spines[$0.value] }
    return UIPageViewController(
      transitionStyle: scene.transitionStyle?.value == "pageCurl" ? .pageCurl : .scroll,
      navigationOrientation: scene.navigationOrientation?.value == "vertical"
        ? .vertical : .horizontal,
      options: spine.map { [.spineLocation: $0] })
  }

  /// Shows the first page, or the first two if the spine is in the middle.
  func fill(_ controller: UIPageViewController, _ scene: SceneController.Pages) {
    let pages = scene.all.map { makeController($0.controller) }
    guard !pages.isEmpty else { return }
    pageSources.removeAll { $0.controller == nil }
    pageSources.append(ScenePageSource(pages, of: controller))
    let seen = controller.spineLocation == .mid ? 2 : 1
    controller.setViewControllers(
      Array(pages.prefix(seen)), direction: .forward, animated: false)
    for (page, child) in zip(pages, scene.all) { setOverride(child, of: page, in: controller) }
  }
}

/// Gives the pages of a scene to a page view controller.
///
/// Rule KP01.
@MainActor final class ScenePageSource: UIPageViewControllerDataSource {
  /// The page view controller; the source is released after it.
  private(set) weak var controller: UIPageViewController?
  private let pages: [UIViewController]

  /// Becomes the data source of `controller`.
  init(_ pages: [UIViewController], of controller: UIPageViewController) {
    self.pages = pages
    self.controller = controller
    controller.dataSource = self
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }

  private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    pages.firstIndex { $0 === page }.flatMap { index in
      pages.indices.contains(index + step) ? pages[index + step] : nil
    }
  }
}
