/// What a controller stores about presenting and being presented.
@MainActor struct PresentationLinks {
  /// The style that was asked for; `nil` for the era's default.
  ///
  /// Rule M02.
  var requestedStyle: UIModalPresentationStyle?
  /// The controller for this controller's own presentation, kept once created.
  ///
  /// Rule M23.
  var controller: UIPresentationController?
  /// The presentation that shows this controller.
  weak var presentation: Presentation?
  /// The presentation that this controller makes.
  var current: Presentation?
}
