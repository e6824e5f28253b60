import AdaptiveUI
import Foundation

/// Determines which views of a picture have outlines.
@MainActor struct OutlinePlan {
  private let picture: WindowPicture
  /// For each node whether its ground distinguishes it from what is behind.
  private let contrasts: [Bool]
  /// For each node whether it, or a descendant, is visible.
  private let shows: [Bool]

  init(_ picture: WindowPicture) {
    self.picture = picture
    let contrasts = picture.contrastingGrounds
    var shows = picture.nodes.indices.map {
      picture.nodes[$0].content != nil || picture.nodes[$0].role == .shading || contrasts[$0]
    }
    for index in picture.nodes.indices.reversed() where shows[index] {
      if let parent = picture.nodes[index].parent { shows[parent] = true }
    }
    (self.contrasts, self.shows) = (contrasts, shows)
  }

  func outlines(_ scope: OutlineScope) -> [PictureOutline] {
    let nodes = picture.nodes
    let chosen = scope == .all ? nodes.indices.map(isBox) : unseen
    var outlines: [PictureOutline] = []
    /// For each node the index of its own outline, or else of the nearest one around it.
    var nearest: [Int?] = []
    /// For each outline the outermost node of its place, and the nodes that the outline names.
    var (leaders, named): ([Int], [[Int]]) = ([], [])
    for (index, node) in nodes.enumerated() {
      let around = node.parent.flatMap { nearest[$0] }
      let coincides = around.map { node.frame.isSame(as: nodes[outlines[$0].node].frame) } ?? false
      guard chosen[index], !(coincides && node.isWrapper) else {
        nearest.append(around)
        continue
      }
      nearest.append(outlines.count)
      let leader = coincides ? around.map { leaders[$0] } : nil
      leaders.append(leader ?? outlines.count)
      named.append(leader == nil ? [index] : [])
      if let leader { named[leader].append(index) }
      let depth = around.map { outlines[$0].depth + (coincides ? 0 : 1) } ?? 0
      outlines.append(PictureOutline(node: index, depth: depth))
    }
    for place in outlines.indices where leaders[place] == place {
      outlines[place].title = title(of: named[place], scope)
    }
    return outlines
  }

  private func title(of nodes: [Int], _ scope: OutlineScope) -> Title {
    let members = nodes.map { picture.nodes[$0] }
    // The frame of a popover is not named.
    let named = members.filter { $0.kind != .popover }
    let links = (named.isEmpty ? members : named).map {
      TitleLink($0, changed: [], isFocused: false, saysWords: scope == .unseen)
    }
    let hasController = links.contains { $0.sizeClasses != nil }
    return Title(
      links: links, upTo: scope == .all ? .whole : hasController ? .withoutSize : .names)
  }

  /// Whether a view has a box of its own in a wireframe.
  private func isBox(_ index: Int) -> Bool {
    let node = picture.nodes[index]
    return node.role == .box && !node.frame.isEmpty
  }

  // MARK: Views that an interface does not show

  private var unseen: [Bool] {
    var unseen = picture.nodes.indices.map(isUnseen)
    for index in picture.nodes.indices where unseen[index] {
      // If one controller has an outline, the controllers around it have one too, to tell them
      // apart.
      var parent = picture.nodes[index].controller?.parent
      while let controller = parent, !controller.isSystemContainer {
        if let around = picture.nodes.firstIndex(where: { $0.controller === controller }),
          isBox(around)
        {
          unseen[around] = true
        }
        parent = controller.parent
      }
    }
    return unseen
  }

  private func isUnseen(_ index: Int) -> Bool {
    let node = picture.nodes[index]
    // In an editor's document, outlets name many views that only group others.
    guard isBox(index), !contrasts[index], node.view.documentIdentifier == nil else { return false }
    guard let controller = node.controller else {
      let isNamed = node.view.identifier != nil && !node.view.hasGeneratedIdentifier
      return isNamed && !shows[index] && node.rowIndex == nil && !node.isPartOfContent
    }
    if controller.documentIdentifier != nil || controller.isSystemContainer { return false }
    guard let parent = controller.parent else { return !shows[index] }
    return !parent.isSystemContainer
  }
}

extension WindowPicture {
  /// For each node whether its ground, or a border, distinguishes it from what is behind.
  fileprivate var contrastingGrounds: [Bool] {
    var result = nodes.map { $0.view.superview is UITransitionView && $0.hasGround }
    var grounds: [PictureColor?] = nodes.map { _ in nil }
    for shape in shapes {
      let parent = nodes[shape.owner].parent
      switch shape.kind {
      case .ground(let color, _):
        var around = parent
        while let node = around, grounds[node] == nil { around = nodes[node].parent }
        let behind = around.flatMap { grounds[$0] } ?? background
        if color.isOpaque { grounds[shape.owner] = color }
        if color != behind { result[shape.owner] = true }
      case .pill, .border: result[shape.owner] = true
      default: break
      }
    }
    return result
  }
}

extension CGRect {
  /// Whether two rectangles are equal apart from floating-point noise.
  fileprivate func isSame(as other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5 && abs(maxX - other.maxX) < 0.5
      && abs(maxY - other.maxY) < 0.5
  }
}

extension UIViewController {
  /// Whether its contents are already visible as bars and columns.
  fileprivate var isSystemContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController
  }
}
