/// What is no single value with a setter: the readers of documents and of scenes build it themselves, each
/// with a switch over these.
package enum SpecialAttribute: Sendable {
  /// The font of a text, from its style, size and weight.
  case font
  case attributedText
  /// How small the letters of a label may be made, which older documents say in points.
  case leastScale
  case attributedPlaceholder
  /// How typing is helped.
  case typing
  case dataDetectors
  /// The picture of an image view.
  case picture
  /// Titles, pictures and looks of a button.
  case button
  case segments
  /// The distance of arranged views, which may be the system's.
  case spacing
  case contentSize
  case effect
  /// What a control does in a scene.
  case action
  /// Rows, and views at the ends of a table.
  case table
  case collection
  /// The wheels of a picker.
  case wheels
  /// What is in a toolbar of its own.
  case toolbarItems
  /// What is in a navigation bar of its own.
  case navigationItems
  /// The tabs of a bar of its own.
  case tabs
  /// That a sign which does not hide at rest may be hidden all the same.
  case hiddenSign
}
