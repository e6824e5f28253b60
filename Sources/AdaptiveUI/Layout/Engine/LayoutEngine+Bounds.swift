internal import ConstraintSolver
import Foundation

// What the system says about items: frames and masks, content sizes, no negative sizes.
// Rules LA4.1, LA5.7.

extension LayoutEngine {
  /// The variables of `item`, made and bounded when first asked for.
  func frame(of item: any LayoutItem) -> ItemFrame {
    if let frame = system.frames[ObjectIdentifier(item)] { return frame }
    let frame = ItemFrame(item, solver: &system.solver)
    system.frames[ObjectIdentifier(item)] = frame
    system.frameList.append(frame)
    if let width = system.past[ObjectIdentifier(item)]?.readWidth, width > 0 {
      frame.readWidth = width
      system.readWidthFollowers.append(frame)
    }
    system.touch(frame)
    raise(to: .renumbered)
    for variable in frame.variables { system.framesByVariable[variable] = frame }
    update(frame)
    return frame
  }

  /// Brings the bounds of an item up to date: numbers where the shape stays, all anew where not.
  func update(_ frame: ItemFrame) {
    guard let item = frame.item else { return }
    system.touch(frame)
    let new = bounds(of: item, frame)
    let keepsShape =
      new.count == frame.bounds.count
      && zip(new, frame.bounds).allSatisfy { $0.hasShape(of: $1) }
    guard keepsShape else {
      replaceBounds(of: frame, by: new)
      return
    }
    for (index, bound) in new.enumerated() where bound != frame.bounds[index] {
      frame.bounds[index] = bound
      raise(to: .renumbered)
      if frame.disputed.contains(index) { raise(to: .needsBuild) }
      guard let identifier = frame.identifiers[index] else { continue }
      do {
        try system.solver.setConstant(-bound.value, of: identifier)
      } catch {
        raise(to: .needsBuild)
      }
    }
  }

  /// Takes everything that the system says about an item out of the solver.
  func clearBounds(of frame: ItemFrame) {
    if !frame.identifiers.isEmpty { raise(to: .renumbered) }
    for identifier in frame.identifiers {
      guard let identifier else { continue }
      system.solver.remove(identifier)
      system.holders[identifier] = nil
    }
    frame.identifiers.removeAll()
    frame.bounds.removeAll()
  }

  private func replaceBounds(of frame: ItemFrame, by new: [ItemBound]) {
    clearBounds(of: frame)
    raise(to: .restructured)
    frame.bounds = new
    frame.identifiers = Array(repeating: nil, count: new.count)
    for (index, bound) in new.enumerated() {
      var form = LayoutForm(frame.variable(bound.part))
      form.constant = -bound.value
      do {
        let identifier = try system.solver.add(
          form.expression, bound.relation.inSolver, priority: bound.priority.inSolver,
          snugness: bound.source == .implied ? .early : .loose)  // LA7.3
        frame.identifiers[index] = identifier
        system.holders[identifier] = .bound(frame, index: index)
      } catch {
        // Only a required content size can contradict; it gives way.
        system.hasBrokenBounds = true
      }
    }
  }

  private func bounds(of item: any LayoutItem, _ frame: ItemFrame) -> [ItemBound] {
    guard let node = item.asNode else { return sizeBounds + item.ownBounds }
    if node === root { return rootBounds(frame) }
    guard node.translatesAutoresizingMaskIntoConstraints else {
      // Measuring knows nothing of an ambiguity that is exercised.
      let own = node.ownBounds.filter { purpose.isLive || $0.source != .exercise }
      return sizeBounds + contentBounds(of: node, frame) + own
    }
    return frameBounds(of: node, frame: fixedFrame(of: node))
  }

  private var sizeBounds: [ItemBound] {
    [ItemBound.Part.width, .height].map {
      ItemBound(
        part: $0, relation: .greaterThanOrEqual, value: 0, priority: .required, source: .implied)
    }
  }

