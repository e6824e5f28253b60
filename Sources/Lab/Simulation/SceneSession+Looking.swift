import AdaptiveUI
import Documents

extension SceneSession {
  /// Moves the focus to a view, visible or not: the views of findings are often outside of the
  /// window.
  ///
  /// - Throws: ``CommandProblem`` when no view has the identifier or shows the text.
  package func show(_ name: String) throws(CommandProblem) {
    var views: [UIView] = []
    func collect(_ view: UIView) {
      guard !view.isHidden else { return }
      views.append(view)
      view.subviews.forEach(collect)
    }
    // A presentation covers the other views.
    collect(window.presentedControllers.last?.viewIfLoaded ?? window)
    let found =
      views.first { $0.identifier == name || $0.viewController?.displayName == name }
      ?? views.first { $0.displayName == name }
      ?? views.first { $0.asContentPresentable?.presentedContent.text == name }
    guard let found else {
      throw CommandProblem(
        message: "nothing in the window is called '\(name)'",
        suggestion: nearestName(to: name, in: views.compactMap(\.identifier)))
    }
    focus = found
  }
}
