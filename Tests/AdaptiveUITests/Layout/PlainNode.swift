import Foundation

@testable import AdaptiveUI

/// A rectangle that the layout engine lays out and that is no view: what it says of itself are the
/// values that a test gives it.
@MainActor final class PlainNode: LayoutNode {
  let layoutName: String
  private(set) weak var parentNode: (any LayoutNode)?
  private(set) var children: [PlainNode] = []
  var heldConstraints: [NSLayoutConstraint] = []
  private(set) lazy var marginsGuide: any LayoutItem = PlainGuide(.margins, of: self)
  private(set) lazy var safeAreaGuide = PlainGuide(.safeArea, of: self)
  private(set) lazy var contentGuide: any LayoutItem = PlainGuide(.content, of: self)

  var translatesAutoresizingMaskIntoConstraints = false
  var presentFrame = CGRect.zero
  /// Whether the width follows the parent's.
  var hasFlexibleWidth = false
  var alignmentRectInsets = UIEdgeInsets.zero
  var safeArea = UIEdgeInsets.zero
  var margins = UIEdgeInsets.zero
  var layoutMarginsFollowReadableWidth = false
  var isRightToLeft = false
  var scrollsContent = false
  /// How far what it scrolls is scrolled, in points.
  var scrollPosition = CGPoint.zero
  /// How many letters of 10 × 20 points it shows.
  var letters: Int?
  var wrapsNaturalSize = false
  var hugging = UILayoutPriority.defaultLow
  var resistance = UILayoutPriority.defaultHigh
  /// How often it was marked for layout.
  private(set) var marks = 0

  init(_ name: String, letters: Int? = nil, wraps: Bool = false, _ children: [PlainNode] = []) {
    layoutName = name
    self.letters = letters
    wrapsNaturalSize = wraps
    children.forEach(add)
  }

  func add(_ child: PlainNode) {
    child.parentNode = self
    children.append(child)
  }

  func remove(_ child: PlainNode) {
    children.removeAll { $0 === child }
    child.parentNode = nil
  }

  // MARK: What the engine asks

  var layoutNode: (any LayoutNode)? { self }
  var ownBounds: [ItemBound] { [] }
  var nameInRelations: String { layoutName }
  var solvedGuides: [any LayoutItem] { [contentGuide] }
  var sizesItselfByConstraints: Bool { false }
  var bounds: CGRect { CGRect(origin: scrollPosition, size: presentFrame.size) }
  var naturalScale: CGFloat { 1 }
  var preservesSuperviewLayoutMargins: Bool { false }

  func forEachChildNode(_ visit: (any LayoutNode) -> Void) { children.forEach(visit) }

  func guideEdges(
    _ axis: NSLayoutConstraint.Axis, margins: () -> UIEdgeInsets
  ) -> LayoutGuideEdges? { nil }

  func autoresizedFrame(from old: CGSize, to new: CGSize) -> CGRect {
    var frame = presentFrame
    if hasFlexibleWidth { frame.size.width += new.width - old.width }
    return frame
  }

  func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  func setNeedsLayout() { marks += 1 }

  func naturalSize(inWidth width: CGFloat?) -> CGSize {
    guard let letters else { return CGSize(width: -1, height: -1) }
    let line = width.map { min(max(Int($0 / 10), 1), letters) } ?? letters
    let lines = (letters + line - 1) / max(line, 1)
    return CGSize(width: 10 * line, height: 20 * lines)
  }

  func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging }

  func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance }

  /// 5 points above the end of a line of letters.
  func baseline(isFirst: Bool) -> LayoutBaseline {
    isFirst
      ? LayoutBaseline(node: self, edge: .top, offset: 15)
      : LayoutBaseline(node: self, edge: .bottom, offset: -5)
  }

  /// A fifth of the width remains on each side where it is a readable width that margins follow.
  func margins(_ width: (any LayoutNode) -> CGFloat) -> UIEdgeInsets {
    guard layoutMarginsFollowReadableWidth else { return margins }
    let side = width(self) / 5
    return UIEdgeInsets(top: margins.top, left: side, bottom: margins.bottom, right: side)
  }
}

/// A guide of a plain node.
@MainActor final class PlainGuide: LayoutItem {
  enum Kind { case safeArea, margins, content }

  private weak var owner: PlainNode?
  private let kind: Kind

  init(_ kind: Kind, of owner: PlainNode) {
    self.kind = kind
    self.owner = owner
  }

  var layoutNode: (any LayoutNode)? { owner }
  var layoutName: String { "\(kind) of \(owner?.layoutName ?? "nothing")" }
  var nameInRelations: String { layoutName }

  var ownBounds: [ItemBound] {
    guard kind == .content else { return [] }
    return [ItemBound.Part.left, .top].map {
      ItemBound(part: $0, relation: .equal, value: 0, priority: .required, source: .implied)
    }
  }

  func guideEdges(
    _ axis: NSLayoutConstraint.Axis, margins: () -> UIEdgeInsets
  ) -> LayoutGuideEdges? {
    guard let owner, kind != .content else { return nil }
    let insets = kind == .margins ? margins() : owner.safeArea
    return axis == .horizontal
      ? LayoutGuideEdges(low: .beginning(insets.left), high: .end(insets.right))
      : LayoutGuideEdges(low: .beginning(insets.top), high: .end(insets.bottom))
  }
}
