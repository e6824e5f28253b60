import AdaptiveUI
import Foundation
import Testing

/// Present and dismiss: callbacks, links, breaches, leaks.
///
/// Rules C47–C51, M04, M20–M26, PO01, P25, P26.
@MainActor struct PresentationLifecycleTests {
  private func appearance(_ stage: PresentationStage) -> [String] {
    stage.lines().filter { $0.contains("ppear") || $0.contains("Transition") }
  }

  @Test func `C47 C50 a full-screen presentation covers its presenter`() {
    let stage = PresentationStage()
    var isComplete = false

    let info = stage.present(stage.controller(.fullScreen), animated: true) { isComplete = true }
    #expect(!isComplete)
    #expect(info.isBeingPresented)
    stage.environment.settle()

    #expect(
      appearance(stage) == [
        "info presentationTransitionWillBegin()",
        "home viewWillDisappear(_:)",
        "info viewWillAppear(_:)",
        "info viewIsAppearing(_:)",
        "info presentationTransitionDidEnd(_:) → true",
        "info viewDidAppear(_:)",
        "home viewDidDisappear(_:)",
      ])
    #expect(isComplete)
    #expect(!info.isBeingPresented)
    #expect(stage.home.view.window == nil)
    #expect(info.view.frame == stage.window.bounds)
  }

  @Test func `C48 a full-screen dismissal brings the presenter back`() {
    let stage = PresentationStage()
    let info = stage.present(stage.controller(.fullScreen))

    stage.dismiss(info)

    #expect(
      appearance(stage) == [
        "info dismissalTransitionWillBegin()",
        "info viewWillDisappear(_:)",
        "home viewWillAppear(_:)",
        "home viewIsAppearing(_:)",
        "home viewDidAppear(_:)",
        "info viewDidDisappear(_:)",
        "info dismissalTransitionDidEnd(_:) → true",
      ])
    #expect(stage.home.view.window === stage.window)
  }

  @Test(arguments: [true, false])
  func `C47 C48 layout, both ends and then the completion, on the way in and out`(animated: Bool) {
    let chronicle = Chronicle(Chronicle.appearance.union(["will layout", "did layout"]))
    let stage = PresentationStage(era: .ios26, home: { Chronicler(chronicle) })
    let info = stage.environment.perform { Chronicler(chronicle, "info") }
    info.modalPresentationStyle = .fullScreen
    _ = chronicle.tear()

    stage.present(info, animated: animated) { chronicle.lines.append("presented") }
    stage.environment.settle()
    let presented = chronicle.tear()
    info.dismiss(animated: animated) { chronicle.lines.append("dismissed") }
    stage.environment.settle()

    // The presenter's view changes its superview, so it is laid out whenever that happens.
    #expect(
      presented.filter { !$0.hasPrefix("home") || !$0.hasSuffix("layout") } == [
        "home will disappear", "info will appear", "info is appearing", "info will layout",
        "info did layout", "info did appear", "home did disappear", "presented",
      ])
    #expect(
      Array(chronicle.lines.prefix(8)) == [
        "info will disappear", "home will appear", "home is appearing", "home will layout",
        "home did layout", "home did appear", "info did disappear", "dismissed",
      ])
  }

  @Test(
    .bothEras,
    arguments: [
      UIModalPresentationStyle.popover, .formSheet, .pageSheet, .overFullScreen,
      .overCurrentContext, .custom,
    ])
  func `C49 styles that leave the presenter visible tell it nothing`(
    _ style: UIModalPresentationStyle
  ) {
    let stage = PresentationStage()
    let info = stage.controller(style)

    stage.present(info)
    #expect(!stage.lines().contains { $0.hasPrefix("home") })
    stage.dismiss(info)
    #expect(!stage.lines().contains { $0.hasPrefix("home") })
    #expect(stage.home.view.window === stage.window)
  }

  @Test(.bothEras) func `X01 both controllers have the coordinator while the transition runs`() {
    let stage = PresentationStage()
    var alongside = 0

    let info = stage.present(stage.controller(.formSheet), animated: true)
    #expect(info.transitionCoordinator != nil)
    #expect(stage.home.transitionCoordinator?.presentationStyle == .formSheet)
    info.transitionCoordinator?.animate(alongsideTransition: nil) { _ in alongside += 1 }
    let target = info.view.frame
    #expect(info.view.frameInFlight.minY == 640)
    stage.environment.advance(to: 0.15)
    #expect(info.view.frameInFlight.minY > target.minY)
    stage.environment.settle()

    #expect(info.view.frameInFlight == target)
    #expect(info.transitionCoordinator == nil)
    #expect(alongside == 1)
  }

  @Test(.bothEras) func `M20 M21 the outermost container presents for its children`() throws {
    let stage = PresentationStage()
    let child = stage.controller(.fullScreen, "child")
    stage.environment.perform {
      stage.home.addChild(child)
      stage.home.view.addSubview(child.view)
      child.didMove(toParent: stage.home)
    }
    let info = stage.present(stage.controller(.popover), from: child)

    #expect(info.presentingViewController === stage.home)
    #expect(child.presentedViewController === info)
    child.dismiss(animated: false)
    #expect(stage.home.presentedViewController == nil)
  }

  @Test(.bothEras) func `M07 a context style covers the nearest context only`() {
    let stage = PresentationStage()
    let child = stage.controller(.fullScreen, "child")
    child.definesPresentationContext = true
    stage.environment.perform {
      stage.home.addChild(child)
      child.view.frame = CGRect(x: 80, y: 160, width: 400, height: 320)
      stage.home.view.addSubview(child.view)
      child.didMove(toParent: stage.home)
    }

    let info = stage.present(stage.controller(.currentContext), from: child)

    #expect(info.presentingViewController === child)
    #expect(
      info.view.convert(info.view.bounds, to: nil)
        == CGRect(x: 80, y: 160, width: 400, height: 320))
    #expect(child.view.window == nil)
    #expect(stage.home.view.window != nil)
    stage.dismiss(info)
    #expect(child.view.frame == CGRect(x: 80, y: 160, width: 400, height: 320))
  }

  @Test func `M16 PO15 what stays inside a popover is as compact as the popover`() {
    let stage = PresentationStage(era: .ios8)
    let info = stage.controller(.popover)
    info.definesPresentationContext = true
    stage.present(info)

    let inner = stage.present(stage.controller(.overCurrentContext, "inner"), from: info)

    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.activePresentationController?.presentationStyle == .overCurrentContext)
    #expect(
      inner.view.convert(inner.view.bounds, to: nil) == info.view.convert(info.view.bounds, to: nil)
    )
  }

  @Test(.bothEras) func `M22 dismissing low in a stack takes everything above along`() {
    let stage = PresentationStage()
    let first = stage.present(stage.controller(.fullScreen, "first"))
    let second = stage.present(stage.controller(.formSheet, "second"), from: first)

    stage.dismiss(stage.home)

    #expect(
      stage.lines().filter { $0.contains("DidDisappear") || $0.contains("DidAppear") } == [
        "home viewDidAppear(_:)", "second viewDidDisappear(_:)", "first viewDidDisappear(_:)",
      ])
    #expect(stage.window.subviews == [stage.home.view])
    #expect(second.presentingViewController == nil)
  }

  @Test(.bothEras) func `M23 the presentation controller is frozen by the first look at it`() {
    let stage = PresentationStage()
    let info = stage.controller(.popover)
    let seen = info.presentationController

    info.modalPresentationStyle = .fullScreen
    stage.present(info)

    #expect(info.presentationController === seen)
    #expect(info.activePresentationController?.presentationStyle == .popover)
  }

  @Test(.bothEras) func `M26 a second presentation is refused with UIKit's warning`() {
    let stage = PresentationStage()
    let info = stage.present(stage.controller(.formSheet))

    stage.present(stage.controller(.formSheet, "other"))

    #expect(
      stage.lines([.log]) == [
        "home log (Attempt to present <other> on <home> (from <home>) which is already presenting <info>.)"
      ])
    #expect(stage.home.presentedViewController === info)
  }

  @Test(.bothEras) func `M26 a controller that has appeared may present at once`() {
    final class Eager: UIViewController {
      var follower: UIViewController?
      override func viewDidAppear(_ animated: Bool) {
        if let follower { present(follower, animated: false) }
      }
    }
    let stage = PresentationStage()
    let inner = stage.controller(.formSheet, "inner")
    let eager = stage.environment.perform { Eager() }
    eager.modalPresentationStyle = .fullScreen
    eager.follower = inner

    stage.present(eager)

    #expect(stage.window.presentedControllers == [eager, inner])
    #expect(stage.breaches.isEmpty)
    #expect(stage.lines([.log]).isEmpty)
  }

  @Test(.bothEras) func `M26 nothing is presented or dismissed while a presentation runs`() {
    let stage = PresentationStage()
    let info = stage.present(stage.controller(.formSheet), animated: true)

    stage.present(stage.controller(.formSheet, "other"), from: info)
    info.dismiss(animated: false)

    #expect(
      stage.lines([.log]) == [
        "info log (Attempt to present <other> on <info> (from <info>) while a presentation is in progress.)",
        "info log (Attempt to dismiss from view controller <info> while a presentation or dismiss is in progress!)",
      ])
    stage.environment.settle()
    #expect(stage.window.presentedControllers == [info])
  }

  @Test(.bothEras) func `M26 a stack is not dismissed while its top comes in`() {
    let stage = PresentationStage()
    let first = stage.present(stage.controller(.overFullScreen, "first"))
    let second = stage.present(stage.controller(.formSheet, "second"), from: first, animated: true)

    stage.dismiss(stage.home)
    stage.environment.settle()

    #expect(
      stage.lines([.log]) == [
        "home log (Attempt to dismiss from view controller <home> while a presentation or dismiss is in progress!)"
      ])
    #expect(stage.window.presentedControllers == [first, second])
  }

  @Test(.bothEras) func `C51 a controller outside the window cannot present`() {
    let stage = PresentationStage()
    let lost = stage.controller(.fullScreen, "lost")
    var isComplete = false

    stage.present(stage.controller(.formSheet), from: lost) { isComplete = true }

    #expect(
      stage.lines([.log]) == [
        "lost log (Attempt to present <info> on <lost> (from <lost>) whose view is not in the window hierarchy.)"
      ])
    #expect(!isComplete)
  }

  @Test(.bothEras) func `PO01 a popover without an anchor raises and shows nothing`() {
    let stage = PresentationStage()
    let info = stage.controller(.popover)
    info.popoverPresentationController?.sourceView = nil

    stage.present(info)
    stage.environment.settle()

    #expect(stage.breaches.map(\.name) == ["NSGenericException"])
    #expect(
      stage.breaches.first?.message
        == "UIPopoverPresentationController (<UIPopoverPresentationController: info>) should have a "
        + "non-nil sourceView or barButtonItem set before the presentation occurs.")
    #expect(stage.home.presentedViewController == nil)
    #expect(stage.window.subviews == [stage.home.view])
  }

  @Test(.bothEras) func `M04 M26 what UIKit answers with an exception`() {
    let stage = PresentationStage()
    let info = stage.present(stage.controller(.formSheet))

    stage.present(stage.controller(.none))
    stage.present(info)
    stage.present(stage.home)

    #expect(
      stage.breaches.map(\.message) == [
        "The specified modal presentation style doesn't have a corresponding presentation controller.",
        "Application tried to present modally a view controller <info> that is already being presented by <home>.",
        "Application tried to present modally an active controller <home>.",
      ])
    #expect(stage.window.presentedControllers == [info])
  }

  @Test
  func `P25 P26 overrides of the presenter stay out, those of the presentation reach its content`()
  {
    let stage = PresentationStage(home: {
      let home = UIViewController()
      home.traitOverrides.verticalSizeClass = .compact
      return home
    })
    let info = stage.controller(.fullScreen)
    info.presentationController?.overrideTraitCollection = UITraitCollection(
      horizontalSizeClass: .compact)

    stage.present(info)

    #expect(stage.home.traitCollection.verticalSizeClass == .compact)
    #expect(info.traitCollection.verticalSizeClass == .regular)
    #expect(info.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.window.traitCollection.horizontalSizeClass == .regular)
    info.presentationController?.overrideTraitCollection = nil
    stage.environment.updateCycle.flush()
    #expect(info.traitCollection.horizontalSizeClass == .regular)
  }

  @Test(
    .bothEras,
    arguments: [
      UIModalPresentationStyle.popover, .formSheet, .fullScreen, .currentContext, .custom,
    ])
  func `M22 nothing is kept of a presentation that is over`(_ style: UIModalPresentationStyle) {
    let stage = PresentationStage()
    weak var presented: UIViewController?
    weak var view: UIView?
    weak var controller: UIPresentationController?
    do {
      let info = stage.present(stage.controller(style), animated: true)
      stage.environment.settle()
      stage.resize(PresentationStage.narrow)
      stage.resize(PresentationStage.regular)
      presented = info
      view = info.view
      controller = info.presentationController
      stage.dismiss(info, animated: true)
      stage.environment.settle()
    }

    #expect(presented == nil)
    #expect(view == nil)
    #expect(controller == nil)
  }
}
