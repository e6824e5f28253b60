extension StoredCell {
  /// A cell whose upper half is of one colour and whose lower half of another; both may be the
  /// same.
  package static func ground(_ upper: Color, _ lower: Color) -> StoredCell {
    guard upper != lower else { return StoredCell(style: Style(background: upper)) }
    return StoredCell(
      plain: upperHalf,
      style: Style(foreground: upper, background: lower, attributes: .ground))
  }
}
