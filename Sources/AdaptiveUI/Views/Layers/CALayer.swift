// Reference: CALayer, iOS 18 documentation.
// Status: Partial — values, the tree of layers and animations; no drawing, no actions.
public import Foundation

/// What a view is drawn with on Apple's systems.
///
/// A terminal draws views as boxes: corners, borders and shadows are kept as they are set and not
/// drawn. What a layer shares with its view is the view's.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The view that the layer belongs to; `nil` for a layer of its own.
  public internal(set) weak var view: UIView?
  /// The view that the layer belongs to.
  public var delegate: AnyObject? { view }
  /// The layer that holds this one.
  public private(set) weak var superlayer: CALayer?
  /// The layers held by this one, back to front.
  ///
  /// The layers of subviews are not among them.
  public private(set) var sublayers: [CALayer]?
  /// A name for people.
  open var name: String?

  // MARK: Kept, not drawn
  /// How round the corners are, in points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  open var maskedCorners: CACornerMask = .all
  /// How corners bend; kept.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { KeptMember.cornerCurve.wasSet() } }
  /// How wide the border is, in points.
  open var borderWidth: CGFloat = 0
  /// The border's colour.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The shadow's colour.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// How strong the shadow is, 0 to 1.
  open var shadowOpacity: Float = 0
  /// Where the shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// What is in front among siblings.
  open var zPosition: CGFloat = 0
  /// Where `position` lies in the layer, 0 to 1 along each axis.
  ///
  /// Another one moves the layer, whose position stays. Rule V24.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      if anchorPoint != oldValue { view?.anchorDidChange(from: oldValue, to: anchorPoint) }
    }
  }
  /// Pixels per point of the content.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is drawn to a picture first.
  open var shouldRasterize = false
  /// Pixels per point of that picture.
  open var rasterizationScale: CGFloat = 1
  /// The form that shadows are thrown by.
  open var shadowPath: CGPath?
  /// What can be seen of the layer.
  open var mask: CALayer?
  /// What the layer shows; kept.
  open var contents: Any? { didSet { if contents != nil { KeptMember.layerContents.wasSet() } } }
  /// Where the layer's content is; kept.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { KeptMember.contentsGravity.wasSet() }
  }
  /// Whether what changes is drawn anew by itself; kept.
  open var needsDisplayOnBoundsChange = false {
    didSet { KeptMember.needsDisplayOnBoundsChange.wasSet() }
  }
  /// Whether edges are smoothed; kept.
  open var allowsEdgeAntialiasing = false { didSet { KeptMember.allowsEdgeAntialiasing.wasSet() } }
  /// Whether the layer promises to cover what is behind; kept.
  open var isOpaque = false { didSet { KeptMember.isLayerOpaque.wasSet() } }
  /// How the layers in this one are moved, scaled and turned; kept.
  open var sublayerTransform = CATransform3DIdentity {
    didSet { KeptMember.sublayerTransform.wasSet() }
  }

  // MARK: Shared with the view
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownOpacity: Float = 1
  private var ownIsHidden = false
  private var ownMasks = false
  private var ownColor: CGColor?
  private var ownTransform = CATransform3DIdentity

  /// What a program keeps with the layer, by name; see ``value(forKeyPath:)``.
  var kept: [String: Any] = [:]
  /// The animations that run or stay, oldest first.
  var running: [Running] = []

  /// Creates a layer of its own.
  public override init() { super.init() }

  /// Creates a layer of whatever class a view wants; subclasses inherit it with `init()`.
  public required convenience init(wornByView: Bool) { self.init() }

  /// Creates a layer as another one.
  public init(layer: Any) { super.init() }

  /// Creates a layer; documents do not describe any.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes the layer that of `view`.
  func join(_ view: UIView) { self.view = view }

  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }

  /// Where the anchor point is in the superlayer, in points.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  /// The rectangle in the superlayer's coordinates, in points.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      return rectInParent(ownBounds)
    }
    set {
      if let view {
        view.frame = newValue
        return
      }
      ownBounds.size = sizeInside(of: newValue.size)
      ownPosition = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  /// Opacity from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// Whether the layer is left out of drawing.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }

  /// Whether a drawing of what is inside stops at the bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasks }
    set { if let view { view.clipsToBounds = newValue } else { ownMasks = newValue } }
  }

  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        ownColor = newValue
      }
    }
  }

  /// How the layer is turned, scaled and shifted around its anchor point.
  ///
  /// A view takes the flat part; the layer keeps the rest until the view gets another one.
  open var transform: CATransform3D {
    get {
      guard let flat = view?.transform, flat != CATransform3DGetAffineTransform(ownTransform)
      else { return ownTransform }
      return CATransform3DMakeAffineTransform(flat)
    }
    set {
      ownTransform = newValue
      view?.transform = CATransform3DGetAffineTransform(newValue)
    }
  }

  /// The flat part of ``transform``.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets ``transform`` to a flat one.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Puts `layer` in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }

  /// Puts `layer` at a place among the others, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(index, layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Puts `layer` right behind `sibling`.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts `layer` right in front of `sibling`.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(
      layer, at: sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0)
  }

  /// The property of a name, as key paths say it; `nil` for none.
  func property(_ name: String) -> LayerKey? { Self.keys[name] }

  /// Puts one layer where another one is, which leaves.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }), newLayer !== oldLayer
    else { return }
    oldLayer.removeFromSuperlayer()
    newLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Lays out what is inside; called with the view's layout.
  open func layoutSublayers() {}

  /// Asks for the content to be drawn anew.
  open func setNeedsDisplay() { view?.setNeedsDisplay() }

  /// Asks the view for another layout.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out the view if that is due.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)

  static let all: Self = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// Where a layer's content is.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Filling the layer.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Filling the layer, keeping its form.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
  /// In the middle.
  public static let center = Self(rawValue: "center")
}

/// How corners bend.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Along a smoother curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
