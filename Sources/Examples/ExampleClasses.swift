import AdaptiveLists
import AdaptiveUI
import Attributes
package import SceneFiles

/// The classes of the examples, which scenes can name.
package enum ExampleClasses {
  /// UIKit's classes and the examples'.
  package static let all: SceneClasses = {
    var classes = SceneClasses()
    classes.register(controller: "TraitOverridingController") { TraitOverridingController() }
    classes.register(controller: "SizeClassController") { SizeClassController() }
    classes.register(controller: "PortraitController") { PortraitController() }
    classes.register(controller: "ForwardingNavigationController", kind: .navigation) {
      ForwardingNavigationController()
    }
    classes.register(controller: "ForwardingTabBarController", kind: .tab) {
      ForwardingTabBarController()
    }
    classes.register(controller: "FullScreenButtonController") { FullScreenButtonController() }
    classes.register(controller: "DeviceOrientationController") { DeviceOrientationController() }
    classes.register(controller: "WideOrTallController") { WideOrTallController() }
    classes.register(controller: "ScrollDirectionController") {
      ScrollDirectionController(collectionViewLayout: UICollectionViewFlowLayout())
    }
    classes.register(controller: "SquareItemController") {
      SquareItemController(collectionViewLayout: UICollectionViewFlowLayout())
    }
    classes.register(controller: "AlongsideController") { AlongsideController() }
    classes.register(controller: "ConstraintSetController") { ConstraintSetController() }
    classes.register(controller: "PaddedLabelController") { PaddedLabelController() }
    classes.register(controller: "CounterRotatingController") { CounterRotatingController() }
    classes.register(controller: "PopoverSizeController") { PopoverSizeController() }
    classes.register(controller: "PushingNavigationController", kind: .navigation) {
      PushingNavigationController()
    }
    classes.register(view: "PaddedLabel", kind: .label) { PaddedLabel() }
    classes.register(view: "StatusLabel", kind: .label) { StatusLabel() }
    return classes
  }()
}
