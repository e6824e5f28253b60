// Reference: NSAttributedString and NSString, UIKit additions; iOS 18 documentation.
// Status: Partial — lines of cells in the looks of the first letter.
public import Foundation
import Typography

extension NSAttributedString {
  /// Draws the text with its upper left corner at a point.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)))
  }

  /// Draws the text in lines no wider than a rectangle.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    let lines = TextMetrics.cells.lines(
      of: string, font ?? .ofPlainStrings, width: rect.width < 1e6 ? rect.width : nil)
    context.paint(lines, at: rect.origin)
  }

  /// Draws the text in a rectangle: in lines from its top, or, without
  /// `usesLineFragmentOrigin`, in one whose base is the rectangle's origin.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    draw(at: CGPoint(x: rect.minX, y: rect.minY - (font ?? .ofPlainStrings).ascender))
  }
}

extension String {
  /// Draws the text with its upper left corner at a point.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in lines no wider than a rectangle.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  /// Draws the text in a rectangle: in lines from its top, or, without
  /// `usesLineFragmentOrigin`, in one whose base is the rectangle's origin.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Draws the text with its upper left corner at a point.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in lines no wider than a rectangle.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a rectangle; see `String`.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }
}
