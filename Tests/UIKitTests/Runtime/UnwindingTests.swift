// Outlets are `!` in programs.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import TestSupport
import Testing
import UIKit

// Classes that Nibs/Unwinding.storyboard names.

/// What the controllers were told, in order.
@MainActor private var heard: [String] = []

final class TripsController: UIViewController {
  weak var holder: UIView!
  private(set) weak var map: TripMapController?

  override func viewDidLoad() {
    super.viewDidLoad()
    heard.append("trips loaded")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    heard.append("trips prepares \(segue.identifier ?? "")")
    guard let map = segue.destination as? TripMapController else { return }
    self.map = map
    map.hadHolder = holder != nil
    map.wasLoaded = map.isViewLoaded
  }

  func unwindToTrips(segue: UIStoryboardSegue) {
    heard.append("trips gets \(segue.identifier ?? "")")
  }
}

final class TripMapController: UIViewController {
  var hadHolder = false
  var wasLoaded = true
}

final class TripController: UIViewController {
  var refuses = false

  func unwindToTrip(_ segue: UIStoryboardSegue) {
    let from = (segue.source as? EditorController)?.text ?? ""
    let presents = presentedViewController != nil
    heard.append("trip gets \(segue.identifier ?? "") from \(from), \(presents)")
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    !refuses
      && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    heard.append("trip appears")
  }
}

final class EditorController: UIViewController {
  var text = "Oslo"

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    heard.append("editor is asked for \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    heard.append("editor prepares \(segue.identifier ?? "")")
  }
}

/// Segues that lead back, and those that embed, in a program that has the document's classes.
@MainActor struct UnwindingTests {
  private func open() throws -> (stage: NameStage, stack: UINavigationController) {
    heard = []
    let folder = TestFolder.of().appending(path: "Nibs")
    let bundle = try #require(Bundle(url: folder))
    let stage = try NameStage {
      UIStoryboard(name: "Unwinding", bundle: bundle).instantiateInitialViewController()
        ?? UIViewController()
    }
    return (stage, try #require(stage.page as? UINavigationController))
  }

  private func press(_ title: String, in stage: NameStage) throws {
    let button = try #require(stage.button(title))
    stage.perform { button.sendActions(for: .touchUpInside) }
    stage.settle()
  }

  /// Opens a trip and its editor.
  private func openEditor() throws -> (stage: NameStage, stack: UINavigationController) {
    let (stage, stack) = try open()
    try press("Open", in: stage)
    try press("Edit", in: stage)
    try #require(stack.presentedViewController is EditorController)
    heard = []
    return (stage, stack)
  }

  @Test func `a segue that embeds is prepared for with outlets, before either view is told`()
    throws
  {
    let (stage, stack) = try open()
    let trips = try #require(stack.topViewController as? TripsController)

    #expect(heard == ["trips prepares embedMap", "trips loaded"])
    #expect(trips.map === trips.children.first)
    #expect(trips.map?.hadHolder == true)
    #expect(trips.map?.wasLoaded == false)
    #expect(stage.breaches.isEmpty)
  }

  @Test func `an unwind segue calls the action of who presents, then dismisses`() throws {
    let (stage, stack) = try openEditor()

    try press("Save", in: stage)

    #expect(
      heard == [
        "editor is asked for save", "editor prepares save", "trip gets save from Oslo, true",
        "trip appears",
      ])
    #expect(stack.presentedViewController == nil)
    #expect(stack.topViewController is TripController)
    #expect(stage.breaches.isEmpty)
  }

  @Test func `an unwind segue leads back more than a step, out of presentation and stack`() throws {
    let (stage, stack) = try openEditor()

    try press("Delete", in: stage)

    #expect(heard.contains("trips gets delete"))
    #expect(stack.presentedViewController == nil)
    #expect(stack.viewControllers.count == 1)
    #expect(stage.breaches.isEmpty)
  }

  @Test func `without anybody who has the action nothing happens`() throws {
    let (stage, stack) = try openEditor()

    try press("Lost", in: stage)

    #expect(heard == ["editor is asked for lost"])
    #expect(stack.presentedViewController is EditorController)
    #expect(stage.logs.contains("no controller has 'unwindToNobody:'"))
    #expect(stage.breaches.isEmpty)
  }

  @Test func `a controller that refuses an unwind segue stays`() throws {
    let (stage, stack) = try openEditor()
    let trip = try #require(stack.topViewController as? TripController)
    trip.refuses = true

    try press("Save", in: stage)

    #expect(stack.presentedViewController is EditorController)
  }

  @Test func `a program names an unwind segue as any other, without being asked`() throws {
    let (stage, stack) = try openEditor()
    let editor = try #require(stack.presentedViewController)

    stage.perform { editor.performSegue(withIdentifier: "save", sender: nil) }
    stage.settle()

    #expect(
      heard == ["editor prepares save", "trip gets save from Oslo, true", "trip appears"])
    #expect(stage.breaches.isEmpty)
  }
}
