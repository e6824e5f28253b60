// Reference: UIPageViewController, iOS 18 documentation.
// Status: Partial — pages scrolled or curled, spines; no page control, no dragging half way.
public import Foundation

/// Shows one page of many, or two beside a spine; the neighbours come from a data source.
///
/// Rules KP01–KP03, C45.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book.
    case pageCurl = 0
    /// Side by side.
    case scroll = 1
  }

  /// Along which axis pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// Below each other.
    case vertical = 1
  }

  /// Where the next page comes from.
  public enum NavigationDirection: Int, Sendable {
    /// From the right or from below.
    case forward = 0
    /// From the left or from above.
    case reverse = 1
  }

  /// Where curled pages are bound.
  ///
  /// Rule KP02.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere: pages are scrolled.
    case none = 0
    /// At the left or at the top: one page is seen.
    case min = 1
    /// In the middle: two pages are seen.
    case mid = 2
    /// At the right or at the bottom: one page is seen.
    case max = 3
  }

  /// A setting that pages are made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where curled pages are bound: the raw value of a ``SpineLocation``.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between scrolled pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages change.
  public let transitionStyle: TransitionStyle
  /// Along which axis pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Gives the pages beside the one that is seen.
  ///
  /// Rule KP01.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { neighbours = [:] } }
  /// Told when the user turns pages.
  ///
  /// Rule KP03.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Where curled pages are bound; none for scrolled ones.
  ///
  /// Rule KP02.
  public internal(set) var spineLocation = SpineLocation.none
  /// Whether pages have something on their backs; always so with a spine in the middle.
  open var isDoubleSided = false
  /// The room between scrolled pages, in points.
  package let interPageSpacing: CGFloat
  /// What is seen, in reading order.
  var pages: [UIViewController] = []
  /// What the data source said to be on either side of the page that scrolls; it is asked once.
  ///
  /// Rule KP01.
  var neighbours: [NavigationDirection: UIViewController?] = [:]
  /// What the delegate sets while it is asked for a spine.
  var answeredPages: [UIViewController]?
  var isAskingForSpine = false
  /// The orientation that the spine was asked for last.
  var askedOrientation: UIInterfaceOrientation?
  /// Ends the turn that runs now, if one does.
  var finishTurn: (() -> Void)?

  override var observesFittingSizes: Bool { type(of: self) != UIPageViewController.self }

  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - transitionStyle: How pages change.
  ///   - navigationOrientation: Along which axis they follow each other.
  ///   - options: The spine of curled pages, the room between scrolled ones.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    interPageSpacing =
      (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? options?[.interPageSpacing] as? CGFloat ?? 0
    super.init(nibName: nil, bundle: nil)
    setSpine(
      options?[.spineLocation] as? SpineLocation
        ?? (options?[.spineLocation] as? Int).flatMap(SpineLocation.init))
  }

  /// Creates a controller that curls pages; the document that names it sets it up afterwards.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    interPageSpacing = 0
    super.init(coder: coder)
    setSpine(nil)
  }

  private func setSpine(_ location: SpineLocation?) {
    spineLocation = transitionStyle == .scroll ? .none : location ?? .min
    isDoubleSided = spineLocation == .mid
  }

  /// The pages that are seen, in reading order.
  ///
  /// Rule KP01.
  open var viewControllers: [UIViewController]? { pages }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    askForSpine()
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// Each page gets its part beside the spine.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let index = pages.firstIndex(where: { $0 === container }) else { return parentSize }
    return place(of: index, in: CGRect(origin: .zero, size: parentSize)).size
  }

  open override func loadView() {
    let container = UILayoutContainerView.make(self)
    container.clipsToBounds = true
    container.placeChildren = { [weak self] in self?.placePages() }
    view = container
    pages.forEach { container.addSubview($0.view) }
  }

  private func placePages() {
    guard let container = viewIfLoaded else { return }
    if askedOrientation == nil {
      askedOrientation = container.window?.windowScene?.interfaceOrientation
    }
    for (index, page) in pages.enumerated() {
      page.viewIfLoaded?.frame = place(of: index, in: container.bounds)
    }
  }

  /// The whole room, or a page's half beside a spine in the middle.
  ///
  /// Rule KP02.
  func place(of index: Int, in bounds: CGRect) -> CGRect {
    guard spineLocation == .mid else { return bounds }
    let isSideBySide = navigationOrientation == .horizontal
    return isSideBySide
      ? CGRect(
        x: CGFloat(index) * bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
      : CGRect(
        x: 0, y: CGFloat(index) * bounds.height / 2, width: bounds.width,
        height: bounds.height / 2)
  }

  /// Shows `viewControllers`: one, or two beside a spine in the middle.
  ///
  /// Rules KP01–KP03: the delegate is not told.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    guard !isAskingForSpine else {
      answeredPages = new
      completion?(true)
      return
    }
    guard new.count == pageCount(spineLocation) else {
      environment.breach(
        Breach(
          message: Self.countMessage(new.count, pageCount(spineLocation)), subject: traceSubject,
          rule: "KP01"))
      return
    }
    turn(to: new, direction: direction, animated: animated) { completion?(true) }
  }
}
