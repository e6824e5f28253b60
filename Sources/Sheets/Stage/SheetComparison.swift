package import AdaptiveUI
package import Foundation

/// The changes between two versions of a scene in the same window.
@MainActor package enum SheetComparison {
  /// A view with the attributes by which both versions are compared.
  private struct Seen {
    let frame: CGRect
    let text: String
    let name: String
  }

  /// The deviation up to which frames count as equal, in points.
  private static let tolerance: CGFloat = 0.5

  /// The changes in words, with their frames in the new picture, in the order of the tree.
  ///
  /// Views are matched by identifier, else by their position in the tree. Of views that moved
  /// together, only the outermost is reported.
  package static func changes(
    from old: UIWindow, to new: UIWindow, margin: CGFloat
  ) -> [SheetContents.Mark] {
    let (before, _) = seen(in: old)
    let (after, order) = seen(in: new)
    var marks: [SheetContents.Mark] = []
    var moved: [(key: String, shift: CGSize)] = []
    for key in order {
      guard let now = after[key] else { continue }
      let frame = now.frame.offsetBy(dx: margin, dy: margin)
      guard let then = before[key] else {
        if !marks.contains(where: {
          $0.frame?.contains(frame) ?? false && $0.text.hasSuffix(" is new")
        }) {
          marks.append(SheetContents.Mark(frame: frame, text: "\(now.name) is new"))
        }
        continue
      }
      var words: [String] = []
      let shift = CGSize(
        width: now.frame.minX - then.frame.minX, height: now.frame.minY - then.frame.minY)
      let isCarried = moved.contains { key.hasPrefix($0.key + "/") && near($0.shift, shift) }
      if abs(shift.width) > tolerance || abs(shift.height) > tolerance {
        moved.append((key, shift))
        if !isCarried { words.append("moved by \(number(shift.width)), \(number(shift.height))") }
      }
      if abs(now.frame.width - then.frame.width) > tolerance
        || abs(now.frame.height - then.frame.height) > tolerance
      {
        words.append("was \(size(then.frame)) and is \(size(now.frame))")
      }
      if now.text != then.text { words.append("says “\(now.text)”, not “\(then.text)”") }
      if !words.isEmpty {
        marks.append(
          SheetContents.Mark(frame: frame, text: "\(now.name) \(words.joined(separator: ", "))"))
      }
    }
    let gone = seen(in: old).order.filter { after[$0] == nil }
    let outermost = gone.filter { key in !gone.contains { key.hasPrefix($0 + "/") } }
    return marks
      + outermost.compactMap { key in
        before[key].map { SheetContents.Mark(frame: nil, text: "\($0.name) is gone") }
      }
  }

  private static func near(_ one: CGSize, _ other: CGSize) -> Bool {
    abs(one.width - other.width) <= 2 * tolerance && abs(one.height - other.height) <= 2 * tolerance
  }

  private static func number(_ value: CGFloat) -> String {
    let tenths = (value * 10).rounded() / 10
    return (tenths > 0 ? "+" : "") + (tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)")
  }

  private static func size(_ frame: CGRect) -> String {
    "\(number(frame.width)) × \(number(frame.height))".replacing("+", with: "")
  }

  /// The visible views by their paths, and the paths in drawing order.
  private static func seen(in window: UIWindow) -> (views: [String: Seen], order: [String]) {
    var views: [String: Seen] = [:]
    var order: [String] = []
    func visit(_ view: UIView, _ path: String, _ index: Int) {
      guard !view.isHidden, view.alpha > 0.01, view.isInstalled else { return }
      let own = view.viewController?.identifier ?? view.identifier ?? "\(view.className)[\(index)]"
      let key = path + "/" + own
      let text = view.asContentPresentable?.presentedContent.text ?? ""
      if views[key] == nil { order.append(key) }
      views[key] = Seen(
        frame: view.convert(view.bounds, to: window), text: text, name: view.spokenName)
      for (index, subview) in view.subviews.enumerated() { visit(subview, key, index) }
    }
    for (index, view) in window.subviews.enumerated() { visit(view, "", index) }
    return (views, order)
  }
}
