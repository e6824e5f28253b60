import Foundation

// What the engine knows of what it lays out. Views and layout guides adopt it; so can anything else
// that has a rectangle. Members that views have anyway are called as they call them.

/// What constraints can name: a node, or a guide inside one.
@MainActor protocol LayoutItem: AnyObject {
  /// The node whose place in the hierarchy counts: a node itself, the owner of a guide.
  ///
  /// Rule LA5.1.
  var layoutNode: (any LayoutNode)? { get }
  /// What holds of the rectangle by itself, whatever constraints, frames and contents say.
  var ownBounds: [ItemBound] { get }
  /// How a guide follows its owner along `axis`, where `margins` are the owner's; `nil` where the engine
  /// finds the rectangle.
  func guideEdges(
    _ axis: NSLayoutConstraint.Axis, margins: () -> UIEdgeInsets
  ) -> LayoutGuideEdges?
  /// How UIKit's log calls the item.
  ///
  /// Rule LA8.4.
  var layoutName: String { get }
  /// How people call the item: as the log does, but for what only an editor gave an identifier.
  var nameInRelations: String { get }
  /// What sentences call the item, for people.
  var nameInSums: String { get }
}

extension LayoutItem {
  var nameInSums: String { nameInRelations }
}

/// A rectangle with a place in a hierarchy, that its parent places.
@MainActor protocol LayoutNode: LayoutItem {
  // MARK: Place in the hierarchy

  var parentNode: (any LayoutNode)? { get }
  /// Visits the children, from the back to the front.
  func forEachChildNode(_ visit: (any LayoutNode) -> Void)
  /// The active constraints whose nearest common ancestor the node is.
  var heldConstraints: [NSLayoutConstraint] { get }
  /// Guides of the node whose rectangles the engine finds.
  var solvedGuides: [any LayoutItem] { get }

  // MARK: Rectangle

  /// Whether the frame and a mask place the node, and not constraints.
  ///
  /// Rule LA5.7.
  var translatesAutoresizingMaskIntoConstraints: Bool { get }
  /// Whether constraints say how large the node is although nothing places it.
  ///
  /// Rule LA5.10.
  var sizesItselfByConstraints: Bool { get }
  /// The rectangle that children are placed in, in points of their own coordinates.
  var bounds: CGRect { get }
  /// The frame that the node has, in points of its parent.
  var presentFrame: CGRect { get }
  /// What the mask makes of the frame when the parent's size goes from `old` to `new`.
  func autoresizedFrame(from old: CGSize, to new: CGSize) -> CGRect
  /// What the frame has around the rectangle that constraints see.
  ///
  /// Rule LA6.
  var alignmentRectInsets: UIEdgeInsets { get }
  func alignmentRect(forFrame frame: CGRect) -> CGRect
  /// Marks the node, whose layout applies the rectangles of its children.
  func setNeedsLayout()

  // MARK: Content

  /// The natural size, −1 for none; with a width, that of content which wraps in it.
  ///
  /// Rules LA4.1, LA4.6.
  func naturalSize(inWidth width: CGFloat?) -> CGSize
  /// Whether the height of the content depends on the width that layout gives it.
  ///
  /// Rule LA4.6.
  var wrapsNaturalSize: Bool { get }
  /// How many steps a point has to which natural sizes are rounded up.
  ///
  /// Rule LF6.
  var naturalScale: CGFloat { get }
  func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority
  /// Where the first line of text is, or the last one.
  ///
  /// Rule LA1.7.
  func baseline(isFirst: Bool) -> LayoutBaseline

  // MARK: What its constraints see

  /// Whether leading is right.
  ///
  /// Rule LA1.5.
  var isRightToLeft: Bool { get }
  /// Whether its edges are those of what it scrolls, for constraints from inside.
  ///
  /// Rule LC4.3.
  var scrollsContent: Bool { get }
  /// What it scrolls.
  var contentGuide: any LayoutItem { get }
  var marginsGuide: any LayoutItem { get }
  /// The margins, in points, if nodes had the widths that `width` tells.
  ///
  /// Rules LC1.6, LC3.1.
  func margins(_ width: (any LayoutNode) -> CGFloat) -> UIEdgeInsets
  /// Whether margins of the parent that reach in count here too.
  ///
  /// Rule LC1.7.
  var preservesSuperviewLayoutMargins: Bool { get }
  /// Whether the margins leave no more than is comfortable to read between them.
  ///
  /// Rule LC3.1.
  var layoutMarginsFollowReadableWidth: Bool { get }
}

extension LayoutItem {
  /// The item itself where it is a node, and no guide.
  var asNode: (any LayoutNode)? {
    guard let node = layoutNode, node === self else { return nil }
    return node
  }

  /// The node in whose coordinates the rectangle is, and whose layout applies it.
  var placer: (any LayoutNode)? {
    guard let node = layoutNode else { return nil }
    return node === self ? node.parentNode : node
  }
}

extension LayoutNode {
  /// Visits the node and everything below it, parents first.
  func forEachNode(_ visit: (any LayoutNode) -> Void) {
    visit(self)
    forEachChildNode { $0.forEachNode(visit) }
  }

  /// The node and those around it, from the inside out.
  var chain: some Sequence<any LayoutNode> {
    sequence(first: self as any LayoutNode) { $0.parentNode }
  }

  /// Whether the node is `other`, or somewhere in it.
  func isWithin(_ other: any LayoutNode) -> Bool {
    var node: (any LayoutNode)? = self
    while let current = node {
      if current === other { return true }
      node = current.parentNode
    }
    return false
  }
}

/// The edges of a guide along an axis, each at a distance from an edge of its owner's bounds, in points.
struct LayoutGuideEdges {
  enum Edge {
    /// After the beginning of the bounds.
    case beginning(CGFloat)
    /// Before the end of the bounds.
    case end(CGFloat)
  }

  let low: Edge
  let high: Edge
}

/// A line under text, as a distance from an edge of the text's node.
struct LayoutBaseline {
  enum Edge { case top, middle, bottom }

  let node: any LayoutNode
  let edge: Edge
  /// How far below the edge, in points.
  let offset: Double
}
