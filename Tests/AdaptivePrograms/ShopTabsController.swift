import UIKit

/// Tabs with a stack each; choosing the cart takes its badge away.
final class ShopTabsController: UITabBarController, UITabBarControllerDelegate {
  private(set) var visits: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    viewControllers = [
      stack(title: "Shop", symbol: "bag"),
      stack(title: "Search", symbol: "magnifyingglass"),
      stack(title: "Cart", symbol: "cart"),
    ]
    viewControllers?.last?.tabBarItem.badgeValue = "2"
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.stackedLayoutAppearance.selected.iconColor = .systemRed
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = appearance
  }

  private func stack(title: String, symbol: String) -> UINavigationController {
    let page = ShopPageController()
    page.title = title
    let stack = UINavigationController(rootViewController: page)
    stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    stack.navigationBar.prefersLargeTitles = true
    return stack
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    viewController.tabBarItem.title != "Search" || !visits.isEmpty
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    visits.append(viewController.tabBarItem.title ?? "")
    viewController.tabBarItem.badgeValue = nil
  }
}

/// A page that counts how often it came and went.
final class ShopPageController: UIViewController {
  private(set) var appearances = 0
  private(set) var disappearances = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    disappearances += 1
  }

  func openDetail() {
    let detail = UIViewController()
    detail.title = "\(title ?? "") detail"
    detail.hidesBottomBarWhenPushed = true
    show(detail, sender: self)
  }
}
