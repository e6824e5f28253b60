import Foundation
import Testing
import UIKit

@testable import AdaptiveUI

/// Layers that programs draw into pictures of their own.
@MainActor struct RenderingTests {
  private func picture(_ layer: CALayer, _ columns: Int, _ rows: Int) -> [String] {
    UIGraphicsImageRenderer(
      size: CGSize(width: columns * 8, height: rows * 16)
    ).image { layer.render(in: $0.cgContext) }.art
  }

  @Test func `a layer is drawn with its sublayers, at their places and by their depth`() {
    func square(_ x: CGFloat, _ gray: CGFloat, depth: CGFloat) -> CALayer {
      let layer = CALayer()
      layer.frame = CGRect(x: x, y: 0, width: 24, height: 16)
      layer.backgroundColor = CGColor(gray: gray, alpha: 1)
      layer.zPosition = depth
      return layer
    }
    let root = CALayer()
    root.frame = CGRect(x: 100, y: 100, width: 64, height: 32)
    root.addSublayer(square(8, 0, depth: 1))
    root.addSublayer(square(24, 0.9, depth: 0))
    let hidden = square(0, 0, depth: 2)
    hidden.isHidden = true
    root.addSublayer(hidden)

    #expect(picture(root, 8, 2) == [" ███░░  ", "        "])
  }

  @Test func `a view's layer is drawn with texts and subviews`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 48))
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 40, height: 16))
    label.text = "hello"
    card.addSubview(label)

    #expect(picture(card.layer, 8, 3) == ["        ", "  hello ", "        "])
  }

  @Test func `a gradient is drawn in its middle colour, a path filled`() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
    gradient.colors = [0.9, 0.4, 0.1].map { CGColor(gray: $0, alpha: 1) }
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 8, y: 0, width: 8, height: 16)).cgPath

    #expect(picture(gradient, 3, 1) == ["▓▓ "])
    #expect(picture(shape, 3, 1) == [" █ "])
  }

  @Test func `text is drawn from the top of its lines or on its base`() {
    let lines = UIGraphicsImageRenderer(size: CGSize(width: 48, height: 32)).image { _ in
      "one two".draw(
        with: CGRect(x: 0, y: 0, width: 32, height: 32), options: .usesLineFragmentOrigin,
        attributes: nil, context: nil)
    }
    let based = UIGraphicsImageRenderer(size: CGSize(width: 48, height: 32)).image { _ in
      ("base" as NSString).draw(
        with: CGRect(x: 0, y: 32, width: 48, height: 0), attributes: nil, context: nil)
    }

    #expect(lines.art == ["one   ", "two   "])
    #expect(based.art.last == "base  ")
  }
}
