package import AdaptiveUI
package import CellRenderer
import Foundation
import Pictures

/// The frames of all views of a window at one moment, to find changes later.
///
/// Views are identified by name, or by class and index among their siblings, never by their
/// addresses: a replayed scene has other objects in the same places.
@MainActor package struct FrameCensus {
  /// A view that a person would point at: a controller's root view, a named one, or one with
  /// content.
  struct Entry {
    let key: UInt64
    let view: ObjectIdentifier
    /// The name of the controller whose root view it is, or of the view.
    let name: String
    /// In the superview, in points.
    let frame: CGRect
    /// In the window, in points.
    let place: CGRect
    let isController: Bool
    /// Whether the document or program named it.
    let isNamed: Bool
    /// Whether its changes are marked in the picture.
    let isBox: Bool
    /// The recorded view around it; `nil` for the outermost ones, such as what is presented.
    let around: UInt64?
  }

  /// Parents first, back to front.
  private(set) var entries: [Entry] = []
  /// The number of views with each key so far.
  private var met: [UInt64: Int] = [:]
  /// The views in the hierarchy that are not installed.
  private var uninstalled: Set<UInt64> = []
  /// The active constraints of installed views, with the view that holds each.
  private var constraints: [(holder: UInt64, constraint: ObjectIdentifier)] = []
  /// What the constraints belong to: those of a replayed scene are other objects.
  private let world: ObjectIdentifier

  /// Most windows have no more views.
  private static let usualViews = 64

  /// Records a window after its layout; animated views count at their targets.
  package init(of window: UIWindow) {
    world = ObjectIdentifier(window)
    entries.reserveCapacity(Self.usualViews)
    met.reserveCapacity(Self.usualViews)
    for (index, view) in window.subviews.enumerated() {
      visit(view, at: .zero, parent: 0, owner: 0, around: nil, index: index)
    }
  }

  private mutating func visit(
    _ view: UIView, at origin: CGPoint, parent: UInt64, owner: UInt64, around: UInt64?, index: Int
  ) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let key = key(of: view, parent, owner, index)
    guard view.isInstalled else {
      uninstalled.insert(key)
      return
    }
    for constraint in view.constraints {
      constraints.append((key, ObjectIdentifier(constraint)))
    }
    let owner = view.viewController == nil ? owner : key
    let frame = view.frame
    if view.isWorthPointingAt {
      entries.append(
        Entry(
          key: key, view: ObjectIdentifier(view), name: view.censusName, frame: frame,
          place: frame.offsetBy(dx: origin.x, dy: origin.y),
          isController: view.viewController != nil,
          isNamed: (view.viewController ?? view).identifier != nil, isBox: view.isMarkable,
          around: around))
    }
    let around = view.isWorthPointingAt ? key : around
    guard view.mayHoldParts else { return }
    let bounds = view.bounds
    let inner = CGPoint(
      x: origin.x + (frame.minX - bounds.minX), y: origin.y + (frame.minY - bounds.minY))
    // Few classes are beside one another.
    var counts: [(kind: ObjectIdentifier, count: Int)] = []
    for subview in view.subviews {
      let kind = ObjectIdentifier(type(of: subview))
      let known = counts.firstIndex { $0.kind == kind }
      visit(
        subview, at: inner, parent: key, owner: owner, around: around,
        index: known.map { counts[$0].count } ?? 0)
      if let known { counts[known].count += 1 } else { counts.append((kind, 1)) }
    }
  }

  /// A hash that is the same for the same view in a replayed scene.
  ///
  /// Names are unique in one controller only: each screen may have its own `title`.
  private mutating func key(
    of view: UIView, _ parent: UInt64, _ owner: UInt64, _ index: Int
  ) -> UInt64 {
    var fingerprint = Fingerprint()
    if let controller = view.viewController,
      let name = controller.identifier ?? controller.documentIdentifier?.text
    {
      fingerprint.add(name)
    } else if view.viewController == nil, let name = view.identifier {
      fingerprint.add(owner)
      fingerprint.add(name)
    } else {
      fingerprint.add(parent)
      fingerprint.add(view.className)
      fingerprint.add(UInt64(index))
    }
    let key = fingerprint.value
    let count = met[key, default: 0]
    met[key] = count + 1
    return count == 0 ? key : key &+ UInt64(count) &* 0x9e37_79b9_7f4a_7c15
  }

  /// Whether two positions look the same: rounding errors of points are ignored.
  private static func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(first - second) < 0.01
  }

  /// A view that moved, changed its size, appeared or disappeared.
  package struct Change {
    package let mark: CanvasChange
    /// Identifies the view, in any replay of the scene.
    let key: UInt64
    package let name: String
    package let isController: Bool
    /// Whether the document or program named it.
    package let isNamed: Bool
    /// Whether its size changed.
    package let isResized: Bool
    /// Whether its place in its superview changed.
    package let isMoved: Bool
    /// Whether it was in the hierarchy before and is afterwards, and only its installation changed.
    var isInstallation = false
  }

  /// The constraints that views which are installed before and after have and had not, and the number of those that
  /// they no longer have.
  func constraints(since old: FrameCensus) -> (installed: Set<ObjectIdentifier>, uninstalled: Int) {
    // Most steps change none, and hashing all of them would take longer than to see that.
    guard world == old.world, !constraints.elementsEqual(old.constraints, by: ==) else {
      return ([], 0)
    }
    let (before, now) = (
      Set(old.constraints.map(\.constraint)), Set(constraints.map(\.constraint))
    )
    let installed = constraints.filter {
      old.met[$0.holder] != nil && !before.contains($0.constraint)
    }
    let uninstalled = old.constraints.count {
      met[$0.holder] != nil && !now.contains($0.constraint)
    }
    return (Set(installed.map(\.constraint)), uninstalled)
  }

  /// The changes since an earlier moment, in the order of the views; removed views come last.
  ///
  /// A view that only moved with its superview is not included.
  package func changes(since old: FrameCensus) -> [Change] {
    var before: [UInt64: Entry] = [:]
    before.reserveCapacity(old.entries.count)
    for entry in old.entries { before[entry.key] = entry }
    var changes: [Change] = []
    for entry in entries {
      guard let last = before.removeValue(forKey: entry.key) else {
        var change = Self.change(.appeared, nil, entry, entry)
        change.isInstallation = old.uninstalled.contains(entry.key)
        changes.append(change)
        continue
      }
      let isResized =
        !Self.isSame(entry.frame.width, last.frame.width)
        || !Self.isSame(entry.frame.height, last.frame.height)
      let isMoved =
        !Self.isSame(entry.frame.minX, last.frame.minX)
        || !Self.isSame(entry.frame.minY, last.frame.minY)
      guard isResized || isMoved else { continue }
      changes.append(
        Change(
          mark: CanvasChange(
            view: entry.view, kind: isResized ? .resized : .moved, old: last.place,
            new: entry.place, isBox: entry.isBox),
          key: entry.key, name: entry.name, isController: entry.isController,
          isNamed: entry.isNamed, isResized: isResized, isMoved: isMoved))
    }
    let left = old.entries.filter { before[$0.key] != nil }
    return changes
      + left.map { entry in
        // Where its container is gone too, its outline would look like a part of the boxes that are there now.
        let isAround = entry.around.map { before[$0] == nil } ?? false
        var change = Self.change(.left, entry, nil, entry, isBox: entry.isBox && isAround)
        change.isInstallation = uninstalled.contains(entry.key)
        return change
      }
  }

  private static func change(
    _ kind: CanvasChange.Kind, _ old: Entry?, _ new: Entry?, _ entry: Entry, isBox: Bool? = nil
  ) -> Change {
    Change(
      mark: CanvasChange(
        view: new?.view, kind: kind, old: old?.place, new: new?.place,
        isBox: isBox ?? entry.isBox),
      key: entry.key, name: entry.name, isController: entry.isController,
      isNamed: entry.isNamed, isResized: false, isMoved: false)
  }
}

extension UIView {
  /// Whether the view is more than a container of others.
  fileprivate var isWorthPointingAt: Bool {
    viewController != nil || identifier != nil || asContentPresentable != nil
  }

  /// Whether its subviews are parts of an interface, not of one control.
  fileprivate var mayHoldParts: Bool { !(self is UIControl) }

  /// The given name, else the class: asking unnamed views for more would number them.
  fileprivate var censusName: String {
    let owner: UIResponder = viewController ?? self
    return owner.identifier == nil ? owner.className : owner.spokenName
  }
}
