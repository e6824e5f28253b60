extension LabAction {
  /// The first keys for newcomers, so that 80 columns contain the commands that change a scene, the
  /// way to its boxes and one that takes it along; keys that are valid only in time travel or in the pane come before all
  /// of them.
  private static let order: [ID] = [
    .fullWindow, .dismiss, .raise, .lower, .activate, .leaveWall, .present, .rotate, .device,
    .change, .time, .palette, .scenes, .pageDown, .pageUp, .focusNext, .undo, .copy, .save, .wall,
    .ruler, .pane, .quit, .help,
  ]

  /// The actions in the order of the footer.
  static func inFooterOrder(_ actions: [LabAction]) -> [LabAction] {
    var idle = anywhere
    idle.isSearching = false
    let elsewhere = actions.filter { !$0.isValid(anywhere) && !$0.isValid(idle) }
    let known = order.flatMap { id in actions.filter { $0.id == id } }
    return elsewhere + known + actions.filter { !order.contains($0.id) }
  }
}
