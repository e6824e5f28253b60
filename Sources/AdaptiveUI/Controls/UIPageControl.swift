// Reference: UIPageControl, iOS 18 documentation. Rule G.
// Status: Partial — no images, no progress.
public import Foundation

/// A row of dots, one a page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many dots there are.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      invalidateIntrinsicContentSize()
      currentPage = shownPage
      if hidesForSinglePage { updateVisibility() }
    }
  }
  /// The page whose dot is filled, kept between the first and the last.
  open var currentPage: Int {
    get { shownPage }
    set { shownPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }
  private var shownPage = 0
  /// The colour of the filled dot.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { customized(\UIPageControl.currentPageIndicatorTintColor) }
  }
  /// The colour of the other dots.
  open var pageIndicatorTintColor: UIColor? {
    didSet { customized(\UIPageControl.pageIndicatorTintColor) }
  }
  /// Whether the dots go away when there is no choice.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { updateVisibility() } }
  }

  /// Whether it hid itself, so that it may show itself again: what the program hides stays hidden.
  private var hidItself = false

  open override var isHidden: Bool { didSet { hidItself = false } }

  private func updateVisibility() {
    let isAlone = hidesForSinglePage && numberOfPages <= 1
    guard isAlone ? !isHidden : hidItself else { return }
    isHidden = isAlone
    hidItself = isAlone
  }

  /// The natural size for a number of pages, in whole pixels.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let metrics = controlMetrics
    let width = metrics.pageEdges + metrics.pageWidth * CGFloat(max(pageCount, 0))
    return CGSize(
      width: LayoutMetrics.ceiled(width, scale: pixelScale),
      height: LayoutMetrics.ceiled(metrics.pageHeight, scale: pixelScale))
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// An arrow key goes to the next page.
  @discardableResult package override func adjust(by steps: Int) -> Bool {
    let old = currentPage
    currentPage += steps
    if currentPage != old { sendValueChanged() }
    return true
  }

  override func performActivation() { adjust(by: 1) }
}

extension UIPageControl: ContentPresentable {
  package var presentedContent: ShownContent {
    var content = ShownContent(
      .pages(count: numberOfPages, current: currentPage), isEnabled: isEnabled,
      isHighlighted: isHighlighted)
    content.signColors = ShownContent.SignColors(
      full: currentPageIndicatorTintColor, empty: pageIndicatorTintColor)
    return content
  }
}
