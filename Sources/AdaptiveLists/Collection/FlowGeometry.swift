import AdaptiveUI
import Foundation

/// The places of a flow layout's elements, in points of the content.
///
/// "Across" is the axis whose extent is that of the view, "along" the axis that scrolls. Rules A15,
/// LE1.
struct FlowGeometry {
  /// The sizes and spacings that a section is laid out from.
  struct Measures {
    var sizes: [CGSize] = []
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header = CGSize.zero
    var footer = CGSize.zero
  }

  /// A section and the frames of its elements.
  struct Section {
    var header: CGRect?
    var footer: CGRect?
    var items: [CGRect] = []
    /// Where the section ends along.
    var start: CGFloat = 0
    var end: CGFloat = 0
  }

  let direction: UICollectionView.ScrollDirection
  /// The extent of the content across, in points.
  let extent: CGFloat
  /// What safe area or margins take across, besides the sections' own insets.
  let reference: (lead: CGFloat, trail: CGFloat)
  /// Pixels per point.
  let scale: CGFloat
  private(set) var sections: [Section] = []
  private(set) var length: CGFloat = 0
  /// Whether an item is larger than the room across.
  ///
  /// Rule A19.
  private(set) var hasTooLargeItem = false

  init(
    direction: UICollectionView.ScrollDirection, extent: CGFloat,
    reference: (lead: CGFloat, trail: CGFloat), scale: CGFloat
  ) {
    self.direction = direction
    self.extent = extent
    self.reference = reference
    self.scale = scale
  }

  var contentSize: CGSize {
    direction == .vertical
      ? CGSize(width: extent, height: length) : CGSize(width: length, height: extent)
  }

  private func across(_ size: CGSize) -> CGFloat {
    direction == .vertical ? size.width : size.height
  }

  private func along(_ size: CGSize) -> CGFloat {
    direction == .vertical ? size.height : size.width
  }

  private func rect(across: CGFloat, along: CGFloat, size: CGSize) -> CGRect {
    let origin =
      direction == .vertical
      ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)  // LE1.7
    return CGRect(
      x: LayoutMetrics.snapped(origin.x, scale: scale),
      y: LayoutMetrics.snapped(origin.y, scale: scale), width: size.width, height: size.height)
  }

  /// A header or footer over the whole extent across, without insets; `nil` if its length is zero.
  ///
  /// Rule LE1.6.
  private mutating func band(_ size: CGSize) -> CGRect? {
    let depth = along(size)
    guard depth > 0 else { return nil }
    let whole =
      direction == .vertical
      ? CGSize(width: extent, height: depth) : CGSize(width: depth, height: extent)
    defer { length += depth }
    return rect(across: 0, along: length, size: whole)
  }

  /// Adds a section: header, inset, lines, inset, footer.
  ///
  /// Rule LE1.6.
  mutating func append(_ measures: Measures) {
    let inset = measures.inset
    let isVertical = direction == .vertical
    let around = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let lead = reference.lead + (isVertical ? inset.left : inset.top)
    let trail = reference.trail + (isVertical ? inset.right : inset.bottom)
    var section = Section(start: length)
    section.header = band(measures.header)
    length += around.0
    let lines = lines(of: measures, room: extent - lead - trail)
    for (index, line) in lines.enumerated() {
      if index > 0 { length += measures.lineSpacing }  // LE1.5
      section.items += place(line, of: measures, lead: lead, isLast: index == lines.count - 1)
    }
    length += around.1
    section.footer = band(measures.footer)
    section.end = length
    sections.append(section)
  }

  /// A run of items side by side, and the room they leave beyond the minimum spacing.
  private struct Line {
    var items: Range<Int>
    var spare: CGFloat
  }

  /// Fills lines one after another, as far as items and minimum spacing fit; every line has at
  /// least one item.
  ///
  /// Rules LE1.2, A15.
  private mutating func lines(of measures: Measures, room: CGFloat) -> [Line] {
    var lines: [Line] = []
    var first = 0
    var used: CGFloat = 0
    for (index, size) in measures.sizes.enumerated() {
      let width = across(size)
      // Rounding errors of a sum of fractions must not break a line that just fits.
      let needed = used + (index == first ? 0 : measures.itemSpacing) + width
      if index > first && needed > room + 1e-6 {  // LE1.8
        lines.append(Line(items: first..<index, spare: room - used))
        first = index
        used = width
      } else {
        used = needed
      }
      if width > room + 1e-6 { hasTooLargeItem = true }  // A19
    }
    if first < measures.sizes.count {
      lines.append(Line(items: first..<measures.sizes.count, spare: room - used))
    }
    return lines
  }

  /// Places the items of a line and advances by the extent of the largest of them.
  ///
  /// Rule LE1.5.
  private mutating func place(
    _ line: Line, of measures: Measures, lead: CGFloat, isLast: Bool
  ) -> [CGRect] {
    let sizes = measures.sizes[line.items]
    let depth = sizes.map(along).max() ?? 0
    let spread =
      isLast ? lastSpread(line, measures, lead: lead) : spread(line, measures.itemSpacing)
    var next = lead + spread.start
    let rects = sizes.map { size in
      defer { next += across(size) + spread.gap }
      return rect(across: next, along: length + (depth - along(size)) / 2, size: size)
    }
    length += depth
    return rects
  }

  /// Where the items of a full line begin, and the gap between them.
  ///
  /// Several items fill the line from end to end. A single one is centred, even if it is larger
  /// than the room.
  ///
  /// Rules LE1.3, LE1.8, A15.
  private func spread(_ line: Line, _ spacing: CGFloat) -> (start: CGFloat, gap: CGFloat) {
    guard line.items.count > 1 else { return (line.spare / 2, spacing) }  // LE1.8
    return (0, spacing + max(line.spare, 0) / CGFloat(line.items.count - 1))  // LE1.3
  }

  /// Where the items of the last line begin, and the gap between them.
  ///
  /// The line begins at the start. Items of equal size have the gaps of a full line, and a single
  /// item that leaves no room for another of its size counts as a full line.
  ///
  /// Rule LE1.4.
  private func lastSpread(
    _ line: Line, _ measures: Measures, lead: CGFloat
  ) -> (start: CGFloat, gap: CGFloat) {
    let only = line.items.count == 1 ? measures.sizes[line.items.lowerBound] : nil
    if let only, line.spare < across(only) + measures.itemSpacing {
      return spread(line, measures.itemSpacing)
    }
    guard let size = measures.sizes.first, measures.sizes.allSatisfy({ $0 == size }) else {
      return (0, measures.itemSpacing)
    }
    let step = across(size) + measures.itemSpacing
    let copies = step > 0 ? Int(max(line.spare + 1e-6, 0) / step) : 0
    let full = Line(
      items: 0..<(line.items.count + copies), spare: line.spare - CGFloat(copies) * step)
    return spread(full, measures.itemSpacing)  // LE1.4
  }
}

extension CGRect {
  /// Whether the rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
