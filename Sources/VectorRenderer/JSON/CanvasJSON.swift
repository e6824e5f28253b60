package import AdaptiveUI
import Foundation
import Pictures

/// The tree of views as JSON, in points.
///
/// Keys are sorted, so equal trees give equal text. `snapshot.schema.json` describes the format.
package enum CanvasJSON {
  /// The version of the format; it is increased when a field changes its meaning, but not for new
  /// fields.
  package static let version = 1

  /// The JSON Schema of the format.
  package static var schema: String {
    String(decoding: PackageResources.snapshot_schema_json, as: UTF8.self)
  }

  /// The text for a window, or any other view, and its subviews.
  ///
  /// Frames are those of the model, without animations.
  /// - Throws: The encoder's errors, which these values do not cause.
  @MainActor package static func text(of root: UIView) throws -> String {
    try JSONText.of(Node(root, in: nil, visible: nil, isShown: true, order: DrawingOrder(root)))
  }

  /// One view.
  fileprivate struct Node: Encodable {
    /// The version, for the root of the tree only.
    let version: Int?
    let id: String?
    let `class`: String
    /// `true` for the root view of a controller, whose class is then given.
    let controller: Bool?
    /// The frame in the superview's coordinates.
    let frame: Frame
    /// The frame in the root's coordinates.
    let absolute: Frame
    let horizontalSizeClass: String?
    let verticalSizeClass: String?
    let hidden: Bool?
    /// The reason why the view itself is not visible.
    let hiddenBecause: String?
    let clipped: Bool?
    /// Whether the view clips its subviews.
    let clips: Bool?
    /// The position in drawing order, from 0 at the back.
    let order: Int?
    let opacity: Double?
    let background: String?
    let corners: RoundCorners?
    let border: Border?
    let shadow: CastShadow?
    let tint: String?
    let text: String?
    let lines: [Line]?
    let images: [Image]?
    let control: Control?
    let children: [Node]?
  }

  /// A rectangle, rounded to hundredths of a point.
  struct Frame: Encodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }
}

/// The position of each view in drawing order.
@MainActor private struct DrawingOrder {
  private var places: [ObjectIdentifier: Int] = [:]

  init(_ root: UIView) {
    for (index, node) in WindowPicture(of: root, detail: .nodes).nodes.enumerated() {
      places[node.id] = index
    }
  }

  func place(of view: UIView) -> Int? { places[ObjectIdentifier(view)] }
}

extension CanvasJSON.Node {
  /// Describes a view.
  ///
  /// `visible` is the rectangle that clipping ancestors leave, in the root's coordinates; `isShown`
  /// tells whether all ancestors are shown.
  @MainActor fileprivate init(
    _ view: UIView, in root: UIView?, visible: CGRect?, isShown: Bool, order places: DrawingOrder
  ) {
    let top = root ?? view
    let owner = view.viewController
    let inRoot = view.convert(view.bounds, to: top)
    version = root == nil ? CanvasJSON.version : nil
    id = owner?.identifier ?? view.identifier
    `class` = owner?.className ?? view.className
    controller = owner == nil ? nil : true
    frame = CanvasJSON.Frame(view.frame)
    absolute = CanvasJSON.Frame(inRoot)
    horizontalSizeClass = owner.map { Self.name($0.traitCollection.horizontalSizeClass) }
    verticalSizeClass = owner.map { Self.name($0.traitCollection.verticalSizeClass) }
    let reason = Self.hiddenReason(view)
    hidden = reason == nil ? nil : true
    hiddenBecause = reason ?? (isShown ? nil : "superview")
    clipped = visible.map { !$0.contains(inRoot) } ?? false ? true : nil
    clips = view.clipsToBounds ? true : nil
    order = places.place(of: view)
    opacity = view.alpha < 1 ? CanvasJSON.rounded(view.alpha) : nil
    background = view.pictureColor(view.backgroundColor).map(CanvasJSON.hex)
    (corners, border, shadow) = (
      view.layerCorners.map(CanvasJSON.RoundCorners.init),
      view.layerBorder.map(CanvasJSON.Border.init),
      view.layerShadow.map(CanvasJSON.CastShadow.init)
    )
    let content = view.asContentPresentable?.shownContent
    let shown = content?.text ?? ""
    text = shown.isEmpty ? nil : shown
    control = content.flatMap(CanvasJSON.Control.init)
    tint = control == nil ? nil : CanvasJSON.hex(PictureColor(view.tintColor, view.traitCollection))
    let parts = view.allPictureParts(in: inRoot)
    lines = parts.lines.isEmpty ? nil : parts.lines.map(CanvasJSON.Line.init)
    images = parts.images.isEmpty ? nil : parts.images.map(CanvasJSON.Image.init)
    var inner = visible
    if view.clipsToBounds || root == nil { inner = visible.map(inRoot.intersection) ?? inRoot }
    let nodes = view.subviews.map {
      Self($0, in: top, visible: inner, isShown: isShown && reason == nil, order: places)
    }
    children = nodes.isEmpty ? nil : nodes
  }

  private static func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: "unspecified"
    }
  }

  /// The reason why the view itself is not visible; `nil` if it is.
  @MainActor private static func hiddenReason(_ view: UIView) -> String? {
    if view.isHidden { return "hidden" }
    if !view.isInstalled { return "not installed" }
    return view.alpha <= 0.01 ? "alpha" : nil
  }
}

extension CanvasJSON.Frame {
  init(_ rect: CGRect) {
    self.init(
      x: CanvasJSON.rounded(rect.minX), y: CanvasJSON.rounded(rect.minY),
      width: CanvasJSON.rounded(rect.width), height: CanvasJSON.rounded(rect.height))
  }
}

extension CanvasJSON {
  /// Rounds to hundredths, within limits that only hostile scenes exceed, as JSON has no infinite
  /// numbers.
  static func rounded(_ value: CGFloat) -> Double {
    let finite = value.isNaN ? 0 : min(max(value, -1e12), 1e12)
    let result = (finite * 100).rounded() / 100
    // A negative zero would be written as -0.
    return result == 0 ? 0 : result
  }

  /// The colour as `#rrggbb`, with two more digits if it is translucent.
  static func hex(_ color: PictureColor) -> String {
    guard color.alpha < 0.998 else { return SVGValue.hex(color) }
    let alpha = String(Int((color.alpha * 255).rounded()), radix: 16)
    return SVGValue.hex(color) + (alpha.count < 2 ? "0" + alpha : alpha)
  }
}
