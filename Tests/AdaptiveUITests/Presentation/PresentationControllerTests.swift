import AdaptiveUI
import Foundation
import Testing

/// The hooks of presentation controllers.
///
/// Rules PC01–PC09, C50, M14, M34.
@MainActor struct PresentationControllerTests {
  /// A card in the lower half, with a dimming view of its own.
  final class HalfController: UIPresentationController {
    let shade = UIView()
    var style = UIModalPresentationStyle.none
    var ends: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
      guard let containerView else { return }
      shade.frame = containerView.bounds
      containerView.insertSubview(shade, at: 0)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      ends.append("presented \(completed)")
      if !completed { shade.removeFromSuperview() }
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      ends.append("dismissed \(completed)")
      if completed { shade.removeFromSuperview() }
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
      shade.frame = containerView?.bounds ?? .zero
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
    override func adaptivePresentationStyle(
      for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? style : .none
    }
  }

  final class Supplier: UIViewControllerTransitioningDelegate {
    private(set) var made: HalfController?
    private(set) var source: UIViewController?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      self.source = source
      let controller = HalfController(presentedViewController: presented, presenting: presenting)
      made = controller
      return controller
    }
  }

  private func custom(_ stage: PresentationStage, _ supplier: Supplier) -> UIViewController {
    let info = stage.controller(.custom)
    info.transitioningDelegate = supplier
    return info
  }

  @Test(.bothEras) func `M14 PC01 PC04 a custom controller places its views in the container`()
    throws
  {
    let stage = PresentationStage()
    let supplier = Supplier()
    let info = stage.present(custom(stage, supplier))
    let half = try #require(supplier.made)

    #expect(info.view.frame == CGRect(x: 0, y: 320, width: 800, height: 320))
    #expect(half.containerView?.subviews.contains(half.shade) == true)
    #expect(half.presentingViewController === stage.home)
    #expect(half.presentationStyle == .custom)
    #expect(supplier.source === stage.home)
    stage.dismiss(info)
    #expect(half.containerView == nil)
    #expect(half.shade.superview == nil)
  }

  @Test(.bothEras) func `C50 the hooks frame the appearance of the presented controller`() {
    let stage = PresentationStage()
    let supplier = Supplier()

    let info = stage.present(custom(stage, supplier))
    let wanted = ["Transition", "viewWillAppear", "viewDidAppear", "Disappear"]
    func hooks() -> [String] {
      stage.lines().filter { line in wanted.contains { line.contains($0) } }
    }

    #expect(
      hooks() == [
        "info presentationTransitionWillBegin()", "info viewWillAppear(_:)",
        "info presentationTransitionDidEnd(_:) → true", "info viewDidAppear(_:)",
      ])
    stage.dismiss(info)
    #expect(
      hooks() == [
        "info dismissalTransitionWillBegin()", "info viewWillDisappear(_:)",
        "info viewDidDisappear(_:)", "info dismissalTransitionDidEnd(_:) → true",
      ])
  }

  @Test(.bothEras)
  func `PC07 a new window size reaches the content through the controller's own size`() {
    let stage = PresentationStage()
    let supplier = Supplier()
    let info = stage.present(custom(stage, supplier))

    stage.resize((110, 50))

    #expect(
      stage.lines().filter { $0.contains("viewWillTransition") } == [
        "home viewWillTransition(to:with:) → 880×800",
        "info viewWillTransition(to:with:) → 880×800",
        "info viewWillTransition(to:with:) → 880×400",
      ])
    #expect(info.view.frame == CGRect(x: 0, y: 400, width: 880, height: 400))
  }

  @Test(.bothEras) func `M34 a custom controller decides how it adapts`() {
    let stage = PresentationStage(PresentationStage.narrow)
    let supplier = Supplier()
    let info = custom(stage, supplier)
    _ = info.presentationController
    supplier.made?.style = .overFullScreen

    stage.present(info)

    #expect(info.activePresentationController?.presentationStyle == .overFullScreen)
    #expect(info.view.frame == CGRect(x: 0, y: 0, width: 320, height: 640))
    let plain = stage.environment.perform {
      UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    }
    #expect(plain.adaptivePresentationStyle(for: stage.window.traitCollection) == .none)
  }

  @Test(.bothEras) func `PC09 a running custom presentation does not become one of the system's`() {
    let stage = PresentationStage()
    let supplier = Supplier()
    let info = stage.present(custom(stage, supplier))
    supplier.made?.style = .overFullScreen

    stage.resize(PresentationStage.narrow)

    #expect(info.activePresentationController === supplier.made)
    #expect(
      stage.lines([.refusal]) == [
        "info adaptation to overFullScreen (a running custom presentation cannot become one of the system's)"
      ])
  }

  @Test(.bothEras) func `PC08 the question about a style only answers`() {
    let stage = PresentationStage()
    let info = stage.present(stage.controller(.popover))
    let compact = UITraitCollection(horizontalSizeClass: .compact)

    let answer = info.presentationController?.adaptivePresentationStyle(for: compact)
    #expect(answer == (BothEras.era == .ios8 ? .fullScreen : .formSheet))
    #expect(info.activePresentationController?.presentationStyle == .popover)
  }

  @Test func `C15 D20 the system adapts although the root cuts its descendants off`() {
    final class Deaf: UIViewController {
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
    }
    let stage = PresentationStage(home: { Deaf() })
    let info = stage.present(stage.controller(.popover))

    stage.resize(PresentationStage.narrow)

    #expect(info.activePresentationController?.presentationStyle == .formSheet)
    #expect(!stage.lines().contains { $0.hasPrefix("info viewWillTransition") })
  }

  @Test(.bothEras) func `PC01 PC02 the defaults fill the container with the presented view`() throws
  {
    let stage = PresentationStage()
    final class Plain: UIViewControllerTransitioningDelegate {}
    let plain = Plain()
    let info = stage.controller(.custom)
    info.transitioningDelegate = plain

    stage.present(info)

    let controller = try #require(info.presentationController)
    #expect(controller.presentedView === info.view)
    #expect(controller.frameOfPresentedViewInContainerView == stage.window.bounds)
    #expect(info.view.frame == stage.window.bounds)
  }

  /// Shows the content inside a frame view and in its context, if asked.
  final class FramedController: UIPresentationController {
    let around = UIView()
    override var presentedView: UIView? { around }
    override var shouldPresentInFullscreen: Bool { false }
    override var shouldRemovePresentersView: Bool { true }
    override func presentationTransitionWillBegin() {
      guard let content = presentedViewController.view else { return }
      content.frame = around.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      around.addSubview(content)
    }
  }
  final class FramedSupplier: UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      FramedController(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test(.bothEras)
  func `PC02 PC03 a controller may frame its content, stay in its context, and remove it`()
    throws
  {
    let stage = PresentationStage()
    let supplier = FramedSupplier()
    let left = stage.adoptLeft()
    left.definesPresentationContext = true
    let info = stage.controller(.custom)
    info.transitioningDelegate = supplier
    #expect(
      UIPresentationController(presentedViewController: info, presenting: nil)
        .shouldPresentInFullscreen)
    #expect(
      !UIPresentationController(presentedViewController: info, presenting: nil)
        .shouldRemovePresentersView)

    stage.present(info, from: left)

    let framed = try #require(info.presentationController as? FramedController)
    #expect(info.presentingViewController === left)
    #expect(left.view.window == nil)
    #expect(framed.around.superview === framed.containerView)
    #expect(info.view.frame == CGRect(x: 0, y: 0, width: 200, height: 640))
    stage.dismiss(info)
    #expect(left.view.window != nil)
  }

  @Test(.bothEras) func `PC05 presentation, management and dismissal follow each other`() {
    let stage = PresentationStage()
    let supplier = Supplier()
    let info = custom(stage, supplier)
    func phases() -> [String] {
      let names = ["Transition", "containerView"]
      let all = (stage.environment.recorder.steps.last?.events ?? []).filter { event in
        event.subject?.className == "HalfController" && names.contains { event.name.contains($0) }
      }
      // Layout may come more than once.
      return all.map { String($0.name.prefix { $0 != "(" }) }.reduce(into: []) {
        if $0.last != $1 { $0.append($1) }
      }
    }

    stage.present(info)
    #expect(phases().first == "presentationTransitionWillBegin")
    #expect(phases().last == "presentationTransitionDidEnd")
    #expect(phases().contains("containerViewWillLayoutSubviews"))
    stage.resize((110, 50))
    #expect(
      phases() == [
        "viewWillTransition", "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews",
      ])
    stage.resize(PresentationStage.narrow)
    #expect(phases().first == "willTransition")
    stage.dismiss(info)
    #expect(phases().first == "dismissalTransitionWillBegin")
    #expect(phases().last == "dismissalTransitionDidEnd")
  }
}
