public import Foundation

// How wide columns shall be. Rule KS08.

extension UISplitViewController {
  /// The primary column's width in points.
  public var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.preferred }
    set { primaryWidth.preferred = newValue }
  }
  /// The primary column's share of the width, from 0 to 1.
  public var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }
  /// The least width of the primary column in points.
  public var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set { primaryWidth.minimum = newValue }
  }
  /// The greatest width of the primary column in points.
  public var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set { primaryWidth.maximum = newValue }
  }
  /// The supplementary column's width in points.
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.preferred }
    set { supplementaryWidth.preferred = newValue }
  }
  /// The supplementary column's share of the width, from 0 to 1.
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }
  /// The least width of the supplementary column in points.
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set { supplementaryWidth.minimum = newValue }
  }
  /// The greatest width of the supplementary column in points.
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set { supplementaryWidth.maximum = newValue }
  }
  /// The width of the primary column at the present size, in points.
  public var primaryColumnWidth: CGFloat {
    primaryWidth.resolved(in: presentWidth, automaticFraction: automaticFraction)
  }
  /// The width of the supplementary column at the present size, in points.
  public var supplementaryColumnWidth: CGFloat {
    supplementaryWidth.resolved(in: presentWidth, automaticFraction: automaticFraction)
  }

  private var presentWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }

  /// The share of a column whose width is unset: this project's choice, UIKit's is not published.
  var automaticFraction: CGFloat { style == .tripleColumn ? 0.3 : 0.4 }
}
