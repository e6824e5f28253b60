package import AdaptiveUI
package import CellRenderer
import Cells
import Documents
import Foundation

extension SceneSession {
  /// Draws the window on the session's own canvas, as boxes: keys and clicks use this canvas,
  /// whatever picture is shown.
  package func picture(
    showsSafeAreas: Bool = false, showsMargins: Bool = false, theme: Theme = Theme()
  ) -> CanvasPicture {
    var options = canvasOptions(theme)
    options.showsSafeAreas = showsSafeAreas
    options.showsMargins = showsMargins
    return CanvasRenderer.picture(
      of: window, canvas: canvas, options: options, memory: canvasMemory)
  }

  /// The options that pictures of every look have in common, such as the focused view.
  func canvasOptions(_ theme: Theme) -> CanvasOptions {
    var options = CanvasOptions()
    options.usesColor = theme.name != .none
    options.isOnLight = theme.name == .light
    options.focus = focusedView
    options.covered = coveredControllers
    options.caption = device == nil && windowSize == nil ? "" : placeName
    options.widening = screenWidth
    options.otherDocument = { [scene] in scene.otherDocument(of: $0) }
    return options
  }

  /// The boxes that can have the focus: controllers and controls, in the frontmost presentation.
  func focusStops(_ picture: CanvasPicture) -> [CanvasBox] {
    picture.boxes.filter { box in
      box.isVisible && !box.isShading
        && (box.controller != nil || box.view.answersTap) && isInFront(box.view)
    }
  }

  /// The views with content of their own outside of controls, which arrows and clicks reach besides
  /// the stops.
  func reachable(_ picture: CanvasPicture) -> [CanvasBox] {
    picture.boxes.filter { box in
      box.isVisible && !box.isShading && isInFront(box.view)
        && !sequence(first: box.view.superview, next: { $0?.superview })
          .contains { $0?.answersTap == true }
    }
  }

  /// Whether nothing is presented in front of a view.
  func isInFront(_ view: UIView) -> Bool {
    topPresented?.viewIfLoaded.map { view.isDescendant(of: $0) } ?? true
  }

  /// The focused view: the one chosen last if it is still visible, else the frontmost controller's.
  package var focusedView: UIView? {
    let fallback = (topPresented ?? window.rootViewController)?.viewIfLoaded
    guard let focus, focus.window === window,
      !sequence(first: focus, next: \.superview).contains(where: \.isHidden),
      isInFront(focus)
    else { return fallback }
    return focus
  }

  /// The controller whose traits the pane shows: that of the focused view.
  package var focusedController: UIViewController? { focusedView?.owningViewController }

  /// The boxes that Tab visits: the stops, or all boxes if there are none; and views that are
  /// scrolled out of sight, each after its predecessor.
  func stopsInOrder(_ picture: CanvasPicture) -> [UIView] {
    var stops = focusStops(picture).map(\.view)
    let away = scrolledAway.filter(\.answersTap)
    if stops.count + away.count < 2 { return reachable(picture).map(\.view) }
    guard !away.isEmpty else { return stops }
    let order = Self.order(of: topPresented?.viewIfLoaded ?? window)
    for view in away where !stops.contains(where: { $0 === view }) {
      let place = order[ObjectIdentifier(view)] ?? 0
      let index = stops.lastIndex { order[ObjectIdentifier($0)].map { $0 < place } ?? false }
      stops.insert(view, at: (index ?? -1) + 1)
    }
    return stops
  }

  /// The places of views in the order parents first, back to front.
  private static func order(of root: UIView) -> [ObjectIdentifier: Int] {
    var order: [ObjectIdentifier: Int] = [:]
    func visit(_ view: UIView) {
      order[ObjectIdentifier(view)] = order.count
      view.subviews.forEach(visit)
    }
    visit(root)
    return order
  }

