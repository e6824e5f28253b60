import CoreGraphics
import QuartzCore
import Testing

/// What `import CoreGraphics` and `import QuartzCore` give.
struct GeometryTests {
  @Test func `geometry prints as on Apple's systems`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)

    #expect("\(rect)" == "(1.0, 2.0, 3.0, 4.5)")
    #expect(String(describing: rect.origin) == "(1.0, 2.0)")
    #expect("\(rect.size)" == "(3.0, 4.5)")
    #expect("\([rect.size])" == "[(3.0, 4.5)]")
    #expect("\(CGVector(dx: 1, dy: 2))" == "CGVector(dx: 1.0, dy: 2.0)")
    #expect(
      "\(CGAffineTransform.identity)"
        == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
  }

  @Test func `maps are composed as on Apple's systems`() {
    let point = CGPoint(x: 1, y: 0)
    let moved = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    let turned = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)

    #expect(point.applying(moved) == CGPoint(x: 10, y: 1))
    #expect(point.applying(turned) == CGPoint(x: 0, y: 11))
    #expect(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(scaleX: 2, y: 4))
        == CGSize(width: 4, height: 12))
    #expect(moved.concatenating(moved.inverted()).isIdentity)
  }

  @Test func `maps of space contain the flat ones`() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let solid = CATransform3DMakeAffineTransform(flat)

    #expect(CATransform3DGetAffineTransform(solid) == flat)
    #expect(CATransform3DIsAffine(solid))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    let both = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 10, 0)
    #expect(
      CATransform3DGetAffineTransform(both)
        == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
    let turned = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(abs(turned.m11 + 1) < 1e-12)
  }
}
