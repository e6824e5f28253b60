import Foundation

// What the layout engine knows of a guide.

extension UILayoutGuide: LayoutItem {
  var layoutNode: (any LayoutNode)? { owningView }

  /// What is scrolled begins where its own coordinates do.
  var ownBounds: [ItemBound] {
    guard role == .scrollContent else { return [] }
    return [ItemBound.Part.left, .top].map {
      ItemBound(part: $0, relation: .equal, value: 0, priority: .required, source: .implied)
    }
  }

  func guideEdges(
    _ axis: NSLayoutConstraint.Axis, margins: () -> UIEdgeInsets
  ) -> LayoutGuideEdges? {
    guard let owner = owningView else { return nil }
    switch role {
    case .constraints, .readable, .scrollContent: return nil
    case .safeArea: return LayoutGuideEdges(owner.safeAreaInsets, axis)
    case .margins: return LayoutGuideEdges(margins(), axis)
    // Rule LC5.1: the legacy guides are as high as what covers their edge.
    case .topLayoutGuide where axis == .vertical:
      return LayoutGuideEdges(
        low: .beginning(topStart(of: owner)), high: .beginning(owner.safeAreaInsets.top))  // LC5.1
    case .bottomLayoutGuide where axis == .vertical, .keyboard where axis == .vertical:
      return LayoutGuideEdges(low: .end(bottomCover(of: owner)), high: .end(0))
    case .scrollFrame, .topLayoutGuide, .bottomLayoutGuide, .keyboard:
      return LayoutGuideEdges(.zero, axis)
    }
  }

  var layoutName: String {
    identifier.isEmpty ? "UILayoutGuide(\(owningView?.layoutName ?? "none"))" : identifier
  }

  var nameInRelations: String {
    guard let owningView, owningView.hasGeneratedIdentifier else { return layoutName }
    return role == .constraints && !identifier.isEmpty
      ? identifier : "\(role == .constraints ? "guide" : "\(role)") of \(owningView.spokenName)"
  }

  var nameInSums: String {
    let owner = owningView?.nameInSums ?? "(gone)"
    return switch role {
    case .constraints: identifier.isEmpty ? "a guide of \(owner)" : identifier
    case .safeArea: "the safe area of \(owner)"
    case .margins: "the margins of \(owner)"
    case .readable: "the readable width of \(owner)"
    case .topLayoutGuide: "the top layout guide of \(owner)"
    case .bottomLayoutGuide: "the bottom layout guide of \(owner)"
    case .keyboard: "the keyboard"
    case .scrollFrame: "the frame of \(owner)"
    case .scrollContent: "the content of \(owner)"
    }
  }
}

extension LayoutGuideEdges {
  /// Edges inside of the owner's.
  fileprivate init(_ insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) {
    self.init(low: .beginning(insets.low(axis)), high: .end(insets.high(axis)))
  }
}
