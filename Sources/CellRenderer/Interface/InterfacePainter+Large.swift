import AdaptiveUI
import Cells
import Foundation
import Pictures

// Letters of a terminal have one size. The size of a text for readers who prefer larger text is
// shown by its room, and by the lines that the device breaks it into.

extension InterfacePainter {
  /// Lays a hue where a text is that is larger than usual; a grey one would look like a field.
  mutating func paintRoom(of content: PictureContent, _ shape: PictureShape, _ order: Int) {
    guard usesColor, content.content.role == .label, isLarge(content, shape.owner) else { return }
    showsLargeTexts = true
    let alpha = plan.picture.nodes[shape.owner].isDark ? Self.roomAlphaOnDark : Self.roomAlpha
    tint(plan.scale.halves(shape.frame), .systemBlue.withAlphaComponent(alpha), shape, order)
  }

  /// How much of its hue the room of a large text has: enough to be seen beside white, and beside black.
  private static let (roomAlpha, roomAlphaOnDark): (CGFloat, CGFloat) = (0.2, 0.45)

  /// Lays a text that is larger than usual into the lines that it has on the device, each in the row of
  /// its middle.
  ///
  /// - Returns: Whether it has several lines, and all that are not clipped found their rows.
  mutating func placeLarge(_ index: Int) -> Bool {
    let request = requests[index]
    guard request.content.content.runs.isEmpty, isLarge(request.content, request.node),
      let lines = measuredLines(of: request), lines.count > 1
    else { return false }
    var pieces: [TextPiece] = []
    for line in lines {
      let row = plan.scale.row(at: line.top + line.height / 2)
      guard request.clip.rowRange.contains(row) else { continue }
      let shown = ContentLine(
        spans: [ContentSpan(line.text, textStyle(request))],
        alignment: request.content.content.alignment)
      let (lead, trimmed) = shown.trimmed
      guard !trimmed.spans.isEmpty else { continue }
      let piece = TextPiece(
        request: index, row: row, start: start(of: shown, in: request.room, request) + lead,
        line: trimmed)
      guard piece.row != pieces.last?.row, texts.isApart(piece.columns, row: row) else {
        return false
      }
      // The window's lower edge cuts off the remaining lines.
      guard isOpen(piece.columns, row, request) else { break }
      pieces.append(piece)
    }
    for piece in pieces { texts.add(piece) }
    return !pieces.isEmpty
  }

  private func measuredLines(of request: TextRequest) -> [PictureLine]? {
    let shapes = plan.picture.shapes
    guard shapes.indices.contains(request.order),
      case .content(let content) = shapes[request.order].kind
    else { return nil }
    switch content.content.role {
    case .label, .paragraphs: break
    default: return nil
    }
    return plan.picture.nodes[request.node].lines(of: content, in: shapes[request.order].frame)
  }

  /// Whether a text is larger than usual because of its reader's setting.
  private func isLarge(_ content: PictureContent, _ node: Int) -> Bool {
    plan.scale.isScaled && content.fontSize > Self.largestUsual
      && plan.picture.nodes[node].hasLargerText
  }

  /// The size of body text in the largest category that is not an accessibility category, in
  /// points.
  private static let largestUsual: CGFloat = 23
}
