import UIKit

/// A document with a bar button that offers what to do with it.
final class DocumentController: UIViewController, UIPopoverPresentationControllerDelegate {
  private(set) var chosen: [String] = []
  private(set) lazy var shareButton = UIBarButtonItem(
    title: "Share", primaryAction: UIAction { [weak self] _ in self?.offer() })
  private(set) lazy var infoButton = UIBarButtonItem(
    title: "Info", primaryAction: UIAction { [weak self] _ in self?.showInfo() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Report"
    view.backgroundColor = .white
    navigationItem.rightBarButtonItems = [shareButton, infoButton]
  }

  func offer() {
    let sheet = UIAlertController(title: "Report", message: nil, preferredStyle: .actionSheet)
    for name in ["Copy", "Print"] {
      sheet.addAction(
        UIAlertAction(title: name, style: .default) { [weak self] _ in self?.chosen.append(name) })
    }
    sheet.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.confirm() })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    sheet.popoverPresentationController?.barButtonItem = shareButton
    present(sheet, animated: true)
  }

  private func confirm() {
    let alert = UIAlertController(
      title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.chosen.append("Delete")
      })
    present(alert, animated: true)
  }

  func showInfo() {
    let info = UIViewController()
    info.title = "Info"
    info.preferredContentSize = CGSize(width: 240, height: 160)
    info.modalPresentationStyle = .popover
    info.popoverPresentationController?.barButtonItem = infoButton
    info.popoverPresentationController?.permittedArrowDirections = .up
    info.popoverPresentationController?.delegate = self
    present(info, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.verticalSizeClass == .compact ? .fullScreen : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    UINavigationController(rootViewController: controller.presentedViewController)
  }
}
