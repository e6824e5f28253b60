package import Foundation
import Typography

/// The natural sizes of controls, in points of their alignment rectangles.
///
/// Section G of the layout rules.
package struct ControlMetrics: Sendable, Equatable {
  /// Rules LA6.1, G.
  package var toggle: CGSize
  /// What a switch's frame has to the right of what constraints see.
  ///
  /// Rule LA6.1.
  package var toggleOverhang: CGFloat
  package var stepper: CGSize
  package var segmentHeight: CGFloat
  /// What the frame of a segmented control has below what constraints see.
  ///
  /// Rule LA6.3.
  package var segmentOverhang: CGFloat
  /// Around a segment's title, both sides together.
  ///
  /// With whole points for each segment this fits the 17 recorded controls that nothing else sizes.
  package var segmentPadding: CGFloat
  /// Between two segments.
  package var segmentDivider: CGFloat
  package var segmentWeight: UIFont.Weight
  package var sliderHeight: CGFloat
  /// Rule LA6.2.
  package var sliderInsets: UIEdgeInsets
  package var progressHeight: CGFloat
  package var activity: CGSize
  package var largeActivity: CGSize
  /// A field with rounded border.
  package var fieldHeight: CGFloat
  /// What a field with rounded border is wider than its text, or than a space while it is empty.
  ///
  /// Source: the seven fields of public documents whose width nothing else decides; 21 points before
  /// iOS 13, 28 from then on.
  package var fieldRoom: CGFloat = 21
  /// Likewise, of a field without border, half of it where letters may not shrink.
  ///
  /// Source: of 16 such fields drawn for before iOS 13, in five repositories, 14 come out within half a point;
  /// later ones are as wide as their text.
  package var plainFieldRoom: CGFloat = 4
  /// How high the button is that empties a field.
  ///
  /// Source: eight fields of a recorded document of before iOS 13, and one for iOS 26.
  package var clearButtonHeight: CGFloat = 19
  /// What a field is higher than its line at least, in points.
  ///
  /// Source: fields of 22, 25 and 30 points in recorded documents are 36, 40 and 45.5 high.
  package var fieldPadding: CGFloat = 0
  /// What a field without border adds to its line, up to a pixel less; none where the line is counted in
  /// whole points.
  package var plainFieldPadding: CGFloat = 0
  /// Around a button's title, both sides together, without a configuration.
  ///
  /// Rule LG7.
  package var buttonPadding: CGSize
  /// The least width of a button without a configuration.
  package var buttonWidth: CGFloat
  /// A button that is only a symbol, such as that of details.
  ///
  /// Rule LG9.
  package var symbolButton: CGSize
  /// Rule LG8.
  package var configuredInsets: NSDirectionalEdgeInsets
  /// Rule LE2.1.
  package var rowHeight: CGFloat
  package var sectionTitleHeight: CGFloat
  /// Above and below the content of a row.
  ///
  /// Rule LC1.8.
  package var cellMargin: CGFloat
  /// Above and below the content of a row in an inset group.
  package var groupedCellMargin: CGFloat
  /// Between the groups of a table.
  ///
  /// Rule LE2.4.
  package var groupGap: CGFloat
  /// What a title adds to the gap above a group.
  package var groupTitleHeight: CGFloat
  /// What a row's accessory takes of its width.
  ///
  /// Rule LE2.2.
  package var accessoryWidth: CGFloat
  /// Whether a row's accessory takes the margin as well.
  ///
  /// Rule LE2.2.
  package var accessoryAddsMargin: Bool
  /// What the line below a row takes of its content, in pixels.
  ///
  /// Rule LE2.2.
  package var separatorPixels: CGFloat
  /// What a page control has around its dots, both sides together.
  package var pageEdges: CGFloat
  /// From one dot to the next.
  package var pageWidth: CGFloat
  package var pageHeight: CGFloat
  package var picker: CGSize
  /// In compact height.
  package var lowPicker: CGSize
  package var searchBarHeight: CGFloat
  package var searchFieldHeight: CGFloat
  /// Between a search bar's edges, field and button.
  package var searchMargin: CGFloat
  /// Of a navigation bar that is on its own.
  package var barHeight: CGFloat
  /// Of a toolbar that is on its own.
  package var toolbarHeight: CGFloat
  /// Of a tab bar that is on its own.
  package var tabBarHeight: CGFloat

  /// iOS 8 to 12.
  package static let ios8 = ControlMetrics(
    toggle: CGSize(width: 49, height: 31), toggleOverhang: 2,
    stepper: CGSize(width: 94, height: 29), segmentHeight: 28, segmentOverhang: 1,
    segmentPadding: 14, segmentDivider: 1, segmentWeight: .regular, sliderHeight: 30,
    sliderInsets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2), progressHeight: 2,
    activity: CGSize(width: 20, height: 20), largeActivity: CGSize(width: 37, height: 37),
    fieldHeight: 30, buttonPadding: CGSize(width: 0, height: 12), buttonWidth: 30,
    symbolButton: CGSize(width: 22, height: 22),
    configuredInsets: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
    rowHeight: 44, sectionTitleHeight: 28, cellMargin: 11, groupedCellMargin: 11, groupGap: 17.5,
    groupTitleHeight: 20.5,
    accessoryWidth: 34, accessoryAddsMargin: false, separatorPixels: 1, pageEdges: -9,
    pageWidth: 16, pageHeight: 37,
    picker: CGSize(width: 320, height: 216), lowPicker: CGSize(width: 320, height: 162),
    searchBarHeight: 44, searchFieldHeight: 28, searchMargin: 8, barHeight: 44,
    toolbarHeight: 44, tabBarHeight: 49)

  /// iOS 26.
  package static let ios26: ControlMetrics = {
    var metrics = ios8
    metrics.toggle = CGSize(width: 61, height: 28)
    metrics.stepper = CGSize(width: 94, height: 32)
    metrics.segmentHeight = 31
    metrics.segmentPadding = 18
    metrics.segmentWeight = .medium
    metrics.sliderHeight = 31
    metrics.sliderInsets = .zero
    metrics.progressHeight = 4
    metrics.fieldHeight = 34
    metrics.fieldPadding = 9.67
    metrics.clearButtonHeight = 22
    metrics.fieldRoom = 28
    metrics.plainFieldRoom = 0
    metrics.plainFieldPadding = 2
    metrics.symbolButton = CGSize(width: 24, height: 24)
    metrics.accessoryWidth = 10.5
    metrics.accessoryAddsMargin = true
    metrics.separatorPixels = 0
    metrics.groupedCellMargin = 15
    // Eight page controls of three and of five pages, in five recorded documents of five repositories, are as
    // wide within half a point; 15 in eight documents of eight repositories are as high.
    metrics.pageEdges = 63.45  // LG1
    metrics.pageWidth = 17.4
    metrics.pageHeight = 26
    metrics.searchBarHeight = 56  // LG1
    metrics.searchFieldHeight = 36
    return metrics
  }()

  /// Whole cells of 8 × 16 points; our decision, for programs that live in a terminal.
  static let cells = ControlMetrics(
    toggle: CGSize(width: 48, height: 16), toggleOverhang: 0,
    stepper: CGSize(width: 56, height: 16), segmentHeight: 16, segmentOverhang: 0,
    segmentPadding: 32, segmentDivider: 0, segmentWeight: .medium, sliderHeight: 16,
    sliderInsets: .zero, progressHeight: 16,
    activity: CGSize(width: 16, height: 16), largeActivity: CGSize(width: 16, height: 16),
    fieldHeight: 16, buttonPadding: CGSize(width: 32, height: 0), buttonWidth: 32,
    symbolButton: CGSize(width: 24, height: 16),
    configuredInsets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16),
    rowHeight: 16, sectionTitleHeight: 16, cellMargin: 0, groupedCellMargin: 0, groupGap: 16,
    groupTitleHeight: 16,
    accessoryWidth: 16, accessoryAddsMargin: false, separatorPixels: 0, pageEdges: 0, pageWidth: 16,
    pageHeight: 16,
    picker: CGSize(width: 192, height: 80), lowPicker: CGSize(width: 192, height: 48),
    searchBarHeight: 16, searchFieldHeight: 16, searchMargin: 0, barHeight: 16,
    toolbarHeight: 16, tabBarHeight: 16)
}
