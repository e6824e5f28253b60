import Testing
import UIKit

/// What a layer keeps and what it shares with its view; colours and their choice by traits.
@MainActor struct LayerTests {
  @Test func `a view's layer keeps what a terminal does not draw`() {
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    card.layer.cornerRadius = 12
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.layer.borderColor = UIColor.red.cgColor
    card.layer.shadowOpacity = 0.3

    #expect(card.layer.cornerRadius == 12)
    #expect(card.layer.maskedCorners.rawValue == 3)
    #expect(card.layer.borderColor == UIColor.red.cgColor)
    #expect(card.layer.shadowOpacity == 0.3)
    #expect(card.layer === card.layer)
  }

  @Test func `a view's layer shares geometry, opacity and ground with the view`() {
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    card.layer.masksToBounds = true
    card.layer.opacity = 0.5
    card.layer.backgroundColor = UIColor.green.cgColor
    card.layer.position = CGPoint(x: 100, y: 100)
    card.layer.transform = CATransform3DMakeScale(2, 2, 1)

    #expect(card.clipsToBounds)
    #expect(card.alpha == 0.5)
    #expect(card.backgroundColor == .green)
    #expect(card.center == CGPoint(x: 100, y: 100))
    #expect(card.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(card.layer.bounds == card.bounds)
    #expect(card.layer.frame == card.frame)
  }

  @Test func `layers of their own form a tree`() {
    let view = UIView()
    let (back, front) = (CALayer(), CALayer())
    back.frame = CGRect(x: 1, y: 2, width: 30, height: 40)

    view.layer.addSublayer(front)
    view.layer.insertSublayer(back, at: 0)

    #expect(back.position == CGPoint(x: 16, y: 22))
    #expect(view.layer.sublayers == [back, front])
    #expect(front.superlayer === view.layer)
    back.removeFromSuperlayer()
    front.removeFromSuperlayer()
    #expect(view.layer.sublayers == nil)
  }

  @Test func `a dynamic colour is chosen by traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: UITraitCollection()) == .black)
    dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
    #expect(
      color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
  }

  @Test func `colours come from hue and give their components`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 0.25)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    var white: CGFloat = 7

    #expect([red, green, blue, alpha] == [0, 1, 0, 0.25])
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect(white == 7)
    #expect(UIColor.gray.getWhite(&white, alpha: &alpha))
    #expect(white == 0.5)
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
  }

  @Test func `hue and saturation are those that a colour was made of`() {
    var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(
      abs(hue - 0.6) < 0.001 && abs(saturation - 0.5) < 0.001 && abs(brightness - 0.8) < 0.001)
  }
}
