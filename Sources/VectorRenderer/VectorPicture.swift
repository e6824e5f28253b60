package import AdaptiveUI
package import Foundation
import Pictures

/// A window as SVG, one unit per point: the same window gives the same text.
///
/// The text cannot run or load anything: a document's texts are escaped, and images are embedded.
@MainActor package enum VectorPicture {
  /// A complete document with one window and its surroundings.
  ///
  /// - Parameters:
  ///   - window: The window after layout.
  ///   - chrome: The device or edge around it.
  ///   - title: The accessible title of the picture.
  ///   - look: The outlines and marks to draw.
  ///   - assets: The files of images.
  ///   - textFit: How text keeps its width.
  ///   - caption: What is said below; it adds its height to the picture's.
  /// - Returns: The text of the document.
  package static func svg(
    of window: UIWindow, in chrome: DeviceChrome, title: String,
    look: VectorLook = VectorLook(), assets: any PictureAssets = NoAssets(),
    textFit: SVGWriter.TextFit = .length, caption: PictureCaption? = nil
  ) -> String {
    var out = SVGWriter(textFit: textFit)
    draw(window, in: chrome, look: look, assets: assets, into: &out)
    let size = chrome.outerSize
    let below = caption?.elements(below: size.height) ?? ""
    return document(
      CGSize(width: size.width, height: size.height + (caption?.height ?? 0)), title: title,
      body: out.body + below, definitions: out.definitions)
  }

  /// Draws a window with its surroundings, beginning at the origin.
  package static func draw(
    _ window: UIWindow, in chrome: DeviceChrome, look: VectorLook = VectorLook(),
    assets: any PictureAssets, into out: inout SVGWriter
  ) {
    chrome.draw(into: &out) { inner in
      var painter = VectorPainter(
        WindowPicture(of: window, detail: .parts), look: look, assets: assets, out: inner)
      painter.screenRadius = chrome.screenRadius
      painter.paint()
      inner = painter.out
    }
  }

  /// A window without surroundings and without the names of its views, for an SVG inside of another
  /// one.
  package static func bare(
    _ window: UIWindow, look: VectorLook = VectorLook(), assets: any PictureAssets,
    prefix: String = "", textFit: SVGWriter.TextFit = .length
  ) -> String {
    var painter = VectorPainter(
      WindowPicture(of: window, detail: .parts), look: look, assets: assets,
      out: SVGWriter(prefix: prefix, textFit: textFit))
    painter.namesViews = false
    painter.paint()
    let definitions = painter.out.definitions
    return (definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n") + painter.out.body
  }

  /// A complete document around a drawing.
  ///
  /// `ground` is the background colour; `nil` for none.
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