  /// The frontmost views whose middle is scrolled out of sight, and with it their text.
  private var scrolledAway: [UIView] {
    var found: [UIView] = []
    func visit(_ view: UIView, in scroll: UIScrollView?) {
      guard !view.isHidden, view.isInstalled, view.alpha > 0.01 else { return }
      if let scroll, !view.bounds.isEmpty,
        !scroll.bounds.contains(
          view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: scroll))
      {
        found.append(view)
      }
      let inner = view as? UIScrollView ?? scroll
      // The bars of a scroll view are not part of its content.
      view.subviews.forEach { visit($0, in: inner) }
    }
    visit(topPresented?.viewIfLoaded ?? window, in: nil)
    return found
  }

  /// Scrolls the focused view into sight.
  private func revealFocus() {
    guard let focus, focus.viewController == nil else { return }
    var didMove = false
    for case let scroll as UIScrollView in sequence(first: focus.superview, next: { $0?.superview })
    {
      let rect = focus.convert(focus.bounds, to: scroll)
      let offset = scroll.contentOffset
      environment.perform { scroll.scrollRectToVisible(rect, animated: false) }
      didMove = didMove || scroll.contentOffset != offset
    }
    if didMove { environment.updateCycle.flush() }
  }

  /// Moves the focus along the order of boxes, or to the nearest in a direction.
  func moveFocus(_ move: FocusMove) {
    let picture = picture()
    let stops = stopsInOrder(picture)
    guard !stops.isEmpty else { return }
    // A text in a row is where its row is.
    let current =
      stops.firstIndex { $0 === focusedView }
      ?? stops.lastIndex { stop in
        stop.viewController == nil && focusedView?.isDescendant(of: stop) == true
      }
    defer { revealFocus() }
    switch move {
    case .next: focus = stops[((current ?? -1) + 1) % stops.count]
    case .previous:
      focus = stops[((current ?? 0) - 1 + stops.count) % stops.count]
    case .up, .down, .left, .right:
      guard let from = picture.boxes.first(where: { $0.view === focusedView })?.rect else { return }
      let reachable = reachable(picture).filter { $0.view !== focusedView }
      let best = reachable.enumerated()
        .compactMap { index, box in
          distance(from: from, to: box.rect, move).map { (distance: $0, index: index) }
        }
        .min { ($0.distance, $0.index) < ($1.distance, $1.index) }
      if let best { focus = reachable[best.index].view }
    }
  }

  /// The distance of a box in a direction, with sideways distance doubled; `nil` if it is
  /// elsewhere.
  ///
  /// A box inside the focused one is reached from the edge where the movement enters it.
  private func distance(from: CellRect, to: CellRect, _ move: FocusMove) -> Int? {
    if from != to, from.intersection(to) == to {
      return switch move {
      case .up: from.maxRow - to.maxRow
      case .down: to.minRow - from.minRow
      case .left: from.maxColumn - to.maxColumn
      case .right: to.minColumn - from.minColumn
      case .next, .previous: nil
      }
    }
    // Centres are doubled to remain whole numbers; a row is as high as two columns are wide.
    let dx = (to.minColumn + to.maxColumn) - (from.minColumn + from.maxColumn)
    let dy = 2 * ((to.minRow + to.maxRow) - (from.minRow + from.maxRow))
    let (ahead, aside): (Int, Int) =
      switch move {
      case .up: (-dy, dx)
      case .down: (dy, dx)
      case .left: (-dx, dy)
      case .right: (dx, dy)
      case .next, .previous: (0, 0)
      }
    return ahead > 0 ? ahead + 2 * abs(aside) : nil
  }

  /// Moves the focus to a view by its identifier, its name or the text that it shows.
  ///
  /// - Throws: ``CommandProblem`` when no visible view matches.
  func moveFocus(to name: String) throws(CommandProblem) {
    let views = visibleViews
    guard
      let view = view(named: name, among: views) ?? view(named: name, among: smallViews)
        ?? view(named: name, among: scrolledAway)
    else {
      throw problem(with: name, "nothing on the canvas is called", among: views)
    }
    focus = view
    revealFocus()
  }

  /// Whether the focused view can be activated.
  package var canActivateFocused: Bool { focusedView.flatMap(tapTarget) != nil }

  /// Activates the focused control, or the row around a text, as a tap does; a controller's own box
  /// does nothing.
  func activateFocused() {
    if let view = focusedView.flatMap(tapTarget) { tap(view) }
  }

  private func tap(_ view: UIView) {
    environment.settle()
    environment.recorder.begin(.container, "activate \(view.spokenName)")
    let old = view.shownValue
    view.tapAsUser()
    environment.updateCycle.flush()
    valueChange = ValueChange(of: view, from: old, in: lastStepNumber)
  }

  /// The view that a tap on a view is for: itself, or what is around it below its controller's view.
  func tapTarget(of view: UIView) -> UIView? {
    if view.answersTap { return view }
    return sequence(first: view, next: \.superview).prefix { $0.viewController == nil }
      .first(where: \.answersTap)
  }

  /// Handles a click on a cell: outside of a presentation it asks to dismiss it, on a control it
  /// presses that, on any other view it moves the focus.
  func click(_ point: CellPoint) {
    let picture = picture()
    if let top = topPresented?.viewIfLoaded,
      picture.view(at: point)?.isDescendant(of: top) != true
    {
      dismissAsUser(at: picture.scale.point(at: point))
      return
    }
    guard let target = target(at: point, picture) else { return }
    focus = choice(for: target, at: point, picture)
    if target.answersTap { tap(target) }
  }

  /// What a click on a cell gives the focus to: the control that it presses, else what is chosen next there.
  func choice(for target: UIView, at point: CellPoint, _ picture: CanvasPicture) -> UIView {
    target is UIControl ? target : nextChoice(at: point, picture) ?? target
  }

  /// Moves the focus to the view at a cell; views behind a presentation cannot be reached.
  func select(_ point: CellPoint) {
    if let choice = nextChoice(at: point, picture()) { focus = choice }
  }

  /// The innermost view with content at a cell; when that is chosen already, the next one around it.
  private func nextChoice(at point: CellPoint, _ picture: CanvasPicture) -> UIView? {
    let choices = choices(at: point, picture)
    guard let current = choices.firstIndex(where: { $0 === focusedView }) else {
      return choices.first
    }
    return choices[(current + 1) % choices.count]
  }

  /// The views at a cell that can be chosen, the innermost first.
  private func choices(at point: CellPoint, _ picture: CanvasPicture) -> [UIView] {
    let boxes = reachable(picture)
    let chain = sequence(first: picture.view(at: point), next: { $0?.superview }).compactMap { $0 }
    func isReachable(_ view: UIView) -> Bool { boxes.contains { $0.view === view } }
    guard let target = chain.firstIndex(where: isReachable) else { return [] }
    // A row has views of the document in it; what is in a control is the control's.
    let inner = chain[target] is UIControl ? [] : chain[..<target]
    return inner.filter { $0.asContentPresentable != nil } + chain[target...].filter(isReachable)
  }

  /// The view at a cell that can have the focus; a control in a row goes before the row.
  func target(at point: CellPoint, _ picture: CanvasPicture) -> UIView? {
    if let control = picture.view(at: point).flatMap(tapTarget) as? UIControl, isInFront(control) {
      return control
    }
    let boxes = reachable(picture)
    return sequence(first: picture.view(at: point), next: { $0?.superview }).compactMap { $0 }
      .first { view in boxes.contains { $0.view === view } }
  }

  /// Whether the focused view is inside a scroll view.
  var canScrollFocused: Bool {
    sequence(first: focusedView, next: { $0?.superview }).contains { $0 is UIScrollView }
  }

  /// Scrolls the nearest scroll view around the focus by a distance in points.
  ///
  /// - Returns: Whether there is one that moved.
  func scrollFocused(by distance: CGFloat) -> Bool { scroll(focusedView, by: distance) }

  /// Scrolls the nearest scroll view around a cell by a distance in points.
  ///
  /// - Returns: Whether there is one that moved.
  func scroll(at point: CellPoint, by distance: CGFloat) -> Bool {
    scroll(picture().view(at: point), by: distance)
  }

  private func scroll(_ view: UIView?, by distance: CGFloat) -> Bool {
    let chain = sequence(first: view, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
    let didMove = chain.contains { $0.scrollAsUser(by: distance) }
    if didMove { environment.updateCycle.flush() }
    return didMove
  }
}

extension SceneSession {
  /// The name by which ``moveFocus(to:)`` finds the focused object.
  var focusName: String? {
    focusedView.map { $0.viewController?.displayName ?? $0.displayName }
  }

  /// The readable name of the focused object.
  var spokenFocus: String? {
    focusedView.map { $0.viewController?.spokenName ?? $0.spokenName }
  }
}
