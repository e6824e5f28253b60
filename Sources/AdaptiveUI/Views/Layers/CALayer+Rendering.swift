// Reference: CALayer.render(in:), iOS 18 documentation.
// Status: Partial — grounds, borders, paths, gradients in their middle colour, texts and pictures, in cells;
// no masks, shadows and signs of controls.
import Foundation

extension CALayer {
  /// Draws the layer and what is in it, in its own coordinates, as the model has it.
  public func render(in ctx: CGContext) {
    ctx.saveGState()
    defer { ctx.restoreGState() }
    if masksToBounds { ctx.clip(to: bounds) }
    if let backgroundColor { ctx.fill(outline, with: backgroundColor) }
    renderContent(in: ctx)
    for layer in (sublayers ?? []).sorted(by: { $0.zPosition < $1.zPosition }) {
      layer.renderInParent(ctx)
    }
    for subview in view?.subviews ?? [] { subview.layer.renderInParent(ctx) }
    guard borderWidth > 0, let borderColor else { return }
    ctx.setStrokeColor(borderColor)
    ctx.paintStroke(outline.elements, width: borderWidth)
  }

  /// The layer's edge.
  private var outline: CGPath {
    let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
    return radius > 0
      ? UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
      : UIBezierPath(rect: bounds).cgPath
  }

  /// Draws the layer at its place in the one that holds it.
  private func renderInParent(_ ctx: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    ctx.saveGState()
    defer { ctx.restoreGState() }
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    ctx.translateBy(x: position.x, y: position.y)
    ctx.concatenate(affineTransform())
    ctx.translateBy(x: -anchor.x, y: -anchor.y)
    ctx.setAlpha(ctx.alpha * CGFloat(opacity))
    render(in: ctx)
  }

  /// Draws what the layer's class or its view shows above the ground.
  private func renderContent(in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    defer { UIGraphicsPopContext() }
    switch self {
    case let shape as CAShapeLayer: shape.renderPath(in: ctx)
    case let gradient as CAGradientLayer: gradient.renderMiddle(in: ctx)
    case let text as CATextLayer: text.styledString?.draw(in: bounds)
    default: break
    }
    guard let view else { return }
    view.draw(bounds)
    guard let content = view.conformingContent?.presentedContent else { return }
    if case .picture(let art) = content.role {
      ctx.paint(art, at: bounds.origin)
    } else if !content.text.isEmpty {
      content.text.draw(in: bounds)
    }
  }
}

extension CGContext {
  fileprivate func fill(_ path: CGPath, with color: CGColor) {
    setFillColor(color)
    paintFill(path.elements, evenOdd: false)
  }
}

extension CAShapeLayer {
  fileprivate func renderPath(in ctx: CGContext) {
    guard let path else { return }
    if let fillColor {
      ctx.setFillColor(fillColor)
      ctx.paintFill(path.elements, evenOdd: fillRule == .evenOdd)
    }
    guard let strokeColor, lineWidth > 0 else { return }
    ctx.setStrokeColor(strokeColor)
    ctx.paintStroke(path.elements, width: lineWidth)
  }
}

extension CAGradientLayer {
  /// A cell has one shade, and a terminal few of them: the colour in the middle stands for all.
  fileprivate func renderMiddle(in ctx: CGContext) {
    guard let colors, !colors.isEmpty, let color = colors[colors.count / 2] as? CGColor else {
      return
    }
    ctx.setFillColor(color)
    ctx.fill(bounds)
  }
}

extension CATextLayer {
  fileprivate var styledString: NSAttributedString? {
    string as? NSAttributedString
      ?? (string as? String).map {
        NSAttributedString(
          string: $0, attributes: [.font: font as? UIFont ?? .systemFont(ofSize: fontSize)])
      }
  }
}