  /// A node that is placed by frame and mask; `frame` in points of its parent.
  ///
  /// Rule LA5.7.
  private func frameBounds(of node: any LayoutNode, frame: CGRect) -> [ItemBound] {
    let rect = node.alignmentRect(forFrame: frame)  // LA5.7
    let parts: [(ItemBound.Part, CGFloat)] = [
      (.left, rect.minX), (.top, rect.minY), (.width, rect.width), (.height, rect.height),
    ]
    return parts.map { part, value in
      ItemBound(
        part: part, relation: .equal, value: Double(value), priority: .required, source: .frame)
    }
  }

  private func rootBounds(_ frame: ItemFrame) -> [ItemBound] {
    let origin = [ItemBound.Part.left, .top].map {
      ItemBound(part: $0, relation: .equal, value: 0, priority: .required, source: .implied)
    }
    switch purpose {
    case .live where root.sizesItselfByConstraints:
      return origin + sizeBounds + contentBounds(of: root, frame)  // LA5.10
        + [(ItemBound.Part.width, root.bounds.width), (.height, root.bounds.height)].map {
          ItemBound(
            part: $0, relation: .equal, value: Double($1), priority: LayoutStrength.presentSize,
            source: .target)
        }
    case .live:
      return frameBounds(of: root, frame: CGRect(origin: .zero, size: root.bounds.size))
    case .predicting(let size):
      return frameBounds(of: root, frame: CGRect(origin: .zero, size: size))
    case .measuring(let target, let horizontal, let vertical):
      let targets: [(ItemBound.Part, CGFloat, UILayoutPriority)] = [
        (.width, target.width, horizontal), (.height, target.height, vertical),
      ]
      return origin + sizeBounds + contentBounds(of: root, frame)
        + targets.map { part, value, priority in
          ItemBound(
            part: part, relation: .equal, value: Double(value), priority: priority,
            source: .target)
        }
    }
  }

  /// The frame of a node that masks place; in a prediction, what the mask will make of it.
  func fixedFrame(of node: any LayoutNode) -> CGRect {
    guard case .predicting(let size) = purpose, let above = node.parentNode else {
      return node.presentFrame
    }
    if above === root { return node.autoresizedFrame(from: above.bounds.size, to: size) }
    guard above.translatesAutoresizingMaskIntoConstraints else { return node.presentFrame }
    return node.autoresizedFrame(from: above.bounds.size, to: fixedFrame(of: above).size)
  }

  /// A natural size gives way to required constraints however strongly it holds: frames of public
  /// documents show it with priorities of 1000.
  private static func yielding(_ priority: UILayoutPriority) -> UILayoutPriority {
    priority == .required ? LayoutStrength.strongestContent : priority
  }

  /// Rule LA4.1.
  private func contentBounds(of node: any LayoutNode, _ frame: ItemFrame) -> [ItemBound] {
    let scale = node.naturalScale
    var size = node.naturalSize(inWidth: nil)  // LA4.2
    if node.wrapsNaturalSize, let width = frame.wrappedWidth {
      let wrapped = node.naturalSize(inWidth: width)
      size.height = wrapped.height  // LA4.6
      if frame.isFitted { size.width = wrapped.width }  // LA4.6
    }
    return [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      let natural = size.along(axis)
      guard natural != LayoutMetrics.noNaturalSize else { return [ItemBound]() }
      let value = Double(LayoutMetrics.ceiled(max(natural, 0), scale: scale))  // LF6
      let part: ItemBound.Part = axis == .horizontal ? .width : .height
      return [
        ItemBound(
          part: part, relation: .lessThanOrEqual, value: value,
          priority: Self.yielding(node.contentHuggingPriority(for: axis)), source: .content),
        ItemBound(
          part: part, relation: .greaterThanOrEqual, value: value,
          priority: Self.yielding(node.contentCompressionResistancePriority(for: axis)),
          source: .content),
      ]
    }
  }
}

extension NSLayoutConstraint.Relation {
  var inSolver: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension UILayoutPriority {
  var inSolver: Priority { Priority(Double(rawValue)) }  // LA2.3
}
