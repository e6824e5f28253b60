import AdaptiveUI
import Foundation

// What the editor draws in bars on its canvas. Source: the views of bars' items in 22 public documents of
// seven repositories.

extension DocumentBuilder {
  /// Puts the views that stand for items of a bar where the editor draws them, in the size that the
  /// document gives; on its own canvas a bar shows nothing else.
  func placeItemViews(in bar: UIView, _ element: DocumentElement) {
    let items = element.list("items")
    if bar is UIToolbar {
      let groups = items.split(omittingEmptySubsequences: false) {
        $0["systemItem"] == "flexibleSpace"
      }
      for (index, group) in groups.enumerated() {
        if index > 0, index < groups.count - 1 {
          center(Array(group), in: bar)
        } else {
          lineUp(Array(group), in: bar, fromEnd: index > 0)
        }
      }
    } else if bar is UINavigationBar, let item = items.first {
      if let title = item.child(key: "titleView"), let view = add(title, to: bar) {
        view.centerXAnchor.constraint(equalTo: bar.centerXAnchor).isActive = true
      }
      lineUp(buttons("leftBarButtonItem", of: item), in: bar, fromEnd: false)
      lineUp(buttons("rightBarButtonItem", of: item).reversed(), in: bar, fromEnd: true)
    }
  }

  /// Places items side by side from an end of the bar on, as far as their widths are known.
  private func lineUp(_ items: [DocumentElement], in bar: UIView, fromEnd: Bool) {
    let outward = fromEnd ? items.reversed() : items
    let known = Array(outward.prefix { $0.isFixedSpace || $0.customView != nil })
    guard let row = makeRow(fromEnd ? known.reversed() : known, in: bar) else { return }
    let canvas = scene.rootViews.first?.frame?.width ?? 0
    // A space that is first counts from the edge of the bar.
    let margin: CGFloat = known.first?.isFixedSpace == true ? 0 : canvas < 390 ? 16 : 20
    let edge =
      fromEnd
      ? bar.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: margin)
      : row.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: margin)
    edge.isActive = true
  }

  /// Places items in the middle, if the widths of all are known.
  private func center(_ items: [DocumentElement], in bar: UIView) {
    guard items.allSatisfy({ $0.isFixedSpace || $0.customView != nil }),
      let row = makeRow(items, in: bar)
    else { return }
    row.centerXAnchor.constraint(equalTo: bar.centerXAnchor).isActive = true
  }

  /// The room that views and spaces take side by side; `nil` without a view.
  private func makeRow(_ items: [DocumentElement], in bar: UIView) -> UILayoutGuide? {
    guard items.contains(where: { $0.customView != nil }) else { return nil }
    let row = UILayoutGuide()
    bar.addLayoutGuide(row)
    var (end, room): (NSLayoutXAxisAnchor, CGFloat) = (row.leadingAnchor, 0)
    for item in items {
      if item.isFixedSpace { room += CGFloat(item.number("width") ?? 0) }
      guard let view = item.customView.flatMap({ add($0, to: bar) }) else { continue }
      let overhang = overhang(of: view)
      view.leadingAnchor.constraint(equalTo: end, constant: room + overhang.left).isActive = true
      (end, room) = (view.trailingAnchor, overhang.right)
    }
    row.trailingAnchor.constraint(equalTo: end, constant: room).isActive = true
    return row
  }

  /// How far the frame of a view reaches beyond what constraints align.
  private func overhang(of view: UIView) -> UIEdgeInsets {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let aligned = view.alignmentRect(forFrame: frame)
    return UIEdgeInsets(
      top: aligned.minY, left: aligned.minX, bottom: frame.maxY - aligned.maxY,
      right: frame.maxX - aligned.maxX)
  }

  /// In toolbars that are higher than 44 points, what is more is above.
  private func add(_ element: DocumentElement, to bar: UIView) -> UIView? {
    guard ViewTag.isView(element) else { return nil }
    let view = makeTree(element)
    view.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(view)
    let size = view.alignmentRect(forFrame: view.frame).size
    let overhang = overhang(of: view)
    // Of a frame the middle counts, which is not that of what constraints align.
    let drop = (overhang.top - overhang.bottom) / 2
    // What is solved has its natural size.
    if !view.frame.isEmpty || view.intrinsicContentSize.width < 0 {
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: size.width),
        view.heightAnchor.constraint(equalToConstant: size.height),
      ])
    }
    let middle =
      bar is UIToolbar
      ? view.centerYAnchor.constraint(equalTo: bar.bottomAnchor, constant: drop - 22)
      : view.centerYAnchor.constraint(equalTo: bar.centerYAnchor, constant: drop)
    middle.isActive = true
    return view
  }
}

extension DocumentElement {
  fileprivate var customView: DocumentElement? {
    child(key: "customView").flatMap { ViewTag.isView($0) ? $0 : nil }
  }

  fileprivate var isFixedSpace: Bool { self["systemItem"] == "fixedSpace" }
}
