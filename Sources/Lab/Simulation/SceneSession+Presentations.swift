package import AdaptiveUI
import CellRenderer
import Cells
import Documents
import Foundation

// Presenting and dismissing. Rules M22, M26, D12, D13, SH04, SH10.

extension SceneSession {
  /// Presents the scene's presentation with this id, or its first.
  ///
  /// - Throws: ``CommandProblem`` when the scene has no such presentation.
  func present(_ id: String?) throws(CommandProblem) {
    let ids = scene.presentationIDs
    guard let first = ids.first else {
      throw CommandProblem(message: "the scene has no presentations")
    }
    let id = id ?? first
    guard ids.contains(id) else {
      throw CommandProblem(
        message: "the scene has no presentation '\(id)'; there are "
          + ids.joined(separator: ", "),
        suggestion: nearestName(to: id, in: ids))
    }
    lastPresentation = id
    environment.settle()
    environment.recorder.begin(.presentation, "present \(id)")
    _ = environment.perform { scene.present(id) }
    environment.updateCycle.flush()
  }

  /// Tries to dismiss the topmost presentation as a user would.
  ///
  /// - Parameter point: Where the user tapped, in the window's points; `nil` for a key.
  /// - Returns: Whether anything was presented.
  @discardableResult func dismissAsUser(at point: CGPoint?) -> Bool {
    // The user does not mean a presentation that is already being dismissed.
    environment.settle()
    guard let top = topPresented else { return false }
    environment.recorder.begin(.presentation, "dismiss \(top.displayName)")
    environment.perform { _ = window.attemptUserDismissal(at: point) }
    environment.updateCycle.flush()
    return true
  }

  /// Records in the trace that there is nothing to dismiss.
  ///
  /// Rule M22.
  func refuseDismissal() {
    environment.recorder.begin(.presentation, "dismiss")
    environment.perform { window.rootViewController?.dismiss(animated: false) }
  }

  /// The controller presented above all others.
  package var topPresented: UIViewController? { window.presentedControllers.last }

  /// Whether anything is presented that is not being dismissed.
  var isPresenting: Bool { window.presentedControllers.contains { !$0.isBeingDismissed } }

  /// Presents the scene's presentations in turn; after the last one all are dismissed and the first
  /// returns.
  ///
  /// - Throws: ``CommandProblem`` when the scene has none.
  func presentNext() throws(CommandProblem) {
    let ids = scene.presentationIDs
    let next = lastPresented.flatMap { ids.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let isRound = topPresented != nil && ids.count > 1 && next == ids.count
    // If the outermost controller presents, the next presentation has no room beside it.
    if isRound || (ids.count > 1 && window.rootViewController?.presentedViewController != nil) {
      dismissAll()
    }
    let id = ids.isEmpty ? nil : ids[topPresented == nil && ids.count == 1 ? 0 : next % ids.count]
    try present(id)
    lastPresented = id
  }

  /// Dismisses everything, as the program does.
  func dismissAll() {
    environment.settle()
    while let bottom = window.presentedControllers.first {
      environment.recorder.begin(.presentation, "dismiss \(bottom.displayName)")
      environment.perform { bottom.presentingViewController?.dismiss(animated: false) }
      environment.settle()
      if window.presentedControllers.first === bottom { return }
    }
  }

  /// The title of the first button of the presented controller, of its content before its bars; `nil` without
  /// one.
  var wayOut: String? {
    func titles(_ view: UIView) -> [String] {
      guard !view.isHidden else { return [] }
      let ofBar = (view as? UIBarButtonView).flatMap {
        $0.isEnabled ? $0.presentedContent.text : nil
      }
      let own = (view as? UIButton).flatMap { $0.isEnabled ? $0.currentTitle : nil } ?? ofBar
      return [own].compactMap { $0 } + view.subviews.flatMap(titles)
    }
    return topPresented?.viewIfLoaded.flatMap { titles($0).first }.map { VisibleText.of($0) }
  }

  /// Moves the topmost sheet to its next detent; below the smallest it is dismissed.
  ///
  /// - Returns: Whether there is a sheet.
  @discardableResult func moveSheet(isUp: Bool) -> Bool {
    environment.settle()
    guard let top = topPresented,
      let sheet = top.activePresentationController as? UISheetPresentationController
    else { return false }
    environment.recorder.begin(.presentation, "\(isUp ? "raise" : "lower") \(top.displayName)")
    let didMove = environment.perform { sheet.moveByUser(isUp: isUp) }
    environment.updateCycle.flush()
    if !didMove && !isUp { return dismissAsUser(at: nil) }
    return didMove
  }

  /// Whether the topmost sheet has more than one detent.
  var hasDetents: Bool {
    let sheet = topPresented?.activePresentationController as? UISheetPresentationController
    return (sheet?.userDetents.count ?? 0) > 1
  }

  /// Puts a finger on the presentation at a cell.
  ///
  /// - Returns: Whether something there can be dragged.
  @discardableResult func beginDrag(at point: CellPoint) -> Bool {
    let position = picture().scale.point(at: point)
    drag = environment.perform { window.beginDrag(at: position) }.map {
      .presentation($0, start: position)
    }
    if drag == nil {
      beginTouch(at: position)
    } else if let top = topPresented {
      environment.recorder.begin(.presentation, "drag \(top.displayName)")
    }
    return drag != nil
  }

  /// Follows the finger.
  func continueDrag(to point: CellPoint) {
    let position = picture().scale.point(at: point)
    switch drag {
    case .presentation(let drag, let start): drag.move(to: position.y - start.y)
    case .touch(let touch, let time):
      touch.move(to: [position], after: pause(since: time))
      drag = .touch(touch, since: environment.animations.now)
      environment.updateCycle.flush()
    case nil: break
    }
  }

  /// Lifts the finger.
  func endDrag() {
    switch drag {
    case .presentation(let drag, _): drag.end()
    case .touch(let touch, let time):
      touch.pass(pause(since: time))
      touch.lift()
      touch.finish()
    case nil: break
    }
    drag = nil
    environment.updateCycle.flush()
  }

  /// Pulls the presentation down by rows, from its top, and lets go.
  ///
  /// - Throws: ``CommandProblem`` when nothing there can be pulled.
  func pull(by rows: Int) throws(CommandProblem) {
    environment.settle()
    guard let top = topPresented, let view = top.activePresentationController?.presentedView else {
      throw CommandProblem(message: "nothing is presented")
    }
    environment.recorder.begin(.presentation, "pull \(top.displayName)")
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard let drag = environment.perform({ window.beginDrag(at: middle) }) else {
      dismissAsUser(at: nil)
      return
    }
    drag.move(to: CGFloat(rows) * TerminalHost.cell.height)
    drag.end()
    environment.updateCycle.flush()
  }

  /// The controllers that are visible and cannot be reached, because a presentation covers them
  /// without a dimming view.
  var coveredControllers: Set<ObjectIdentifier> {
    let blocking = window.presentationSummaries.filter { !$0.letsTouchesThrough && !$0.dims }
    return Set(blocking.compactMap { $0.presenter.map { ObjectIdentifier($0) } })
  }

  /// A finger that is down.
  enum Drag {
    /// On the presentation, with the point where it came down, in points of the window.
    case presentation(PresentationDrag, start: CGPoint)
    /// On a view with gesture recognizers, with the frame time of its last movement.
    case touch(TouchSequence, since: TimeInterval)
  }
}
