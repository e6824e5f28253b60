// Reference: NSCollectionLayoutDimension, NSCollectionLayoutSize, NSCollectionLayoutSpacing,
// NSCollectionLayoutEdgeSpacing, NSCollectionLayoutAnchor; iOS 18 documentation.
// Status: Complete.
public import AdaptiveUI
public import Foundation

/// A width or height.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
  enum Kind { case width, height, absolute, estimated }

  let kind: Kind
  /// The part of the container, or points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// A part of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }
  /// A part of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Points until the content says better.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// Points until the content says better.
  public class func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.estimated, estimatedDimension) }

  /// Whether it is a part of the container's width.
  public var isFractionalWidth: Bool { kind == .width }
  /// Whether it is a part of the container's height.
  public var isFractionalHeight: Bool { kind == .height }
  /// Whether it is points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it is points until the content says better.
  public var isEstimated: Bool { kind == .estimated }

  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: dimension * container.width
    case .height: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// A width and a height.
@preconcurrency @MainActor public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  func points(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }
}

/// Room between things.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
  /// Points.
  public let spacing: CGFloat
  /// Whether the room takes what is left.
  public let isFlexibleSpacing: Bool
  /// Whether the room is as large as said.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  /// At least so many points, and what is left.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// So many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// Room around a thing.
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Before it.
  public let leading: NSCollectionLayoutSpacing?
  /// Above it.
  public let top: NSCollectionLayoutSpacing?
  /// After it.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below it.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates room around a thing.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: top?.spacing ?? 0, left: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      right: trailing?.spacing ?? 0)
  }
}

/// Where a supplementary view hangs.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges that it hangs at.
  public let edges: NSDirectionalRectEdge
  /// How far from there, in points or in its own sizes.
  public let offset: CGPoint
  /// Whether ``offset`` is points.
  public let isAbsoluteOffset: Bool
  /// Whether ``offset`` is in its own sizes.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
  }

  /// Hangs at some edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }
  /// Hangs so many points from some edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// Hangs so many of its own sizes from some edges.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// The rectangle of a view of `size` that hangs in `rect`.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    let x =
      edges.contains(.leading)
      ? rect.minX : edges.contains(.trailing) ? rect.maxX - size.width : rect.midX - size.width / 2
    let y =
      edges.contains(.top)
      ? rect.minY : edges.contains(.bottom) ? rect.maxY - size.height : rect.midY - size.height / 2
    let shift =
      isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    return CGRect(x: x + shift.x, y: y + shift.y, width: size.width, height: size.height)
  }
}
