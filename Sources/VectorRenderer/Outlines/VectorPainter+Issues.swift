import AdaptiveUI
import Foundation
import Pictures

// The marks of what is wrong: frames with names, in front of all else.

extension VectorPainter {
  /// Draws the frame of what is seen of each view with an issue, with the view's name and arrows to where the rest
  /// of it is; errors are in front of warnings.
  mutating func paintIssues(_ look: VectorLook) {
    for (views, color) in [
      (look.doubtful.subtracting(look.flagged), OutlineColor.warning),
      (look.flagged, OutlineColor.error),
    ] {
      for node in picture.nodes where views.contains(node.id) { paintIssue(node, color) }
    }
  }

  private mutating func paintIssue(_ node: PictureNode, _ color: PictureColor) {
    let window = CGRect(origin: .zero, size: picture.size)
    let frame = node.frame
    let seen = frame.intersection(node.clip).intersection(window)
    let place = seen.isNull || seen.isEmpty ? Self.nearest(frame, in: window) : seen
    out.box(
      place.insetBy(dx: min(1, place.width / 2), dy: min(1, place.height / 2)), stroke: color,
      width: 2)
    let arrows = [
      ("▲", frame.minY < window.minY - 0.5), ("▼", frame.maxY > window.maxY + 0.5),
      ("◀", frame.minX < window.minX - 0.5), ("▶", frame.maxX > window.maxX + 0.5),
    ].filter(\.1).map(\.0)
    tag((arrows + [node.nameForUsers]).joined(separator: " "), at: place, color)
  }

  /// Where a rectangle outside of a window is nearest to it.
  private static func nearest(_ frame: CGRect, in window: CGRect) -> CGRect {
    func inside(_ low: CGFloat, _ high: CGFloat, _ end: CGFloat) -> (CGFloat, CGFloat) {
      let first = min(max(low, 0), max(end - 4, 0))
      return (first, max(min(high, end) - first, 4))
    }
    let (x, width) = inside(frame.minX, frame.maxX, window.maxX)
    let (y, height) = inside(frame.minY, frame.maxY, window.maxY)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Writes a name on a ground of a colour above a frame, or in it where nothing is above.
  private mutating func tag(_ text: String, at frame: CGRect, _ color: PictureColor) {
    let width = OutlineTitles.width(of: text)
    let x = max(min(frame.minX + 2, picture.size.width - width - 4), 2)
    let above = frame.minY - OutlineTitles.height
    let y = above >= 0 ? above : frame.minY
    out.box(
      CGRect(x: x - 2, y: y, width: width + 4, height: OutlineTitles.height), Corners(2),
      fill: color)
    out.text(
      PictureLine(
        x: x, top: y, baseline: y + 10, height: OutlineTitles.height,
        pieces: [
          PicturePiece(
            text: text, font: .alike(size: OutlineTitles.fontSize), color: .white, width: width)
        ]))
  }
}
