import Foundation

/// A guide in the place of something inside a view that is kept out of the hierarchy.
///
/// It is where that is in the view, unless what is tied to it decides otherwise: so ties hold whichever end
/// follows the other. Rule M07.
@MainActor struct InnerStandIn {
  private(set) weak var item: (any LayoutItem)?
  private weak var view: UIView?
  let guide = UILayoutGuide()
  /// What places the guide: left, top, width and height.
  let edges: [NSLayoutConstraint]

  /// Stands within `other` for an item in `view`.
  init(for item: any LayoutItem, in view: UIView, within other: UIView) {
    self.item = item
    self.view = view
    other.addLayoutGuide(guide)
    edges = [
      guide.leftAnchor.constraint(equalTo: other.leftAnchor),
      guide.topAnchor.constraint(equalTo: other.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    for edge in edges { edge.priority = LayoutStrength.presentSize }
    follow()
  }

  /// Goes where the item is now.
  func follow() {
    guard let view, let place = item?.place(in: view) else { return }
    let values = [place.minX, place.minY, place.width, place.height]
    for (edge, value) in zip(edges, values) where edge.constant != value { edge.constant = value }
  }
}

extension LayoutItem {
  /// Where the item is in a view around it, by its alignment rectangle.
  fileprivate func place(in view: UIView) -> CGRect? {
    if let guide = self as? UILayoutGuide {
      return guide.owningView?.convert(guide.layoutFrame, to: view)
    }
    guard let own = self as? UIView else { return nil }
    return own.superview?.convert(own.alignmentRect(forFrame: own.frame), to: view)
  }
}
