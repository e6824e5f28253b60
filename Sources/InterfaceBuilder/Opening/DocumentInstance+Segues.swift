import AdaptiveLists
import AdaptiveUI
import Foundation

extension DocumentInstance {
  /// The segue of an element; `nil` when it leads nowhere in this document.
  func makeSegue(
    _ element: DocumentElement, from source: UIViewController, sender: Any?
  ) -> UIStoryboardSegue? {
    guard let target = element["destination"].flatMap({ document.graph.controllers[$0] }) else {
      return nil
    }
    let destination = makeController(
      target, given: Self.made(by: element, of: source, sender: sender))
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

  /// What the segue action of a controller makes, with arguments that the document does not know; `nil`
  /// where the segue has no such action or leaves it to the document.
  static func made(
    by segue: DocumentElement, of source: UIViewController, sender: Any?
  ) -> UIViewController? {
    segue["destinationCreationSelector"].flatMap {
      source.destination(madeBy: $0, sender: sender, identifier: segue["identifier"])
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
    // A row's accessory is not the row.
    let segue = element.list("connections").first {
      $0.name == "segue" && $0["kind"] != "embed" && $0["trigger"] != "accessoryAction"
    }
    guard let segue else { return }
    let start: @MainActor () -> Void = { [weak self, weak controller, weak starter] in
      guard let self, let controller else { return }
      trigger(segue, from: controller, sender: starter)
    }
    switch starter {
    case let control as UIControl:
      control.addAction(
        UIAction { _ in start() },
        for: control is UIButton ? .touchUpInside : .primaryActionTriggered)
    case let cell as UITableViewCell: cell.rowAction = start
    case let cell as UICollectionViewCell: cell.itemAction = start
    case let item as UIBarButtonItem: item.primaryAction = UIAction { _ in start() }
    default: break
    }
  }

  /// Does what a tap does: asks, prepares, performs.
  func trigger(_ segue: DocumentElement, from controller: UIViewController, sender: AnyObject?) {
    let identifier = segue["identifier"] ?? ""
    guard controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    carryOut(segue, from: controller, sender: sender)
  }

  /// Prepares and performs, as a program does that names the segue.
  func carryOut(_ segue: DocumentElement, from controller: UIViewController, sender: Any?) {
    if segue["kind"] == "unwind" { return unwind(segue, from: controller, sender: sender) }
    makeSegue(segue, from: controller, sender: sender).map {
      controller.perform($0, sender: sender)
    }
  }

  /// Goes back to the nearest controller that has the segue's action.
  ///
  /// Where the document's classes are not in this program it is unknown who has it: then one step.
  private func unwind(_ element: DocumentElement, from controller: UIViewController, sender: Any?) {
    let action = element["unwindAction"] ?? ""
    let start = UIStoryboardUnwindSegueSource(
      source: controller, sender: sender, unwindAction: Selector(action))
    if let segue = UnwindSegue(identifier: element["identifier"], from: start) {
      return controller.perform(segue, sender: sender)
    }
    guard hasClasses(of: start.candidates) else { return goBack(from: controller) }
    environment.log(
      "no controller has '\(action)'", subject: controller.traceSubject, rule: "API")
  }

  /// Whether the document gives some of the controllers classes of their own, and this program has them all.
  private func hasClasses(of controllers: [UIViewController]) -> Bool {
    let found = controllers.compactMap { controller in
      controller.documentOrigin.id.flatMap { document.graph.controllers[$0]?["customClass"] }
        .map { DocumentClasses.isInstance(controller, of: $0) }
    }
    return !found.isEmpty && found.allSatisfy(\.self)
  }

  private func goBack(from controller: UIViewController) {
    let stack = controller.navigationController
    if let stack, stack.viewControllers.count > 1 {
      stack.popViewController(animated: true)
    } else {
      controller.dismiss(animated: true)
    }
  }
}
