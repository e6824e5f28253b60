// Reference: "Core Animation Extensions to Key-Value Coding", Core Animation Programming Guide.
// Status: Complete but for turns around the axes of the plane, `rotation.x` and `rotation.y`.
import Foundation

extension CGPoint: LayerStructure {
  private static var parts: [String: WritableKeyPath<CGPoint, CGFloat>] { ["x": \.x, "y": \.y] }

  init?(keyed value: Any?) {
    guard let point = value as? CGPoint ?? (value as? NSValue)?.pointValue else { return nil }
    self = point
  }

  func part(_ words: [String]) -> Any? { number(words, Self.parts) }
  mutating func setPart(_ words: [String], _ value: Any?) { setNumber(words, value, Self.parts) }
}

extension CGSize: LayerStructure {
  private static var parts: [String: WritableKeyPath<CGSize, CGFloat>] {
    ["width": \.width, "height": \.height]
  }

  init?(keyed value: Any?) {
    guard let size = value as? CGSize ?? (value as? NSValue)?.sizeValue else { return nil }
    self = size
  }

  func part(_ words: [String]) -> Any? { number(words, Self.parts) }
  mutating func setPart(_ words: [String], _ value: Any?) { setNumber(words, value, Self.parts) }
}

extension CGRect: LayerStructure {
  private static var parts: [String: WritableKeyPath<CGRect, CGFloat>] {
    [
      "origin.x": \.origin.x, "origin.y": \.origin.y, "size.width": \.size.width,
      "size.height": \.size.height,
    ]
  }

  init?(keyed value: Any?) {
    guard let rect = value as? CGRect ?? (value as? NSValue)?.rectValue else { return nil }
    self = rect
  }

  func part(_ words: [String]) -> Any? {
    switch words {
    case ["origin"]: origin
    case ["size"]: size
    default: number(words, Self.parts)
    }
  }

  mutating func setPart(_ words: [String], _ value: Any?) {
    switch words {
    case ["origin"]: origin = CGPoint(keyed: value) ?? origin
    case ["size"]: size = CGSize(keyed: value) ?? size
    default: setNumber(words, value, Self.parts)
    }
  }
}

extension CATransform3D: LayerStructure {
  private static var parts: [String: WritableKeyPath<CATransform3D, CGFloat>] {
    [
      "scale": \.scale, "scale.x": \.scaleX, "scale.y": \.scaleY, "scale.z": \.scaleZ,
      "rotation": \.rotation, "rotation.z": \.rotation,
      "translation.x": \.m41, "translation.y": \.m42, "translation.z": \.m43,
    ]
  }

  init?(keyed value: Any?) {
    guard let transform = value as? CATransform3D else { return nil }
    self = transform
  }

  func part(_ words: [String]) -> Any? {
    words == ["translation"] ? CGSize(width: m41, height: m42) : number(words, Self.parts)
  }

  mutating func setPart(_ words: [String], _ value: Any?) {
    guard words == ["translation"] else { return setNumber(words, value, Self.parts) }
    if let size = CGSize(keyed: value) {
      (m41, m42) = (size.width, size.height)
    } else if let point = CGPoint(keyed: value) {
      (m41, m42) = (point.x, point.y)
    }
  }

  // Rows are where the axes go: their lengths are the scale, the first one's direction is the turn.

  private var scaleX: CGFloat {
    get { Self.length(m11, m12, m13) }
    set { (m11, m12, m13) = Self.row(m11, m12, m13, newValue, else: (1, 0, 0)) }
  }

  private var scaleY: CGFloat {
    get { Self.length(m21, m22, m23) }
    set { (m21, m22, m23) = Self.row(m21, m22, m23, newValue, else: (0, 1, 0)) }
  }

  private var scaleZ: CGFloat {
    get { Self.length(m31, m32, m33) }
    set { (m31, m32, m33) = Self.row(m31, m32, m33, newValue, else: (0, 0, 1)) }
  }

  /// The mean of the three scales; setting it sets them all.
  private var scale: CGFloat {
    get { (scaleX + scaleY + scaleZ) / 3 }
    set { (scaleX, scaleY, scaleZ) = (newValue, newValue, newValue) }
  }

  /// The turn in the plane, in radians; setting it keeps scales and shift.
  private var rotation: CGFloat {
    get { atan2(m12, m11) }
    set {
      let turn = newValue - rotation
      let (cosine, sine) = (cos(turn), sin(turn))
      (m11, m12) = (m11 * cosine - m12 * sine, m11 * sine + m12 * cosine)
      (m21, m22) = (m21 * cosine - m22 * sine, m21 * sine + m22 * cosine)
    }
  }

  private static func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
    (x * x + y * y + z * z).squareRoot()
  }

  /// A row made as long as `length`; along `axis` where it has no direction.
  private static func row(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ length: CGFloat,
    else axis: (CGFloat, CGFloat, CGFloat)
  ) -> (CGFloat, CGFloat, CGFloat) {
    let old = Self.length(x, y, z)
    guard old > 0 else { return (axis.0 * length, axis.1 * length, axis.2 * length) }
    return (x / old * length, y / old * length, z / old * length)
  }
}
