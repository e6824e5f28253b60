/// What a controller stores about presenting and being presented.
@MainActor struct PresentationLinks {
  /// The controller that manages this controller's own presentation, kept once created.
  ///
  /// Rule M23.
  var controller: UIPresentationController?
  /// Whether the controller is presented now.
  var isPresented = false
}
