package import AdaptiveUI
package import Foundation

/// What a picture of a window sets off, and how.
@MainActor package struct CanvasOptions {
  /// What the picture looks like.
  package var look = CanvasLook.wireframe
  /// Whether a window that is not of the canvas's size is drawn over the whole canvas, with a scale
  /// of its own across and down, instead of inside an outline.
  package var stretches = false
  /// The least width in points that has to fit when a window inside an outline takes columns that its
  /// proportions leave free; `nil` for windows that keep their proportions.
  package var widening: CGFloat?
  /// Whether every box has its name and size in the interface look, not only those around the focus.
  package var showsNames = false
  /// What the last step changed: old outlines are dashed, new ones bright.
  package var changes: [CanvasChange] = []
  /// Views that the step will change and has not yet: dashed in their own hue, in front of all others.
  package var pending: Set<ObjectIdentifier> = []
  /// Views that something is found about; their boxes are red.
  package var flagged: Set<ObjectIdentifier> = []
  /// The focused view, or the controller whose root view is focused: heavy lines and a marker.
  package var focus: UIResponder?
  /// Controllers whose size classes just changed; the classes are marked in their titles.
  package var changed: Set<ObjectIdentifier> = []
  /// Controllers that something covers; they and all inside are shaded.
  package var covered: Set<ObjectIdentifier> = []
  /// Whether safe areas are shown as dotted lines.
  package var showsSafeAreas = false
  /// Whether margins are shown as dotted lines.
  package var showsMargins = false
  /// Whether depth shows as hue; line weight carries the meaning either way.
  package var usesColor = true
  /// Whether the background is light, which calls for darker hues.
  package var isOnLight = false
  /// Whether texts of which next to nothing is left are bars.
  package var barsTornTexts = false
  /// What else there is to see, for pictures of what only code fills; empty for nothing.
  package var elsewhere = ""
  /// The name on the outline of a window that does not fill the canvas.
  package var caption = ""

  /// Creates options that set nothing off.
  package init() {}
}
