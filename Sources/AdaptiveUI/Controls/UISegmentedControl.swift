// Reference: UISegmentedControl, iOS 18 documentation. Rules G, LA6.3.
// Status: Partial — titles, drawn in equal parts; no pictures.
public import Foundation

/// Titles side by side, one of which is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// Stands for no choice.
  public static let noSegment = -1

  private struct Segment {
    var title: String
    /// In points; 0 for the width that the title needs.
    var width: CGFloat = 0
    var isEnabled = true
  }

  private var segments: [Segment] = [] {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The chosen segment, ``noSegment`` for none.
  open var selectedSegmentIndex = noSegment

  /// Whether each segment is as wide as its own title needs; otherwise all are as wide as the widest.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Creates segments with the texts among `items`.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).compactMap { $0 as? String }.map { Segment(title: $0) }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The title of a segment; `nil` where there is none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Changes the title of a segment that exists.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title ?? ""
  }

  /// Puts a segment before another; animation shows only the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title ?? ""), at: min(max(segment, 0), segments.count))
  }

  /// Takes a segment away; animation shows only the end.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = segments.count - 1 }
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments.removeAll()
    selectedSegmentIndex = Self.noSegment
  }

  /// The width in points that a segment was given; 0 for what its title needs.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Gives a segment that exists a width in points; 0 for what its title needs.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = max(width, 0)
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Lets a segment that exists be chosen, or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }

  /// Segments are as wide as they were given, else as the widest title with its padding, in whole
  /// points.
  open override var intrinsicContentSize: CGSize {
    let metrics = controlMetrics
    let font = UIFont.systemFont(ofSize: 13, weight: metrics.segmentWeight)
    let needed = segments.map { segment in
      LayoutMetrics.ceiled(
        environment.textMetrics.width(of: segment.title, font) + metrics.segmentPadding, scale: 1)
    }
    let widest = needed.max() ?? 0
    let widths = zip(segments, needed).map { segment, needed in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent ? needed : widest
    }
    let dividers = metrics.segmentDivider * CGFloat(max(segments.count - 1, 0))
    return CGSize(width: widths.reduce(dividers, +), height: metrics.segmentHeight)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(bottom: controlMetrics.segmentOverhang)  // LA6.3
  }

  @discardableResult package override func adjust(by steps: Int) -> Bool {
    let enabled = segments.indices.filter { segments[$0].isEnabled }
    guard let first = enabled.first, let last = enabled.last else { return false }
    let ahead = enabled.filter {
      steps > 0 ? $0 > selectedSegmentIndex : $0 < selectedSegmentIndex
    }
    // Without a choice, either way leads to the first.
    guard selectedSegmentIndex >= 0 else {
      select(first)
      return true
    }
    let next = steps > 0 ? ahead.dropFirst(steps - 1).first : ahead.dropLast(-steps - 1).last
    if steps != 0 { select(next ?? (steps > 0 ? last : first)) }
    return true
  }

  override func performActivation() {
    let enabled = segments.indices.filter { segments[$0].isEnabled }
    let next = enabled.first { $0 > selectedSegmentIndex } ?? enabled.first
    if let next { select(next) }
  }

  private func select(_ index: Int) {
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendValueChanged()
  }
}

extension UISegmentedControl: CellPresentable {
  package var cellContent: CellContent {
    let isChosen = segments.indices.contains(selectedSegmentIndex)
    return CellContent(
      .segments(titles: segments.map(\.title), selected: isChosen ? selectedSegmentIndex : nil),
      isEnabled: isEnabled, isHighlighted: isHighlighted)
  }
}
