package import AdaptiveUI
import Foundation

/// The tree of views as JSON, in points; keys are sorted, so equal trees give equal text.
package enum CanvasJSON {
  /// The text for a window, or any other view, and everything in it.
  ///
  /// Frames are those of the model: an animation does not show.
  /// - Throws: What the encoder throws; the values give it no reason to.
  @MainActor package static func text(of root: UIView) throws -> String {
    try JSONText.of(Node(root, in: nil))
  }

  /// One view.
  fileprivate struct Node: Encodable {
    let id: String?
    let `class`: String
    /// Set for the root view of a controller, which lends it the class.
    let controller: Bool?
    /// In the superview's coordinates.
    let frame: Frame
    /// In the root's coordinates.
    let absolute: Frame
    let horizontalSizeClass: String?
    let verticalSizeClass: String?
    let hidden: Bool?
    let clipped: Bool?
    let text: String?
    let children: [Node]?
  }

  /// A rectangle, rounded to hundredths of a point.
  fileprivate struct Frame: Encodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }
}

extension CanvasJSON.Node {
  /// Describes a view; `visible` is what clipping views around it leave, in the root's coordinates.
  @MainActor init(_ view: UIView, in root: UIView?, visible: CGRect? = nil) {
    let top = root ?? view
    let controller = view.viewController
    let inRoot = view.convert(view.bounds, to: top)
    id = controller?.identifier ?? view.identifier
    `class` = controller?.className ?? view.className
    self.controller = controller == nil ? nil : true
    frame = CanvasJSON.Frame(view.frame)
    absolute = CanvasJSON.Frame(inRoot)
    horizontalSizeClass = controller.map { Self.name($0.traitCollection.horizontalSizeClass) }
    verticalSizeClass = controller.map { Self.name($0.traitCollection.verticalSizeClass) }
    hidden = view.isHidden || view.alpha <= 0.01 || !view.isInstalled ? true : nil
    clipped = visible.map { !$0.contains(inRoot) } ?? false ? true : nil
    let content = (view as? any CellPresentable)?.cellContent.text ?? ""
    text = content.isEmpty ? nil : content
    var inner = visible
    if view.clipsToBounds || root == nil { inner = visible.map(inRoot.intersection) ?? inRoot }
    let nodes = view.subviews.map { Self($0, in: top, visible: inner) }
    children = nodes.isEmpty ? nil : nodes
  }

  private static func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: "unspecified"
    }
  }
}

extension CanvasJSON.Frame {
  fileprivate init(_ rect: CGRect) {
    func rounded(_ value: CGFloat) -> Double {
      // Numbers that only hostile scenes have; JSON knows no infinite ones.
      let finite = value.isNaN ? 0 : min(max(value, -1e12), 1e12)
      let result = (finite * 100).rounded() / 100
      // A negative zero would be written as -0.
      return result == 0 ? 0 : result
    }
    self.init(
      x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
      height: rounded(rect.height))
  }
}
