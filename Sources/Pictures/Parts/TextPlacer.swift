import AdaptiveUI
import Foundation

/// Places lines of text in a rectangle.
@MainActor struct TextPlacer {
  let view: UIView
  /// The colour of text without a colour of its own.
  let color: PictureColor
  /// The opacity of colours that the text has itself, from 0 to 1.
  var strength = 1.0

  /// The vertical position of lines that do not fill the rectangle.
  enum Anchor { case top, middle, bottom }

  func place(
    _ lines: [TextLine], in room: CGRect, _ alignment: ShownContent.Alignment,
    _ anchor: Anchor = .middle
  ) -> [PictureLine] {
    let height = lines.reduce(0) { $0 + $1.height }
    var y: CGFloat =
      switch anchor {
      case .top: room.minY
      case .middle: room.minY + (room.height - height) / 2
      case .bottom: room.maxY - height
      }
    return lines.map { line in
      defer { y += line.height }
      let free = room.width - line.width
      let shift: CGFloat =
        switch alignment {
        case .left: 0
        case .center: free / 2
        case .right: free
        }
      return PictureLine(
        x: room.minX + shift, top: y, baseline: y + line.ascent, height: line.height,
        pieces: line.pieces.map(piece))
    }
  }

  private func piece(_ piece: TextPiece) -> PicturePiece {
    PicturePiece(
      text: piece.text, font: view.pictureFont(piece.font),
      color: view.pictureColor(piece.color)?.faded(strength) ?? color, width: piece.width)
  }
}

extension UIView {
  /// The font in which the view's texts are drawn: where they were measured in cells, a monospaced
  /// one whose letters are as wide as a cell.
  func pictureFont(_ font: UIFont) -> PictureFont {
    let shown = PictureFont(font)
    guard measuresTextInCells else { return shown }
    return .alike(
      size: TerminalHost.cell.width / PictureFont.advanceOfAlike, weight: shown.weight)
  }
}
