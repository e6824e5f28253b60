// Reference: UIScrollView, iOS 18 documentation.
// Status: Partial — zooming scales the delegate's view; marks, pages and bounces are kept.
public import Foundation

extension UIScrollView {
  /// What a scroll view keeps besides its content.
  struct Extras {
    var isPaging = false
    var bounces = true
    var bouncesZoom = true
    var scrollsToTop = true
    var isDirectionalLockEnabled = false
    var delaysContentTouches = true
    var canCancelTouches = true
    var indicatorStyle = IndicatorStyle.default
    var verticalIndicatorInsets = UIEdgeInsets.zero
    var adjustsIndicatorInsets = true
    var horizontalIndicatorInsets = UIEdgeInsets.zero
    var minimumZoom: CGFloat = 1
    var maximumZoom: CGFloat = 1
    var zoom: CGFloat = 1
    var keyboardDismissMode = KeyboardDismissMode.none
    var decelerationRate = DecelerationRate.normal
    var refreshControl: UIRefreshControl?
  }

  /// How the marks look.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// When a list's index shows.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }

  /// How dragging ends typing.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How fast the content comes to rest.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The rate.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly.
    public static let normal = Self(rawValue: 0.998)
    /// Fast.
    public static let fast = Self(rawValue: 0.99)
  }

  /// Whether the content stops at multiples of the view's size; kept.
  public var isPagingEnabled: Bool {
    get { extras.isPaging }
    set {
      extras.isPaging = newValue
      if isPagingEnabled { KeptMember.isPagingEnabled.wasSet() }
    }
  }
  /// Whether touches in the content may become a drag; kept.
  public var canCancelContentTouches: Bool {
    get { extras.canCancelTouches }
    set {
      extras.canCancelTouches = newValue
      if !canCancelContentTouches { KeptMember.canCancelContentTouches.wasSet() }
    }
  }
  /// Whether content can be scaled beyond its limits; kept.
  public var bouncesZoom: Bool {
    get { extras.bouncesZoom }
    set {
      extras.bouncesZoom = newValue
      if !bouncesZoom { KeptMember.bouncesZoom.wasSet() }
    }
  }
  /// Whether a tap on the status bar scrolls to the top; kept.
  public var scrollsToTop: Bool {
    get { extras.scrollsToTop }
    set {
      extras.scrollsToTop = newValue
      if !scrollsToTop { KeptMember.scrollsToTop.wasSet() }
    }
  }
  /// Whether dragging keeps to one axis; kept.
  public var isDirectionalLockEnabled: Bool {
    get { extras.isDirectionalLockEnabled }
    set {
      extras.isDirectionalLockEnabled = newValue
      if isDirectionalLockEnabled { KeptMember.isDirectionalLockEnabled.wasSet() }
    }
  }
  /// Whether touches wait for what the user wants; kept.
  public var delaysContentTouches: Bool {
    get { extras.delaysContentTouches }
    set {
      extras.delaysContentTouches = newValue
      if !delaysContentTouches { KeptMember.delaysContentTouches.wasSet() }
    }
  }
  /// How the marks look; kept.
  public var indicatorStyle: IndicatorStyle {
    get { extras.indicatorStyle }
    set {
      extras.indicatorStyle = newValue
      if indicatorStyle != .default { KeptMember.indicatorStyle.wasSet() }
    }
  }
  /// Where the mark for the height may be; kept.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { extras.verticalIndicatorInsets }
    set {
      extras.verticalIndicatorInsets = newValue
      if verticalScrollIndicatorInsets != .zero {
        KeptMember.verticalScrollIndicatorInsets.wasSet()
      }
    }
  }
  /// Where the mark for the width may be; kept.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { extras.horizontalIndicatorInsets }
    set {
      extras.horizontalIndicatorInsets = newValue
      if horizontalScrollIndicatorInsets != .zero {
        KeptMember.horizontalScrollIndicatorInsets.wasSet()
      }
    }
  }
  /// Whether marks keep out of the safe area; kept.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { extras.adjustsIndicatorInsets }
    set {
      extras.adjustsIndicatorInsets = newValue
      if !automaticallyAdjustsScrollIndicatorInsets {
        KeptMember.adjustsScrollIndicatorInsets.wasSet()
      }
    }
  }
  /// How dragging ends typing; kept.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { extras.keyboardDismissMode }
    set {
      extras.keyboardDismissMode = newValue
      if keyboardDismissMode != .none { KeptMember.keyboardDismissMode.wasSet() }
    }
  }
  /// How fast the content comes to rest; kept.
  public var decelerationRate: DecelerationRate {
    get { extras.decelerationRate }
    set {
      extras.decelerationRate = newValue
      if decelerationRate != .normal { KeptMember.decelerationRate.wasSet() }
    }
  }
  // MARK: Zoom

}
