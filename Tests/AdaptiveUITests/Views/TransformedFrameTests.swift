import AdaptiveUI
import Foundation
import Testing

/// Rules V23 and V24: frames of views with transforms and anchor points.
///
/// Figures from Core Animation's
/// definition of a layer's frame, and from the transform tests of PinLayout 1.10.6.
@MainActor struct TransformedFrameTests {
  @Test func `V23 a frame set under a scale sets smaller bounds around the same middle`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)

    view.frame = CGRect(x: 10, y: 20, width: 100, height: 60)

    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 60))
    #expect(view.bounds.size == CGSize(width: 50, height: 120))
    #expect(view.center == CGPoint(x: 60, y: 50))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 35, y: -10, width: 50, height: 120))
  }

  @Test func `V23 constraints and masks see the view without its transform`() {
    let (outer, inner) = (UIView(), UIView())
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 50),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 60),
      inner.widthAnchor.constraint(equalToConstant: 40),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])

    outer.layoutIfNeeded()

    #expect(inner.bounds.size == CGSize(width: 40, height: 20))
    #expect(inner.center == CGPoint(x: 70, y: 70))
    #expect(inner.frame == CGRect(x: 30, y: 50, width: 80, height: 40))
  }

  @Test func `V23 a map that makes everything flat leaves the bounds as they are set`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)

    view.frame = CGRect(x: 0, y: 0, width: 30, height: 40)

    #expect(view.bounds.size == CGSize(width: 30, height: 40))
  }

  @Test func `V23 a view that fits its content does so without its transform`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
    }
    let view = Fitting(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)

    view.sizeToFit()

    #expect(view.bounds.size == CGSize(width: 40, height: 20))
  }

  @Test func `V24 another anchor point moves the frame and leaves the centre`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 80))

    view.layer.anchorPoint = CGPoint(x: 0, y: 1)

    #expect(view.center == CGPoint(x: 200, y: 140))
    #expect(view.frame == CGRect(x: 200, y: 60, width: 200, height: 80))
    view.frame = CGRect(x: 10, y: 20, width: 50, height: 40)
    #expect(view.center == CGPoint(x: 10, y: 60))
    view.bounds.size = CGSize(width: 100, height: 100)
    #expect(view.center == CGPoint(x: 10, y: 60))
    #expect(view.frame == CGRect(x: 10, y: -40, width: 100, height: 100))
  }

  @Test func `V24 a transform turns around the anchor point`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    outer.addSubview(view)
    view.layer.anchorPoint = .zero
    view.center = CGPoint(x: 100, y: 100)

    view.transform = CGAffineTransform(scaleX: 2, y: 3)

    #expect(view.frame == CGRect(x: 100, y: 100, width: 80, height: 60))
    #expect(view.convert(CGPoint(x: 40, y: 20), to: outer) == CGPoint(x: 180, y: 160))
    #expect(outer.convert(CGPoint(x: 180, y: 160), to: view) == CGPoint(x: 40, y: 20))
  }
}
