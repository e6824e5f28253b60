import AdaptiveUI
import Foundation
import Testing

/// Rules KP01, KP03 and C45: pages.
@MainActor struct PageTests {
  /// Three pages by name.
  private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = ["A", "B", "C"].map { controller($0) }
    var received: [String] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }

    private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
      let index = (pages.firstIndex(of: page) ?? 0) + step
      return pages.indices.contains(index) ? pages[index] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { received.append("will \(pendingViewControllers.first?.identifier ?? "-")") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { received.append("did \(previousViewControllers.first?.identifier ?? "-")") }
  }

  private func open(
    _ style: UIPageViewController.TransitionStyle
  ) throws -> (TestWindow, UIPageViewController, Book) {
    var made: Book?
    let test = TestWindow {
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      pages.identifier = "pages"
      let book = Book()
      made = book
      pages.dataSource = book
      pages.delegate = book
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      return pages
    }
    return (test, try #require(test.root as? UIPageViewController), try #require(made))
  }

  @Test func `C45 scrolled pages: the new one appears before the old one disappears`() throws {
    let (test, pages, book) = try open(.scroll)

    test.act {
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    }

    #expect(
      test.moves.filter { !$0.contains("IsAppearing") } == [
        "A willMove(toParent:) → nil", "B willMove(toParent:) → pages", "B viewWillAppear(_:)",
        "A viewWillDisappear(_:)", "B viewDidAppear(_:)", "A viewDidDisappear(_:)",
        "A didMove(toParent:) → nil", "B didMove(toParent:) → pages",
      ])
    #expect(book.received.isEmpty)
  }

  @Test func `C45 curled pages: the old one is gone before the new one is there`() throws {
    let (test, pages, book) = try open(.pageCurl)

    test.act { pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) }

    #expect(
      test.moves.filter { $0.contains("viewDid") } == [
        "A viewDidDisappear(_:)", "B viewDidAppear(_:)",
      ])
  }

  @Test func `KP01 KP03 the user turns to neighbours, and the delegate hears of it`() throws {
    let (test, pages, book) = try open(.scroll)

    var turned: [Bool] = []
    for direction: UIPageViewController.NavigationDirection in [
      .reverse, .forward, .forward, .forward,
    ] {
      test.act { turned.append(pages.turnAsUser(direction)) }
    }

    #expect(turned == [false, true, true, false])
    #expect(book.received == ["will B", "did A", "will C", "did B"])
    #expect(pages.viewControllers?.map(\.identifier) == ["C"])
    #expect(pages.children.count == 1)
  }

  /// What an author noted with iOS 9.1.
  ///
  /// http://wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html; that neighbours
  /// are kept, others complain of: https://zenn.dev/st43/articles/019a8d88310527.
  @Test func `KP01 KP03 neighbours of a scrolled page are asked for once, on both sides`() throws {
    let (test, pages, book) = try open(.scroll)
    func turn(_ direction: UIPageViewController.NavigationDirection) -> [String] {
      test.act { pages.turnAsUser(direction) }
      return test.lines([.question, .callback]).compactMap { line in
        guard line.hasPrefix("pages pageView") else { return nil }
        return line.contains("After") ? "after" : line.contains("Before") ? "before" : "told"
      }
    }

    #expect(turn(.forward) == ["after", "before", "told", "told", "after"])
    #expect(turn(.reverse) == ["told", "told", "before"])
    test.act { pages.setViewControllers([book.pages[1]], direction: .forward, animated: false) }
    #expect(turn(.forward) == ["after", "before", "told", "told", "after"])
  }

  @Test func `X16 scrolled pages pass side by side`() throws {
    let (test, pages, book) = try open(.scroll)

    test.environment.perform { _ = pages.turnAsUser(.forward) }
    test.environment.advance(to: 0.15)

    #expect(book.pages[1].view.frameInFlight.minX == 187.5)
    #expect(book.pages[0].view.frameInFlight.minX == -187.5)
  }

  @Test func `KP01 there is exactly one page`() throws {
    let (test, pages, book) = try open(.scroll)
    var breaches: [String] = []
    test.environment.breachHandler = { breaches.append($0.rule) }

    pages.setViewControllers([], direction: .forward, animated: false)
    pages.setViewControllers(book.pages, direction: .forward, animated: false)

    #expect(breaches == ["KP01", "KP01"])
    #expect(pages.viewControllers?.map(\.identifier) == ["A"])
  }

  @Test func `C46 turning while a page turns ends the first turn before`() throws {
    let (test, pages, book) = try open(.scroll)

    test.environment.perform {
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      test.environment.advance(to: 0.1)
      pages.setViewControllers([book.pages[2]], direction: .forward, animated: true)
    }
    test.environment.settle()
    let story = AppearanceStory(test.environment)

    #expect(story.problems == [])
    #expect(story.unfinished == [])
    #expect(story.visible == ["pages", "C"])
    #expect(test["C"].view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }
}
