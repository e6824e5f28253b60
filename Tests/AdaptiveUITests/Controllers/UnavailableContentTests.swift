import AdaptiveUI
import Foundation
import TestStage
import Testing

/// What a controller says instead of content that is not there.
@MainActor struct UnavailableContentTests {
  /// Says what is missing until there is something.
  final class Inbox: UIViewController {
    var messages = 0
    let list = UITextView()
    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      view.addSubview(list)
    }
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      guard messages == 0 else {
        contentUnavailableConfiguration = nil
        return
      }
      var content = UIContentUnavailableConfiguration.empty()
      content.image = UIImage(systemName: "tray")
      content.text = "No Mail"
      content.secondaryText = "New messages appear here."
      content.button.title = "Refresh"
      content.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.messages += 1 }
      contentUnavailableConfiguration = content
    }
  }

  private func parts(_ view: UIView) -> [UIView] {
    let shown = view.subviews.last as? UIContentUnavailableView
    return shown?.subviews.compactMap { $0 as? UIStackView }.first?.arrangedSubviews ?? []
  }

  @Test
  func `it comes without being asked for, over what was added, and goes when it is asked again`()
    throws
  {
    let test = TestWindow { Inbox() }
    let inbox = try #require(test.root as? Inbox)
    let shown = parts(inbox.view)

    #expect(shown.map { "\(type(of: $0))" } == ["UIImageView", "UILabel", "UILabel", "UIButton"])
    #expect(
      shown.compactMap { ($0 as? UILabel)?.text } == ["No Mail", "New messages appear here."])
    #expect(inbox.view.subviews.last?.frame == inbox.view.bounds)
    let middles = shown.map { $0.convert($0.bounds, to: nil).midX }
    #expect(middles.allSatisfy { abs($0 - inbox.view.bounds.midX) <= 0.5 })
    #expect(shown.map(\.frame.minY) == shown.map(\.frame.minY).sorted())

    test.environment.perform {
      (shown.last as? UIButton)?.sendActions(for: .primaryActionTriggered)
      inbox.setNeedsUpdateContentUnavailableConfiguration()
    }
    test.environment.updateCycle.flush()
    #expect(inbox.messages == 1)
    #expect(inbox.view.subviews == [inbox.list])
    #expect(
      test.environment.recorder.steps.last?.events.contains {
        $0.name == "updateContentUnavailableConfiguration(using:)"
      } == true)
  }

  @Test func `another content of the same kind takes the place of the one that is shown`() throws {
    let test = TestWindow { UIViewController() }
    func show(_ content: UIContentUnavailableConfiguration) -> UIView? {
      test.environment.perform { test.root.contentUnavailableConfiguration = content }
      test.environment.updateCycle.flush()
      return test.root.view.subviews.last
    }

    let first = show(.loading())
    let waiting = parts(test.root.view).map { "\(type(of: $0))" }
    let second = show(.search())

    #expect(waiting == ["UIActivityIndicatorView", "UILabel"])
    #expect(first === second && test.root.view.subviews.count == 1)
    #expect(parts(test.root.view).compactMap { ($0 as? UILabel)?.text }.first == "No Results")
  }

  @Test func `after a search without result the text names what was searched for`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    let content = UIContentUnavailableConfiguration.search()

    #expect(content.updated(for: state).text == "No Results")
    state.searchText = "tea"
    #expect(content.updated(for: state).text == "No Results for “tea”")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }

  @Test func `over a list that scrolls it stays where the list is seen`() throws {
    let list = UIScrollView()
    let test = TestWindow {
      let root = UIViewController()
      root.view = list
      root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      return root
    }
    list.contentSize = CGSize(width: 300, height: 5000)
    test.environment.perform { list.contentOffset.y = 700 }
    test.environment.updateCycle.flush()

    let shown = try #require(list.subviews.last as? UIContentUnavailableView)
    #expect(shown.convert(shown.bounds, to: nil) == test.window.bounds)
  }

  @Test func `a search's text is part of the state, and each letter asks again`() throws {
    final class Finder: UIViewController {
      var seen: [String?] = []
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) { seen.append(state.searchText) }
    }
    let test = TestWindow {
      let finder = Finder()
      finder.navigationItem.searchController = UISearchController(searchResultsController: nil)
      return UINavigationController(rootViewController: finder)
    }
    let finder = try #require(test.root.children.first as? Finder)
    let field = finder.navigationItem.searchController?.searchBar.searchTextField

    test.environment.perform {
      field?.text = "te"
      field?.sendActions(for: .editingChanged)
    }
    test.environment.updateCycle.flush()

    #expect(finder.seen.last == "te" && finder.seen.count == 2)
  }

  @Test func `results come over the list that is searched, and go when the search ends`() {
    let (host, results) = (UIViewController(), UIViewController())
    let test = TestWindow { host }
    test.environment.perform {
      let search = UISearchController(searchResultsController: results)
      host.navigationItem.searchController = search
      search.isActive = true
    }
    #expect(results.parent === host && results.view.superview === host.view)

    test.environment.perform { host.navigationItem.searchController?.isActive = false }
    #expect(results.parent == nil && results.view.superview == nil)
  }
}
