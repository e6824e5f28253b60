package import AdaptiveUI
package import Foundation

/// The options of a window's picture: its look, and what it highlights.
@MainActor package struct CanvasOptions {
  /// The look of the picture.
  package var look = CanvasLook.wireframe
  /// Whether a window that is not of the canvas's size fills the whole canvas, with separate scales
  /// across and down, instead of being drawn inside an outline.
  package var stretches = false
  /// The smallest width in points that must fit when an outlined window takes the columns that its
  /// proportions leave free; `nil` for windows that keep their proportions.
  package var widening: CGFloat?
  /// Whether the rows of a page are planned: its texts have rows of their own then, and what is equally high
  /// has as many of them.
  package var plansRows = false
  /// Whether every box shows its name and size in the interface look, not only those around the
  /// focus.
  package var showsNames = false
  /// The changes of the last step: old outlines are dashed, new ones bright.
  package var changes: [CanvasChange] = []
  /// Views that the step will change later: dashed in their own hue, in front of all others.
  package var pending: Set<ObjectIdentifier> = []
  /// Views that have errors; their boxes are red.
  package var flagged: Set<ObjectIdentifier> = []
  /// Views that have warnings; their boxes are orange.
  package var doubtful: Set<ObjectIdentifier> = []
  /// Whether any view has an issue.
  nonisolated var hasIssues: Bool { !flagged.isEmpty || !doubtful.isEmpty }
  /// The focused view, or the controller whose root view is focused: heavy lines and a marker.
  package var focus: UIResponder?
  /// Controllers whose size classes just changed; their titles mark the classes.
  package var changed: Set<ObjectIdentifier> = []
  /// Controllers that are covered by others; they and their contents are shaded.
  package var covered: Set<ObjectIdentifier> = []
  /// Whether safe areas are shown as dotted lines.
  package var showsSafeAreas = false
  /// Whether margins are shown as dotted lines.
  package var showsMargins = false
  /// Whether hue shows depth; line weight carries the meaning with or without it.
  package var usesColor = true
  /// Whether the background is light, which requires darker hues.
  package var isOnLight = false
  /// Whether texts are drawn as bars when almost all of their letters are cut off.
  package var barsTornTexts = false
  /// Whether images that are not available have their names, rather than only signs.
  package var namesImages = true
  /// A hint at what else there is to see, for pictures of contents that only code fills; empty for
  /// none.
  package var elsewhere = ""
  /// The name of another document that has what a controller shows; `nil` for none.
  package var otherDocument: @MainActor (UIViewController) -> String? = { _ in nil }
  /// The name on the outline of a window that does not fill the canvas.
  package var caption = ""

  /// Creates options without highlights.
  package init() {}
}
