// Reference: UISearchController, UISearchResultsUpdating; iOS 18 documentation.
// Status: Partial — navigation bars do not show the bar, programs put it elsewhere; no scopes, no tokens.
public import Foundation

/// Told when what is searched for changes.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the text changed, or searching began or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// Told when searching begins and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called before results come.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after results came.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before results go.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after results went.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called when results should come; the controller comes by itself unless this presents it.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A bar to search with, and the controller that shows what was found.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller that shows what was found; `nil` when the searched list shows it itself.
  public let searchResultsController: UIViewController?
  /// The bar.
  public let searchBar = UISearchBar(frame: .zero)
  /// Told when what is searched for changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told when searching begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is behind is dimmed; kept.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { KeptMember.obscuresBackgroundDuringPresentation.wasSet() }
  }
  /// Whether what is behind is dimmed; the name before iOS 9.1; kept.
  open var dimsBackgroundDuringPresentation = true {
    didSet { KeptMember.dimsBackgroundDuringPresentation.wasSet() }
  }
  /// Whether the navigation bar hides while searching; kept.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { KeptMember.hidesNavigationBarDuringPresentation.wasSet() }
  }
  /// Whether the button to cancel comes by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether the controller of results comes by itself.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the list of scopes comes by itself; kept.
  open var automaticallyShowsScopeBar = true {
    didSet { KeptMember.automaticallyShowsScopeBar.wasSet() }
  }
  /// Whether the controller of results shows without text; kept.
  open var showsSearchResultsController = false {
    didSet { KeptMember.showsSearchResultsController.wasSet() }
  }
  private var searches = false

  /// Creates a search whose results `searchResultsController` shows.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search whose results the searched list shows.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a search that its document sets up.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .overCurrentContext
    let field = searchBar.searchTextField
    func on(_ event: UIControl.Event, _ body: @escaping (UISearchController) -> Void) {
      field.addAction(UIAction { [weak self] _ in self.map(body) }, for: event)
    }
    on(.editingDidBegin) { $0.isActive = true }
    on(.editingChanged) {
      $0.searchedController?.searchTextDidChange()
      $0.searchResultsUpdater?.updateSearchResults(for: $0)
    }
    searchBar.onCancel = { [weak self] in self?.isActive = false }
  }

  /// Whether the user searches.
  open var isActive: Bool {
    get { searches }
    set {
      guard newValue != searches else { return }
      searches = newValue
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    showResults(true)
    note()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    searchBar.text = ""
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    showResults(false)
    note()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  private func note() {
    searchedController?.searchTextDidChange()
    environment.recorder.record(
      TraceEvent(.state, traceSubject, "isActive", new: String(searches), rule: "API"))
  }

  /// Whose list is searched: the controller whose item holds the search.
  weak var searched: UIResponder?
  private var searchedController: UIViewController? { searched as? UIViewController }

  /// Results are over the searched controller's view, as a child of it.
  private func showResults(_ shows: Bool) {
    guard let results = searchResultsController, automaticallyShowsSearchResultsController,
      let host = searchedController, host.isViewLoaded
    else { return }
    if shows, results.parent == nil {
      host.addChild(results)
      results.view.frame = host.view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.view.addSubview(results.view)
      results.didMove(toParent: host)
    } else if !shows, results.parent === host {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }
}
