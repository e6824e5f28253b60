internal import ConstraintSolver
import Foundation

// Layouts that leave more than one frame. Rule LA7.1.

extension LayoutEngine {
  /// Whether the constraints leave more than one rectangle for `item`.
  ///
  /// Rule LA7.1.
  func isAmbiguous(_ item: any LayoutItem, placeOnly: Bool = false) -> Bool {
    // Sizes first: in a row of views whose sizes are open each place depends on all sizes before it.
    let parts: [ItemBound.Part] = placeOnly ? [.left, .top] : [.width, .height, .left, .top]
    return withoutExercise(of: item) { solver, frame in
      parts.contains { !solver.isDetermined(frame.variable($0)) }
    } ?? false
  }

  /// Which numbers of the item's rectangle the constraints leave open.
  ///
  /// Rule LA7.1.
  func undecidedParts(of item: any LayoutItem) -> [ItemBound.Part] {
    withoutExercise(of: item) { solver, frame in
      ItemBound.Part.allCases.filter { !solver.isDetermined(frame.variable($0)) }
    } ?? []
  }

  /// Asks the solver about an item, without the preferences that exercise an ambiguity.
  private func withoutExercise<Answer>(
    of item: any LayoutItem, _ ask: (inout Solver, ItemFrame) -> Answer
  ) -> Answer? {
    guard let frame = system.frames[ObjectIdentifier(item)] else { return nil }
    guard frame.bounds.contains(where: { $0.source == .exercise }) else {
      return ask(&system.solver, frame)
    }
    var solver = system.solver
    for (bound, identifier) in zip(frame.bounds, frame.identifiers) {
      if bound.source == .exercise, let identifier { solver.remove(identifier) }
    }
    solver.solve()
    return ask(&solver, frame)
  }

  /// Preferences weaker than any constraint: that an undetermined size be that of the whole room of the
  /// node that places `item`, or 0; that an undetermined place be at the end of the room, or its beginning.
  func exercises(of item: any LayoutItem, in room: CGSize, towardsEnd: Bool) -> [ItemBound] {
    guard let frame = system.frames[ObjectIdentifier(item)] else { return [] }
    return [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap { axis in
      let room = Double(room.along(axis))
      let isAcross = axis == .horizontal
      let end: Double
      let part: ItemBound.Part
      if !system.solver.isDetermined(frame.size(axis)) {
        (part, end) = (isAcross ? .width : .height, room)
      } else if !system.solver.isDetermined(frame.origin(axis)) {
        (part, end) = (isAcross ? .left : .top, room - system.solver.value(of: frame.size(axis)))
      } else {
        return nil
      }
      return ItemBound(
        part: part, relation: .equal, value: towardsEnd ? max(end, 0) : 0,
        priority: LayoutStrength.exercise, source: .exercise)
    }
  }
}
