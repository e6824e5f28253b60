public import Foundation

// Questions to the constraints that change nothing. Rules LA7.1, LA8.1, LA11.1, U04.

extension UIView {
  /// A target that asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target that asks for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that fits the constraints of the subtree best, near `targetSize` as strongly as said.
  ///
  /// Rule LA11.1.
  func fittingSize(
    near targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(
      root: self,
      purpose: .measuring(targetSize, horizontal: horizontal, vertical: vertical))
    engine.solveIfNeeded()
    guard let size = engine.solvedRect(of: self)?.size else { return .zero }  // LA11.3 V20
    return CGSize(
      width: LayoutMetrics.ceiled(size.width, scale: pixelScale),
      height: LayoutMetrics.ceiled(size.height, scale: pixelScale))
  }

  /// The size that `descendant` would have if the receiver's size were `size`.
  ///
  /// Nothing changes. Containers answer
  /// ``UIContentContainer/size(forChildContentContainer:withParentContainerSize:)`` with it. Rules M07, U04.
  package func predictedSize(of descendant: UIView, whenSizeIs size: CGSize) -> CGSize {
    guard descendant !== self else { return size }
    let engine = LayoutEngine(root: self, purpose: .predicting(size))
    engine.solveIfNeeded()
    return engine.predictedSize(of: descendant.inPlace)
  }

  /// Which ambiguity of the view is worth a report.
  package var ambiguityCheck: AmbiguityCheck {
    get { layoutState.ambiguityCheck }
    set { layoutState.ambiguityCheck = newValue }
  }

  /// Whether there is ambiguity that is worth a report.
  package var hasReportableAmbiguity: Bool {
    guard ambiguityCheck != .off, !translatesAutoresizingMaskIntoConstraints else { return false }
    return layoutEngine?.isAmbiguous(self, placeOnly: ambiguityCheck == .ignoreSizes) ?? false
  }

  /// The active constraints that decide where the view is along `axis`, and how large it is.
  ///
  /// These are those on the view and on every view that its own hang on, up to views that frames
  /// place.
  /// Rule LA7.1.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    rootView.forEachInSubtree { all += $0.constraints.filter { $0.firstAttribute.axis == axis } }
    var found: Set<ObjectIdentifier> = []
    var items: [any LayoutItem] = [self]
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    while let item = items.popLast() {
      for constraint in all where constraint.names(item) {
        found.insert(ObjectIdentifier(constraint))
        for other in constraint.items where known.insert(ObjectIdentifier(other)).inserted {
          let isPlaced = (other as? UIView)?.translatesAutoresizingMaskIntoConstraints == true
          if !isPlaced { items.append(other) }
        }
      }
    }
    return all.filter { found.contains(ObjectIdentifier($0)) }
  }

  /// How often the hierarchy's constraints were solved from nothing instead of being adjusted.
  package var layoutRebuilds: Int { layoutEngine?.work.rebuilds ?? 0 }

  /// The active constraints of the hierarchy that gave way to contradicting ones, oldest first.
  ///
  /// Rule LA8.1.
  package var brokenConstraints: [NSLayoutConstraint] { layoutEngine?.system.broken ?? [] }
}

extension LayoutEngine {
  /// The size that a view below the root has in this solution, by constraints or by masks.
  func predictedSize(of view: UIView) -> CGSize {
    guard view !== root, let above = view.superview else {
      guard case .predicting(let size) = purpose else { return view.bounds.size }
      return size
    }
    guard view.translatesAutoresizingMaskIntoConstraints else {
      return solvedRect(of: view).map { view.pixelFrame(forAlignmentRect: $0).size }
        ?? view.bounds.size
    }
    return view.autoresizedFrame(from: above.bounds.size, to: predictedSize(of: above)).size
  }
}
