import AdaptiveUI
import Foundation
import Pictures

extension VectorPainter {
  /// Draws an image: its file if there is one, a symbol, or a placeholder with its name.
  ///
  /// A placeholder without an image has `placeName` instead of the image's name.
  mutating func paint(
    _ image: PictureImage, _ node: PictureNode, named placeName: String? = nil,
    clip: (CGRect, Corners)?
  ) {
    guard image.frame.width > 0, image.frame.height > 0 else { return }
    if let clip { out.beginClip(clip.0, clip.1) }
    defer { if clip != nil { out.end() } }
    if let symbol = image.symbol {
      return paintSymbol(symbol, image.art.first ?? "□", image.tint, image.frame)
    }
    let name = image.name
    if let name, let file = assets.image(named: name, traits: node.traits) {
      return paint(file, image)
    }
    let art = image.art
    if art.count > 1 || art.first.map({ $0 != name }) ?? false {
      return paintArt(art, image.tint, image.frame)
    }
    let note = name.flatMap { assets.note(named: $0, traits: node.traits) }
    paintPlaceholder(
      placeName ?? name ?? "", node, image.frame, note: note, isCrossed: !image.isBehindTitle)
  }

  private mutating func paint(_ file: PictureFile, _ image: PictureImage) {
    let size = image.size
    let name = out.define("image \(file.key) \(size)") { name in
      "<image id=\"\(name)\" width=\"\(SVGValue.number(size.width))\""
        + " height=\"\(SVGValue.number(size.height))\" preserveAspectRatio=\"none\""
        + " xlink:href=\"data:\(file.type);base64,\(file.data.base64EncodedString())\"/>"
    }
    let frame = image.frame
    let scale = "\(exact(frame.width / size.width)) \(exact(frame.height / size.height))"
    let place = "translate(\(SVGValue.numbers(frame.minX, frame.minY))) scale(\(scale))"
    let use = "<use xlink:href=\"#\(name)\" transform=\"\(place)\"/>"
    guard image.isTemplate else { return out.add(use) }
    let filter = out.define("tint \(image.tint)") { name in
      "<filter id=\"\(name)\"><feFlood flood-color=\"\(SVGValue.hex(image.tint))\""
        + " flood-opacity=\"\(SVGValue.number(CGFloat(image.tint.alpha)))\"/>"
        + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>"
    }
    out.add("<g filter=\"url(#\(filter))\">\(use)</g>")
  }

  private func exact(_ value: CGFloat) -> String { "\((Double(value) * 1e5).rounded() / 1e5)" }

  /// A crossed placeholder for a missing image, with its name.
  ///
  /// `note` is the reason why an existing image is not shown; it follows the name if there is room,
  /// and is always the placeholder's tooltip. Behind a title, which the cross would strike through, it has none.
  mutating func paintPlaceholder(
    _ name: String?, _ node: PictureNode, _ frame: CGRect, note: String? = nil,
    isCrossed: Bool = true
  ) {
    if let note {
      let title = [name ?? "", note].filter { !$0.isEmpty }.joined(separator: ": ")
      out.add("<g><title>\(SVGValue.escaped(title))</title>")
    }
    defer { if note != nil { out.end() } }
    let corners = node.clipsToBounds ? Corners(node.cornerRadius) : Corners()
    let line = node.color(.systemGray3)
    // Its edge tells it from one that it lies on.
    out.box(
      frame, corners, fill: node.color(.systemGray5), stroke: line, width: Self.hairline)
    if isCrossed {
      paintCross(frame.insetBy(dx: corners.radius * 0.29, dy: corners.radius * 0.29), line)
    }
    let name = name ?? node.ownName ?? node.className
    let text = [name, note ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    if !text.isEmpty {
      paintName(text, node.color(.secondaryLabel), frame, node, atTop: true)
    }
  }

  private mutating func paintCross(_ frame: CGRect, _ line: PictureColor) {
    let numbers = { (x: CGFloat, y: CGFloat) in
      "\(SVGValue.number(x)) \(SVGValue.number(y))"
    }
    out.line(
      "M\(numbers(frame.minX, frame.minY))L\(numbers(frame.maxX, frame.maxY))"
        + "M\(numbers(frame.maxX, frame.minY))L\(numbers(frame.minX, frame.maxY))",
      line, width: Self.hairline)
  }

  /// Draws a symbol: with its strokes, or as a similar letter.
  mutating func paintSymbol(
    _ name: String, _ sign: String, _ color: PictureColor, _ frame: CGRect
  ) {
    if let strokes = SymbolStrokes.of(name) {
      let size = min(frame.width, frame.height)
      let origin = CGPoint(x: frame.midX - size / 2, y: frame.midY - size / 2)
      return out.line(strokes.path(origin, size), color, width: max(size * 0.09, 1))
    }
    let height = frame.height
    var font = PictureFont(.systemFont(ofSize: height))
    font.weight = 400
    let width = min(height * 0.85, max(frame.width, 4))
    out.text(
      PictureLine(
        x: frame.midX - width / 2, top: frame.minY, baseline: frame.midY + height * 0.36,
        height: height,
        pieces: [PicturePiece(text: sign, font: font, color: color, width: width)]))
  }

  /// Draws an ornament.
  mutating func paint(_ sign: PictureSign) {
    let frame = sign.frame
    let (x, y) = (frame.midX, frame.midY)
    let numbers = { (a: CGFloat, b: CGFloat) in SVGValue.numbers(a, b) }
    let (half, up) = (frame.width / 2 - 1, frame.height / 2 - 1)
    switch sign.kind {
    case .forward:
      out.line(
        "M\(numbers(x - half, y - up))L\(numbers(x + half, y))L\(numbers(x - half, y + up))",
        sign.color, width: 2)
    case .back:
      out.line(
        "M\(numbers(x + half, y - up))L\(numbers(x - half, y))L\(numbers(x + half, y + up))",
        sign.color, width: 2)
    case .checkmark:
      out.line(
        "M\(numbers(x - half, y))L\(numbers(x - half / 3, y + up))L\(numbers(x + half, y - up))",
        sign.color, width: 2)
    case .detail:
      out.circle(
        CGPoint(x: x, y: y), 10, fill: nil,
        more: SVGValue.paint("stroke", sign.color) + " stroke-width=\"1.5\"")
      out.line("M\(numbers(x, y - 1))L\(numbers(x, y + 5))", sign.color, width: 1.8)
      out.circle(CGPoint(x: x, y: y - 4.5), 1.2, fill: sign.color)
    }
  }
}
