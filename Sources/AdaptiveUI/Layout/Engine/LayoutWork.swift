/// What layouts cost so far, counted and not timed.
package struct LayoutWork: Sendable, Equatable {
  /// How often the solver let two numbers change places.
  package var pivots: Int
  /// What the solver did: sums written anew, values computed, prices found, rows rewritten.
  package var steps: Int
  /// How often the solver started afresh.
  package var rebuilds: Int
  /// How many constraints were written as sums of variables.
  package var forms: Int
  /// How many views laid out their subviews.
  package var layouts: Int

  /// Puts counts together.
  package init(
    pivots: Int = 0, steps: Int = 0, rebuilds: Int = 0, forms: Int = 0, layouts: Int = 0
  ) {
    self.pivots = pivots
    self.steps = steps
    self.rebuilds = rebuilds
    self.forms = forms
    self.layouts = layouts
  }

  /// What was done between two moments.
  package static func - (late: Self, early: Self) -> Self {
    Self(
      pivots: late.pivots - early.pivots, steps: late.steps - early.steps,
      rebuilds: late.rebuilds - early.rebuilds, forms: late.forms - early.forms,
      layouts: late.layouts - early.layouts)
  }
}
