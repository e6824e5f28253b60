import Testing
import UIKit

/// Where layers without a view are: frames through transforms, and one layer's points in another's.
@MainActor struct LayerGeometryTests {
  private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  @Test func `a frame is what the transform makes of the bounds`() {
    let card = layer(CGRect(x: 100, y: 100, width: 100, height: 50))

    card.transform = CATransform3DMakeScale(2, 2, 1)

    #expect(card.frame == CGRect(x: 50, y: 75, width: 200, height: 100))
    #expect(card.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `a frame set under a transform sets the bounds that it comes from`() {
    let card = layer(.zero)
    card.transform = CATransform3DMakeScale(2, 2, 1)

    card.frame = CGRect(x: 100, y: 100, width: 100, height: 50)

    #expect(card.bounds.size == CGSize(width: 50, height: 25))
    #expect(card.position == CGPoint(x: 150, y: 125))
    #expect(card.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
  }

  @Test func `points are converted between siblings, and to the root for nil`() {
    let root = layer(CGRect(x: 7, y: 7, width: 400, height: 400))
    let first = layer(CGRect(x: 10, y: 20, width: 100, height: 100), in: root)
    let second = layer(CGRect(x: 50, y: 60, width: 100, height: 100), in: root)
    let inner = layer(CGRect(x: 5, y: 5, width: 10, height: 10), in: first)

    #expect(inner.convert(CGPoint(x: 1, y: 2), to: second) == CGPoint(x: -34, y: -33))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 27))
    #expect(second.convert(CGPoint(x: 0, y: 0), from: inner) == CGPoint(x: -35, y: -35))
    #expect(
      second.convert(CGRect(x: 0, y: 0, width: 4, height: 4), to: first)
        == CGRect(x: 40, y: 40, width: 4, height: 4))
    #expect(
      first.convert(CGRect(x: 0, y: 0, width: 4, height: 4), from: second)
        == CGRect(x: 40, y: 40, width: 4, height: 4))
  }

  @Test func `the layers of views convert as their views do`() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let card = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    page.addSubview(card)
    let mark = layer(CGRect(x: 5, y: 6, width: 10, height: 10), in: card.layer)

    #expect(mark.convert(CGPoint.zero, to: page.layer) == CGPoint(x: 35, y: 46))
    #expect(card.layer.convert(CGPoint.zero, to: page.layer) == card.convert(.zero, to: page))
  }

  @Test func `the layer in front is hit, and a hidden one is not`() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = layer(CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
    let front = layer(CGRect(x: 25, y: 25, width: 50, height: 50), in: root)

    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 190, y: 90)) == nil)
  }
}
