// Reference: UIPageViewController, iOS 18 documentation.
// Status: Partial — one page at a time, scrolled or curled; no spine in the middle, no page control.
public import Foundation

/// Shows one page of many; the neighbours come from a data source.
///
/// Rules KP01, KP03, C45.
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

  /// How pages change.
  public let transitionStyle: TransitionStyle
  /// Along which axis pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Gives the pages beside the one that is seen.
  ///
  /// Rule KP01.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Told when the user turns pages.
  ///
  /// Rule KP03.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  var page: UIViewController?
  /// Ends the turn that runs now, if one does.
  var finishTurn: (() -> Void)?

  /// Creates a controller without pages.
  public init(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that curls pages; the document that names it sets it up afterwards.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The page that is seen, alone in a list.
  ///
  /// Rule KP01.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  open override func loadView() {
    let container = UILayoutContainerView.make(self)
    container.clipsToBounds = true
    container.placeChildren = { [weak self] in self?.placePage() }
    view = container
    if let page { container.addSubview(page.view) }
  }

  private func placePage() {
    guard let container = viewIfLoaded, let view = page?.viewIfLoaded else { return }
    view.frame = container.bounds
  }
}
