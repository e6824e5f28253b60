import AdaptiveUI
import Foundation
import LibXML
import Pictures
// Every test of vector drawings starts from a window.
@_exported import TestStage
import VectorRenderer

extension TestWindow {
  /// The picture with its device.
  var svg: String {
    VectorPicture.svg(
      of: window, in: DeviceChrome(of: window, on: environment.host.device), title: "Test")
  }

  /// What is drawn inside the root view, a line for each element, without what only names it.
  var drawn: String {
    var out = SVGWriter()
    VectorPicture.draw(
      window, in: DeviceChrome(of: window, on: nil), assets: NoAssets(), into: &out)
    let lines = out.body.split(separator: "\n").map(String.init)
    let root = lines.firstIndex { $0.contains("data-id=\"root\"") } ?? 0
    return lines[(root + 1)...].dropLast(3)
      .map { $0.replacing(#/ data-(class|id|frame)="[^"]*"/#, with: "") }.joined(separator: "\n")
  }
}

extension UIView {
  /// Adds a view with a frame.
  @discardableResult func add<View: UIView>(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ view: View
  ) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    addSubview(view)
    return view
  }
}

/// The elements of an SVG, as a reader of XML sees them.
struct ReadSVG {
  struct Element: Hashable {
    let name: String
    let attributes: [String: String]
  }

  private(set) var elements: [Element] = []
  /// The characters of all texts, each text followed by a line feed.
  private(set) var text = ""
  let isWellFormed: Bool

  init(_ svg: String) {
    let reader = XMLText()
    var elements: [Element] = []
    var texts: [String] = []
    reader.started = { name, attributes, _ in
      elements.append(Element(name: name, attributes: attributes))
      if name == "text" { texts.append("") }
    }
    reader.characters = { part in
      if elements.last?.name == "text" { texts[texts.count - 1] += part }
    }
    isWellFormed = reader.read(svg.utf8) == .read
    self.elements = elements
    text = texts.map { $0.trimmingCharacters(in: .newlines) + "\n" }.joined()
  }
}
