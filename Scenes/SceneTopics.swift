extension BundledScenes {
  /// Scenes that are about the same thing.
  public struct Topic: Sendable {
    /// The heading of the list.
    public let title: String
    /// The scenes in the order of the list.
    public let scenes: [BundledScene]
  }

  /// All scenes by topic, each once; what no topic names comes last.
  public static let topics: [Topic] = {
    let named = table.map { topic in
      Topic(title: topic.title, scenes: topic.names.compactMap(scene(named:)))
    }
    let known = Set(table.flatMap(\.names))
    let rest = all.filter { !known.contains($0.name) }
    return named + (rest.isEmpty ? [] : [Topic(title: "Further scenes", scenes: rest)])
  }()

  private static let table: [(title: String, names: [String])] = [
    ("Start here", ["first-steps", "popover-today", "split", "figure-12-2"]),
    (
      "Size classes",
      [
        "adaptive-model", "table-12-1", "table-12-2", "figure-13-1", "image-variants",
        "listing-13-1", "size-reasons",
      ]
    ),
    (
      "Popovers and sheets",
      [
        "figure-13-3", "figure-13-3-sides", "figure-13-4", "popover-size", "tip-push",
        "tip-navigation", "tip-none", "substitute", "presentations", "contexts",
      ]
    ),
    (
      "Rotation",
      ["slow-motion", "orientations", "orientation-clash", "multitasking", "full-screen-only"]
    ),
    ("Containers", ["three-columns", "pages", "frames-from-parents", "under-bars"]),
    (
      "Layout",
      ["layout-order", "masks", "visual-format", "flow-layout", "status-bar", "status-bar-over"]
    ),
    ("Text and images", ["dynamic-type", "bars-and-pickers"]),
    (
      "The guides' examples",
      [
        "example-overrides", "example-forwarding", "example-turning",
        "example-device-orientation", "example-size-classes", "example-wide-or-tall",
        "example-scroll-direction", "example-alongside", "example-square-items",
        "example-constraint-sets", "example-padded-label", "example-counter-rotation",
        "example-popover-size", "example-pushing",
      ]
    ),
    ("Reference", ["smallest", "reference"]),
  ]
}
