import Foundation

// What the layout engine knows of a view.

extension UIView: LayoutNode {
  var parentNode: (any LayoutNode)? { superview }

  func forEachChildNode(_ visit: (any LayoutNode) -> Void) {
    for subview in subviews { visit(subview) }
  }

  var heldConstraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Guides of the program, and those of the system that the solver may know.
  var solvedGuides: [any LayoutItem] {
    layoutState.guides
      + [.readable, .scrollContent].compactMap { layoutState.systemGuides[$0] }
  }

  // Without a transform: layout does not see it.
  var presentFrame: CGRect { CGRect(origin: storedOrigin, size: bounds.size) }

  func naturalSize(inWidth width: CGFloat?) -> CGSize {
    if let placeholder = layoutState.placeholderSize { return placeholder }  // LA4.2
    return width.map(wrappedContentSize) ?? intrinsicContentSize
  }

  var wrapsNaturalSize: Bool { wrapsContent && layoutState.placeholderSize == nil }

  var naturalScale: CGFloat {
    environment.measuring?.countsPoints(self) == true ? 1 : pixelScale
  }

  func baseline(isFirst: Bool) -> LayoutBaseline {
    let text = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    let offsets = text.baselineOffsets
    if let height = text.centeredContentHeight {
      let offset = isFirst ? offsets.first - height / 2 : height / 2 - offsets.last
      return LayoutBaseline(node: text, edge: .middle, offset: Double(offset))
    }
    return isFirst
      ? LayoutBaseline(node: text, edge: .top, offset: Double(offsets.first))
      : LayoutBaseline(node: text, edge: .bottom, offset: Double(-offsets.last))
  }

  var contentGuide: any LayoutItem { systemGuide(.scrollContent) }

  var marginsGuide: any LayoutItem { layoutMarginsGuide }
}

extension UIView: LayoutItem {
  var layoutNode: (any LayoutNode)? { self }

  /// What shows another of several frames, while an ambiguous layout is exercised.
  ///
  /// Rule LA7.1.
  var ownBounds: [ItemBound] { layoutState.exercise }

  func guideEdges(
    _ axis: NSLayoutConstraint.Axis, margins: () -> UIEdgeInsets
  ) -> LayoutGuideEdges? { nil }

  /// The identifier, or the class, a number that stands for UIKit's address, and the text shown.
  ///
  /// Rule LA8.4.
  var layoutName: String {
    if hasGeneratedIdentifier {
      return numberedName.replacing("#", with: ":0x") + (loggedText.map { "'\($0)'" } ?? "")
    }
    guard identifier == nil, let text = loggedText else {
      return displayName.replacing("#", with: ":0x")
    }
    return displayName.replacing("#", with: ":0x") + "'\(text)'"
  }

  var nameInRelations: String { hasGeneratedIdentifier ? spokenName : layoutName }

  /// A root view goes by its controller, a view without identifier by what it shows.
  package var nameInSums: String {
    if let viewController { return viewController.spokenName }
    return identifier == nil && superview != nil ? nameByContent : spokenName
  }
}

extension LayoutItem {
  /// The view whose place in the hierarchy counts: a view itself, a guide's owner.
  ///
  /// Rule LA5.1.
  var layoutView: UIView? { layoutNode as? UIView }
}
