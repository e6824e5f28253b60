// Listing: the content prefers a size for its popover, which the popover controller may override.
public import AdaptiveUI
import Foundation

/// Shows a popover as programs did before iOS 8, in its content's size or in a size of its own.
public final class PopoverSizeController: UIViewController {
  /// Shows the popover in the size that its content prefers.
  public let contentButton = UIButton(type: .system)
  /// Shows the popover in the size that the popover controller was given.
  public let ownButton = UIButton(type: .system)
  private var popover: UIPopoverController?

  public override func viewDidLoad() {
    super.viewDidLoad()
    add(contentButton, "Content", at: 48, ownSize: nil)
    add(ownButton, "Own", at: 160, ownSize: CGSize(width: 480, height: 96))
  }

  private func add(_ button: UIButton, _ title: String, at top: CGFloat, ownSize: CGSize?) {
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = title.lowercased()
    button.frame = CGRect(x: 32, y: top, width: 96, height: 48)
    button.addAction(
      UIAction { [weak self, unowned button] _ in self?.show(from: button, ownSize) },
      for: .touchUpInside)
    view.addSubview(button)
  }

  private func show(from button: UIButton, _ ownSize: CGSize?) {
    let content = UIViewController()
    content.title = "Content"
    content.contentSizeForViewInPopover = CGSize(width: 320, height: 208)
    let popover = UIPopoverController(contentViewController: content)
    if let ownSize { popover.contentSize = ownSize }
    popover.present(
      from: button.bounds, in: button, permittedArrowDirections: .any, animated: true)
    self.popover = popover
  }
}
