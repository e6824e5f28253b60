package import Foundation

// Reference: springs and struts, rules LB1–LB6.

extension UIView {
  /// Moves and resizes subviews that have no constraints of their own.
  ///
  /// Rule LB6.
  func resizeSubviews(from old: CGSize) {
    for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
      subview.place(subview.autoresizedFrame(from: old, to: storedBounds.size))  // LB6
    }
  }

  /// The frame after the superview's size went from `old` to `new`.
  ///
  /// Rule LB1.
  package func autoresizedFrame(from old: CGSize, to new: CGSize) -> CGRect {
    autoresized(untransformedFrame, from: old, to: new)
  }

  /// What the mask makes of `frame` after the superview's size went from `old` to `new`.
  func autoresized(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let mask = autoresizingMask
    let (x, width) = Self.spread(
      new.width - old.width, lead: frame.minX, size: frame.width, whole: old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.spread(
      new.height - old.height, lead: frame.minY, size: frame.height, whole: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    return CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }

  /// Shares `change` among the flexible parts in proportion to their lengths, equally when all are
  /// zero.
  ///
  /// Rules LB1, LB3.
  private static func spread(
    _ change: CGFloat, lead: CGFloat, size: CGFloat, whole: CGFloat,
    flexible: (lead: Bool, size: Bool, trail: Bool)
  ) -> (lead: CGFloat, size: CGFloat) {
    let lengths = [
      flexible.lead ? lead : 0, flexible.size ? size : 0,
      flexible.trail ? whole - lead - size : 0,
    ]
    let count = [flexible.lead, flexible.size, flexible.trail].count { $0 }
    guard change != 0 else { return (lead, size) }
    let total = lengths.reduce(0, +)  // LB4
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }  // LB2
      return total == 0 ? change / CGFloat(count) : change * lengths[index] / total  // LB1 LB3
    }
    return (lead + share(0, flexible.lead), size + share(1, flexible.size))  // LB5
  }
}
