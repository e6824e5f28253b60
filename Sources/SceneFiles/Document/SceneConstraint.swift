package import AdaptiveUI
package import Documents

/// An entry in the list of constraints of a view: an equation, a shorthand, or a visual format.
package struct SceneConstraint: Sendable {
  package var content: Content
  /// The beginning of the entry in the file.
  package var mark: SourceMark
  /// The identifier of the constraint.
  package var id: Marked<String>?
  /// The size classes that the constraint is installed for.
  ///
  /// Rule A01.
  package var condition: SizeClassCondition?

  package enum Content: Sendable {
    case equation(SceneEquation)
    case format(SceneVisualFormat)
  }

  /// The equation, unless the entry is a visual format.
  package var equation: SceneEquation? {
    if case .equation(let equation) = content { equation } else { nil }
  }

  /// The identifiers in the entry with their marks: views, or controllers for their views.
  var names: [Marked<String>] {
    switch content {
    case .format(let format): format.views
    case .equation(let equation):
      [equation.first, equation.second].compactMap { anchor in
        guard let anchor, case .named(let name) = anchor.item else { return nil }
        return Marked(name, anchor.mark)
      }
    }
  }
}

/// A string in the Visual Format Language.
///
/// Rule LA10.1.
package struct SceneVisualFormat: Sendable {
  package var text: String
  /// The names of its views, with their marks.
  package var views: [Marked<String>]
  package var options: NSLayoutConstraint.FormatOptions = []
  /// Numbers by name, in points or as priorities.
  package var metrics: [String: Double] = [:]
}
