extension LabAction {
  /// Every action, in the order of precedence and of the footer.
  ///
  /// If several valid actions have the same key, the first one gets it.
  static let all: [LabAction] =
    inTime + inPane + onCanvas + panes + playground + sizes + program

  /// A context in which every action for the canvas is valid.
  static let anywhere = LabContext(
    hasScene: true, showsPane: true, showsSource: true, hasSources: true, isPresenting: true,
    hasDetents: true, canActivate: true, canPresent: true, canUndo: true, canRedo: true,
    hasOwnWindow: true, isSearching: true, cardGoesOn: true, cardIsScrolled: true,
    hasLosses: true)

  /// The same while the pane has the keys.
  static let inPaneContext = LabContext(
    hasScene: true, showsPane: true, paneHasKeys: true, hasSources: true, canPresent: true,
    canUndo: true, canRedo: true, hasOwnWindow: true, isSearching: true, hasLosses: true)

  /// The context in which everything is possible, with the same receiver of keys.
  static func ideal(like context: LabContext) -> LabContext {
    var ideal = context.paneHasKeys ? inPaneContext : anywhere
    (ideal.isInTime, ideal.isBare) = (context.isInTime, context.isBare)
    // The same key goes to the next match, or to the notes.
    ideal.isSearching = context.isSearching
    if context.isBare { ideal.showsPane = false }
    return ideal
  }
}
