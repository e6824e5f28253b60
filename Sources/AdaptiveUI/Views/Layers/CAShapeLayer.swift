// Reference: CAShapeLayer, CAGradientLayer, CATransaction; iOS 18 documentation.
// Status: Partial — values; a terminal does not draw layers.
public import Foundation

/// A layer that is a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The lines and curves.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// Where on the path the line begins, 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where on the path the line ends, 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// How the line ends; kept.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { KeptMember.lineCap.wasSet() } }
  /// How lines meet; kept.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { KeptMember.lineJoin.wasSet() } }
  /// The lengths of dashes and gaps, in points; kept.
  open var lineDashPattern: [NSNumber]? { didSet { KeptMember.lineDashPattern.wasSet() } }
  /// How far into the pattern the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// How points belong to a path that crosses itself; kept.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { KeptMember.fillRule.wasSet() } }

  override func property(_ name: String) -> LayerKey? {
    Self.shapeKeys[name] ?? super.property(name)
  }
}

/// How a layer's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates an end by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the point.
  public static let butt = Self(rawValue: "butt")
  /// In a half circle.
  public static let round = Self(rawValue: "round")
  /// In half a square.
  public static let square = Self(rawValue: "square")
}

/// How a layer's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point.
  public static let miter = Self(rawValue: "miter")
  /// Round.
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")
}

/// How points belong to a layer's path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By how often the path winds around them.
  public static let nonZero = Self(rawValue: "non-zero")
  /// By how many of its lines lie beyond them.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// A layer whose colour changes along a line.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?
  /// Where each colour is, 0 to 1; evenly apart without.
  open var locations: [NSNumber]?
  /// Where the first colour is, 0 to 1 along each axis.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, 0 to 1 along each axis.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The form of the change.
  open var type = CAGradientLayerType.axial

  override func property(_ name: String) -> LayerKey? {
    Self.gradientKeys[name] ?? super.property(name)
  }
}

/// The form of a change of colours.
public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a form by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// Out of a point.
  public static let radial = Self(rawValue: "radial")
  /// Around a point.
  public static let conic = Self(rawValue: "conic")
}

/// Changes of layers that belong together.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  private struct Level {
    var isDisabled = false
    var completion: (() -> Void)?
  }

  private static var levels: [Level] = []

  /// Begins changes.
  public static func begin() { levels.append(Level()) }

  /// Ends changes, which layers show at once here, and runs the completion.
  public static func commit() { levels.popLast()?.completion?() }

  /// Has changes that were not ended shown; they are here.
  public static func flush() {}

  /// Says whether changes happen without animation; they do here.
  public static func setDisableActions(_ flag: Bool) {
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].isDisabled = flag
  }

  /// Whether changes happen without animation.
  public static func disableActions() -> Bool { levels.last?.isDisabled ?? false }

  /// Says how long changes take, in seconds; layers change at once here.
  public static func setAnimationDuration(_ dur: TimeInterval) {}

  /// Says what runs when the changes are over.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard !levels.isEmpty else {
      block?()
      return
    }
    levels[levels.count - 1].completion = block
  }
}
