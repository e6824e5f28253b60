/// A constraint, or a shorthand for several, in the list of a view.
package struct SceneConstraint: Sendable {
  package var equation: SceneEquation
  /// Where the equation begins.
  package var mark: SceneMark
  /// A name to find the constraint by.
  package var id: Marked<String>?
  /// The size classes that the constraint is installed for.
  ///
  /// Rule A01.
  package var condition: SizeClassCondition?
}
