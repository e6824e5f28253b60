import Foundation
import Testing
import UIKit

/// Properties of layers by names, and what a layer keeps under others.
@MainActor struct LayerKeyTests {
  private func number(_ layer: CALayer, _ path: String) -> Double? {
    (layer.value(forKeyPath: path) as? NSNumber).map { ($0.doubleValue * 1000).rounded() / 1000 }
  }

  @Test func `the animatable properties are found by their names`() {
    let layer = CALayer()
    layer.setValue(0.5, forKeyPath: "opacity")
    layer.setValue(4, forKeyPath: "cornerRadius")
    layer.setValue(true, forKeyPath: "hidden")
    layer.setValue(UIColor.red.cgColor, forKeyPath: "backgroundColor")
    layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKeyPath: "position")

    #expect(layer.opacity == 0.5)
    #expect(layer.cornerRadius == 4)
    #expect(layer.isHidden)
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    #expect(layer.value(forKeyPath: "position") as? CGPoint == CGPoint(x: 3, y: 4))
    #expect(number(layer, "opacity") == 0.5)
    layer.setValue(nil, forKeyPath: "backgroundColor")
    #expect(layer.backgroundColor == nil)
  }

  @Test func `parts of points, sizes and rectangles are numbers of their own`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.setValue(100, forKeyPath: "position.x")
    layer.setValue(60, forKeyPath: "bounds.size.width")
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "bounds.origin")
    layer.setValue(7, forKeyPath: "shadowOffset.height")

    #expect(layer.position == CGPoint(x: 100, y: 40))
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 60, height: 40))
    #expect(layer.shadowOffset.height == 7)
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 60, height: 40))
    #expect(number(layer, "frame.origin.x") == 70)
  }

  @Test func `a transform is scale, turn and shift, each kept while others change`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.setValue(2, forKeyPath: "transform.scale")
    view.layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    view.layer.setValue(5, forKeyPath: "transform.translation.x")
    view.layer.setValue(3, forKeyPath: "transform.scale.y")

    #expect(number(view.layer, "transform.scale.x") == 2)
    #expect(number(view.layer, "transform.scale.y") == 3)
    #expect(number(view.layer, "transform.scale.z") == 2)
    #expect(number(view.layer, "transform.scale") == 2.333)
    #expect(number(view.layer, "transform.rotation") == 1.571)
    #expect(
      view.layer.value(forKeyPath: "transform.translation") as? CGSize
        == CGSize(width: 5, height: 0))
    #expect(abs(view.transform.b - 2) < 1e-9 && abs(view.transform.c + 3) < 1e-9)
    #expect(view.transform.tx == 5)
  }

  @Test func `a view's layer keeps depth until the view gets another transform`() {
    let view = UIView()
    var deep = CATransform3DIdentity
    deep.m34 = -1 / 500
    view.layer.transform = deep

    #expect(view.transform == .identity)
    #expect(view.layer.transform.m34 == -0.002)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.layer.transform == CATransform3DMakeScale(2, 2, 1))
  }

  @Test func `shapes and gradients have names of their own`() {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    shape.setValue(0.25, forKey: "strokeEnd")
    gradient.setValue(0.75, forKeyPath: "startPoint.x")

    #expect(shape.strokeEnd == 0.25)
    #expect(gradient.startPoint == CGPoint(x: 0.75, y: 0))
  }

  @Test func `under other names a layer and an animation keep what a program wants`() {
    let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
    layer.setValue("row", forKey: "kind")
    animation.setValue("fade", forKey: "name")

    #expect(layer.value(forKey: "kind") as? String == "row")
    #expect(animation.value(forKey: "name") as? String == "fade")
    layer.setValue(nil, forKey: "kind")
    #expect(layer.value(forKey: "kind") == nil)
  }

  @Test func `what is no value for a property changes nothing`() {
    let layer = CALayer()
    layer.setValue("wide", forKeyPath: "bounds.size.width")
    layer.setValue(UIColor.red, forKeyPath: "borderWidth")
    layer.setValue(3, forKeyPath: "position.depth")

    #expect(layer.bounds == .zero && layer.borderWidth == 0 && layer.position == .zero)
    #expect(layer.value(forKeyPath: "position.depth") == nil)
  }

  @Test func `a layer takes another one's place`() {
    let (parent, back, old, front, new) = (
      CALayer(), CALayer(), CALayer(), CALayer(), CALayer()
    )
    [back, old, front].forEach(parent.addSublayer)
    parent.replaceSublayer(old, with: new)

    #expect(parent.sublayers == [back, new, front])
    #expect(old.superlayer == nil && new.superlayer === parent)
  }
}
