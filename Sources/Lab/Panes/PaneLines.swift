@_spi(Hooks) import AdaptiveUI
import CellRenderer
import Cells
import Foundation

// The contents of the panes, from the session alone.

extension PaneLine {
  /// A window's controllers and views, each under its parent, with appearance states.
  @MainActor static func tree(_ window: UIWindow, focus: UIView?) -> [PaneLine] {
    let roots = [window.rootViewController].compactMap { $0 } + window.presentedControllers
    return roots.flatMap { tree($0, depth: 0, focus: focus) }
  }

  @MainActor private static func tree(
    _ controller: UIViewController, depth: Int, focus: UIView?
  ) -> [PaneLine] {
    let view = controller.viewIfLoaded
    let size = view.map { "  \($0.bounds.size.traceText)" } ?? "  view not loaded"
    var lines = [
      PaneLine(
        text: mark(view === focus && focus != nil, depth)
          + name(controller.spokenName, controller.className)
          + "  \(controller.appearance.rawValue)" + size,
        tone: controller.appearance == .disappeared ? .faint : .heading,
        target: controller.displayName)
    ]
    var shown: [UIViewController] = []
    func visit(_ view: UIView, _ depth: Int) {
      for subview in view.subviews {
        if let child = subview.viewController, child !== controller {
          shown.append(child)
          lines += tree(child, depth: depth, focus: focus)
        } else {
          lines.append(line(subview, depth: depth, isFocused: subview === focus))
          visit(subview, depth + 1)
        }
      }
    }
    if let view { visit(view, depth + 1) }
    for child in controller.children where !shown.contains(where: { $0 === child }) {
      lines += tree(child, depth: depth + 1, focus: focus)
    }
    return lines
  }

  @MainActor private static func line(_ view: UIView, depth: Int, isFocused: Bool) -> PaneLine {
    // The line above names the view whose content view it is.
    let isContent = view.hasGeneratedIdentifier && view.superview?.heldContentView === view
    let called = isContent ? "content view" : name(view.spokenName, view.className)
    var words = [called, frame(view)]
    if view.isHidden { words.append("hidden") }
    if !view.isInstalled { words.append("not installed") }
    if view.alpha < 1 { words.append("alpha \(view.alpha.traceText)") }
    return PaneLine(
      text: mark(isFocused, depth) + words.joined(separator: "  "),
      tone: view.isHidden || !view.isInstalled ? .faint : .text, target: view.displayName)
  }

  /// Name and class; those without a name are named by their class.
  private static func name(_ name: String, _ className: String) -> String {
    name.hasPrefix(className) ? name : "\(name)  \(className)"
  }

  @MainActor private static func frame(_ view: UIView) -> String {
    let frame = view.frame
    return "\(frame.minX.traceText),\(frame.minY.traceText) \(frame.size.traceText)"
  }

  private static func mark(_ isFocused: Bool, _ depth: Int) -> String {
    String(repeating: "  ", count: min(depth, 12)) + (isFocused ? "▸" : "")
  }
}
