// Reference: setEditing(_:animated:), edgesForExtendedLayout, automaticallyAdjustsScrollViewInsets;
// iOS 18 documentation.
// Status: Complete.
public import Foundation

extension UIViewController {
  /// The name of the document that the controller was created for.
  public var nibName: String? { hidden.nib.name }
  /// Where the document that the controller was created for is looked for.
  public var nibBundle: Bundle? { hidden.nib.bundle }

  /// The name under which the controller's state is kept; kept, and no state with it.
  public var restorationIdentifier: String? {
    get { hidden.restorationIdentifier }
    set { hidden.restorationIdentifier = newValue }
  }

  /// Whether a scroll view at the top of the view keeps its content out from under bars.
  ///
  /// Rule W24. Today a scroll view that scrolls down does so all the same, unless its own
  /// ``UIScrollView/contentInsetAdjustmentBehavior`` says otherwise.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { hidden.adjustsScrollInsets }
    set {
      hidden.adjustsScrollInsets = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// A button that lets the content be edited, and ends it.
  public var editButtonItem: UIBarButtonItem {
    if let button = hidden.editButton { return button }
    let button = environment.perform {
      UIBarButtonItem(
        title: nil, image: nil,
        primaryAction: UIAction { [weak self] _ in
          guard let self else { return }
          setEditing(!isEditing, animated: true)
        })
    }
    hidden.editButton = button
    showEditing()
    return button
  }

  /// The scroll view that bars watch at `edge`, as far as a program said so.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    hidden.contentScrollView
  }

  /// Says which scroll view bars watch; kept.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    hidden.contentScrollView = scrollView
  }

  /// Says which scroll view bars watch; kept.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    hidden.contentScrollView = scrollView
  }

  /// Has ``prefersHomeIndicatorAutoHidden`` asked again; a terminal has no home indicator to hide.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    environment.recorder.record(
      TraceEvent(
        .state, traceSubject, "prefersHomeIndicatorAutoHidden",
        new: String(prefersHomeIndicatorAutoHidden), rule: "API"))
  }

  /// Has ``preferredScreenEdgesDeferringSystemGestures`` asked again; there are no such gestures
  /// here.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    environment.recorder.record(
      TraceEvent(
        .state, traceSubject, "preferredScreenEdgesDeferringSystemGestures",
        new: String(preferredScreenEdgesDeferringSystemGestures.rawValue), rule: "API"))
  }

  func editingDidChange(to editing: Bool) {
    guard editing != hidden.isEditing else { return }
    hidden.isEditing = editing
    showEditing()
    environment.recorder.record(
      TraceEvent(.state, traceSubject, "isEditing", new: String(editing), rule: "API"))
  }

  private func showEditing() {
    hidden.editButton?.title = isEditing ? "Done" : "Edit"
    hidden.editButton?.style = isEditing ? .done : .plain
  }

  func extend(to edges: UIRectEdge) {
    guard edges != hidden.extendedEdges else { return }
    hidden.extendedEdges = edges
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// The edges at which the view goes on behind a container's bars, of which those at `opaque` hide what
  /// is behind them: a container inside of another one always does, for its own child stays clear.
  ///
  /// Rule KN12.
  private func edges(behindOpaque opaque: UIRectEdge) -> UIRectEdge {
    let isContainer = self is UINavigationController || self is UITabBarController
    guard !extendedLayoutIncludesOpaqueBars, !isContainer else { return edgesForExtendedLayout }
    return edgesForExtendedLayout.subtracting(opaque)
  }

  /// The frame of this child where a container's bars cover `covered` of `bounds`, safe area
  /// included: behind the bars only at the edges that the child says.
  func extendedFrame(
    in bounds: CGRect, covered: UIEdgeInsets, opaque: UIRectEdge = []
  ) -> CGRect {
    let edges = edges(behindOpaque: opaque)
    return bounds.inset(
      by: UIEdgeInsets(
        top: edges.contains(.top) ? 0 : covered.top,
        bottom: edges.contains(.bottom) ? 0 : covered.bottom))
  }

  /// What is left of a container's insets at the edges where the view goes on behind the bars.
  func extendedInsets(_ insets: UIEdgeInsets, opaque: UIRectEdge = []) -> UIEdgeInsets {
    let edges = edges(behindOpaque: opaque)
    return UIEdgeInsets(
      top: edges.contains(.top) ? insets.top : 0, left: insets.left,
      bottom: edges.contains(.bottom) ? insets.bottom : 0, right: insets.right)
  }
}
