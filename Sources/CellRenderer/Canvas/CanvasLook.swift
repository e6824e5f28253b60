/// What a picture of a window looks like.
package enum CanvasLook: String, Sendable, CaseIterable {
  /// Each view a box of lines with its name and size.
  case wireframe
  /// What a user would see: grounds, controls and texts, and controllers as boxes.
  case interface
}
