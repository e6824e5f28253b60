import AdaptiveUI
import Foundation

extension DocumentElement {
  /// The stored frame in points of the superview, `nil` when the document has none.
  var frame: CGRect? { rect("frame") }

  /// How many pixels a point has by the separator of a row in here, which is one pixel.
  ///
  /// The content of rows ends above it; `nil` where none does.
  /// Source: of 87 documents of builds 7000 to 11499 that have rows and name no device, 34 in ten
  /// repositories have separators of half a point only, and other frames at half points; 49 in ten have
  /// separators of a point only, and few have such frames.
  var pixelsOfRows: CGFloat? {
    if name == "tableViewCell", let row = frame?.size,
      let content = child(key: "contentView")?.frame(in: row)?.height
    {
      let line = row.height - content
      if let pixels = [1, 2, 3].first(where: { abs(line - 1 / $0) < 0.02 }) { return pixels }
    }
    return children.lazy.compactMap(\.pixelsOfRows).first
  }

  /// The stored frame in a superview of a size, which may be counted from the superview's edges.
  func frame(in outer: CGSize) -> CGRect? {
    if let frame { return frame }
    guard let inset = child("frame", key: "frameInset") else { return nil }
    func span(
      _ low: String, _ high: String, _ size: String, of extent: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
      let (near, far) = (inset.number(low), inset.number(high))
      let length = inset.number(size) ?? extent - (near ?? 0) - (far ?? 0)
      return (near ?? far.map { extent - $0 - length } ?? 0, length)
    }
    let across = span("minX", "maxX", "width", of: outer.width)
    let down = span("minY", "maxY", "height", of: outer.height)
    return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// A rectangle that serves as `key`.
  func rect(_ key: String) -> CGRect? {
    guard let rect = child("rect", key: key) else { return nil }
    return CGRect(
      x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
      height: rect.number("height") ?? 0)
  }

  /// A size that serves as `key`.
  func size(_ key: String) -> CGSize? {
    child("size", key: key).map {
      CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
    }
  }

  /// The mask; absent attributes are off.
  var autoresizingMask: UIView.AutoresizingMask {
    guard let element = child("autoresizingMask") else { return [] }
    let names: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return names.reduce(into: []) { mask, pair in
      if element.flag(pair.0) { mask.insert(pair.1) }
    }
  }

  /// Margins in the words of the document.
  var directionalMargins: NSDirectionalEdgeInsets? {
    if let given = child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      return NSDirectionalEdgeInsets(
        top: given.number("top") ?? 0, leading: given.number("leading") ?? 0,
        bottom: given.number("bottom") ?? 0, trailing: given.number("trailing") ?? 0)
    }
    guard let given = child("edgeInsets", key: "layoutMargins") else { return nil }
    return NSDirectionalEdgeInsets(
      top: given.number("top") ?? 0, leading: given.number("left") ?? 0,
      bottom: given.number("bottom") ?? 0, trailing: given.number("right") ?? 0)
  }

  /// An inset of a button; what the editor writes for "not set" is almost zero and has no effect.
  func inset(_ key: String) -> UIEdgeInsets? {
    guard let inset = child("inset", key: key) else { return nil }
    return UIEdgeInsets(
      top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0,
      bottom: inset.number("maxY") ?? 0, right: inset.number("maxX") ?? 0)
  }

  /// The multiplier of a constraint: a number, `a:b`, `a/b` or `35%`.
  var multiplier: CGFloat {
    guard let text = self["multiplier"] else { return 1 }
    if text.hasSuffix("%") { return CGFloat(Self.number(String(text.dropLast())) ?? 100) / 100 }
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Self.number(String($0)) ?? 1 }
    guard parts.count == 2, parts[1] != 0 else { return CGFloat(parts.first ?? 1) }
    return CGFloat(parts[0] / parts[1])  // LA9.4
  }

  /// Text in an attribute or in an element of its own, where line breaks are kept.
  func string(_ name: String) -> String? {
    self[name]
      ?? children.first {
        ($0.name == "string" || $0.name == "mutableString") && $0.key == name
      }?.text
  }
}
