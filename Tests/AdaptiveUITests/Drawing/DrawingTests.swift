import AdaptiveUI
import Foundation
import Testing

/// Paths, and what is drawn in cells.
@MainActor struct DrawingTests {
  private final class Badge: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.black.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 16, height: 16)).fill()
      UIColor.red.setStroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 24))
      line.addLine(to: CGPoint(x: 32, y: 24))
      line.stroke()
    }
  }

  @Test func `a path knows its bounds and what lies in it`() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.contains(CGPoint(x: 10, y: 10)))
    #expect(!circle.contains(CGPoint(x: 1, y: 1)))
    #expect(
      circle.bounds.insetBy(dx: -0.01, dy: -0.01).contains(
        CGRect(x: 0, y: 0, width: 20, height: 20)))
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(ring.contains(CGPoint(x: 15, y: 15)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
  }

  @Test(arguments: [10.0, -10.0])
  func `an arc by tangents rounds a corner and ends on the way ahead`(down: Double) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: down), radius: 5)

    #expect(abs(path.currentPoint.x - 10) < 0.01 && abs(path.currentPoint.y - down / 2) < 0.01)
    #expect(path.contains(CGPoint(x: 9.2, y: down / 4)))
    #expect(!path.contains(CGPoint(x: 9.6, y: down / 10)))
    #expect(abs(path.boundingBoxOfPath.width - 10) < 0.1)
  }

  @Test func `an arc by tangents without a turn is a line`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test func `half a circle begins and ends on its diameter`() {
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(arc.currentPoint.x - 40) < 0.01 && abs(arc.currentPoint.y - 50) < 0.01)
    #expect(abs(arc.bounds.maxY - 60) < 0.1)
    #expect(arc.bounds.minY > 49.9)
  }

  @Test func `what a view draws is kept as cells`() {
    let test = TestWindow {
      let root = UIViewController()
      root.view.addSubview(Badge(frame: CGRect(x: 0, y: 0, width: 32, height: 32)))
      return root
    }
    #expect(test.root.view.subviews[0].drawnArt == ["██  ", "────"])
    #expect(test.root.view.drawnArt == nil)
  }

  @Test func `a renderer makes a picture of cells`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 16)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 8, y: 0, width: 16, height: 16))
      "x".draw(at: .zero)
    }
    #expect(image.size == CGSize(width: 24, height: 16))
    #expect(image.art == ["x░░"])
  }

  @Test func `a path that is painted in one call is filled, stroked or both, and forgotten`() {
    let box = CGRect(x: 8, y: 8, width: 32, height: 32)
    func art(_ paint: (CGContext) -> Void) -> [String] {
      UIGraphicsImageRenderer(size: CGSize(width: 48, height: 48)).image { renderer in
        UIColor.black.setFill()
        UIColor.red.setStroke()
        renderer.cgContext.addRect(box)
        paint(renderer.cgContext)
        // Nothing is left that could be filled.
        renderer.cgContext.fillPath()
      }.art
    }

    let filled = art { $0.fillPath() }
    let stroked = art { $0.strokePath() }
    let both = art {
      $0.fill(box)
      $0.stroke(box)
      $0.beginPath()
    }
    #expect(Set([filled, stroked, both]).count == 3)
    #expect(art { $0.drawPath(using: .fill) } == filled)
    #expect(art { $0.drawPath(using: .stroke) } == stroked)
    #expect(art { $0.drawPath(using: .fillStroke) } == both)
    #expect(art { $0.drawPath(using: .eoFill) } == filled)
  }
}
