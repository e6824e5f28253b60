import AdaptiveLists
import AdaptiveUI
import Foundation

extension DocumentInstance {
  /// The segue of an element; `nil` when it leads nowhere in this document.
  func makeSegue(_ element: DocumentElement, from source: UIViewController) -> UIStoryboardSegue? {
    guard let target = element["destination"].flatMap({ document.graph.controllers[$0] }) else {
      return nil
    }
    let destination = makeController(target)
    let kind = element["kind"] ?? ""
    return UIStoryboardSegue(
      identifier: element["identifier"], source: source, destination: destination
    ) { [weak self] in
      guard let self else { return }
      switch kind {
      case "show", "push": source.show(destination, sender: nil)
      case "showDetail", "replace": source.showDetailViewController(destination, sender: nil)
      default: present(destination, from: source, element)
      }
    }
  }

  /// Presents in the style that the segue gives, a popover from its anchor.
  private func present(
    _ destination: UIViewController, from source: UIViewController, _ element: DocumentElement
  ) {
    let isPopover = (element["kind"] ?? "").hasPrefix("popover")
    setModalStyles(of: destination, element)
    if isPopover { destination.modalPresentationStyle = .popover }
    if let popover = destination.popoverPresentationController, isPopover {
      let anchor = element["popoverAnchorView"].flatMap(object) as? UIView
      popover.sourceView = anchor
      if let anchor { popover.sourceRect = anchor.bounds }
      popover.barButtonItem =
        element["popoverAnchorBarButtonItem"].flatMap(object) as? UIBarButtonItem
      let directions = element.child("popoverArrowDirection")
      let permitted = Self.arrows.reduce(into: UIPopoverArrowDirection()) { set, arrow in
        if directions?.flag(arrow.0) == true { set.formUnion(arrow.1) }
      }
      if !permitted.isEmpty { popover.permittedArrowDirections = permitted }
    }
    source.present(destination, animated: element["animates"] != "NO")
  }

  private static let arrows: [(String, UIPopoverArrowDirection)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right),
  ]

  /// The object that the document calls `id`, in whatever scene was loaded.
  private func object(_ id: String) -> AnyObject? {
    builders.lazy.reversed().compactMap { $0.objects[id] }.first
  }

  /// Lets controls, cells and bar buttons of a scene start the segues that hang on them.
  func connectSegues(
    of element: DocumentElement, in controller: UIViewController, _ builder: DocumentBuilder
  ) {
    for child in element.children { connectSegues(of: child, in: controller, builder) }
    guard let starter = element.id.flatMap({ builder.objects[$0] }) else { return }
    let segues = element.list("connections").filter { $0.name == "segue" && $0["kind"] != "embed" }
    guard let segue = segues.first else { return }
    let start: @MainActor () -> Void = { [weak self, weak controller, weak starter] in
      guard let self, let controller else { return }
      trigger(segue, from: controller, sender: starter)
    }
    switch starter {
    case let control as UIControl:
      control.addAction(UIAction { _ in start() }, for: .primaryActionTriggered)
    case let cell as UITableViewCell: cell.rowAction = start
    case let item as UIBarButtonItem: item.primaryAction = UIAction { _ in start() }
    default: break
    }
  }

  /// Does what a tap does: asks, prepares, performs.
  func trigger(_ segue: DocumentElement, from controller: UIViewController, sender: AnyObject?) {
    let identifier = segue["identifier"] ?? ""
    if segue["kind"] == "unwind" { return goBack(from: controller) }
    guard controller.shouldPerformSegue(withIdentifier: identifier, sender: sender),
      let made = makeSegue(segue, from: controller)
    else { return }
    controller.perform(made, sender: sender)
  }

  /// Carries out an unwind segue: one step back, because only a program knows who declares its action.
  private func goBack(from controller: UIViewController) {
    let stack = controller.navigationController
    if let stack, stack.viewControllers.count > 1 {
      stack.popViewController(animated: true)
    } else {
      controller.dismiss(animated: true)
    }
  }
}
