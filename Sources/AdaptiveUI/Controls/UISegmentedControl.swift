// Reference: UISegmentedControl, iOS 18 documentation. Rules G, LA6.3.
// Status: Partial — titles and pictures, drawn in equal parts.
public import Foundation
import Typography

/// Titles or pictures side by side, one of which is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// Stands for no choice.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    /// What is shown in place of a title.
    var image: UIImage?
    /// In points; 0 for the width that the title needs.
    var width: CGFloat = 0
    var isEnabled = true

    /// What a terminal shows: a picture's first line, which is its name where it has no other.
    var words: String { title ?? image?.art.first ?? "" }
  }

  var titleAttributes: TitleAttributes = [:] {
    didSet { invalidateIntrinsicContentSize() }
  }

  private var segments: [Segment] = [] {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The chosen segment, ``noSegment`` for none.
  open var selectedSegmentIndex = noSegment

  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor? {
    didSet { customized(\UISegmentedControl.selectedSegmentTintColor) }
  }

  /// Whether each segment is as wide as its own title needs; otherwise all are as wide as the widest.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Creates segments with the texts and pictures among `items`.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      if let image = item as? UIImage { return Segment(image: image) }
      return (item as? String).map { Segment(title: $0) }
    }
  }

  package override var writtenText: String? {
    segments.compactMap(\.title).joined(separator: ", ")
  }

  package override var valueInWords: String? {
    titleForSegment(at: selectedSegmentIndex).map { "“\($0)”" }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The title of a segment; `nil` where there is none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Gives a segment that exists a title in place of what it shows.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (title, nil)
  }

  /// The picture of a segment; `nil` where it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Gives a segment that exists a picture in place of what it shows.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (nil, image)
  }

  /// Puts a segment with a picture before another; animation shows only the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
  }

  /// Puts a segment before another; animation shows only the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
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

  /// How titles are set in a state; `nil` where unset.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Sets how titles are set in a state: the font of the ordinary one counts for their width, the
  /// colour of each is shown.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    storeTitleAttributes(attributes, for: state)
  }

  /// The colour that a segment's title was given in its state; `nil` for the standard one.
  package func titleColor(at segment: Int) -> UIColor? {
    var state = State.normal
    if segment == selectedSegmentIndex { state.insert(.selected) }
    if !isEnabled || !isEnabledForSegment(at: segment) { state.insert(.disabled) }
    let attributes = titleAttributes[state.rawValue] ?? titleAttributes[State.normal.rawValue]
    return attributes?[.foregroundColor] as? UIColor
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

  /// Segments are as wide as they were given, else as the widest title or picture with its padding,
  /// in whole points.
  open override var intrinsicContentSize: CGSize {
    let metrics = controlMetrics
    let font =
      titleTextAttributes(for: .normal)?[.font] as? UIFont
      ?? .systemFont(ofSize: 13, weight: metrics.segmentWeight)
    let needed = segments.map { segment in
      LayoutMetrics.ceiled(
        contentWidth(of: segment, font) + metrics.segmentPadding, scale: 1)
    }
    let widest = needed.max() ?? 0
    let widths = zip(segments, needed).map { segment, needed in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent ? needed : widest
    }
    let dividers = metrics.segmentDivider * CGFloat(max(segments.count - 1, 0))
    return CGSize(width: widths.reduce(dividers, +), height: metrics.segmentHeight)
  }

  /// In points; in a window of cells a picture is as wide as the sign that stands for it.
  private func contentWidth(of segment: Segment, _ font: UIFont) -> CGFloat {
    let metrics = environment.textMetrics
    guard let image = segment.image, metrics != .cells else {
      return metrics.width(of: segment.words, font)
    }
    return image.size.width
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

extension UISegmentedControl: TitledByState {}

extension UISegmentedControl: ContentPresentable {
  package var presentedContent: ShownContent {
    let isChosen = segments.indices.contains(selectedSegmentIndex)
    var content = ShownContent(
      .segments(titles: segments.map(\.words), selected: isChosen ? selectedSegmentIndex : nil),
      isEnabled: isEnabled, isHighlighted: isHighlighted)
    content.signColors.full = selectedSegmentTintColor
    return content
  }
}
