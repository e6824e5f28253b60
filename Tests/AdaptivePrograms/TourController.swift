import UIKit

/// Pages that introduce the program.
final class TourController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let titles: [String]
  private(set) var seen: [String] = []

  init(titles: [String]) {
    self.titles = titles
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([page(0)], direction: .forward, animated: false)
  }

  private func page(_ index: Int) -> TourPage {
    let page = TourPage(index: index)
    page.title = titles[index]
    return page
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let current = viewController as? TourPage, current.index > 0 else { return nil }
    return page(current.index - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let current = viewController as? TourPage, current.index + 1 < titles.count else {
      return nil
    }
    return page(current.index + 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let title = viewControllers?.first?.title else { return }
    seen.append(title)
  }
}

final class TourPage: UIViewController {
  let index: Int

  init(index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
