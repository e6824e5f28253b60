import Foundation

// State of controllers that nothing outside the model sees, and what is read from it.

extension UIViewController {
  /// What nothing outside the model sees.
  struct HiddenState {
    /// Rule C01.
    var documentLoader: (@MainActor (UIViewController) -> Void)?
    var segueMaker: (@MainActor (String) -> UIStoryboardSegue?)?
    var documentObjects: AnyObject?
    var documentID: String?
    var storyboard: AnyObject?
    var nib: (name: String?, bundle: Bundle?) = (nil, nil)
    /// Rules P12–P16.
    var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
    var isAppearingDue = false
    var appearanceIsAnimated = false
    /// Rule X01.
    var ownCoordinator: TransitionCoordinator?
    /// Rule PO05.
    var olderPopoverSize: CGSize?
    var actsAsWindow = false
    weak var dismissalHand: UIPercentDrivenInteractiveTransition?
    var transition: Transition?
    var isEditing = false
    var editButton: UIBarButtonItem?
    var extendedEdges = UIRectEdge.all
    var adjustsScrollInsets = true
    var restorationIdentifier: String?
    /// Rule O05.
    var orientationMask: UIInterfaceOrientationMask?
    /// Rule W20.
    var statusBarPreference: Bool?
    weak var contentScrollView: UIScrollView?
  }

  /// The orientations that a scene gives this controller; `nil` for UIKit's default.
  package final var orientationMask: UIInterfaceOrientationMask? {
    get { hidden.orientationMask }
    set { hidden.orientationMask = newValue }
  }

  /// What a scene says about the status bar; `nil` for UIKit's default.
  package final var statusBarPreference: Bool? {
    get { hidden.statusBarPreference }
    set { hidden.statusBarPreference = newValue }
  }

  /// Fills the loaded view from a document, as a storyboard does; called once, before
  /// `viewDidLoad()`.
  ///
  /// Rule C01.
  package final var documentLoader: (@MainActor (UIViewController) -> Void)? {
    get { hidden.documentLoader }
    set { hidden.documentLoader = newValue }
  }

  /// Makes the segue with an identifier, as the controller's storyboard describes it.
  package final var segueMaker: (@MainActor (String) -> UIStoryboardSegue?)? {
    get { hidden.segueMaker }
    set { hidden.segueMaker = newValue }
  }

  /// What the controller's document calls it among its own objects, which few people know.
  package final var documentID: String? {
    get { hidden.documentID }
    set { hidden.documentID = newValue }
  }

  /// What the controller's document keeps as long as the controller lives.
  package final var documentObjects: AnyObject? {
    get { hidden.documentObjects }
    set { hidden.documentObjects = newValue }
  }

  /// The storyboard that the controller comes from.
  package final var documentStoryboard: AnyObject? {
    get { hidden.storyboard }
    set { hidden.storyboard = newValue }
  }

  /// Traits that this container overrides, by child.
  ///
  /// Rules P12–P16.
  var childOverrides: [ObjectIdentifier: UITraitCollection] {
    get { hidden.childOverrides }
    set { hidden.childOverrides = newValue }
  }

  var isAppearingDue: Bool {
    get { hidden.isAppearingDue }
    set { hidden.isAppearingDue = newValue }
  }

  var appearanceIsAnimated: Bool {
    get { hidden.appearanceIsAnimated }
    set { hidden.appearanceIsAnimated = newValue }
  }

  /// The coordinator of a transition that begins at this controller.
  ///
  /// Rule X01.
  var ownCoordinator: TransitionCoordinator? {
    get { hidden.ownCoordinator }
    set { hidden.ownCoordinator = newValue }
  }

  /// The size in a popover that was set by its older name.
  ///
  /// Rule PO05.
  var olderPopoverSize: CGSize? {
    get { hidden.olderPopoverSize }
    set { hidden.olderPopoverSize = newValue }
  }

  /// Whether presentations treat this controller as their window, with its traits, so that one window
  /// can show several environments side by side.
  package var actsAsWindow: Bool {
    get { hidden.actsAsWindow }
    set { hidden.actsAsWindow = newValue }
  }

  /// What drives this controller's own dismissal while the user pulls at it; for the custom style.
  package var dismissalHand: UIPercentDrivenInteractiveTransition? {
    get { hidden.dismissalHand }
    set { hidden.dismissalHand = newValue }
  }
}
