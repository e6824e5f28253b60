// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Reference: CATransform3D, iOS 18 documentation.
// Status: Partial — values, making, multiplying; a terminal shows only the affine part.
public import Foundation

/// A map of space, row by row: `m11` to `m44`.
public struct CATransform3D: Sendable, Hashable {
  /// First row.
  public var m11, m12, m13, m14: CGFloat
  /// Second row.
  public var m21, m22, m23, m24: CGFloat
  /// Third row.
  public var m31, m32, m33, m34: CGFloat
  /// Fourth row; its first three entries are the shift.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a map that takes everything to the origin.
  public init() { self.init(rows: [CGFloat](repeating: 0, count: 16)) }

  /// Creates a map from sixteen numbers, row by row.
  init(rows: [CGFloat]) {
    (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
    (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
    (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
    (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
  }

  /// The sixteen numbers, row by row.
  var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// The map that moves nothing.
public let CATransform3DIdentity = CATransform3D(
  rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

/// A shift, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// A scaling.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// A turn by `angle` radians around the axis (`x`, `y`, `z`); nothing for an axis of no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let axis: [CGFloat] = [x / length, y / length, z / length]
  let (cosine, sine) = (cos(angle), sin(angle))
  // How the entries beside the diagonal take the sine: Rodrigues' formula with rows as images.
  let (right, down, near): (CGFloat, CGFloat, CGFloat) = (axis[0], axis[1], axis[2])
  let signs: [[CGFloat]] = [[0, near, -down], [-near, 0, right], [down, -right, 0]]
  var rows = CATransform3DIdentity.rows
  for row in 0..<3 {
    for column in 0..<3 {
      let projection: CGFloat = (1 - cosine) * axis[row] * axis[column]
      let turn: CGFloat = row == column ? cosine : sine * signs[row][column]
      rows[row * 4 + column] = projection + turn
    }
  }
  return CATransform3D(rows: rows)
}

/// `a` followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    rows: (0..<16).map { index in
      let (row, column) = (index / 4 * 4, index % 4)
      return (0..<4).reduce(CGFloat(0)) { sum, step -> CGFloat in
        sum + left[row + step] * right[step * 4 + column]
      }
    })
}

/// The flat map as a map of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// The flat part of a map of space.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Whether the map has a flat part only.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}

/// Whether the map moves nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// `t` after a shift.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// `t` after a scaling.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// `t` after a turn.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
