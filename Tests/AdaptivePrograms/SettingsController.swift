import UIKit

/// Switches and values in groups; a row with more leads to it.
class SettingsController: UITableViewController {
  private enum Row {
    case toggle(String, Bool)
    case value(String, String)
  }

  private let sections: [(title: String, rows: [Row])] = [
    ("General", [.toggle("Wi-Fi", true), .toggle("Bluetooth", false)]),
    ("Display", [.value("Text size", "Large"), .value("Appearance", "Light")]),
  ]
  private(set) var states: [String: Bool] = [:]

  convenience init() {
    self.init(style: .insetGrouped)
    title = "Settings"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "toggle")
    navigationItem.largeTitleDisplayMode = .always
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .toggle(let name, let isOn):
      let cell = tableView.dequeueReusableCell(withIdentifier: "toggle", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      let toggle = UISwitch()
      toggle.isOn = states[name] ?? isOn
      toggle.accessibilityIdentifier = name
      toggle.addAction(
        UIAction { [weak self] action in
          self?.states[name] = (action.sender as? UISwitch)?.isOn
        }, for: .valueChanged)
      toggle.sizeToFit()
      cell.accessoryView = toggle
      cell.selectionStyle = .none
      return cell
    case .value(let name, let value):
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = name
      cell.detailTextLabel?.text = value
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard case .value(let name, _) = sections[indexPath.section].rows[indexPath.row] else { return }
    let detail = UIViewController()
    detail.title = name
    detail.view.backgroundColor = .systemGroupedBackground
    navigationController?.pushViewController(detail, animated: true)
  }
}
