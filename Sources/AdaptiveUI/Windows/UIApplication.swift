// Reference: UIApplication, iOS 18 documentation.
// Status: Partial — scenes, states, the orientation mask; nothing outside the program is opened.
import Foundation

/// The running program: its scenes and what it supports.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The scenes, in the order they connected.
  package internal(set) var connectedWindowScenes: [UIWindowScene] = []
  /// The orientations of the Info.plist.
  ///
  /// Rule O03.
  package var infoOrientations = UIInterfaceOrientationMask.all
  /// `UIRequiresFullScreen` of the Info.plist.
  ///
  /// Rule W01.
  package var requiresFullScreen = false
  /// Consulted before the Info.plist.
  ///
  /// Rule O03.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Whether the status bar hides what is behind it, which the bar of iOS 6 and before did.
  ///
  /// Rule W21.
  package var statusBarIsOpaque = false
  /// Whether the device stays awake; kept.
  open var isIdleTimerDisabled = false { didSet { KeptMember.isIdleTimerDisabled.wasSet() } }
  /// The number on the program's icon; kept.
  open var applicationIconBadgeNumber = 0 {
    didSet { KeptMember.applicationIconBadgeNumber.wasSet() }
  }
  /// Whether the status bar shows that something is loaded; kept.
  open var isNetworkActivityIndicatorVisible = false {
    didSet { KeptMember.isNetworkActivityIndicatorVisible.wasSet() }
  }
  /// What a long press on the program's icon offers; kept.
  open var shortcutItems: [UIApplicationShortcutItem]? {
    didSet { KeptMember.shortcutItems.wasSet() }
  }
  private unowned let owner: Environment

  init(environment: Environment) {
    owner = environment
    super.init()
  }

  /// The application of the current environment.
  public static var shared: UIApplication { Environment.current.application }

  /// Hands an event to its window; programs send events that they kept for a while.
  open func sendEvent(_ event: UIEvent) { event.allTouches?.first?.window?.sendEvent(event) }

  /// The orientations that the program allows for `window`; the delegate wins.
  ///
  /// Rule O03.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window).answered
      ?? infoOrientations
  }

  /// Whether the program takes part in iPad multitasking on this host.
  ///
  /// Rules W01, W03.
  ///
  /// A terminal window is turned by hand in the lab, so it asks its controllers: our decision.
  func takesPartInMultitasking(_ window: UIWindow?) -> Bool {
    guard owner.host.device?.idiom == .pad else { return false }  // W03
    return !requiresFullScreen && supportedInterfaceOrientations(for: window) == .all  // W01
  }
}
