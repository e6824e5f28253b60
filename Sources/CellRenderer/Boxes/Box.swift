import AdaptiveUI
import Cells
import Pictures

/// A view as the painter sees it: cells and text, no points and no objects.
struct Box: Sendable, Equatable {
  /// How it is drawn.
  enum Kind: Sendable, Hashable {
    /// A frame of lines, cleared inside.
    case bordered
    /// Too small for a frame: only text, or blocks.
    case bare
    /// Shades what is behind it; `isFaint` while it fades.
    case shading(isFaint: Bool)
  }

  let kind: Kind
  /// The cells that the view covers; none of its siblings moves them.
  let rect: CellRect
  /// The cells that its lines enclose: one column or row more where a neighbour's line is shared.
  var drawn: CellRect
  /// The cells outside of which nothing of it is drawn.
  var clip: CellRect
  /// The cells outside of which its inside is not cleared: the lines of what clips it stay.
  var innerClip: CellRect
  /// The box whose rectangle clips it.
  let clipper: Int?

  /// The box that its lines belong into; of views with the same cells the outermost.
  let parent: Int?
  /// The next box around it, with the same cells or not.
  let around: Int?
  /// The outermost box with the same cells, mostly itself.
  let leader: Int
  /// The index behind its last descendant; 0 until it is known.
  var end = 0
  /// The boxes that share the title of a leader, outermost first, without itself.
  var joined: [Int] = []
  /// Up to where descendants are known to be covered; only of use in a leader.
  var sweptTo = 0

  /// How many boxes stand around it.
  let depth: Int
  let title: TitleLink
  /// The longest form that its title may have; `nil` for none at all.
  var titleForm: Title.Form? = .whole
  /// Whether the title goes without saying when the box has others to name.
  let isFrameOnly: Bool
  var content: CellContent?
  /// The cells that the content has room in; `nil` for all.
  var contentRoom: CellRect?
  let isFocused: Bool
  let isDimmed: Bool
  /// Whether a descendant of the same box, drawn later, covers it whole.
  var isCovered = false
  let guides: [Guide]
  let arrow: ArrowMark?
  /// Whether a handle stands on its upper edge.
  let hasGrabber: Bool
  /// Whether its one line of text has room in points, however few its cells are.
  let textHasRoom: Bool

  /// Whether it only shades what is behind it.
  var isShading: Bool {
    if case .shading = kind { true } else { false }
  }

  /// The cells between the lines that are cleared.
  var inside: CellRect { drawn.inset(columns: 1, rows: 1).intersection(innerClip) }
}

/// A rectangle shown as dotted lines.
struct Guide: Sendable, Hashable {
  /// What it marks off.
  enum Kind: Sendable { case safeArea, margins }
  let kind: Kind
  let rect: CellRect
}

/// The arrow of a popover, in cells.
struct ArrowMark: Sendable, Hashable {
  /// The edge it stands on.
  enum Edge: Sendable { case top, left, bottom, right }
  let edge: Edge
  /// The column (on the top or bottom edge) or row (on the left or right) that it points from.
  let position: Int
}
