extension LabAction {
  /// What newcomers look for first, so that 80 columns have what makes a scene another one; what means
  /// something only while time or the pane has the keys is shown before all of it.
  private static let order: [ID] = [
    .fullWindow, .dismiss, .raise, .lower, .activate, .leaveWall, .present, .rotate, .device,
    .change, .time, .wall, .palette, .scenes, .undo, .copy, .save, .ruler, .focusNext, .pane, .quit,
    .help,
  ]

  /// The actions in the order in which the footer has room for them.
  static func inFooterOrder(_ actions: [LabAction]) -> [LabAction] {
    var idle = anywhere
    idle.isSearching = false
    let elsewhere = actions.filter { !$0.isValid(anywhere) && !$0.isValid(idle) }
    let known = order.flatMap { id in actions.filter { $0.id == id } }
    return elsewhere + known + actions.filter { !order.contains($0.id) }
  }
}
