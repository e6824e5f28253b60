import AdaptiveUI
import Foundation
import Pictures

extension VectorPainter {
  /// Draws a control's sign, or a drawing of characters.
  mutating func paint(_ content: PictureContent, of node: PictureNode, _ frame: CGRect) {
    switch content.content.role {
    case .toggle(let isOn): return paintToggle(isOn, content, node, frame)
    case .slider(let fraction): return paintSlider(fraction, content, frame)
    case .progress(let fraction): return paintProgress(fraction, content, frame)
    case .activity: return paintActivity(content, frame)
    case .stepper(let canDecrement, let canIncrement):
      return paintStepper(canDecrement, canIncrement, content, frame)
    case .pages(let count, let current): return paintPages(count, current, content, frame)
    case .picture(let art): return paintArt(art, content.color, frame)
    // Texts, and what controls draw themselves, are shapes of their own.
    default: return
    }
  }

  /// Draws an image of a view.
  mutating func paint(_ image: PictureImage, of node: PictureNode, _ frame: CGRect) {
    paint(
      image, node, named: image.isBehindTitle ? "" : nil, clip: clip(of: node, image, frame))
  }

  /// Draws the text of a view.
  mutating func paint(_ lines: [PictureLine], of node: PictureNode, _ frame: CGRect) {
    let isCut = node.clipsToBounds && lines.contains { !$0.fits(in: frame) }
    if isCut { out.beginClip(frame, node.corners) }
    for line in lines { out.text(line) }
    if isCut { out.end() }
  }

  /// The clip path of an image; `nil` for none.
  private func clip(
    of node: PictureNode, _ image: PictureImage, _ frame: CGRect
  ) -> (CGRect, Corners)? {
    guard node.clipsToBounds else { return nil }
    let isInside = frame.insetBy(dx: -0.5, dy: -0.5).contains(image.frame)
    return isInside && node.corners.radius == 0 ? nil : (frame, node.corners)
  }

  private mutating func paintToggle(
    _ isOn: Bool, _ content: PictureContent, _ node: PictureNode, _ frame: CGRect
  ) {
    // The switch is less high than the frames in old documents.
    let height = min(frame.height, 31)
    let track = CGRect(
      x: frame.minX, y: frame.midY - height / 2, width: min(frame.width, height * 2.18),
      height: height)
    let own = content.content.isEnabled ? 1 : 0.4
    let fill = isOn ? content.accent : content.secondary
    out.box(track, Corners(height / 2), fill: fill.faded(own))
    let isRight = isOn != content.content.isMirrored
    let isWide = track.width > height * 1.9
    let knob = CGSize(width: isWide ? height * 1.28 : height - 4, height: height - 4)
    let place = CGRect(
      x: isRight ? track.maxX - 2 - knob.width : track.minX + 2, y: track.minY + 2,
      width: knob.width, height: knob.height)
    let color = node.visibleColor(content.content.signColors.knob) ?? .white
    let shadow = PictureShadow(color: .black.faded(0.15), dx: 0, dy: 2, radius: 4)
    out.box(place, Corners(knob.height / 2), fill: color, more: attribute(shadow))
  }

  private mutating func paintSlider(
    _ fraction: Double, _ content: PictureContent, _ frame: CGRect
  ) {
    let own = content.content.isEnabled ? 1 : 0.4
    let radius = min(14, frame.height / 2, frame.width / 2)
    let track = CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
    out.box(track, Corners(2), fill: content.secondary.faded(own))
    let share = min(max(CGFloat(fraction.isFinite ? fraction : 0), 0), 1)
    let isTurned = content.content.isMirrored
    let x = frame.minX + radius + (frame.width - 2 * radius) * (isTurned ? 1 - share : share)
    let full =
      isTurned
      ? CGRect(x: x, y: track.minY, width: frame.maxX - x, height: 4)
      : CGRect(x: frame.minX, y: track.minY, width: x - frame.minX, height: 4)
    out.box(full, Corners(2), fill: content.accent.faded(own))
    let shadow = PictureShadow(color: .black.faded(0.2), dx: 0, dy: 2, radius: 5)
    out.circle(CGPoint(x: x, y: frame.midY), radius, fill: .white, more: attribute(shadow))
  }

