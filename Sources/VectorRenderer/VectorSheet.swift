package import AdaptiveUI
package import Foundation
import Pictures

/// Windows in rows, in true proportion, each with a caption.
@MainActor package struct VectorSheet {
  private struct Entry {
    let caption: String
    let size: CGSize
    let out: SVGWriter
  }

  private var entries: [Entry] = []
  /// The maximum width of a row, in points; a row has at least one picture.
  private let rowWidth: CGFloat

  private static let gap: CGFloat = 24
  private static let captionHeight: CGFloat = 22

  /// Creates an empty sheet.
  package init(rowWidth: CGFloat = 2400) { self.rowWidth = rowWidth }

  /// Adds a window in its present state.
  package mutating func add(
    _ window: UIWindow, in chrome: DeviceChrome, caption: String,
    look: VectorLook = VectorLook(), assets: any PictureAssets = NoAssets(),
    textFit: SVGWriter.TextFit = .length
  ) {
    var out = SVGWriter(prefix: "p\(entries.count)", textFit: textFit)
    VectorPicture.draw(window, in: chrome, look: look, assets: assets, into: &out)
    entries.append(Entry(caption: caption, size: chrome.outerSize, out: out))
  }

  /// The positions of the entries and the size of the sheet, in points.
  private var arrangement: (places: [CGPoint], size: CGSize) {
    var (x, y, rowHeight, width) = (Self.gap, Self.gap, CGFloat(0), CGFloat(0))
    var places: [CGPoint] = []
    for entry in entries {
      if x > Self.gap, x + entry.size.width > rowWidth {
        (x, y, rowHeight) = (Self.gap, y + rowHeight + Self.gap, 0)
      }
      places.append(CGPoint(x: x, y: y))
      x += entry.size.width + Self.gap
      width = max(width, x)
      rowHeight = max(rowHeight, entry.size.height + Self.captionHeight)
    }
    return (places, CGSize(width: max(width, 2 * Self.gap), height: y + rowHeight + Self.gap))
  }

  /// The size of the sheet, in points.
  package var size: CGSize { arrangement.size }

  /// The complete document.
  package func svg(title: String) -> String {
    var sheet = SVGWriter()
    let (places, size) = arrangement
    for (entry, place) in zip(entries, places) {
      let number = SVGValue.number
      sheet.add(
        "<text x=\"\(number(place.x))\" y=\"\(number(place.y + 14))\" font-size=\"13\" fill=\"#3a3a3c\">"
          + "\(SVGValue.escaped(entry.caption))</text>")
      sheet.add(
        "<g transform=\"translate(\(number(place.x)) \(number(place.y + Self.captionHeight)))\">")
      sheet.add(entry.out.body)
      sheet.end()
    }
    return VectorPicture.document(
      size, title: title, body: sheet.body, definitions: entries.map(\.out.definitions).joined(),
      ground: "#f2f2f7")
  }
}
