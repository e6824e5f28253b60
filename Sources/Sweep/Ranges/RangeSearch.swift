package import AdaptiveUI
package import Documents
package import Foundation

/// A window with a document, at sizes that a search chooses.
@MainActor package protocol RangeStage: AnyObject {
  var window: UIWindow { get }
  var scene: any OpenDocument { get }
  /// The device of the window; `nil` for a terminal.
  var device: Device? { get }
  /// The open presentation, by name.
  var presentation: String? { get }

  /// Gives the window a size, in points, and completes all layouts and transitions.
  func resize(to size: CGSize)
}

/// Determines the findings and changes at all sizes of a window, a few layouts at a time.
///
/// The result does not depend on how the work is divided. As in a sweep, sizes between two layouts
/// that differ linearly are not laid out.
@MainActor package final class RangeSearch {
  /// The results so far.
  package private(set) var profile: SizeProfile
  /// The number of sizes laid out.
  package var count: Int { line.count }
  private let table: SubjectTable
  private let stage: any RangeStage
  private var line: LineSearch
  private var course: CourseReader
  private var ledger = FindingLedger()

  /// Creates a search along one axis, with the other dimension `fixed`.
  package init(
    _ stage: any RangeStage, axis: SweepLine.Axis, fixed: Double, range: ClosedRange<Int>
  ) {
    self.stage = stage
    profile = SizeProfile(axis: axis, fixed: fixed, range: range)
    let table = SubjectTable(stage.scene)
    self.table = table
    course = CourseReader(scale: max(Double(stage.window.traitCollection.displayScale), 1))
    line = LineSearch { position in
      stage.resize(to: axis.size(CGFloat(position), CGFloat(fixed)))
      var snapshot = SnapshotTaker.snapshot(of: stage.window, stage.scene, table)
      snapshot.classes = NotedClasses.all(in: stage.window, table)
      return snapshot
    }
    line.begin(range)
  }

  /// Lays out at most `budget` sizes, but at least one that is needed.
  ///
  /// - Returns: Whether there is more to do.
  @discardableResult package func advance(budget: Int) -> Bool {
    let limit = line.count + max(budget, 1)
    while !profile.isComplete, line.count < limit {
      switch line.step() {
      case .under: break
      case .found(let stretch, let start, let end): note(stretch, start, end)
      case .done: profile.known = profile.range.upperBound
      }
    }
    return !profile.isComplete
  }

  private func note(_ stretch: LineSearch.Stretch, _ start: LayoutSnapshot, _ end: LayoutSnapshot) {
    for number in start.inSight + end.inSight { profile.inSight.insert(table.names[number]) }
    for (key, range) in stretch.extents() { ledger.add(finding(key, range)) }
    course.add(stretch.range, start, end)
    profile.known = stretch.range.upperBound
    let names = table.spokenNames
    profile.changes = course.changes.map { change in
      SizeProfile.Change(
        position: change.position, kind: change.kind,
        subject: change.subject(names))
    }
    profile.findings = ledger.sorted
  }

  private func finding(_ key: Suspicion.Key, _ range: ClosedRange<Int>) -> Finding {
    let (axis, fixed) = (profile.axis, profile.fixed)
    let example: Finding.Example
    if let device = stage.device {
      let line = SweepLine(
        device: device, axis: axis, fixed: CGFloat(fixed), range: profile.range)
      example = Finding.Example(line.bestWindow(in: range))
    } else {
      example = Finding.Example(nil, axis.size(CGFloat(range.lowerBound), CGFloat(fixed)))
    }
    var finding = Finding(key, table, stage.presentation, example)
    finding.stretches = [
      Finding.Stretch(
        device: stage.device?.id ?? Finding.terminal, axis: axis, fixed: fixed,
        from: range.lowerBound, to: range.upperBound)
    ]
    return finding
  }
}

extension SweepLine.Axis {
  /// A size by its changing and its other dimension, in points.
  package func size(_ moving: CGFloat, _ still: CGFloat) -> CGSize {
    self == .width
      ? CGSize(width: moving, height: still) : CGSize(width: still, height: moving)
  }
}

extension NotedClasses {
  /// The size classes of the window, then of every visible controller in it, parents first.
  @MainActor static func all(in window: UIWindow, _ table: SubjectTable) -> [NotedClasses] {
    func noted(_ traits: UITraitCollection, _ subject: Int?) -> NotedClasses {
      NotedClasses(
        subject: subject, horizontal: traits.horizontalSizeClass,
        vertical: traits.verticalSizeClass)
    }
    func below(_ controller: UIViewController) -> [NotedClasses] {
      guard let view = controller.viewIfLoaded, view.window === window else { return [] }
      return [noted(controller.traitCollection, table.number(of: view))]
        + controller.children.flatMap(below)
    }
    let roots = [window.rootViewController].compactMap { $0 } + window.presentedControllers
    return [noted(window.traitCollection, nil)] + roots.flatMap(below)
  }
}

extension Finding {
  /// The device id of a terminal's windows.
  package static let terminal = "terminal"
}
