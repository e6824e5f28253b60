import Foundation

/// A view of the program's in a bar: an item's own view, or the one that stands for a title.
///
/// Such a view keeps its frame's size or its natural one, unless constraints place it: then the bar adds
/// where, and the view's own constraints say how large it is.
@MainActor struct BarPlacement {
  let view: UIView
  /// Left, top, right and bottom, all from the bar's top left corner so that none belongs to the view; none
  /// for a view that is placed by its frame.
  private let constraints: [NSLayoutConstraint]

  /// A bar's preference for a size: above that of content, below what is required.
  private static let strength = UILayoutPriority(999)

  /// Puts the view into `bar`.
  init(_ view: UIView, in bar: UIView) {
    self.view = view
    bar.addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else {
      constraints = []
      return
    }
    constraints = [
      view.leftAnchor.constraint(equalTo: bar.leftAnchor),
      view.topAnchor.constraint(equalTo: bar.topAnchor),
      view.rightAnchor.constraint(equalTo: bar.leftAnchor),
      view.bottomAnchor.constraint(equalTo: bar.topAnchor),
    ]
    constraints.forEach { $0.priority = Self.strength }
    NSLayoutConstraint.activate(constraints)
  }

  /// How large the view would like to be, in points.
  var size: CGSize {
    guard constraints.isEmpty, !(view is UIStackView) else {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let natural = view.intrinsicContentSize
    let own = ownSize
    return CGSize(
      width: natural.width >= 0 ? natural.width : own.width,
      height: natural.height >= 0 ? natural.height : own.height)
  }

  /// The size that the view had before a bar gave it one.
  private var ownSize: CGSize {
    guard let past = view.layoutState.sizesInBar, past.given == view.bounds.size else {
      return view.bounds.size
    }
    return past.own
  }

  /// Places the view.
  ///
  /// `frame` is in points of the bar, whose own constraints are to be solved after that.
  func place(_ frame: CGRect) {
    guard !constraints.isEmpty else {
      let own = ownSize
      view.frame = frame
      view.layoutState.sizesInBar = (own, view.bounds.size)
      return
    }
    let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
    for (constraint, edge) in zip(constraints, edges) { constraint.constant = edge }
  }
}
