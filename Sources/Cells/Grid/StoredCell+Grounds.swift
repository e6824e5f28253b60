extension StoredCell {
  /// A cell that shows nothing but one colour above another, or one alone.
  package static func ground(_ upper: Color, _ lower: Color) -> StoredCell {
    guard upper != lower else { return StoredCell(style: Style(background: upper)) }
    return StoredCell(
      plain: upperHalf,
      style: Style(foreground: upper, background: lower, attributes: .ground))
  }
}
