// Reference: UISemanticContentAttribute, UIUserInterfaceLayoutDirection. Rule LA1.5.
// Status: Complete.
package import Foundation

/// Whether a view turns around with the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the interface.
  case unspecified
  /// Controls of a player never turn.
  case playback
  /// Controls that mean directions in space never turn.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}

/// The reading direction that a view is laid out in.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

extension UIView {
  /// Whether the view turns around with the reading direction.
  ///
  /// Rule LA1.5.
  var defaultSemanticContent: UISemanticContentAttribute {
    get { layoutState.semanticContent }
    set {
      guard layoutState.semanticContent != newValue else { return }
      layoutState.semanticContent = newValue
      layoutEngine?.startAfresh()
      marginsDidChange()
    }
  }

  /// The reading direction that the view is laid out in.
  ///
  /// Rule LA1.5.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// The reading direction that an attribute means in the program's language.
  ///
  /// Rule LA1.5.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let traits = Environment.current.screen.traitCollection
    return userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The reading direction that an attribute means where everything else reads in `layoutDirection`.
  ///
  /// Rule LA1.5.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// Whether the view is laid out from right to left.
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A frame inside the view, given as it is from left to right, on the side that the reading
  /// direction wants.
  ///
  /// Rule LA1.5.
  package func turned(_ frame: CGRect) -> CGRect {
    isRightToLeft ? frame.turned(in: bounds) : frame
  }

  /// Called after any trait of the view changed: text is measured anew, sides may turn.
  ///
  /// Rule LA1.5.
  func layoutTraitsDidChange(from old: UITraitCollection) {
    // What places its parts by frames turns them when it is laid out.
    if old.layoutDirection != traitCollection.layoutDirection { setNeedsLayout() }
    guard let engine = layoutEngine else { return }
    readableWidthMayHaveChanged()
    engine.nodeDidChange(self)
    if old.layoutDirection != traitCollection.layoutDirection { engine.startAfresh() }
    markAncestorsForConstraints()
  }
}

extension CGRect {
  /// The rectangle on the other side of the middle of an area, as far from it.
  package func turned(in area: CGRect) -> CGRect {
    CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
  }
}
