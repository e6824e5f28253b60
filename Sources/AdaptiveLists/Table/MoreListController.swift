public import AdaptiveUI
import Foundation

/// The list of the tabs that do not fit into the bar.
final class MoreListController: UITableViewController {
  private weak var tabs: UITabBarController?

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = MoreTab.title
    identifier = "more-list"
  }

  required init?(coder: NSCoder) { return nil }

  private var listed: [UIViewController] { Array((tabs?.pages ?? []).dropFirst(MoreTab.index)) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    listed.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = tabs?.tabTitle(of: listed[indexPath.row])
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tabs?.selectAsUser(MoreTab.index + indexPath.row)
  }
}

extension UITabBarController: MoreListing {
  package func makeMoreList() -> UIViewController { MoreListController(self) }
}
