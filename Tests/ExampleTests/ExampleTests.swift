import AdaptiveLists
import AdaptiveUI
import Examples
import Foundation
import Testing

/// Each listing of the guides does what its guide says.
@MainActor struct ExampleTests {
  @Test func `P12 T26 a child keeps the traits that its container gave it`() throws {
    let stage = try ExampleStage { TraitOverridingController() }
    #expect(stage.controller.child.label.text == "width regular, height compact")

    stage.turn()

    #expect(stage.controller.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.controller.child.label.text == "width regular, height compact")
  }

  @Test func `O07 tabs and stack that forward leave the decision to the page`() throws {
    let stage = try ExampleStage { () -> ForwardingTabBarController in
      let tabs = ForwardingTabBarController()
      tabs.viewControllers = [
        ForwardingNavigationController(rootViewController: PortraitController()),
        SizeClassController(),
      ]
      return tabs
    }

    stage.turn()
    #expect(stage.window.bounds.size == CGSize(width: 375, height: 667))
    stage.turn(-1)
    stage.environment.perform { stage.controller.selectedIndex = 1 }
    stage.turn()

    #expect(stage.window.bounds.size == CGSize(width: 667, height: 375))
  }

  @Test func `O25 a request turns the interface of a phone without its device`() throws {
    let stage = try ExampleStage { FullScreenButtonController() }

    stage.controller.button.tapAsUser()
    stage.environment.settle()

    #expect(stage.window.bounds.size == CGSize(width: 667, height: 375))
    #expect(stage.environment.device.orientation == .portrait)
    #expect(stage.controller.refusal == nil)
  }

  @Test func `O27 a request is refused where windows can be resized`() throws {
    let stage = try ExampleStage(on: "iPad Air 2") { FullScreenButtonController() }
    let size = stage.window.bounds.size

    stage.controller.button.tapAsUser()
    stage.environment.settle()

    #expect(stage.window.bounds.size == size)
    #expect(
      stage.controller.refusal
        == "The current windowing mode does not allow for programmatic changes to interface orientation."
    )
  }

  @Test func `O26 a request for what the controller does not support is refused`() throws {
    let stage = try ExampleStage { PortraitController() }
    var message: String?

    stage.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in
      message = error.localizedDescription
      #expect((error as NSError).domain == "UISceneErrorDomain")
      #expect((error as NSError).code == 101)
    }

    #expect(
      message
        == "None of the requested orientations are supported by the view controller. Requested: landscapeLeft, landscapeRight; Supported: portrait"
    )
  }

  private final class Changing: UIViewController {
    var mask = UIInterfaceOrientationMask.portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  @Test func `O24 a controller that allows more is turned to the device when it says so`() throws {
    let stage = try ExampleStage { Changing() }
    stage.turn()
    #expect(stage.window.bounds.width == 375)

    stage.controller.mask = .all
    stage.controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.environment.settle()

    #expect(stage.window.bounds.width == 667)
  }

  @Test func `O23 the older call turns every window that may`() throws {
    let stage = try ExampleStage { Changing() }
    stage.turn()
    stage.controller.mask = .landscape

    stage.environment.perform { UIViewController.attemptRotationToDeviceOrientation() }
    stage.environment.settle()

    #expect(stage.window.bounds.width == 667)
  }

  @Test(arguments: [UIKitEra.ios8, .ios26])
  func `T40 a controller hears of its size classes in both eras`(era: UIKitEra) throws {
    let stage = try ExampleStage(era: era) { SizeClassController() }
    let before = stage.controller.changes

    stage.turn()

    #expect(stage.controller.changes == before + 1)
    #expect(stage.controller.label.text == "width compact, height compact")
  }

  @Test func `C10 width against height tells a pad that turns`() throws {
    let stage = try ExampleStage(on: "iPad Air 2") { WideOrTallController() }
    #expect(stage.controller.stack.axis == .vertical)

    stage.turn()

    #expect(stage.controller.stack.axis == .horizontal)
  }

  @Test func `C10 a collection scrolls down where height is compact`() throws {
    let stage = try ExampleStage {
      ScrollDirectionController(collectionViewLayout: UICollectionViewFlowLayout())
    }
    #expect(stage.controller.flowLayout?.scrollDirection == .horizontal)

    stage.turn()

    #expect(stage.controller.flowLayout?.scrollDirection == .vertical)
    #expect((stage.controller.collectionView?.contentSize.height ?? 0) > 96)
  }

  @Test func `V14 items are set when the view has its new size`() throws {
    let stage = try ExampleStage {
      SquareItemController(collectionViewLayout: UICollectionViewFlowLayout())
    }
    #expect(stage.controller.flowLayout?.itemSize == CGSize(width: 375, height: 375))

    stage.turn()

    #expect(stage.controller.flowLayout?.itemSize == CGSize(width: 375, height: 375))
    #expect(stage.controller.view.bounds.width == 667)
  }

  @Test func `V13 tall and wide constraints are exchanged, and chosen at launch`() throws {
    let stage = try ExampleStage(on: "iPad Air 2") { ConstraintSetController() }
    #expect(stage.frame("picture") == "0 0 768 512")
    #expect(stage.frame("text") == "0 512 768 512")

    stage.turn()

    #expect(stage.frame("picture") == "0 0 512 768")
    #expect(stage.frame("text") == "512 0 512 768")
    #expect(stage.window.brokenConstraints.isEmpty)
  }

  @Test func `V03 a label's natural size follows the vertical size class`() throws {
    let stage = try ExampleStage { PaddedLabelController() }
    let tall = stage.controller.label.bounds.height

    stage.turn()

    #expect(stage.controller.label.bounds.height == tall - 20)
  }

  @Test func `X04 what is animated alongside takes the transition's time`() throws {
    let stage = try ExampleStage { AlongsideController() }
    let environment = stage.environment
    let start = environment.animations.now

    stage.scene.turnDevice(1)
    environment.advance(to: start + 0.15)

    #expect((0.3...0.95).contains(stage.controller.card.alphaInFlight))
    #expect(stage.controller.completions == 0)
    environment.settle()
    #expect(stage.controller.card.alphaInFlight == 0.25)
    #expect(stage.controller.completions == 1)
  }

  @Test func `X08 a view turned back by the target transform stays on the device`() throws {
    let stage = try ExampleStage { CounterRotatingController() }

    stage.turn()

    #expect(stage.controller.dial.transform == CGAffineTransform(rotationAngle: -.pi / 2))
    #expect(stage.controller.dial.frame.size == CGSize(width: 64, height: 120))
    stage.turn(-1)
    #expect(stage.controller.dial.transform.isIdentity)
  }
}
