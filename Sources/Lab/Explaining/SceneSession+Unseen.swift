import AdaptiveUI
import CellRenderer
import Cells
import Documents
import Foundation

// Objects that exist and are not shown, for questions about them.

extension SceneSession {
  /// Why a name finds nothing: its object is not shown, or nothing has the name.
  func problem(with name: String, _ message: String, among views: [UIView]) -> CommandProblem {
    if let reason = reasonNotShown(name) { return CommandProblem(message: reason) }
    return CommandProblem(
      message: "\(message) '\(name)'", suggestion: nearest(to: name, among: views))
  }

  private func reasonNotShown(_ name: String) -> String? {
    for (container, controller, reason) in hiddenControllers {
      let isMeant = [
        controller.displayName, controller.spokenName, controller.documentIdentifier?.text,
        controller.title,
      ].contains(name)
      let view = controller.viewIfLoaded.map(Self.all)
      if isMeant || view.flatMap({ self.view(named: name, among: $0) }) != nil {
        let whose = isMeant ? "" : " in \(controller.spokenName)"
        return "\(name) exists\(whose); \(container.spokenName) \(reason)"
      }
    }
    if view(named: name, among: views) != nil {
      return "\(name) exists; it is hidden, not installed, or outside of what is seen"
    }
    guard scene.presentationIDs.contains(name) else { return nil }
    return "\(name) exists; it is not presented, 'present \(name)' does that"
  }

  private static func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

  /// Every controller that a container has and does not show, with the container and the reason.
  private var hiddenControllers: [(UIViewController, UIViewController, String)] {
    controllers.flatMap { container -> [(UIViewController, UIViewController, String)] in
      kept(by: container).filter { $0.0.viewIfLoaded?.window == nil }
        .map { (container, $0.0, $0.1) }
    }
  }

  private func kept(by container: UIViewController) -> [(UIViewController, String)] {
    switch container {
    case let split as UISplitViewController:
      let columns =
        split.viewControllers
        + [
          UISplitViewController.Column.primary, .supplementary, .secondary, .compact,
        ].compactMap(split.viewController(for:))
      let reason =
        split.isCollapsed ? "is collapsed and does not show it" : "does not show that column"
      return columns.flatMap { [$0] + $0.children }.map { ($0, reason) }
    case let tabs as UITabBarController:
      return (tabs.viewControllers ?? []).flatMap { [$0] + $0.children }
        .map { ($0, "shows another tab") }
    case let stack as UINavigationController:
      let top = stack.topViewController?.spokenName ?? "nothing"
      return stack.viewControllers.map { ($0, "shows \(top) on top of it") }
    default: return container.children.map { ($0, "does not show it") }
    }
  }
}

extension SceneSession {
  /// Why none of some views is seen on the canvas, in words; `nil` where one is.
  func reasonNotInSight(_ views: [UIView]) -> String? {
    let reasons = views.map(reasonNotInSight)
    return reasons.contains(nil) ? nil : reasons.first ?? nil
  }

  private func reasonNotInSight(_ view: UIView) -> String? {
    let name = VisibleText.of(view.spokenName)
    let chain = sequence(first: view, next: \.superview)
    if let hidden = chain.first(where: { $0.isHidden || $0.alpha <= 0.01 }) {
      return hidden === view ? "hidden" : "in hidden \(VisibleText.of(hidden.spokenName))"
    }
    let frame = view.convert(view.bounds, to: window)
    if frame.height < 0.5 { return "\(name) is 0 high" }
    if frame.width < 0.5 { return "\(name) is 0 wide" }
    guard side(of: view) == nil else { return "\(name) is outside of the window" }
    return cover(of: frame, of: view).map { "\(name) is behind \(VisibleText.of($0.spokenName))" }
  }

  /// What hides all of a view; `nil` where a cell shows the view, or what is in it or around it, or where it
  /// shines through what is in front.
  private func cover(of frame: CGRect, of view: UIView) -> UIView? {
    let picture = picture()
    let cells = picture.scale.cells(frame).intersection(picture.bounds)
    var cover: UIView?
    for row in cells.minRow..<max(cells.maxRow, cells.minRow) {
      for column in cells.minColumn..<max(cells.maxColumn, cells.minColumn) {
        guard let front = picture.view(at: CellPoint(column: column, row: row)),
          !front.isDescendant(of: view), !view.isDescendant(of: front), front.hides(view)
        else { return nil }
        cover = cover ?? front
      }
    }
    return cover
  }
}

extension UIView {
  /// Whether it, or what is around it and not around another view, lets nothing of that shine through.
  fileprivate func hides(_ view: UIView) -> Bool {
    sequence(first: self, next: \.superview).prefix { !view.isDescendant(of: $0) }
      .contains(where: \.hidesWhatIsBehind)
  }
}
