extension StoredCell {
  /// A cell whose upper half is of one colour and whose lower half of another; both may be the
  /// same.
  package static func ground(_ upper: Color, _ lower: Color) -> StoredCell {
    guard upper != lower else { return StoredCell(style: Style(background: upper)) }
    return StoredCell(
      plain: upperHalf,
      style: Style(foreground: upper, background: lower, attributes: .ground))
  }

  /// Whether a cell above or below shows nothing but what this one has towards it: its ground, and
  /// its upright line.
  func goesOn(in other: StoredCell, upwards: Bool) -> Bool {
    guard !other.isText else { return false }
    if self == other { return true }
    guard other.style.background == ground(upwards: upwards) else { return false }
    let toward = kind != .line ? .none : upwards ? join.up : join.down
    switch other.kind {
    case .blank: return toward == .none
    case .line: return other.join == LineJoin(up: toward, down: toward) && toward != .none
    case .character, .continuation: return false
    }
  }

  /// Whether it is a part of a thin line between rows.
  package var isThinLine: Bool {
    isCharacter(CellBuffer.thinLine) || isCharacter(CellBuffer.middleLine)
  }

  /// Whether it shows nothing but the ground of the cell above it, and below that the ground of the
  /// one below it.
  func isEdge(between above: StoredCell, and below: StoredCell) -> Bool {
    guard isGround || self == above || self == below, !isLetter else { return false }
    return ground(upwards: true) == above.ground(upwards: false)
      && ground(upwards: false) == below.ground(upwards: true)
  }

  /// The colour of the ground at its upper or lower edge.
  private func ground(upwards: Bool) -> Color {
    upwards && isCharacter(Self.upperHalf) ? style.foreground : style.background
  }
}
