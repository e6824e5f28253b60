// Reference: NSLayoutAnchor, iOS 18 documentation. Rule LA9.2.
// Status: Complete.
public import Foundation

/// An attribute of an item, ready to be put in relation to another of its kind.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: LayoutTerm

  init(_ term: LayoutTerm) { self.term = term }

  /// The view or guide that the anchor belongs to.
  open var item: AnyObject? { term.item }

  /// Makes `self == anchor + c`.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: c)
  }

  /// Makes `self >= anchor + c`.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: c)
  }

  /// Makes `self <= anchor + c`.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: c)
  }
}

/// An edge or middle across.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor:
  NSLayoutAnchor<NSLayoutXAxisAnchor>
{
  /// The distance from the receiver to `otherAnchor`.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
  }

  /// Makes `self == anchor + multiplier · 8` in reading direction.
  ///
  /// Rule LA9.3.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: LayoutMetrics.systemSpacing * multiplier)
  }

  /// Makes `self >= anchor + multiplier · 8` in reading direction.
  ///
  /// Rule LA9.3.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: LayoutMetrics.systemSpacing * multiplier)
  }

  /// Makes `self <= anchor + multiplier · 8` in reading direction.
  ///
  /// Rule LA9.3.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: LayoutMetrics.systemSpacing * multiplier)
  }
}

/// An edge, middle or baseline down.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor:
  NSLayoutAnchor<NSLayoutYAxisAnchor>
{
  /// The distance from the receiver to `otherAnchor`.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
  }

  /// Eight points; between lines of text the distance of lines.
  ///
  /// Rule LA9.3.
  private func systemSpacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    let terms = [term, anchor.term]
    let isText = terms.allSatisfy {
      $0.attribute == .firstBaseline || $0.attribute == .lastBaseline
    }
    let lines = UIView.systemLineSpacing(term.item as? UIView, anchor.term.item as? UIView)
    return isText ? lines ?? LayoutMetrics.systemSpacing : LayoutMetrics.systemSpacing
  }

  /// Makes `self == anchor + multiplier · 8`.
  ///
  /// Rule LA9.3.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing(below: anchor) * multiplier)
  }

  /// Makes `self >= anchor + multiplier · 8`.
  ///
  /// Rule LA9.3.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing(below: anchor) * multiplier)
  }

  /// Makes `self <= anchor + multiplier · 8`.
  ///
  /// Rule LA9.3.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing(below: anchor) * multiplier)
  }
}
