import AdaptiveUI
import Cells
import Pictures

/// A view as the painter draws it: cells and text, without points or references to objects.
struct Box: Sendable, Equatable {
  /// The style of drawing.
  enum Kind: Sendable, Hashable {
    /// A frame of lines, cleared inside.
    case bordered
    /// Too small for a frame: only text, or blocks.
    case bare
    /// Shades what is behind it; `isFaint` while it fades.
    case shading(isFaint: Bool)
  }

  let kind: Kind
  /// The cells that the view covers; lines shared with siblings do not change them.
  let rect: CellRect
  /// The cells inside its lines, with those of the lines: one column or row more where the line of a
  /// neighbour, or the outline of the window, is shared.
  var drawn: CellRect
  /// The cells to which all its drawing is clipped.
  var clip: CellRect
  /// The cells to which clearing its inside is clipped: the lines of the clipping ancestor remain.
  var innerClip: CellRect
  /// The box whose rectangle clips it.
  let clipper: Int?

  /// The box with whose lines its lines join; among views with the same cells the outermost.
  let parent: Int?
  /// The next box around it, even if it has the same cells.
  let around: Int?
  /// The outermost box with the same cells, in most cases itself.
  let leader: Int
  /// The index after its last descendant; 0 until it is computed.
  var end = 0
  /// The boxes that share the title of a leader, outermost first, without itself.
  var joined: [Int] = []
  /// The index up to which descendants were marked as covered; only used in a leader.
  var sweptTo = 0

  /// The number of boxes around it.
  let depth: Int
  let title: TitleLink
  /// The longest form that its title may have; `nil` for none at all.
  var titleForm: Title.Form? = .whole
  /// Whether the title leaves it out when the box has other views to name.
  let isFrameOnly: Bool
  var content: ShownContent?
  /// The cells available for the content; `nil` for all.
  var contentRoom: CellRect?
  let isFocused: Bool
  let isDimmed: Bool
  /// Whether a descendant with the same cells, drawn later, covers it completely.
  var isCovered = false
  let guides: [Guide]
  let arrow: ArrowMark?
  /// Whether a grabber is drawn on its upper edge.
  let hasGrabber: Bool
  /// Whether its one line of text fits in points, even if its cells are fewer than its letters.
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
  /// The area that the guide bounds.
  enum Kind: Sendable { case safeArea, margins }
  let kind: Kind
  let rect: CellRect

  /// The guides that are asked for in the view of a controller; none in other views.
  @MainActor static func all(
    of node: PictureNode, _ scale: CanvasScale, _ options: CanvasOptions
  ) -> [Guide] {
    guard options.showsSafeAreas || options.showsMargins, node.controller != nil else { return [] }
    func guide(_ kind: Kind, _ insets: UIEdgeInsets) -> Guide {
      Guide(kind: kind, rect: scale.cells(node.frame(inset: insets)))
    }
    var guides: [Guide] = []
    if options.showsSafeAreas, node.safeAreaInsets != .zero {
      guides.append(guide(.safeArea, node.safeAreaInsets))
    }
    if options.showsMargins { guides.append(guide(.margins, node.layoutMargins)) }
    return guides
  }
}
