// Reference: UISegmentedControl, iOS 18 documentation. Rules G, LA6.3.
// Status: Partial — titles; no pictures, equal widths.
public import Foundation

/// Titles side by side, one of which is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// Stands for no choice.
  public static let noSegment = -1

  private var titles: [String] = []
  /// The chosen segment, ``noSegment`` for none.
  open var selectedSegmentIndex = noSegment

  /// Creates segments with the texts among `items`.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).compactMap { $0 as? String }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }

  /// The title of a segment; `nil` where there is none.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Changes the title of a segment that exists.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    invalidateIntrinsicContentSize()
  }

  /// Puts a segment before another; animation shows only the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    invalidateIntrinsicContentSize()
  }

  /// Takes a segment away; animation shows only the end.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    if selectedSegmentIndex >= titles.count { selectedSegmentIndex = titles.count - 1 }
    invalidateIntrinsicContentSize()
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    titles.removeAll()
    selectedSegmentIndex = Self.noSegment
    invalidateIntrinsicContentSize()
  }

  /// All segments are as wide as the widest title with its padding, in whole points.
  open override var intrinsicContentSize: CGSize {
    let metrics = controlMetrics
    let font = UIFont.systemFont(ofSize: 13, weight: metrics.segmentWeight)
    let widest = titles.map { environment.textMetrics.width(of: $0, font) }.max() ?? 0
    let each = LayoutMetrics.ceiled(widest + metrics.segmentPadding, scale: 1)
    let dividers = metrics.segmentDivider * CGFloat(max(titles.count - 1, 0))
    return CGSize(
      width: each * CGFloat(titles.count) + dividers, height: metrics.segmentHeight)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(bottom: controlMetrics.segmentOverhang)  // LA6.3
  }

  @discardableResult package override func adjust(by steps: Int) -> Bool {
    guard !titles.isEmpty else { return false }
    select(min(max(selectedSegmentIndex + steps, 0), titles.count - 1))
    return true
  }

  override func performActivation() {
    guard !titles.isEmpty else { return }
    select((selectedSegmentIndex + 1) % titles.count)
  }

  private func select(_ index: Int) {
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendValueChanged()
  }
}

extension UISegmentedControl: CellPresentable {
  package var cellContent: CellContent {
    let isChosen = titles.indices.contains(selectedSegmentIndex)
    return CellContent(
      .segments(titles: titles, selected: isChosen ? selectedSegmentIndex : nil),
      isEnabled: isEnabled, isHighlighted: isHighlighted)
  }
}
