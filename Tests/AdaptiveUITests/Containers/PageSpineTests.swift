import AdaptiveUI
import Foundation
import Testing

/// Rule KP02: spines of curled pages.
@MainActor struct PageSpineTests {
  private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = ["A", "B", "C", "D", "E"].map { controller($0) }
    var asked: [UIInterfaceOrientation] = []
    /// Answers the middle in landscape, with so many pages.
    var pagesInTheMiddle = 2
    var makesDoubleSided = true

    private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
      let index = (pages.firstIndex(of: page) ?? 0) + step
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { self.page(beside: page, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { self.page(beside: page, 1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      asked.append(orientation)
      let first = pageViewController.viewControllers?.first ?? pages[0]
      guard orientation.isLandscape else {
        pageViewController.setViewControllers([first], direction: .forward, animated: false)
        pageViewController.isDoubleSided = false
        return .min
      }
      let start = pages.firstIndex(of: first) ?? 0
      pageViewController.setViewControllers(
        Array(pages[start..<(start + pagesInTheMiddle)]), direction: .forward, animated: false)
      pageViewController.isDoubleSided = makesDoubleSided
      return .mid
    }
  }

  private func open(
    _ style: UIPageViewController.TransitionStyle, _ book: @escaping (Book) -> Void = { _ in }
  ) throws -> (TestWindow, UIPageViewController, Book) {
    var made: Book?
    let test = TestWindow("iphone_8") {
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      let own = Book()
      book(own)
      made = own
      pages.dataSource = own
      pages.delegate = own
      pages.setViewControllers([own.pages[0]], direction: .forward, animated: false)
      return pages
    }
    return (test, try #require(test.root as? UIPageViewController), try #require(made))
  }

  private func seen(_ pages: UIPageViewController) -> [String] {
    (pages.viewControllers ?? []).map {
      "\($0.identifier ?? "") \($0.view.frame.minX.traceText) \($0.view.frame.width.traceText)"
    }
  }

  @Test func `KP02 curled pages are asked for the spine of another orientation`() throws {
    let (test, pages, book) = try open(.pageCurl)
    let upright = (pages.spineLocation, seen(pages))
    test.scene.turnDevice(1)
    test.environment.settle()
    let turned = (pages.spineLocation, seen(pages))
    test.scene.turnDevice(-1)
    test.environment.settle()

    #expect(book.asked.map(\.isLandscape) == [true, false])
    #expect(upright == (.min, ["A 0 375"]))
    #expect(turned == (.mid, ["A 0 333.5", "B 333.5 333.5"]))
    #expect(pages.spineLocation == .min)
    #expect(seen(pages) == ["A 0 375"])
    #expect(book.pages[1].parent == nil)
  }

  @Test func `KP02 scrolled pages have no spine and are not asked`() throws {
    let (test, pages, book) = try open(.scroll)
    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(book.asked.isEmpty)
    #expect(pages.spineLocation == .none)
    #expect(!pages.isDoubleSided)
  }

  @Test func `KP02 the middle needs two pages and two sides`() throws {
    for (count, isDoubleSided) in [(1, true), (2, false)] {
      let (test, pages, book) = try open(.pageCurl) {
        $0.pagesInTheMiddle = count
        $0.makesDoubleSided = isDoubleSided
      }
      var rules: [String] = []
      test.environment.breachHandler = { rules.append($0.rule) }
      test.scene.turnDevice(1)
      test.environment.settle()

      #expect(book.asked.count == 1)
      #expect(rules == ["KP02"])
      #expect(pages.spineLocation == .min)
      #expect(seen(pages) == ["A 0 667"])
    }
  }

  @Test func `KP02 two pages turn together`() throws {
    let (test, pages, book) = try open(.pageCurl)
    test.scene.turnDevice(1)
    test.environment.settle()
    let forward = test.environment.perform { pages.turnAsUser(.forward) }
    test.environment.settle()
    let second = seen(pages)
    // Only E is left behind D.
    let further = test.environment.perform { pages.turnAsUser(.forward) }
    test.environment.perform { _ = pages.turnAsUser(.reverse) }
    test.environment.settle()

    #expect([forward, further] == [true, false])
    #expect(second == ["C 0 333.5", "D 333.5 333.5"])
    #expect(seen(pages) == ["A 0 333.5", "B 333.5 333.5"])
    #expect(book.pages[2].parent == nil)
  }

  @Test func `KP01 the number of pages is that of the spine`() throws {
    let made = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .vertical,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    let (test, pages, book) = try open(.pageCurl)
    var rules: [String] = []
    test.environment.breachHandler = { rules.append($0.rule) }
    test.environment.perform {
      pages.setViewControllers(
        Array(book.pages.prefix(2)), direction: .forward, animated: false)
    }

    #expect(made.spineLocation == .mid)
    #expect(made.isDoubleSided)
    #expect(rules == ["KP01"])
    #expect(seen(pages) == ["A 0 375"])
  }
}
