// Reference: setEditing(_:animated:), edgesForExtendedLayout, automaticallyAdjustsScrollViewInsets;
// iOS 18 documentation.
// Status: Complete.
import Foundation

extension UIViewController {
  /// How the content is edited, how it lies under bars, and what is said where there is none.
  struct ContentState {
    var isEditing = false
    var editButton: UIBarButtonItem?
    var extendedEdges = UIRectEdge.all
    var adjustsScrollInsets = true
    weak var scrollView: UIScrollView?
    var unavailable = UnavailableContent()
  }

  /// Whether a scroll view at the top of the view keeps its content out from under bars.
  ///
  /// Rule W24. Today a scroll view that scrolls down does so all the same, unless its own
  /// ``UIScrollView/contentInsetAdjustmentBehavior`` says otherwise.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { contentState.adjustsScrollInsets }
    set {
      contentState.adjustsScrollInsets = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// A button that lets the content be edited, and ends it.
  public var editButtonItem: UIBarButtonItem {
    if let button = contentState.editButton { return button }
    let button = environment.perform {
      UIBarButtonItem(
        title: nil, image: nil,
        primaryAction: UIAction { [weak self] _ in
          guard let self else { return }
          setEditing(!isEditing, animated: true)
        })
    }
    contentState.editButton = button
    showEditing()
    return button
  }

  /// The scroll view that bars watch at `edge`, as far as a program said so.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentState.scrollView
  }

  /// Says which scroll view bars at `edge` watch; kept.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentState.scrollView = scrollView
    KeptMember.setContentScrollView.wasSet()
  }

  /// Says which scroll view bars at all edges watch.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
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
    guard editing != contentState.isEditing else { return }
    contentState.isEditing = editing
    showEditing()
    environment.recorder.record(
      TraceEvent(.state, traceSubject, "isEditing", new: String(editing), rule: "API"))
  }

  private func showEditing() {
    contentState.editButton?.title = isEditing ? "Done" : "Edit"
    contentState.editButton?.style = isEditing ? .done : .plain
  }

  func extend(to edges: UIRectEdge) {
    guard edges != contentState.extendedEdges else { return }
    contentState.extendedEdges = edges
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
