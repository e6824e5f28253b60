extension LabAction {
  /// The first keys for newcomers, so that 80 columns contain the commands that change a scene, the
  /// way to its boxes and the pane; keys that are valid only in time travel or in the pane come before all
  /// of them.
  private static let order: [ID] = [
    .fullWindow, .dismiss, .raise, .lower, .activate, .leaveWall, .present, .rotate, .device,
    .change, .time, .palette, .undo, .scenes, .focusNext, .pane, .pageDown, .pageUp, .copy, .save,
    .wall, .ruler, .quit, .help,
  ]

  /// The actions in the order of the footer.
  static func inFooterOrder(_ actions: [LabAction]) -> [LabAction] {
    var idle = anywhere
    idle.isSearching = false
    // Places are put in order, which copies no actions.
    let places = actions.indices
    let elsewhere = places.filter { !actions[$0].isValid(anywhere) && !actions[$0].isValid(idle) }
    let known = order.flatMap { id in places.filter { actions[$0].id == id } }
    let others = places.filter { !order.contains(actions[$0].id) }
    return (elsewhere + known + others).map { actions[$0] }
  }
}
