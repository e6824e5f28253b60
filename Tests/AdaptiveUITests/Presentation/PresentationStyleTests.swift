import AdaptiveUI
import Foundation
import Testing

/// What each style covers, removes and keeps, and who decides about it.
///
/// Rules M01–M09, M18, M24, M25, M33.
@MainActor struct PresentationStyleTests {
  @Test func `M01 the styles have UIKit's numbers`() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ]
    #expect(styles.map(\.rawValue) == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7])
  }

  /// What a style does to its presenter's view.
  struct Cover: Sendable, CustomTestStringConvertible {
    let style: UIModalPresentationStyle
    let removes: Bool
    let dims: Bool
    var testDescription: String { "\(style)" }
  }

  nonisolated static let covers = [
    Cover(style: .fullScreen, removes: true, dims: false),
    Cover(style: .overFullScreen, removes: false, dims: false),
    Cover(style: .currentContext, removes: true, dims: false),
    Cover(style: .overCurrentContext, removes: false, dims: false),
    Cover(style: .formSheet, removes: false, dims: true),
    Cover(style: .popover, removes: false, dims: true),
  ]

  @Test(arguments: covers, UIKitEra.allCases)
  func `M05 M06 M07 the presenter's view leaves after the transition, or stays`(
    _ cover: Cover, _ era: UIKitEra
  ) {
    let stage = PresentationStage(era: era)
    let info = stage.present(stage.controller(cover.style), animated: true)
    #expect(stage.home.view.window != nil)

    stage.environment.settle()

    #expect((stage.home.view.window == nil) == cover.removes)
    let dimming = info.activePresentationController?.containerView?.subviews.first {
      $0 is UIDimmingView
    }
    #expect(dimming?.isHidden == !cover.dims)
    stage.dismiss(info)
    #expect(stage.home.view.window != nil)
  }

  @Test(arguments: UIKitEra.allCases)
  func `M06 M33 full screen covers the window, a context style its context only`(_ era: UIKitEra) {
    let stage = PresentationStage(era: era)
    let left = stage.adoptLeft()
    left.definesPresentationContext = true

    let over = stage.present(stage.controller(.overFullScreen), from: left)
    #expect(over.view.frame == stage.window.bounds)
    stage.dismiss(over)
    let inside = stage.present(stage.controller(.overCurrentContext), from: left)
    #expect(inside.view.convert(inside.view.bounds, to: nil) == left.view.frame)
    #expect(inside.presentingViewController === left)
  }

  @Test(.bothEras) func `M33 M36 a context style stays in its context in compact width`() {
    let stage = PresentationStage(PresentationStage.narrow)
    let left = stage.adoptLeft()
    left.definesPresentationContext = true

    let inside = stage.present(stage.controller(.currentContext), from: left)

    #expect(inside.activePresentationController?.presentationStyle == .currentContext)
    #expect(
      inside.view.convert(inside.view.bounds, to: nil)
        == CGRect(x: 0, y: 0, width: 200, height: 640))
  }

  /// As a program's author saw it with iOS 8 (http://www.openradar.me/21520873), another one with
  /// iOS 12 (https://qiita.com/hirotakan/items/61bc8ca39714dbc9b301).
  @Test(.bothEras) func `M33 M36 on a phone what covers a tab's stack leaves the tab bar in front`()
    throws
  {
    let test = TestWindow {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: controller("home"))]
      return tabs
    }
    let tabs = try #require(test.root as? UITabBarController)
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    let over = test.environment.perform { controller("over") }
    over.modalPresentationStyle = .overCurrentContext

    test["home"].present(over, animated: false)
    test.environment.settle()

    #expect(over.presentingViewController === stack)
    #expect(over.view.isDescendant(of: tabs.view))
    #expect(tabs.view.subviews.last === tabs.tabBar)
    #expect(test["home"].view.window != nil)
  }

  @Test(.bothEras) func `M07 without a context the root is covered`() {
    let stage = PresentationStage()
    let left = stage.adoptLeft()

    let info = stage.present(stage.controller(.currentContext), from: left)

    #expect(info.presentingViewController === stage.home)
    #expect(info.view.frame == stage.window.bounds)
  }

  @Test(.bothEras) func `M08 navigation controllers define a context, others do not`() {
    let stage = PresentationStage()
    stage.environment.perform {
      #expect(UINavigationController().definesPresentationContext)
      #expect(!UIViewController().definesPresentationContext)
    }
  }

  @Test(.bothEras, arguments: [false, true])
  func `M09 a context may lend its transition style`(_ provides: Bool) throws {
    let stage = PresentationStage()
    stage.home.definesPresentationContext = true
    #expect(!stage.home.providesPresentationContextTransitionStyle)
    stage.home.providesPresentationContextTransitionStyle = provides
    stage.home.modalTransitionStyle = .crossDissolve
    let info = stage.controller(.overCurrentContext)

    stage.present(info, animated: true)

    // A fade starts in place and transparent, a slide below the window and opaque.
    let view = try #require(info.view)
    #expect(view.alphaInFlight == (provides ? 0 : 1))
    #expect(view.frameInFlight.minY == (provides ? 0 : 640))
  }

  @Test(arguments: UIKitEra.allCases)
  func `M18 a context style inside a popover has to slide`(_ era: UIKitEra) {
    let stage = PresentationStage(era: era)
    let info = stage.present(stage.controller(.popover))
    info.definesPresentationContext = true
    let inside = stage.controller(.currentContext, "inside")
    inside.modalTransitionStyle = .flipHorizontal

    stage.present(inside, from: info)

    #expect(stage.breaches.map(\.name) == ["NSInvalidArgumentException"])
    #expect(stage.breaches.first?.rule == "M18")
    #expect(info.presentedViewController == nil)
    inside.modalTransitionStyle = .coverVertical
    stage.present(inside, from: info)
    #expect(info.presentedViewController === inside)
  }

  @Test(.bothEras)
  func `M24 M25 the active controller is there while presented, and changes with the style`() {
    let stage = PresentationStage()
    let info = stage.controller(.popover)
    let first = info.presentationController
    #expect(info.activePresentationController == nil)

    stage.present(info)
    #expect(info.activePresentationController === first)
    stage.resize(PresentationStage.narrow)
    #expect(info.activePresentationController !== first)
    let isSheet = info.activePresentationController is UISheetPresentationController
    #expect(isSheet == (BothEras.era == .ios26))
    stage.resize(PresentationStage.regular)
    #expect(info.activePresentationController === first)
    stage.dismiss(info)
    #expect(info.activePresentationController == nil)
  }
}

extension PresentationStage {
  /// A child `left` of `home`, 200 points wide and as high as the window.
  func adoptLeft() -> UIViewController {
    environment.perform {
      let left = UIViewController()
      left.identifier = "left"
      let height = home.view.bounds.height
      home.adopt(
        left, frame: CGRect(x: 0, y: 0, width: 200, height: height), mask: .flexibleHeight)
      environment.updateCycle.flush()
      return left
    }
  }
}
