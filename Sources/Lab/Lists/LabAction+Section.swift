extension LabAction {
  /// The headings that the help puts actions under.
  enum Section: String, CaseIterable {
    case canvas = "On the canvas"
    case lines = "In the pane"
    case travel = "Back in time"
    case window = "Window"
    case presentations = "Presentations"
    case panes = "Panes"
    case time = "Time"
    case change = "Change"
    case program = "Program"

    /// The section of what has the keys: time travel, the pane or the canvas.
    init(where context: LabContext) {
      self = context.isInTime ? .travel : context.paneHasKeys ? .lines : .canvas
    }
  }
}
