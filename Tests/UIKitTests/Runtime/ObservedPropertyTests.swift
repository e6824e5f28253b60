import Foundation
import TestSupport
import Testing
import UIKit

// Classes that Observed.storyboard names.

/// A controller that does something when its outlets are connected, as many do.
final class ObservedController: UIViewController {
  weak var nameLabel: UILabel? { didSet { nameLabel?.text = "set" } }
  private var card: InspectedView? { didSet { log.append("card, loaded: \(isViewLoaded)") } }
  var log: [String] = []
}

/// A view whose properties the editor's inspector has.
final class InspectedView: UIView {
  var corner: CGFloat = 0 { didSet { layer.cornerRadius = corner } }
  var count = 0 { didSet { log.append("count \(oldValue) → \(count)") } }
  var isRound = false { didSet { log.append("round \(isRound)") } }
  var title = "" { didSet { log.append(title) } }
  var note: String? { didSet { log.append(note ?? "no note") } }
  var edge: UIColor? {
    get { layer.borderColor.map { UIColor(cgColor: $0) } }
    set { layer.borderColor = newValue?.cgColor }
  }
  var shift = CGSize.zero { didSet { log.append("shift \(shift.width), \(shift.height)") } }
  var log: [String] = []
}

/// A controller that counts what it is given.
final class HoldingController: UIViewController {
  var held: InspectedView? { didSet { changes += 1 } }
  var changes = 0
}

extension UIView {
  /// What programs add to all views.
  var extendedWidth: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
}

/// Outlets and runtime attributes are set by setters, and classes found in the target's module.
@MainActor struct ObservedPropertyTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  @Test func `outlets and runtime attributes run observers, in classes of the target's own module`()
    throws
  {
    let bundle = try #require(Bundle(url: TestFolder.of().appending(path: "Nibs")))
    let stage = try NameStage { UIViewController() }

    let delegate = Delegate()
    let page = stage.perform { () -> UIViewController? in
      UIApplication.shared.delegate = delegate
      let page = UIStoryboard(name: "Observed", bundle: bundle).instantiateInitialViewController()
      page?.loadViewIfNeeded()
      return page
    }
    let made = try #require(page as? ObservedController)

    #expect(made.nameLabel?.text == "set")
    #expect(made.log == ["card, loaded: true"])
    let card = try #require(made.view.subviews.last as? InspectedView)
    #expect(card.layer.cornerRadius == 7.5 && card.layer.borderWidth == 2)
    #expect(card.edge == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      // The attributes are set again once everything is in the view.
      card.log.prefix(5) == [
        "count 0 → 3", "round true", "a title that is longer than fifteen letters", "note",
        "shift 3.0, 4.0",
      ])
  }

  @Test func `a connected object is held as often as it is connected`() {
    let holder = HoldingController()
    weak var seen: InspectedView?
    do {
      let held = InspectedView()
      seen = held
      holder.setValue(held, forKey: "held")
      holder.setValue(held, forKey: "held")
    }
    #expect(holder.changes == 2 && seen != nil)
    holder.held = nil
    #expect(seen == nil)
  }
}
