// Reference: snapshotView(afterScreenUpdates:), resizableSnapshotView(from:afterScreenUpdates:
// withCapInsets:); iOS 18 documentation.
// Status: Partial — caps stretch with the rest; what the system puts behind bars, fields and rows without a
// colour of their own is not in it.
public import Foundation

extension UIView {
  /// A view that goes on showing what this one shows now.
  ///
  /// - Parameter afterUpdates: Whether what is due is laid out before; else a view that is not yet on
  ///   screen has nothing to show.
  /// - Returns: The view, as large as this one.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates)
  }

  /// A view that goes on showing what a part of this one shows now.
  ///
  /// - Parameters:
  ///   - rect: The part, in the receiver's coordinates.
  ///   - afterUpdates: Whether what is due is laid out before.
  ///   - capInsets: What keeps its size when the view gets another one; everything stretches here.
  /// - Returns: The view, as large as the part.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates)
  }

  private func snapshot(of rect: CGRect, _ afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let snapshot = SnapshotView(size: rect.size)
    if afterUpdates || window != nil {
      let place = bounds.offsetBy(dx: -rect.minX, dy: -rect.minY)
      snapshot.show(SnapshotPart.of(self, at: place), under: traitCollection)
    }
    return snapshot
  }
}
