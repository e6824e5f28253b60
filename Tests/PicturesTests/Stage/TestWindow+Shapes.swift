import AdaptiveUI
import Foundation
import Pictures
// Every test of pictures starts from a window.
@_exported import TestStage

extension TestWindow {
  func picture(_ detail: PictureDetail = .parts) -> WindowPicture {
    environment.perform { WindowPicture(of: window, detail: detail) }
  }

  /// The shapes inside of the root view, back to front, a line each.
  func shapes(_ detail: PictureDetail = .parts) -> [String] {
    let picture = picture(detail)
    return picture.shapes.compactMap { shape in
      let node = picture.nodes[shape.owner]
      guard node.controller == nil else { return nil }
      let opacity = shape.opacity < 1 ? " at \(Int((shape.opacity * 100).rounded())) %" : ""
      return "\(node.ownName ?? node.className) \(shape.frame.words): \(shape.kind.words)\(opacity)"
    }
  }

  /// The node of a view inside of the root view with a name.
  func node(_ name: String) -> PictureNode? { picture().nodes.first { $0.ownName == name } }
}

extension UIView {
  /// Adds a view with a name and a frame.
  @discardableResult func add<View: UIView>(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ view: View
  ) -> View {
    view.accessibilityIdentifier = name
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    addSubview(view)
    return view
  }
}

extension PictureShape.Kind {
  fileprivate var words: String {
    switch self {
    case .shadow(let shadow):
      "shadow \(shadow.color.words) by \(shadow.dx.words),\(shadow.dy.words) blur \(shadow.radius.words)"
    case .ground(let color, let radius): "ground \(color.words) radius \(radius.words)"
    case .pill(let color, let radius): "pill \(color.words) radius \(radius.words)"
    case .border(let color, let width, let radius):
      "border \(color.words) width \(width.words) radius \(radius.words)"
    case .scrim: "scrim"
    case .separator(let color): "separator \(color.words)"
    case .grabber(let color): "grabber \(color.words)"
    case .arrow(let edge, let color): "arrow \(edge) \(color.words)"
    case .content(let content): "\(content.content.role) \(content.content.text.debugDescription)"
    case .band(let band): "band \(band.frame.words) \(band.color.words) radius \(band.radius.words)"
    case .image(let image): image.words
    case .placeholder: "placeholder"
    case .sign(let sign): "\(sign.kind) \(sign.frame.words) \(sign.color.words)"
    case .text(let lines): lines.map(\.words).joined(separator: " / ")
    }
  }
}

extension PictureImage {
  fileprivate var words: String {
    let called = symbol.map { "symbol \($0)" } ?? "image \(name ?? "-")"
    let place = isBehindTitle ? "behind title" : frame.words
    return "\(called) \(place)\(isTemplate ? " in \(tint.words)" : "")"
  }
}

extension PictureLine {
  fileprivate var words: String {
    let runs = pieces.map {
      "“\($0.text)” \($0.font.size.words)/\($0.font.weight) \($0.color.words)"
    }
    return "\(x.words),\(baseline.words) \(runs.joined(separator: " + "))"
  }
}

extension PictureColor {
  fileprivate var words: String {
    let digits = [red, green, blue].map { byte in
      let text = String(byte, radix: 16)
      return text.count < 2 ? "0\(text)" : text
    }
    return "#\(digits.joined())" + (alpha < 0.995 ? " \(Int((alpha * 100).rounded())) %" : "")
  }
}

extension CGRect {
  fileprivate var words: String {
    "\(minX.words),\(minY.words) \(width.words)×\(height.words)"
  }
}

extension CGFloat {
  /// The number, rounded to tenths.
  fileprivate var words: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0
      ? "\(tenths / 10)"
      : "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }
}
