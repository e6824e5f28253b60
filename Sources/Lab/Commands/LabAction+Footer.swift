extension LabAction {
  /// What newcomers look for first; what means something only while time or the pane has the keys is
  /// shown before all of it.
  private static let order: [ID] = [
    .fullWindow, .dismiss, .raise, .lower, .activate, .leaveWall, .present, .rotate, .help, .quit,
    .undo, .copy, .save, .scenes, .focusNext, .device, .palette, .change, .time, .ruler, .wall,
    .pane,
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
