// Reference: CABasicAnimation, CASpringAnimation; iOS 18 documentation.
// Status: Partial — straight ways between values, and springs that do not go beyond their end.
public import Foundation

/// Shows other values of one property of a layer.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// Names the property.
  open var keyPath: String?
  /// Whether the values are added to the layer's own.
  open var isAdditive = false
  /// Whether each pass begins where the last one ended; kept.
  open var isCumulative = false { didSet { KeptMember.isCumulative.wasSet() } }

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// Shows values between two.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; `nil` for the layer's own.
  open var fromValue: Any?
  /// The last value; `nil` for the layer's own.
  open var toValue: Any?
  /// How far the last value is from the first one, where one of them is missing.
  open var byValue: Any?

  override func apply(_ way: CGFloat, to shown: inout ShownLayer) {
    guard let property = keyPath.flatMap(LayerProperty.init(rawValue:)) else { return }
    let own = isAdditive ? property.neutral : property.values(of: shown)
    let (from, to, by) = (numbers(fromValue), numbers(toValue), numbers(byValue))
    let first = from ?? by.map { by in (to ?? own).less(to == nil ? [] : by) } ?? own
    let last = to ?? by.map { first.more($0) } ?? own
    property.show(first.mixed(with: last, way), isAdditive: isAdditive, in: &shown)
  }

  private func numbers(_ value: Any?) -> [CGFloat]? { value.flatMap([CGFloat].init(animated:)) }
}

/// Shows values as a spring would reach them; here it eases into its end.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// How heavy what hangs on the spring is.
  open var mass: CGFloat = 1
  /// How strong the spring is; kept.
  open var stiffness: CGFloat = 100 { didSet { KeptMember.stiffness.wasSet() } }
  /// How strongly movement is braked.
  open var damping: CGFloat = 10
  /// How fast it moves at first.
  open var initialVelocity: CGFloat = 0
  /// How long the spring takes to come to rest, in seconds.
  open var settlingDuration: CFTimeInterval {
    // The swing has faded to a thousandth of its width. 2 m ln(1000) / c
    damping > 0 ? Double(2 * mass * 6.907755 / damping) : 86_400
  }

  override func progressOfPass(at part: CGFloat) -> CGFloat {
    let way = super.progressOfPass(at: part)
    return 1 - (1 - way) * (1 - way)
  }
}

extension [CGFloat] {
  /// The numbers of a value of an animation; `nil` for values without any.
  init?(animated value: Any) {
    switch value {
    case let number as CGFloat: self = [number]
    case let number as Double: self = [CGFloat(number)]
    case let number as Float: self = [CGFloat(number)]
    case let number as Int: self = [CGFloat(number)]
    case let number as NSNumber: self = [CGFloat(number.doubleValue)]
    case let point as CGPoint: self = [point.x, point.y]
    case let size as CGSize: self = [size.width, size.height]
    case let rect as CGRect: self = [rect.minX, rect.minY, rect.width, rect.height]
    default: return nil
    }
  }

  func mixed(with other: [CGFloat], _ way: CGFloat) -> [CGFloat] {
    zip(self, other).map { $0 + ($1 - $0) * way }
  }

  func more(_ other: [CGFloat]) -> [CGFloat] { zip(self, other).map { $0 + $1 } }

  func less(_ other: [CGFloat]) -> [CGFloat] {
    other.isEmpty ? self : zip(self, other).map { $0 - $1 }
  }
}
