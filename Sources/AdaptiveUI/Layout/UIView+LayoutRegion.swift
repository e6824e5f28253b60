// Reference: UIView.LayoutRegion, iOS 26 documentation.
// Status: Partial — windows have no round corners here, so that nothing adapts to them.
import Foundation

extension UIView {
  /// A part of a view that content can be laid out in.
  public struct LayoutRegion: Sendable, Hashable {
    /// Along which axis a region keeps clear of a window's corners.
    public enum AdaptivityAxis: Sendable, Hashable {
      /// From the sides.
      case horizontal
      /// From top and bottom.
      case vertical
    }

    enum Kind: Sendable, Hashable { case safeArea, margins, readableContent }

    let kind: Kind
    /// Along which axis the region keeps clear of corners; kept.
    let cornerAdaptation: AdaptivityAxis?

    /// What bars and cutouts leave of the view.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    /// What the view's margins leave of it.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, cornerAdaptation: cornerAdaptation)
    }

    /// The part of the margins' region whose lines are not too long to read.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, cornerAdaptation: cornerAdaptation)
    }

    @MainActor func tellKeptMembers() {
      if cornerAdaptation != nil { KeptMember.cornerAdaptation.wasSet() }
    }
  }

  /// The guide that follows a region.
  public func layoutGuide(for layoutRegion: LayoutRegion) -> UILayoutGuide {
    layoutRegion.tellKeptMembers()
    return switch layoutRegion.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// How far a region is from the view's edges, in points.
  public func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets {
    layoutRegion.tellKeptMembers()
    switch layoutRegion.kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      let guide = readableContentGuide
      solveConstraints()
      let frame = guide.layoutFrame
      return UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    }
  }

  /// How far a region is from the view's edges in reading direction, in points.
  public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: layoutRegion)
    let isTurned = isRightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isTurned ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isTurned ? insets.left : insets.right)
  }
}
