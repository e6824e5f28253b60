package import AdaptiveUI
package import Foundation
import Pictures

/// A window as SVG, one unit a point: the same window gives the same text.
///
/// Nothing in the text can run or load anything: what a document says is escaped, and pictures are
/// inside.
@MainActor package enum VectorPicture {
  /// A whole document with one window, with what is around it.
  ///
  /// - Parameters:
  ///   - window: The window, laid out.
  ///   - chrome: What is around it.
  ///   - title: What the picture is called for those who do not see it.
  ///   - look: What is set off.
  ///   - assets: The files of pictures.
  ///   - textFit: How text keeps its width.
  /// - Returns: The text of the document.
  package static func svg(
    of window: UIWindow, in chrome: DeviceChrome, title: String,
    look: VectorLook = VectorLook(), assets: any PictureAssets = NoAssets(),
    textFit: SVGWriter.TextFit = .length
  ) -> String {
    var out = SVGWriter(textFit: textFit)
    draw(window, in: chrome, look: look, assets: assets, into: &out)
    return document(
      chrome.outerSize, title: title, body: out.body, definitions: out.definitions)
  }

  /// Draws a window with what is around it, from the origin on.
  package static func draw(
    _ window: UIWindow, in chrome: DeviceChrome, look: VectorLook = VectorLook(),
    assets: any PictureAssets, into out: inout SVGWriter
  ) {
    chrome.draw(into: &out) { inner in
      var painter = VectorPainter(window, look: look, assets: assets, out: inner)
      painter.screenRadius = chrome.screenRadius
      painter.paint()
      inner = painter.out
    }
  }

  /// A window without anything around it, and without the names of its views: what an SVG holds.
  package static func bare(
    _ window: UIWindow, look: VectorLook = VectorLook(), assets: any PictureAssets,
    prefix: String = "", textFit: SVGWriter.TextFit = .length
  ) -> String {
    var painter = VectorPainter(
      window, look: look, assets: assets, out: SVGWriter(prefix: prefix, textFit: textFit))
    painter.namesViews = false
    painter.paint()
    let definitions = painter.out.definitions
    return (definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n") + painter.out.body
  }

  /// A whole document around what was drawn.
  ///
  /// `ground` is the colour behind everything; `nil` for none.
  nonisolated package static func document(
    _ size: CGSize, title: String, body: String, definitions: String, ground: String? = nil
  ) -> String {
    let (width, height) = (SVGValue.number(size.width), SVGValue.number(size.height))
    let defined = definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n"
    let behind =
      ground.map { "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\($0)\"/>\n" } ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" \
      font-family="\(SVGValue.family(nil))">
      <title>\(SVGValue.escaped(title))</title>
      \(defined)\(behind)\(body)</svg>
      """
  }
}