  private mutating func paintProgress(
    _ fraction: Double, _ content: PictureContent, _ frame: CGRect
  ) {
    let corners = Corners(frame.height / 2)
    out.box(frame, corners, fill: content.secondary)
    var full = frame
    full.size.width *= min(max(CGFloat(fraction.isFinite ? fraction : 0), 0), 1)
    if content.content.isMirrored { full.origin.x = frame.maxX - full.width }
    out.box(full, corners, fill: content.accent)
  }

  private mutating func paintActivity(_ content: PictureContent, _ frame: CGRect) {
    let radius = min(frame.width, frame.height) / 2
    for step in 0..<8 {
      let angle = CGFloat(step) * .pi / 4
      let (x, y) = (sin(angle), -cos(angle))
      let path =
        "M\(SVGValue.numbers(frame.midX + x * radius * 0.5, frame.midY + y * radius * 0.5))"
        + "L\(SVGValue.numbers(frame.midX + x * radius * 0.9, frame.midY + y * radius * 0.9))"
      out.line(path, content.accent.faded(1 - Double(step) * 0.1), width: radius * 0.2)
    }
  }

  private mutating func paintStepper(
    _ canDecrement: Bool, _ canIncrement: Bool, _ content: PictureContent, _ frame: CGRect
  ) {
    out.box(
      CGRect(x: frame.midX - 0.5, y: frame.minY + 7, width: 1, height: max(frame.height - 14, 0)),
      Corners(0.5), fill: content.secondary.faded(0.5))
    func color(_ isUsable: Bool) -> PictureColor {
      content.color.faded(isUsable && content.content.isEnabled ? 1 : 0.35)
    }
    let (left, right) = (frame.midX - frame.width / 4, frame.midX + frame.width / 4)
    let number = SVGValue.number
    out.line(
      "M\(SVGValue.numbers(left - 7, frame.midY))H\(number(left + 7))", color(canDecrement),
      width: 1.8)
    out.line(
      "M\(SVGValue.numbers(right - 7, frame.midY))H\(number(right + 7))"
        + "M\(SVGValue.numbers(right, frame.midY - 7))V\(number(frame.midY + 7))",
      color(canIncrement), width: 1.8)
  }

  private mutating func paintPages(
    _ count: Int, _ current: Int, _ content: PictureContent, _ frame: CGRect
  ) {
    let (step, diameter): (CGFloat, CGFloat) = (16, 7)
    // Documents can request millions.
    let fitting = Int((min(max(frame.width, diameter), 4000) - diameter) / step) + 1
    let shown = min(max(count, 0), fitting)
    let first = min(max(current - shown / 2, 0), max(count, 0) - shown)
    let start = frame.midX - CGFloat(shown - 1) * step / 2
    for place in 0..<shown {
      let index = content.content.isMirrored ? shown - 1 - place : place
      let isCurrent = first + index == current
      out.circle(
        CGPoint(x: start + CGFloat(place) * step, y: frame.midY), diameter / 2,
        fill: isCurrent ? content.accent : content.secondary)
    }
  }

  /// Draws lines of characters that represent a picture, as large as fits.
  mutating func paintArt(_ art: [String], _ color: PictureColor, _ frame: CGRect) {
    let columns = art.map(\.count).max() ?? 0
    guard columns > 0 else { return }
    let height = min(frame.height / CGFloat(art.count), frame.width / CGFloat(columns) * 2)
    let (left, top) = (
      frame.midX - height / 4 * CGFloat(columns), frame.midY - height / 2 * CGFloat(art.count)
    )
    var font = PictureFont(.systemFont(ofSize: height * 0.8))
    font.family = "Menlo"
    for (row, text) in art.enumerated() where !text.isEmpty {
      out.text(
        PictureLine(
          x: left, top: top + CGFloat(row) * height,
          baseline: top + (CGFloat(row) + 0.75) * height, height: height,
          pieces: [
            PicturePiece(
              text: text, font: font, color: color, width: height / 2 * CGFloat(text.count))
          ]))
    }
  }
}

extension PictureLine {
  /// Whether the line is inside a frame, to within a pixel.
  fileprivate func fits(in frame: CGRect) -> Bool {
    CGRect(x: x, y: top, width: pieces.reduce(0) { $0 + $1.width }, height: height)
      .isIn(frame.insetBy(dx: -0.5, dy: -0.5))
  }
}

extension CGRect {
  fileprivate func isIn(_ other: CGRect) -> Bool {
    minX >= other.minX && minY >= other.minY && maxX <= other.maxX && maxY <= other.maxY
  }
}
