import UIKit

struct Mail {
  let sender: String
  let subject: String
}

/// Mails beside the chosen one, or one above the other.
final class MailSplitController: UISplitViewController, UISplitViewControllerDelegate {
  private let list: MailListController
  private(set) var log: [String] = []

  init(mails: [Mail]) {
    list = MailListController(mails: mails)
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    setViewController(UINavigationController(rootViewController: list), for: .primary)
    setViewController(UINavigationController(rootViewController: MailController()), for: .secondary)
    list.onSelect = { [weak self] mail in
      let detail = MailController()
      detail.mail = mail
      self?.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
      self?.show(.secondary)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    let detail = viewController(for: .secondary) as? UINavigationController
    let isEmpty = (detail?.viewControllers.first as? MailController)?.mail == nil
    log.append(isEmpty ? "collapse to list" : "collapse to mail")
    return isEmpty ? .primary : .secondary
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    log.append("expanded")
  }
}

final class MailListController: UITableViewController {
  private let mails: [Mail]
  var onSelect: ((Mail) -> Void)?

  init(mails: [Mail]) {
    self.mails = mails
    super.init(style: .plain)
    title = "Inbox"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mails.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "mail")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "mail")
    let mail = mails[indexPath.row]
    cell.textLabel?.text = mail.sender
    cell.detailTextLabel?.text = mail.subject
    cell.accessoryType = splitViewController?.isCollapsed == true ? .disclosureIndicator : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(mails[indexPath.row])
  }
}

final class MailController: UIViewController {
  var mail: Mail? {
    didSet { title = mail?.subject }
  }
}
