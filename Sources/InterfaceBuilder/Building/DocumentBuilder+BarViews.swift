import AdaptiveUI
import Foundation

// What the editor draws in bars on its canvas. Source: the views of bars' items in eight public documents
// of six repositories.

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
          if group.count == 1 { center(group.first?.child(key: "customView"), in: bar) }
        } else {
          lineUp(index == 0 ? Array(group) : group.reversed(), in: bar, fromEnd: index > 0)
        }
      }
    } else if bar is UINavigationBar, let item = items.first {
      center(item.child(key: "titleView"), in: bar)
      lineUp(buttons("leftBarButtonItem", of: item), in: bar, fromEnd: false)
      lineUp(buttons("rightBarButtonItem", of: item), in: bar, fromEnd: true)
    }
  }

  /// Views of items stand 10 points apart, as far as the items are such.
  private func lineUp(_ items: [DocumentElement], in bar: UIView, fromEnd: Bool) {
    let canvas = scene.rootViews.first?.frame?.width ?? 0
    var offset: CGFloat = canvas < 390 ? 16 : 20
    for item in items {
      guard let view = add(item.child(key: "customView"), to: bar) else { return }
      let start = view.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: offset)
      let end = view.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -offset)
      (fromEnd ? end : start).isActive = true
      offset += view.frame.width + 10
    }
  }

  private func center(_ element: DocumentElement?, in bar: UIView) {
    add(element, to: bar)?.centerXAnchor.constraint(equalTo: bar.centerXAnchor).isActive = true
  }

  /// In toolbars that are higher than 44 points, what is more stands above.
  private func add(_ element: DocumentElement?, to bar: UIView) -> UIView? {
    guard let element, ViewTag.isView(element) else { return nil }
    let view = makeTree(element)
    view.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(view)
    let size = view.alignmentRect(forFrame: view.frame).size
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
      bar is UIToolbar
        ? view.centerYAnchor.constraint(equalTo: bar.bottomAnchor, constant: -22)
        : view.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
    ])
    return view
  }
}
