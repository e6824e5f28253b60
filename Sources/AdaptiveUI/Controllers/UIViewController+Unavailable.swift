// Reference: contentUnavailableConfiguration, updateContentUnavailableConfiguration(using:); iOS 18
// documentation. Rule T45.
// Status: Complete.

extension UIViewController {
  /// What is said instead of content that is not there.
  struct UnavailableContent {
    /// Whether the update is due: before the first layout it is.
    var request = UpdateRequest.unnoted
    var configuration: (any UIContentConfiguration)?
    /// Whether the view does not show the configuration yet.
    var isStale = false
    var view: (any UIView & UIContentView)?
  }

  /// What is said instead of content that is not there, over everything in the view; `nil` for nothing.
  ///
  /// It comes with the next update, so over what is added to the view until then.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentState.unavailable.configuration }
    set {
      contentState.unavailable.configuration = newValue
      contentState.unavailable.isStale = true
      viewIfLoaded?.markAncestorsForUpdate()
    }
  }

  /// Asks for ``updateContentUnavailableConfiguration(using:)`` before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    contentState.unavailable.request = .asked
    viewIfLoaded?.markAncestorsForUpdate()
  }

  /// The state without what a program adds.
  var defaultUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if navigationController != nil {
      state.searchText = navigationItem.searchController?.searchBar.text
    }
    return state
  }

  /// Another text is searched for, which is part of the state.
  func searchTextDidChange() {
    if contentState.unavailable.request == .none { contentState.unavailable.request = .unnoted }
    viewIfLoaded?.markAncestorsForUpdate()
  }

  /// Asks for the configuration and shows it, as far as either is due.
  func updateUnavailableContentIfDue() {
    let request = contentState.unavailable.request
    contentState.unavailable.request = .none
    if request != .none {
      // T45: what is read of the controller's traits counts, and what of its view's.
      track(.unavailable) { view.track(.unavailable) { ask(request) } }
    }
    if contentState.unavailable.isStale { showUnavailableContent() }
    // The bounds of what scrolls begin where it is seen.
    guard let shown = contentState.unavailable.view, shown.frame != view.bounds else { return }
    shown.frame = view.bounds
  }

  private func ask(_ request: UpdateRequest) {
    traitState.collection.performAsCurrent {
      let state = contentUnavailableConfigurationState
      guard request == .asked else { return updateContentUnavailableConfiguration(using: state) }
      send("updateContentUnavailableConfiguration(using:)", rule: "T45") {
        updateContentUnavailableConfiguration(using: state)
      }
    }
  }

  private func showUnavailableContent() {
    contentState.unavailable.isStale = false
    let old = contentState.unavailable.view
    guard let configuration = contentState.unavailable.configuration else {
      old?.removeFromSuperview()
      contentState.unavailable.view = nil
      return
    }
    if let old, old.supports(configuration) {
      old.configuration = configuration
      view.bringSubviewToFront(old)
      return
    }
    old?.removeFromSuperview()
    let shown = configuration.makeContentView()
    contentState.unavailable.view = shown
    view.addSubview(shown)
  }
}
