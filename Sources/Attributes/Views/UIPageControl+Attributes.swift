import AdaptiveUI
import Foundation

extension AttributeTable {
  package static let pageControl = AttributeTable(
    UIPageControl.self, "UIPageControl", under: control, tag: "pageControl",
    make: { UIPageControl(frame: .zero) },
    [
      .whole("numberOfPages", scene: .same, { $0.numberOfPages }, { $0.numberOfPages = $1 }),
      .whole("currentPage", scene: .same, { $0.currentPage }, { $0.currentPage = $1 }),
      .special(.action),
      .color(
        "pageIndicatorTintColor",
        { $0.pageIndicatorTintColor }, { $0.pageIndicatorTintColor = $1 }),
      .color(
        "currentPageIndicatorTintColor",
        { $0.currentPageIndicatorTintColor }, { $0.currentPageIndicatorTintColor = $1 }),
      // On the canvas page controls with a single page keep their place.
      .flag(
        "hidesForSinglePage", isOnCanvas: false,
        { $0.hidesForSinglePage }, { $0.hidesForSinglePage = $1 }),
    ])
}
