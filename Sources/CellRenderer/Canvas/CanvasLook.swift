/// The looks in which a window can be drawn.
package enum CanvasLook: String, Sendable, CaseIterable {
  /// Each view as a box of lines with its name and size.
  case wireframe
  /// What a user would see: backgrounds, controls and texts, with controllers as boxes.
  case interface
}
